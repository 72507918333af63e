// A picture of a laid-out scene: the screen with the outlines of its views, and beside it a list of them. What stands
// where is decided here and in the files below; SceneDrawing+SVG only writes it down. Read next:
//   SceneOutlines      the views: where they are, what of them is seen
//   DrawingPlane       points and pixels
//   SceneLabels        where names stand, on a DrawingRaster of what is free
//   SceneDimensions    what constraints say
//   SceneLegend        the list
//   DrawingNames       the names of files

import TinamouLayout

/// A picture of a scene of a document.
public struct SceneDrawing {
    /// What is drawn on request, besides outlines and names.
    public enum Aspect: String, Sendable, Hashable, CaseIterable {
        /// Dimension lines with the numbers that constraints state.
        case constraints
        /// The safe area, margins and other guides, as far as the document mentions them.
        case guides
        /// The lines on which texts stand.
        case baselines
    }

    /// A rectangle that belongs to a view, as it is drawn.
    struct Guide {
        /// Where it is, in the root's coordinates, in points.
        var frame: Rect
        /// What it is called.
        var name: String
        /// Where the name stands in the picture; `nil` if it has no room.
        var label: Rect?
    }

    /// A constraint, as it is drawn.
    struct Dimension {
        /// What it says.
        var line: SceneDimensions.Line
        /// Where across its axis it is drawn, in the root's coordinates, in points.
        var across: Double
        /// Where the number stands in the picture; `nil` if it has no room.
        var label: Rect?
    }

    /// A line on which text stands, as it is drawn, in the root's coordinates, in points.
    struct Baseline {
        /// From where to where it goes.
        var from, to: Double
        /// How far down it is.
        var y: Double
    }

    let scene: SceneLayout
    let target: String?
    let aspects: Set<Aspect>
    let outlines: SceneOutlines
    let legend: SceneLegend
    let plane: DrawingPlane
    let labels: SceneLabels
    private(set) var guides: [Guide] = []
    private(set) var dimensions: [Dimension] = []
    private(set) var baselines: [Baseline] = []

    /// Where the screen's plane begins in the picture.
    static let origin = Point(x: 24, y: 70)

    /// A picture of a scene.
    ///
    /// - Parameters:
    ///   - scene: the scene; if it has no frames, the picture says why.
    ///   - target: what the screen is called; `nil` for the document's own.
    ///   - aspects: what is drawn besides outlines and names.
    /// - Complexity: O(views · squares of the picture + constraints of the document).
    public init(_ scene: SceneLayout, target: String? = nil, showing aspects: Set<Aspect> = []) {
        self.scene = scene
        self.target = target
        self.aspects = aspects
        let outlines = SceneOutlines(scene), legend = SceneLegend(scene, outlines)
        let plane = DrawingPlane(
            screen: scene.size, showing: outlines.outlines.map(\.frame), at: SceneDrawing.origin)
        let names = outlines.outlines.map { legend.rows[$0.number - 1].name }
        let texts = outlines.outlines.map { SceneDrawing.quoted(scene.document.elements[$0.element].text) }
        var labels = SceneLabels(outlines.outlines, names: names, texts: texts, on: plane)
        if aspects.contains(.constraints), let lines = SceneDimensions(scene, outlines)?.lines {
            dimensions = lines.compactMap { SceneDrawing.dimension($0, on: plane, &labels) }
        }
        if aspects.contains(.guides) { guides = SceneDrawing.guides(scene, outlines, on: plane, &labels) }
        if aspects.contains(.baselines) { baselines = SceneDrawing.baselines(scene, outlines, on: plane, labels) }
        (self.outlines, self.legend, self.plane, self.labels) = (outlines, legend, plane, labels)
    }

    /// What a view shows, in one line between quotes; empty for nothing, and for what is too long for a line anyway.
    private static func quoted(_ text: String?) -> String {
        guard let text, !text.isEmpty, text.utf8.count <= 200 else { return "" }
        return "“\(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))”"
    }

    // MARK: Constraints

    /// The font size of numbers at dimension lines, in pixels, and the height of their line.
    static let numberSize = 8.5
    private static let numberHeight = 10.0

