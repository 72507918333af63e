import Testing
import TinamouLayout

/// A view with an intrinsic size.
final class Tile: View {
    var size: (width: Double?, height: Double?)
    var baselines: (first: Double, last: Double)?

    init(_ name: String, _ width: Double?, _ height: Double? = 10, baselines: (Double, Double)? = nil) {
        size = (width, height)
        self.baselines = baselines
        super.init(name)
    }

    override var intrinsicContentSize: (width: Double?, height: Double?) { size }
    override var firstBaselineFromTop: Double? { baselines?.first }
    override var lastBaselineFromBottom: Double? { baselines?.last }
    override var baselineSpacing: Double { 21 }
}

/// A view whose height follows from its width.
final class Prose: View {
    let area: Double

    init(_ name: String, area: Double) {
        self.area = area
        super.init(name)
    }

    override func intrinsicHeight(forWidth width: Double) -> Double? { width > 0 ? area / width : 0 }
}

/// A stack at (10, 20) of a root.
final class StackScene {
    let root = View("root")
    let stack: StackView
    let views: [View]
    let engine: LayoutEngine
    private let extents: [LayoutConstraint]

    /// - Parameter isOpen: whether nothing states the stack's size.
    init(_ axis: LayoutAxis, _ views: [View], isOpen: Bool = false) {
        stack = StackView("stack", axis: axis, arrangedSubviews: views)
        self.views = views
        root.addSubview(stack)
        extents = [
            stack.widthAnchor.constraint(equalToConstant: 0), stack.heightAnchor.constraint(equalToConstant: 0),
        ]
        LayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ])
        if !isOpen { LayoutConstraint.activate(extents) }
        engine = LayoutEngine(root: root)
    }

    /// Lays out with a length along the stack's axis and an extent across, unless those are open.
    func layout(_ length: Double = 0, across: Double = 10) throws(LayoutError) {
        extents[0].constant = stack.axis == .horizontal ? length : across
        extents[1].constant = stack.axis == .horizontal ? across : length
        try engine.layout(in: Size(width: 1000, height: 1000))
    }

    /// The error in which a pass ends.
    func failure(_ length: Double = 0, across: Double = 10) -> LayoutError? {
        do throws(LayoutError) {
            try layout(length, across: across)
        } catch {
            return error
        }
        return nil
    }

    /// The identifiers of the constraints that contradict each other in a pass, in order of the alphabet.
    func conflict(_ length: Double = 0, across: Double = 10) -> [String] {
        guard case .unsatisfiable(let conflict)? = failure(length, across: across) else { return [] }
        return conflict.members.map { "\($0)".prefix { $0 != ":" } }.map(String.init).sorted()
    }

    /// The frames of what the stack was made with, in the stack.
    var frames: [Rect] { views.map(\.frame) }

    /// From where to where they reach along the axis.
    var spans: [ClosedRange<Double>] {
        frames.map { frame in
            let (start, end) =
                stack.axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            if end < start - 1e-9 { Issue.record("a negative extent: \(frame)") }
            return start...max(start, end)
        }
    }
}

/// Whether two rectangles are the same but for rounding.
func isClose(_ one: Rect, _ two: Rect) -> Bool {
    [
        one.minX - two.minX, one.minY - two.minY, one.width - two.width, one.height - two.height,
    ].allSatisfy { abs($0) < 1e-9 }
}

/// Whether two ranges are the same but for rounding.
func isClose(_ one: ClosedRange<Double>, _ two: ClosedRange<Double>) -> Bool {
    abs(one.lowerBound - two.lowerBound) < 1e-9 && abs(one.upperBound - two.upperBound) < 1e-9
}
