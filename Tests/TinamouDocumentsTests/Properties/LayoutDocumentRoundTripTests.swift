import Generators
import Testing
import TinamouDocuments
import TinamouLayout

/// What is written reads back to an equal document, by construction, but for the lines in which things stand.
@Suite struct LayoutDocumentRoundTripTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func randomDocuments(seed: UInt64) throws {
        let document = DocumentGenerator.document(seed: seed)
        let text = document.json
        let read = try LayoutDocument(json: SourceText(name: document.name, text: text))
        #expect(read.withoutLines == document, "seed \(seed)\n\(text)")
        #expect(read.json == text, "seed \(seed)")
    }

    /// A chain of views deeper than JSON is nested.
    @Test(arguments: [47, 48, 49, 50, 900])
    func deepDocuments(depth: Int) throws {
        var document = LayoutDocument(name: "f")
        var parent: Int?
        for number in 0..<depth {
            parent = document.append(LayoutDocument.Element(id: "v\(number)"), in: parent)
            if let parent, number % 10 == 9 {
                document.append(LayoutDocument.Element(id: "leaf \(number)"), in: parent)
            }
        }
        document.scenes = [LayoutDocument.Scene(root: 0)]
        let arranged = document.arranged().document
        let read = try layoutDocument(arranged.json)
        #expect(read.withoutLines == arranged)
    }

    /// By hand: the scene inside stands by itself afterwards, and the constraint about nothing is told.
    @Test func documentsAreArranged() {
        var document = LayoutDocument(name: "f")
        document.append(LayoutDocument.Element(id: "a"), in: nil)
        document.append(LayoutDocument.Element(id: "cell"), in: nil)
        document.append(LayoutDocument.Element(id: "b"), in: 0)
        document.append(LayoutDocument.Element(id: "c"), in: 1)
        document.scenes = [LayoutDocument.Scene(root: 0), LayoutDocument.Scene(root: 1)]
        for (id, owner, item) in [("1", 1, "c"), ("2", 0, "b"), ("3", 0, "nobody"), ("4", 1, "cell")] {
            document.constraints.append(
                LayoutDocument.Constraint(id: id, owner: owner, first: LayoutDocument.Constraint.Side(item, .width)))
        }
        let (arranged, notes) = document.arranged()
        #expect(arranged.elements.map(\.id) == ["a", "b", "cell", "c"])
        #expect(arranged.elements.map(\.parent) == [nil, 0, nil, 2])
        #expect(arranged.scenes.map(\.root) == [0, 2])
        #expect(arranged.constraints.map(\.id) == ["2", "1", "4"])
        #expect(arranged.constraints.map { arranged.elements[$0.owner].id } == ["a", "cell", "cell"])
        #expect(
            notes.map(\.message) == ["the constraint 3 mentions nobody, which is not in the document; it is left out"])
    }
}
