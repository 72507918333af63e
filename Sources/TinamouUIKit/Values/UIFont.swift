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

        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Lighter than light.
        public static let thin = Weight(rawValue: -0.6)
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
        /// The boldest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// What text is for.
    public struct TextStyle: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The style of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen: 34 points.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// A title: 28 points.
        public static let title1 = TextStyle(rawValue: "title1")
        /// A title of the second rank: 22 points.
        public static let title2 = TextStyle(rawValue: "title2")
        /// A title of the third rank: 20 points.
        public static let title3 = TextStyle(rawValue: "title3")
        /// A heading: 17 points, half bold.
        public static let headline = TextStyle(rawValue: "headline")
        /// What is below a heading: 15 points.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Text: 17 points.
        public static let body = TextStyle(rawValue: "body")
        /// What stands out: 16 points.
        public static let callout = TextStyle(rawValue: "callout")
        /// Notes: 13 points.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// What is below pictures: 12 points.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// The smallest: 11 points.
        public static let caption2 = TextStyle(rawValue: "caption2")

        // The sizes that the system begins with, for whoever has not chosen another.
        fileprivate static let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
            .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
        ]
    }

    /// The size, in points.
    public let pointSize: CGFloat

    /// How bold the letters are.
    public let weight: Weight

    /// The name under which the font has been asked for; sizes do not depend on it.
    public let fontName: String

    private init(_ size: CGFloat, _ weight: Weight, _ name: String = ".system") {
        pointSize = size
        self.weight = weight
        fontName = name
    }

    /// The font of a name and a size, in points. Every name has one, by the same rule.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontSize, .regular, fontName)
    }

    /// The font of a size, in points.
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular) }

    /// The font of a size, in points, and a weight.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }

    /// The bold font of a size, in points.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .bold) }

    /// The slanted font of a size, in points: as wide as the other.
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular, ".system-italic") }

    /// The font of a size, in points, whose digits are equally wide, as all characters here are.
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }

    /// The font of a size, in points, whose characters are equally wide, as all here are.
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }

    /// The font for a kind of text, in the system's usual size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(TextStyle.sizes[style] ?? labelFontSize, style == .headline ? .semibold : .regular)
    }

    /// The same font in another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, weight, fontName) }

    /// The size of text on buttons, in points.
    public static let buttonFontSize: CGFloat = 18

    /// The size of text by itself, in points.
    public static let systemFontSize: CGFloat = 14

    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12

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

    /// Whether two fonts have the same name, size and weight.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.pointSize == right.pointSize && left.weight == right.weight && left.fontName == right.fontName
    }

    /// Feeds size and weight to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(fontName)
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