    /// A constraint where its number has room, or at the first place without; `nil` outside the window.
    private static func dimension(
        _ line: SceneDimensions.Line, on plane: DrawingPlane, _ labels: inout SceneLabels
    ) -> Dimension? {
        let window = plane.window, isRow = line.axis == .horizontal
        let (low, high) = isRow ? (window.minX, window.maxX) : (window.minY, window.maxY)
        guard line.to >= low, line.from <= high, let first = line.across.first else { return nil }
        var dimension = Dimension(line: line, across: first)
        if line.isAlignment && line.state == .holds { return dimension }
        let width = TextWidth.of(line.text, size: numberSize)
        let middle = (max(line.from, low) + min(line.to, high)) / 2
        for across in line.across {
            let spots =
                isRow
                ? spots(above: plane.x(middle), plane.y(across), width)
                : spots(beside: plane.x(across), plane.y(middle), width)
            if let spot = labels.place(spots, within: plane.area) {
                (dimension.across, dimension.label) = (across, spot)
                break
            }
        }
        return dimension
    }

    private static func spots(above x: Double, _ y: Double, _ width: Double) -> [Rect] {
        [y - numberHeight - 1, y + 2].map { Rect(x: x - width / 2, y: $0, width: width, height: numberHeight) }
    }

    private static func spots(beside x: Double, _ y: Double, _ width: Double) -> [Rect] {
        [x + 3, x - width - 3].map { Rect(x: $0, y: y - numberHeight / 2, width: width, height: numberHeight) }
    }

    // MARK: Guides and baselines

    private static func guides(
        _ scene: SceneLayout, _ outlines: SceneOutlines, on plane: DrawingPlane, _ labels: inout SceneLabels
    ) -> [Guide] {
        var guides: [Guide] = []
        for outline in outlines.outlines {
            for guide in scene.document.elements[outline.element].guides {
                guard let frame = scene.frameInRoot(ofGuide: guide.id) else { continue }
                let name = guide.title
                let width = TextWidth.of(name, size: numberSize), height = numberHeight
                let place = plane.placed(frame.intersection(plane.window) ?? frame)
                // Near the corners, inside first.
                let spots = [
                    (place.maxX - width - 3, place.maxY - height - 1), (place.minX + 3, place.maxY - height - 1),
                    (place.maxX - width - 3, place.minY + 1), (place.minX + 3, place.minY + 1),
                    (place.midX - width / 2, place.maxY - height - 1), (place.midX - width / 2, place.minY + 1),
                    (place.maxX - width, place.maxY + 1), (place.minX, place.maxY + 1),
                    (place.maxX - width, place.minY - height - 1), (place.minX, place.minY - height - 1),
                ].map { Rect(x: $0.0, y: $0.1, width: width, height: height) }
                guides.append(Guide(frame: frame, name: name, label: labels.place(spots, within: plane.area)))
            }
        }
        return guides
    }

    private static func baselines(
        _ scene: SceneLayout, _ outlines: SceneOutlines, on plane: DrawingPlane, _ labels: SceneLabels
    ) -> [Baseline] {
        let texts = Dictionary(uniqueKeysWithValues: labels.labels.map { ($0.outline, $0.frame) })
        return outlines.outlines.enumerated().flatMap { place, outline -> [Baseline] in
            guard let visible = outline.visible, let (first, last) = scene.baselines(of: outline.element) else {
                return []
            }
            let lines = abs(first - last) < 0.01 ? [first] : [first, last]
            return lines.filter { $0 >= visible.minY && $0 <= visible.maxY }.flatMap { y -> [Baseline] in
                let all = Baseline(from: visible.minX, to: visible.maxX, y: y)
                // A line through the name would strike it out.
                guard let text = texts[place], text.minY <= plane.y(y), plane.y(y) <= text.maxY else { return [all] }
                let before = (text.minX - 2 - plane.x(0)) / plane.scale,
                    after = (text.maxX + 3 - plane.x(0)) / plane.scale
                return [Baseline(from: all.from, to: before, y: y), Baseline(from: after, to: all.to, y: y)].filter {
                    $0.from < $0.to
                }
            }
        }
    }
}

extension SceneLayout {
    /// How far down the first and the last line of a view's text stand, in the root's coordinates; `nil` for a view
    /// that says nothing of it.
    package func baselines(of element: Int) -> (first: Double, last: Double)? {
        guard failure == nil, engine != nil, let view = views[element],
            let lines = (view as? any ContentHolding)?.traits.baselines
        else { return nil }
        let rect = view.alignmentRectInRoot
        return (rect.minY + lines.first, rect.maxY - lines.last)
    }
}

extension LayoutDocument.Guide {
    /// What drawings call the guide.
    package var title: String {
        switch kind {
        case .safeArea: "safe area"
        case .margins: "margins"
        case .readableContent: "readable content"
        case .content: "content"
        case .visibleFrame: "visible frame"
        case .top: "top guide"
        case .bottom: "bottom guide"
        case .keyboard: "keyboard"
        case .visiblePart: "visible part"
        case .bar: "bar"
        case .free: id
        }
    }
}
