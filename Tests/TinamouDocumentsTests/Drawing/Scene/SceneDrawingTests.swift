import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SceneDrawingTests {
    /// All scenes of the fixtures, and of random documents.
    private static func scenes() throws -> [SceneLayout] {
        let fixtures = try (Fixture.solved + ["conflict.xib", "odd.xib"]).flatMap { try Fixture.layout($0).scenes }
        let random = (1...40).flatMap { DocumentLayout(DocumentGenerator.document(seed: $0)).scenes }
        return fixtures + random.filter { $0.failure == nil }
    }

    /// A root of 375 × 667 with rows of views, each of which has a stack around it.
    private func rows(_ count: Int, across: Int, height: Double) throws -> SceneLayout {
        var document = LayoutDocument(name: "rows.json")
        var root = LayoutDocument.Element(id: "root")
        root.frame = Rect(x: 0, y: 0, width: 375, height: 667)
        document.append(root, in: nil)
        document.scenes = [LayoutDocument.Scene(root: 0)]
        for row in 0..<count {
            var stack = LayoutDocument.Element(id: "row\(row)")
            stack.frame = Rect(x: 8, y: 10 + Double(row) * (height + 4), width: 359, height: height)
            stack.placement = .autoresizing(stretchesWidth: false, stretchesHeight: false)
            let place = document.append(stack, in: 0)
            for column in 0..<across {
                var view = LayoutDocument.Element(id: "a view with a name that is much too long \(row) \(column)")
                let width = 359 / Double(across)
                view.frame = Rect(x: Double(column) * width, y: 0, width: width - 4, height: height)
                view.placement = stack.placement
                document.append(view, in: place)
            }
        }
        return DocumentLayout(document).scenes[0]
    }

    // MARK: Labels

    @Test func labelsDoNotLieOnEachOther() throws {
        for scene in try Self.scenes() + [try rows(15, across: 4, height: 32), try rows(40, across: 12, height: 8)] {
            checkLabels(of: scene)
        }
    }

    /// The same for documents of public apps, on a phone and a tablet.
    @Test(
        .enabled(
            if: CorpusManifest.isThere, "no shared documents: neither in TINAMOU_SHARED nor beside the repository"))
    func labelsOfRealDocuments() throws {
        let manifest = try CorpusManifest()
        var count = 0
        for file in manifest.files {
            let document = try manifest.read(file).document
            for target in ["iPhone SE", "iPad Pro 11-inch"].compactMap({ LayoutTarget(device: $0) }) {
                for scene in DocumentLayout(document, for: LayoutEnvironment().on(target)).scenes {
                    checkLabels(of: scene)
                    let drawing = SceneDrawing(scene, target: target.title).svg()
                    #expect(XMLParser(data: Data(drawing.utf8)).parse(), "\(file.name)")
                    count += 1
                }
            }
        }
        #expect(count > 200)
    }

    private func checkLabels(of scene: SceneLayout) {
        let labels = SceneDrawing(scene, showing: Set(SceneDrawing.Aspect.allCases)).labels.labels
        for (place, label) in labels.enumerated() {
            for other in labels[..<place] {
                // A rounding may be shared.
                let shared = label.frame.intersection(other.frame)
                #expect(
                    shared.map { min($0.width, $0.height) < 0.01 } ?? true,
                    "\(scene.document.name): \(label.number) and \(other.number)")
            }
        }
    }

    /// A name stands inside its view, and not inside one in front of it.
    @Test func namesStandInTheirViews() throws {
        for scene in try Self.scenes() {
            let drawing = SceneDrawing(scene), outlines = drawing.outlines.outlines
            for label in drawing.labels.labels where !label.isBadge {
                let outline = outlines[label.outline]
                let place = drawing.plane.placed(try #require(outline.visible))
                let frame = label.frame, shared = try #require(place.intersection(frame))
                #expect(shared.width > frame.width - 0.01 && shared.height > frame.height - 0.01)
                for front in outlines[(label.outline + 1)...] {
                    guard let visible = front.visible.map(drawing.plane.placed) else { continue }
                    let covered = visible.intersection(frame)
                    #expect(
                        covered.map { min($0.width, $0.height) < 4 } ?? true,
                        "\(scene.document.name): \(label.number) under \(front.number)")
                }
            }
        }
    }

    /// 60 views and 15 rows: each is named, or has a badge.
    @Test func sixtyViewsHaveLabels() throws {
        let drawing = SceneDrawing(try rows(15, across: 4, height: 32))
        #expect(drawing.labels.labels.map(\.number) == Array(1...76))
        let named = drawing.labels.labels.filter { !$0.isBadge }
        #expect(named.count >= 60)
        // Too long for the views, which are 128 pixels wide.
        #expect(named.filter { $0.name.hasSuffix("…") }.count == 60)
    }

    @Test func smallViewsHaveBadges() throws {
        let drawing = SceneDrawing(try rows(1, across: 30, height: 9))
        // 12 pixels wide: no name fits; the root's does.
        #expect(drawing.labels.labels.filter { !$0.isBadge }.map(\.number) == [1])
    }

    /// A thousand views take no time that anybody notices: without labels it is a millisecond.
    @Test func aThousandViews() throws {
        let scene = try rows(50, across: 20, height: 9)
        let clock = ContinuousClock()
        let time = clock.measure { _ = SceneDrawing(scene).svg() }
        #expect(time < .seconds(5))
    }

    // MARK: The list

    @Test func theListSaysWhatIsToBeKnown() throws {
        let scene = try Fixture.layout("open.xib").scenes[0]
        let rows = SceneDrawing(scene).legend.rows
        let told = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
        // What is open stands in the fixture.
        #expect(told["low"]?.remark == "open: y" && told["low"]?.isAmbiguous == true)
        #expect(told["wide"]?.remark == "open: width" && told["scroll"]?.remark == "open: content height")
        #expect(told["sure"]?.remark == "" && told["sure"]?.frame == ["0", "100", "300", "10"])
        let conflict = SceneDrawing(try Fixture.layout("conflict.xib").scenes[0]).legend.rows
        #expect(conflict.map(\.remark) == ["conflict", "conflict"])
    }

    // MARK: The document

    @Test func drawingsAreXMLAndTheSameEveryTime() throws {
        for (one, other) in zip(try Self.scenes(), try Self.scenes()) {
            for aspects in [[], Set(SceneDrawing.Aspect.allCases)] {
                let drawing = SceneDrawing(one, target: "<&>", showing: aspects).svg()
                #expect(XMLParser(data: Data(drawing.utf8)).parse(), "\(one.document.name)")
                #expect(drawing == SceneDrawing(other, target: "<&>", showing: aspects).svg())
            }
        }
    }

    /// Names are texts, whatever stands in them.
    @Test func hostileNames() throws {
        let name = "</text><script>&\"'\u{600}<i>\u{0}\u{202E}\u{2028}x"
        var document = LayoutDocument(name: name)
        var root = LayoutDocument.Element(id: name)
        root.text = name
        root.frame = Rect(x: 0, y: 0, width: 900, height: 100)
        document.append(root, in: nil)
        document.scenes = [LayoutDocument.Scene(root: 0)]
        let drawing = SceneDrawing(DocumentLayout(document).scenes[0], target: name).svg()
        let reader = Texts()
        let parser = XMLParser(data: Data(drawing.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(
            reader.elements.isSubset(of: ["svg", "style", "rect", "text", "g", "title", "line", "path", "polyline"]))
        // What XML cannot have is replaced, what turns the order of other texts is left out.
        #expect(reader.texts.contains("</text><script>&\"'\u{600}<i>\u{FFFD} x"))
    }

    private final class Texts: NSObject, XMLParserDelegate {
        var elements: Set<String> = []
        var texts: Set<String> = []
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.insert(element)
            text = ""
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(
            _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
        ) {
            texts.insert(text)
        }
    }

    /// Whatever the numbers are, the picture has a size that can be looked at.
    @Test(arguments: [0, 1e-9, 1, 1e6, 1e12, 1e300])
    func absurdSizes(size: Double) throws {
        var document = LayoutDocument(name: "absurd")
        var root = LayoutDocument.Element(id: "root")
        root.frame = Rect(x: 0, y: 0, width: size, height: 100)
        document.append(root, in: nil)
        var view = LayoutDocument.Element(id: "view")
        view.placement = .autoresizing(stretchesWidth: false, stretchesHeight: false)
        view.frame = Rect(x: -size, y: 1e9, width: 3 * size, height: size)
        document.append(view, in: 0)
        document.scenes = [LayoutDocument.Scene(root: 0)]
        let drawing = SceneDrawing(
            DocumentLayout(document).scenes[0], showing: Set(SceneDrawing.Aspect.allCases))
        #expect(drawing.plane.area.width <= 1400 && drawing.plane.area.height <= 8000)
        let text = drawing.svg()
        #expect(XMLParser(data: Data(text.utf8)).parse())
        #expect(!text.contains("nan") && !text.contains("inf\""))
    }
}
