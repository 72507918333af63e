import Testing
import TinamouDocuments
import TinamouLayout

// By hand.

@Suite struct LayoutInputsFileTests {
    private func read(_ text: String, for document: String = "a.xib") throws -> LayoutInputs {
        try LayoutInputsFile(reading: SourceText(name: "f", text: text)).inputs(for: document)
    }

    private func refusal(_ text: String) -> String {
        do throws(Diagnostic) {
            _ = try LayoutInputsFile(reading: SourceText(name: "f", text: text))
            return ""
        } catch {
            return String(error.line.dropFirst(2))
        }
    }

    @Test func everyKey() throws {
        let inputs = try read(
            #"""
            {"safeArea": {"v": [1, 2, 3, 4]}, "legacyGuides": {"g": 20}, "margins": {"m": [8, 8, 8, 8]},
             "intrinsic": {"i": [10, null], "j": [null, 5]}, "alignmentInsets": {"s": [0, 0, 0, 2]},
             "baselines": {"l": [16, 4]}, "fixed": ["v", "w"]}
            """#)
        #expect(inputs.safeAreas == ["v": EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
        #expect(inputs.guideLengths == ["g": 20] && inputs.margins == ["m": EdgeInsets(all: 8)])
        #expect(inputs.intrinsicSizes == ["i": .init(width: 10), "j": .init(height: 5)])
        #expect(inputs.alignmentInsets == ["s": EdgeInsets(right: 2)])
        #expect(inputs.baselines == ["l": .init(first: 16, last: 4)] && inputs.fixed == ["v", "w"])
        #expect(try read("{}") == LayoutInputs())
    }

    @Test func manifests() throws {
        let text = #"""
            {"about": 1, "files": [
              {"name": "b.xib", "islands": [{"inputs": {"fixed": ["no"]}}]},
              {"name": "a.xib", "views": {}, "islands": [{"root": "r", "inputs": {"fixed": ["x"]}}, {"inputs": {"fixed": ["y"]}}]}]}
            """#
        #expect(try read(text, for: "some/where/a.xib").fixed == ["x", "y"])
        #expect(try read(text, for: "c.xib") == LayoutInputs())
    }

    @Test(arguments: [
        (#"[]"#, "1:1: expected an object of inputs, found an array"),
        (
            #"{"margin": {}}"#,
            "1:2: \"margin\" is not a key of an object of inputs; its keys are \"safeArea\", \"legacyGuides\", "
                + "\"margins\", \"intrinsic\", \"alignmentInsets\", \"baselines\" and \"fixed\""
        ),
        (#"{"margins": {"a": [1, 2]}}"#, "1:19: expected [top, left, bottom, right], found 2 values"),
        (#"{"margins": {"a": ["1", 2, 3, 4]}}"#, "1:20: expected a number, found a text"),
        (#"{"safeArea": [1]}"#, "1:14: expected an object by ids for \"safeArea\", found an array"),
        (#"{"fixed": [1]}"#, "1:12: expected the id of a view, found a number"),
        (#"{"files": 3}"#, "1:11: expected an array of files, found a number"),
        (#"{"legacyGuides": {"g": null}}"#, "1:24: expected a number for the length of a guide, found null"),
    ])
    func refusals(text: String, expected: String) {
        #expect(refusal(text) == expected)
    }
}
