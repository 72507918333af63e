import Foundation

/// A picture, as far as layout asks: its size.
public final class UIImage: Sendable {
    /// How colours are taken.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows the picture thinks fit.
        case automatic
        /// As they are.
        case alwaysOriginal
        /// Only as a shape.
        case alwaysTemplate
    }

    /// The size in points.
    public let size: CGSize

    /// How colours are taken, kept for whoever draws.
    public let renderingMode: RenderingMode

    /// A picture of a size, in points.
    public convenience init(size: CGSize) { self.init(size, .automatic) }

    /// A picture without size.
    public convenience init() { self.init(.zero, .automatic) }

    private init(_ size: CGSize, _ mode: RenderingMode) {
        self.size = size
        renderingMode = mode
    }

    @TaskLocal private static var known: [String: CGSize] = [:]

    /// The picture of a name, if the host has one of it (``LayoutHost/images``), or ``withNamed(_:_:)`` says its size.
    public convenience init?(named name: String) {
        guard let size = UIImage.known[name] else { return nil }
        self.init(size, .automatic)
    }

    /// The symbol of a name; found where pictures are.
    public convenience init?(systemName name: String) { self.init(named: name) }

    /// Calls `body` with pictures of these names and sizes, in points.
    public static func withNamed<Result>(_ sizes: [String: CGSize], _ body: () throws -> Result) rethrows -> Result {
        try $known.withValue(sizes) { try body() }
    }

    /// The same picture, its colours taken in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(size, renderingMode) }
}
