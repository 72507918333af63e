import TinamouLayout

/// The picture of one scene in a comparison.
struct ComparisonPicture {
    /// How large the picture is, in pixels.
    let size: Size

    private let scale: Double
    /// The part of the plane that is shown, in points.
    private let window: Rect
    private let screen: Rect
    private let same: [Rect]
    private let changed: [Changed]

    private struct Changed {
        let label: ComparisonLabels.Wish
        let before: Rect?
        let after: Rect?
        /// Whether there are views inside: filled, it would darken these.
        let isContainer: Bool

        func style(_ style: String) -> String { isContainer ? style + " hollow" : style }
    }

    /// How large a picture is at most, in pixels, and how much larger than the layout.
    private static let largest = Size(width: 460, height: 820)
    private static let mostScale = 2.0

    /// How far beyond the screen changes are shown, in shares of it.
    private static let beyond = 0.25

    init(_ scene: LayoutComparison.Scene) {
        let old = scene.before?.framesInRoot() ?? [:], new = scene.after?.framesInRoot() ?? [:]
        let root = scene.present.root
        let screens = [scene.before, scene.after].compactMap { $0.flatMap { $0.views.first?.frame.size } }
        screen = Rect(
            x: 0, y: 0, width: max(1, screens.map(\.width).max() ?? 1), height: max(1, screens.map(\.height).max() ?? 1)
        )
        let oldRoot = scene.before?.root
        let containers = Set([scene.before, scene.after].flatMap { $0?.views.compactMap(\.container) ?? [] })
        changed = scene.changes.enumerated().map { place, change in
            let before =
                change.kind == .appeared
                ? nil : old[change.id] ?? (change.id == root ? oldRoot.flatMap { old[$0] } : nil)
            let after = change.kind == .vanished ? nil : new[change.id]
            let label = ComparisonLabels.Wish(
                number: place + 1, name: change.title, style: change.after == nil ? "was" : "is")
            return Changed(label: label, before: before, after: after, isContainer: containers.contains(change.id))
        }
        let otherwise = Set(scene.changes.map(\.id))
        same = scene.present.views.dropFirst().compactMap { view in
            view.isHidden || otherwise.contains(view.id) ? nil : (scene.after == nil ? old : new)[view.id]
        }
        let reach = ComparisonPicture.beyond
        let limits = screen.inset(
            by: EdgeInsets(
                top: -reach * screen.height, left: -reach * screen.width, bottom: -reach * screen.height,
                right: -reach * screen.width))
        var window = screen
        for frame in changed.flatMap({ [$0.before, $0.after] }) {
            if let frame, let seen = frame.intersection(limits) { window = ComparisonPicture.union(window, seen) }
        }
        self.window = window
        scale = min(
            ComparisonPicture.mostScale, ComparisonPicture.largest.width / window.width,
            ComparisonPicture.largest.height / window.height)
        size = Size(width: window.width * scale, height: window.height * scale)
    }

    private static func union(_ one: Rect, _ other: Rect) -> Rect {
        let left = min(one.minX, other.minX), top = min(one.minY, other.minY)
        return Rect(
            x: left, y: top, width: max(one.maxX, other.maxX) - left, height: max(one.maxY, other.maxY) - top)
    }

    // MARK: Drawing

    func draw(_ drawing: inout SVGDrawing, at origin: Point, clip: String) {
        func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            min(max(value, range.lowerBound), range.upperBound)
        }
        func placed(_ frame: Rect) -> Rect {
            // Beyond the window nothing is seen: numbers that no viewer takes are kept away.
            let sides = (window.minX - 10)...(window.maxX + 10), ends = (window.minY - 10)...(window.maxY + 10)
            let left = clamped(frame.minX, sides), right = clamped(frame.maxX, sides)
            let top = clamped(frame.minY, ends), bottom = clamped(frame.maxY, ends)
            return Rect(
                x: origin.x + (left - window.minX) * scale, y: origin.y + (top - window.minY) * scale,
                width: max(0, right - left) * scale, height: max(0, bottom - top) * scale)
        }
        let area = Rect(origin: origin, size: size)
        drawing.rectangle(placed(screen), style: "screen")
        let edge = 1.0
        drawing.beginClip(
            clip, area.inset(by: EdgeInsets(all: -edge)))
        for frame in same where frame.intersection(window) != nil { drawing.rectangle(placed(frame), style: "same") }
        for change in changed {
            if let before = change.before { drawing.rectangle(placed(before), style: change.style("before")) }
        }
        for change in changed {
            if let after = change.after { drawing.rectangle(placed(after), style: change.style("after")) }
        }
        for change in changed {
            guard let before = change.before, let after = change.after, isSeen(before), isSeen(after) else { continue }
            drawWay(&drawing, from: placed(before), to: placed(after))
        }
        drawing.endClip()
        var labels = ComparisonLabels(area)
        for change in changed {
            guard let frame = change.after ?? change.before, isSeen(frame) else { continue }
            labels.place(change.label, at: placed(frame))
        }
        labels.draw(&drawing)
    }

    /// Whether something of a frame, which may be a line or a point, is in the picture.
    private func isSeen(_ frame: Rect) -> Bool {
        frame.maxX >= window.minX && frame.minX <= window.maxX && frame.maxY >= window.minY
            && frame.minY <= window.maxY
    }

    /// How far a view must have gone for its way to be drawn, in pixels.
    private static let leastWay = 12.0

    private func drawWay(_ drawing: inout SVGDrawing, from before: Rect, to after: Rect) {
        let start = Point(x: before.midX, y: before.midY), end = Point(x: after.midX, y: after.midY)
        let (x, y) = (end.x - start.x, end.y - start.y)
        if (x * x + y * y).squareRoot() < ComparisonPicture.leastWay { return }
        drawing.line(from: start, to: end, style: "way")
        drawing.dot(at: end, radius: 2, style: "end")
    }
}
