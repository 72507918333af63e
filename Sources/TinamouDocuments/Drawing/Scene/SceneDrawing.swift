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

    package let scene: SceneLayout
    let target: String?
    let aspects: Set<Aspect>
    package let outlines: SceneOutlines
    package let legend: SceneLegend
    package let plane: DrawingPlane
    package let labels: SceneLabels
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
        self.init(scene, target: target, showing: aspects, fit: .picture, at: SceneDrawing.origin)
    }

    init(_ scene: SceneLayout, target: String?, showing aspects: Set<Aspect>, fit: DrawingPlane.Fit, at origin: Point) {
        self.scene = scene
        self.target = target
        self.aspects = aspects
        let outlines = SceneOutlines(scene)
        // First what the engine says: the list asks for what is open, which may move that.
        let lines = aspects.contains(.constraints) ? SceneDimensions(scene, outlines)?.lines ?? [] : []
        let texts = aspects.contains(.baselines) ? outlines.outlines.map { scene.baselines(of: $0.element) } : []
        let legend = SceneLegend(scene, outlines)
        let plane = DrawingPlane(
            screen: scene.size, showing: outlines.outlines.map(\.frame), at: origin, fit: fit)
        let names = outlines.outlines.map { legend.rows[$0.number - 1].name }
        let shown = outlines.outlines.map { SceneDrawing.quoted(scene.document.elements[$0.element].text) }
        var labels = SceneLabels(outlines.outlines, names: names, texts: shown, on: plane)
        dimensions = SceneDrawing.dimensions(lines, on: plane, &labels)
        if aspects.contains(.guides) { guides = SceneDrawing.guides(scene, outlines, on: plane, &labels) }
        baselines = SceneDrawing.baselines(texts, outlines, on: plane, labels)
        (self.outlines, self.legend, self.plane, self.labels) = (outlines, legend, plane, labels)
    }

    /// What a view shows, in one line between quotes; empty for nothing, and for what is too long for a line anyway.
    private static func quoted(_ text: String?) -> String {
        guard let text, !text.isEmpty, text.utf8.count <= 200 else { return "" }
        return "“\(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))”"
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
