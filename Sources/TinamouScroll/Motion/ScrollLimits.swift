import TinamouLayout

/// Where an offset may rest and what is seen of the content: all that a gesture must know of a scroll view.
public struct ScrollLimits: Sendable, Hashable {
    /// One axis of the limits.
    public struct Axis: Sendable, Hashable {
        /// The offsets at which the content may rest, in points.
        public var range: ClosedRange<Double>

        /// The visible length, in points, not negative.
        public var viewport: Double

        /// Whether the content may be pulled beyond the ends of the range; else it stops there.
        public var bounces: Bool

        /// The limits of an axis. Unless said otherwise, the content bounces where it scrolls.
        public init(_ range: ClosedRange<Double>, viewport: Double, bounces: Bool? = nil) {
            self.range = range
            self.viewport = viewport
            self.bounces = bounces ?? (range.lowerBound < range.upperBound)
        }

        /// An axis along which nothing moves.
        public static let fixed = Axis(0...0, viewport: 0)

        /// The nearest offset of the range.
        public func clamp(_ offset: Double) -> Double {
            min(max(offset, range.lowerBound), range.upperBound)
        }

        var isSound: Bool {
            range.lowerBound.isFinite && range.upperBound.isFinite && viewport.isFinite && viewport >= 0
        }
    }

    /// The limits of x.
    public var horizontal: Axis

    /// The limits of y.
    public var vertical: Axis

    /// The limits of both axes.
    public init(horizontal: Axis = .fixed, vertical: Axis) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The limits of a scroll view, as of its last layout pass: it bounces along the axes along which its content
    /// scrolls, and along those for which it says so.
    public init(of view: ScrollView) {
        let x = view.restingRange(along: .horizontal), y = view.restingRange(along: .vertical)
        let size = view.alignmentRectInRoot.size
        horizontal = Axis(
            x, viewport: size.width, bounces: view.alwaysBounceHorizontal || x.lowerBound < x.upperBound)
        vertical = Axis(y, viewport: size.height, bounces: view.alwaysBounceVertical || y.lowerBound < y.upperBound)
    }

    /// The limits of an axis.
    public subscript(axis: LayoutAxis) -> Axis { axis == .horizontal ? horizontal : vertical }

    /// The offset at the start of both ranges.
    public var start: Point { Point(x: horizontal.range.lowerBound, y: vertical.range.lowerBound) }

    /// The nearest offset at which the content may rest.
    public func clamp(_ offset: Point) -> Point {
        Point(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
    }

    var isSound: Bool { horizontal.isSound && vertical.isSound }
}
