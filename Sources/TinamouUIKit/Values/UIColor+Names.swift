import Foundation

// Colours by name. UIKit's own depend on the system's appearance; these are those of its light one.

extension UIColor {
    /// A colour of a hue around the circle, a saturation and a brightness, each from 0 to 1, and an opacity.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sixth = (hue - hue.rounded(.down)) * 6
        func primary(_ shift: CGFloat) -> CGFloat {
            let place = (sixth + shift).truncatingRemainder(dividingBy: 6)
            let share = min(max(min(place, 4 - place), 0), 1)
            return brightness * (1 - saturation * share)
        }
        self.init(red: primary(5), green: primary(3), blue: primary(1), alpha: alpha)
    }

    /// Writes the components to where they are wanted.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        for (place, component) in zip([red, green, blue, alpha], components) { place?.pointee = component }
        return true
    }

    private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// The system's blue.
    public static let systemBlue = bytes(0, 122, 255)
    /// The system's green.
    public static let systemGreen = bytes(52, 199, 89)
    /// The system's orange.
    public static let systemOrange = bytes(255, 149, 0)
    /// The system's pink.
    public static let systemPink = bytes(255, 45, 85)
    /// The system's purple.
    public static let systemPurple = bytes(175, 82, 222)
    /// The system's red.
    public static let systemRed = bytes(255, 59, 48)
    /// The system's teal.
    public static let systemTeal = bytes(90, 200, 250)
    /// The system's yellow.
    public static let systemYellow = bytes(255, 204, 0)
    /// The system's grey.
    public static let systemGray = bytes(142, 142, 147)
    /// A light grey.
    public static let systemGray2 = bytes(174, 174, 178)
    /// A lighter grey.
    public static let systemGray3 = bytes(199, 199, 204)
    /// A still lighter grey.
    public static let systemGray4 = bytes(209, 209, 214)
    /// A grey near white.
    public static let systemGray5 = bytes(229, 229, 234)
    /// The grey nearest white.
    public static let systemGray6 = bytes(242, 242, 247)
    /// Text that matters less.
    public static let secondaryLabel = bytes(60, 60, 67, 0.6)
    /// Text that matters still less.
    public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
    /// What stands where text will be.
    public static let placeholderText = bytes(60, 60, 67, 0.3)
    /// Lines between things.
    public static let separator = bytes(60, 60, 67, 0.29)
    /// The background of what lies on the background.
    public static let secondarySystemBackground = systemGray6
    /// The background of grouped tables.
    public static let systemGroupedBackground = systemGray6
    /// The background of grouped tables, in older words.
    public static let groupTableViewBackground = systemGray6
}
