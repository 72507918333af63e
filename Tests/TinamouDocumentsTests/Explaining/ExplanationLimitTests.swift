import Testing
import TinamouDocuments
import TinamouLayout

@Suite struct ExplanationLimitTests {
    /// A column of 30 views, each 10 high and 2 below the one before: the last one's top follows from 29 others, by
    /// construction.
    @Test func longChainsBreakOff() throws {
        let ids = (0..<30).map { "v\($0)" }
        let views = ids.map { #"{"id": "\#($0)", "intrinsicSize": [10, 10]}"# }.joined(separator: ", ")
        let tops = ids.indices.map { place in
            place == 0 ? "\"v0.top == root.top\"" : "\"v\(place).top == v\(place - 1).bottom + 2\""
        }
        let lefts = ids.map { "\"\($0).leading == root.leading + 5\"" }
        let text = """
            {"view": {"id": "root", "frame": [320, 480], "views": [\(views)]},
             "constraints": [\((tops + lefts).joined(separator: ", "))]}
            """
        let document = try LayoutReading(reading: SourceText(name: "chain.json", text: text)).document
        let last = try #require(document.elements.firstIndex { $0.id == "v29" })
        let scene = DocumentLayout(document).scenes[0]
        let full = try #require(scene.explanations(of: [last])[0])
        let short = try #require(scene.explanations(of: [last], stepLimit: 12)[0])
        #expect(!full.isCut && short.isCut)
        // Left: 5 from the root's, which needs no step; width; top with 11 more; height.
        #expect(short.steps.count == 1 + 1 + 12 + 1)
        let told = Set(full.steps.map { "\($0.equation)" })
        #expect(told.isSuperset(of: short.steps.map { "\($0.equation)" }))
        #expect(short.frame == full.frame && short.losses == full.losses)
        let first = try #require(document.elements.firstIndex { $0.id == "v0" })
        #expect(scene.explanations(of: [first], stepLimit: 12)[0]?.isCut == false)
    }
}
