import Foundation

/// A screen: numbers that a host gives.
public final class UIScreen: Sendable {
    /// The screen's size, at the origin, in points.
    public let bounds: CGRect

    /// Pixels for each point.
    public let scale: CGFloat

    /// A screen of a size.
    public init(bounds: CGRect, scale: CGFloat = 3) {
        self.bounds = bounds
        self.scale = scale
    }

    @TaskLocal private static var current = UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 812))

    /// The screen: that of the ``LayoutHost`` which is calling the program; 375 × 812 points at 3 pixels where none is,
    /// unless ``withMain(_:_:)`` says otherwise.
    ///
    /// A static because UIKit's is one; bound to the task and never changed, so that hosts side by side do not meet.
    public static var main: UIScreen { current }

    /// The same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The screen's size in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Calls `body` with another screen as ``main``.
    public static func withMain<Result>(_ screen: UIScreen, _ body: () throws -> Result) rethrows -> Result {
        try $current.withValue(screen) { try body() }
    }
}
