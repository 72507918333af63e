import Foundation

/// A font, as far as layout asks: how large text in it is.
///
/// There are no letters here, so sizes follow one rule, the same on every machine. With *p* the point size:
///
/// - every character is *p* / 2 wide, blanks too, whatever the weight;
/// - a line is 1.2 *p* high, 0.95 *p* of it above the baseline and 0.25 *p* below.
public final class UIFont: Hashable, Sendable {
    /// How bold the letters are. Sizes do not depend on it.
    public struct Weight: Hashable, Sendable {
        /// From −1, light, to 1, bold.
        public let rawValue: CGFloat

        /// The weight of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// As text is.
        public static let regular = Weight(rawValue: 0)
        /// A little bolder.
        public static let medium = Weight(rawValue: 0.23)
        /// Half bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Bolder still.
        public static let heavy = Weight(rawValue: 0.56)
    }

    /// The size, in points.
    public let pointSize: CGFloat

    /// How bold the letters are.
    public let weight: Weight

    private init(_ size: CGFloat, _ weight: Weight) {
        pointSize = size
        self.weight = weight
    }

    /// The font of a size, in points.
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular) }

    /// The font of a size, in points, and a weight.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }

    /// The bold font of a size, in points.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .bold) }

    /// The same font in another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, weight) }

    /// The size of text on buttons, in points.
    public static let buttonFontSize: CGFloat = 18

    /// The size of text in labels, in points.
    public static let labelFontSize: CGFloat = 17

    /// How far letters reach above the baseline.
    public var ascender: CGFloat { 0.95 * pointSize }

    /// How far letters reach below the baseline: below 0.
    public var descender: CGFloat { -0.25 * pointSize }

    /// How high a line is.
    public var lineHeight: CGFloat { 1.2 * pointSize }

    /// How much a line is higher than its letters: nothing.
    public var leading: CGFloat { 0 }

    /// How wide each character is.
    public var advance: CGFloat { 0.5 * pointSize }

    /// Whether two fonts have the same size and weight.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.pointSize == right.pointSize && left.weight == right.weight
    }

    /// Feeds size and weight to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}

/// How lines of text stand in their width.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From edge to edge.
    case justified
    /// Where reading starts.
    case natural
}
