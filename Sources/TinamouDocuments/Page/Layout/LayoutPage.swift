// A page on which a person looks into layouts: the drawing of a scene, the list of its views, and why each is where it
// is. Drawings are the same as SVG files have, made here; scripts only show and hide. Read next:
//   LayoutPage+Data     what the scripts know
//   LayoutPageStyle     how it looks
//   LayoutPageScript    what pointing, tapping and keys do

import TinamouLayout

/// A page with scenes of layouts, as an HTML document that needs nothing else.
public struct LayoutPage {
    /// A scene as the page has it.
    struct Scene {
        /// The document's file.
        var file: String
        /// What it is called among the others of the document.
        var title: String
        /// The drawing, as SVG.
        var drawing: String
        /// What is to be known of it, as JSON.
        var data: String
        /// What its lines mean.
        var keys: [SceneDrawing.Key]
    }

    private(set) var scenes: [Scene] = []
    private var documents: [String] = []
    private let aspects: Set<SceneDrawing.Aspect>

    /// A page without scenes yet.
    ///
    /// - Parameter aspects: what drawings show at first, besides outlines and names; the rest can be switched on.
    public init(showing aspects: Set<SceneDrawing.Aspect> = []) {
        self.aspects = aspects
    }

    /// How many views a scene may have for the page to say why each is where it is.
    public static let explanationLimit = 2000

    /// Adds the scenes of a document.
    ///
    /// In a scene of more than ``explanationLimit`` views the page does not say why they are where they are, which
    /// takes time by the square of what hangs on each other.
    ///
    /// - Parameters:
    ///   - layout: the document, laid out.
    ///   - target: what the screen is called; `nil` for the document's own.
    /// - Complexity: as ``SceneDrawing``, and as ``SceneLayout/explanations(of:stepLimit:)``.
    public mutating func add(_ layout: DocumentLayout, target: String? = nil) {
        let file = layout.document.fileName
        if !documents.contains(file) { documents.append(file) }
        for scene in layout.scenes {
            // First: a drawing asks for what is open, which may move that.
            let elements = SceneOutlines(scene).entries.map(\.element)
            let explanations =
                elements.count <= LayoutPage.explanationLimit
                ? scene.explanations(of: elements, stepLimit: LayoutPage.stepLimit)
                : [LayoutExplanation?](repeating: nil, count: elements.count)
            let drawing = SceneDrawing(
                scene, target: target, showing: Set(SceneDrawing.Aspect.allCases), fit: .page, at: LayoutPage.origin)
            var picture = SVGDrawing(
                width: drawing.plane.area.maxX + LayoutPage.origin.x,
                height: drawing.plane.area.maxY + LayoutPage.origin.y)
            drawing.drawPlane(in: &picture, isInteractive: true)
            let title = [scene.title, drawing.screenTitle].joined(separator: ", ")
            scenes.append(
                Scene(
                    file: file, title: title, drawing: picture.element(style: "plane"),
                    data: LayoutPage.data(of: drawing, explanations, title: "\(file): \(title)"), keys: drawing.keys))
        }
    }

    /// Room around the plane, for what is drawn on its edges.
    private static let origin = Point(x: 3, y: 3)

    /// The document.
    public var document: String {
        let name = documents.count == 1 ? drawable(documents[0]) : "\(documents.count) documents"
        return HTMLPage(
            title: name, style: LayoutPageStyle.source, body: body(name),
            data: "[" + scenes.map(\.data).joined(separator: ",") + "]", scripts: [LayoutPageScript.source]
        ).document
    }

    private func body(_ name: String) -> String {
        let templates = scenes.enumerated().map { place, scene in
            "<template id=\"scene-\(place)\">\(scene.drawing)\n\(LayoutPage.list(scene.keys))</template>"
        }
        return """
            <main class="layouts">
            <header>
            <h1>\(SVGDrawing.escaped(name))</h1>
            \(choice)
            </header>
            <section class="drawing" aria-label="Drawing">
            <div class="switches" role="group" aria-label="What is drawn">\(switches)</div>
            <div id="plane"></div>
            <noscript><p class="hint">The drawings need scripts.</p></noscript>
            </section>
            <section class="card" id="details" aria-live="polite" aria-label="The view"></section>
            <section class="card" id="problems" aria-label="What is wrong" hidden></section>
            <section class="card" id="views" aria-label="Views"></section>
            </main>
            \(templates.joined(separator: "\n"))
            """
    }

    private var choice: String {
        let options = scenes.enumerated().map { place, scene in
            let title = drawable(documents.count > 1 ? "\(scene.file): \(scene.title)" : scene.title)
            return "<option value=\"\(place)\">\(SVGDrawing.escaped(title))</option>"
        }
        return """
            <label class="choice"><span>Scene</span>
            <select id="scenes">
            \(options.joined(separator: "\n"))
            </select></label>
            """
    }

    private var switches: String {
        let all = [("names", true)] + SceneDrawing.Aspect.allCases.map { ($0.rawValue, aspects.contains($0)) }
        return all.map { name, isOn in
            "<label><input type=\"checkbox\" value=\"\(name)\"\(isOn ? " checked" : "")> \(name)</label>"
        }.joined(separator: "\n")
    }

    /// What lines mean, each with the layer to which it belongs.
    private static func list(_ keys: [SceneDrawing.Key]) -> String {
        let items = keys.map { key in
            let layer = key.aspect.map { " data-layer=\"\($0.rawValue)\"" } ?? ""
            return
                "<li\(layer)><svg class=\"plane sample\" viewBox=\"0 0 24 10\"><line x1=\"0\" y1=\"5\" x2=\"24\" y2=\"5\" "
                + "class=\"\(key.style)\"/></svg>\(SVGDrawing.escaped(key.text))</li>"
        }
        return "<ul class=\"keys\">\(items.joined())</ul>"
    }
}

extension LayoutDocument {
    /// The document's name without its folders, which are another's on another machine.
    var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
