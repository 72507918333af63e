import Foundation

/// A colour. Layout does not ask for it; it is kept for whoever draws.
public final class UIColor: Hashable, Sendable {
    /// Red, green, blue and opacity, each from 0 to 1.
    public let components: [CGFloat]

    /// The colour of three primaries and an opacity, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// A grey, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.components == right.components }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// No colour at all.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The background of screens: white.
    public static let systemBackground = white
    /// The colour of text: black.
    public static let label = black
}
