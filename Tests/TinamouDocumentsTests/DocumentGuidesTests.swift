import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

/// The code in the papers on documents, compiled here word for word.
@Suite struct DocumentGuidesTests {
    private let reading: LayoutReading
    private let environment = LayoutEnvironment()

    init() throws {
        let text =
            #"{"view": {"id": "root", "frame": [100, 50], "views": [{"id": "a"}]}, "constraints": ["V:|-8-[a]"]}"#
        reading = try LayoutReading(reading: SourceText(name: "f.json", text: text))
    }

    @Test func layoutDrawings() throws {
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }
        let layout = DocumentLayout(reading.document, for: environment)
        for scene in layout.scenes {
            let drawing = SceneDrawing(scene, target: "iPhone 16", showing: [.constraints])
            print(drawing.svg())
        }
        var page = LayoutPage()
        page.add(layout, target: "iPhone 16")
        print(page.document)
        #expect(printed.map { $0.hasPrefix("<svg") } == [true, false])
        #expect(printed[1].hasSuffix("</html>\n"))
        try expectCompiled("Guides/LayoutDrawings")
    }

    /// By hand: nobody says where `a` is horizontally, how wide, or how high; of screens there are 24.
    @Test func checks() throws {
        let (path, bytes) = ("f.json", Array(#"{"view": {"id": "r", "frame": [9, 9], "views": [{"id": "a"}]}}"#.utf8))
        var printed: [String] = []
        func print(_ rule: CheckRule, _ message: String) { printed.append("\(rule): \(message)") }
        let reading = try LayoutReading(reading: SourceText(name: path, bytes: bytes))
        let targets = LayoutTarget.allDevices.map { CheckTarget($0, .leftToRight, LayoutEnvironment()) }
        for finding in DocumentCheck(reading, on: targets).findings { print(finding.rule, finding.message) }
        #expect(printed.count == 2 && printed.allSatisfy { $0.hasPrefix("ambiguous: view a: ") }, "\(printed)")
        try expectCompiled("Checks")
    }

    /// As published: an iPhone 16 is 393 by 852. The document was made for no device in particular.
    @Test func interfaceBuilder() throws {
        let (path, bytes) = ("f.xib", Array(xib().utf8))
        var printed: [String] = []
        func print(_ id: String, _ frame: Any) { printed.append("\(id) \(frame)") }
        let reading = try LayoutReading(reading: SourceText(name: path, bytes: bytes))
        var environment = LayoutEnvironment()
        environment.device = Device.named("iPhone 16")
        let layout = DocumentLayout(reading.document, for: environment)
        for scene in layout.scenes {
            for element in layout.document.elements(of: scene.scene) {
                print(layout.document.elements[element].id, scene.frame(of: element) ?? "not there")
            }
        }
        #expect(printed == ["view x 0, y 0, width 393, height 852"])
        try expectCompiled("InterfaceBuilder")
    }

    /// Holds the code of a paper against this file.
    private func expectCompiled(_ paper: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Docs/\(paper).md"), encoding: .utf8)
        let compiled = lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
        for block in text.components(separatedBy: "```swift\n").dropFirst() {
            let code = lines(block.components(separatedBy: "```")[0])
            #expect(compiled.indices.contains { compiled[$0...].starts(with: code) }, "\(paper): \(code)")
        }
    }

    /// The lines of a text that are not empty, without the white space at their ends.
    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
