import Testing
import TinamouDocuments

@Suite struct CheckBaselineTests {
    private func read(_ text: String) throws(Diagnostic) -> CheckBaseline {
        try CheckBaseline(reading: SourceText(name: "f", text: text))
    }

    private let text = layoutText([#"{"id": "a"}"#, #"{"id": "b"}"#], ["V:|[a]|", "V:|[b]|"])

    /// What is written reads back, whatever was put in first.
    @Test func roundTrip() throws {
        let findings = try check(text)
        #expect(findings.count == 2)
        var one = CheckBaseline()
        one.insert(findings, of: "z.xib")
        one.insert(findings, of: "a \"b\".xib")
        var two = CheckBaseline()
        two.insert(findings.reversed(), of: "a \"b\".xib")
        two.insert(findings.reversed(), of: "z.xib")
        #expect(one == two && one.json == two.json && one.count == 4)
        #expect(try read(one.json) == one)
        #expect(try read(CheckBaseline().json) == CheckBaseline())
    }

    /// By hand: of three that are the same two are known.
    @Test func whatIsNew() throws {
        let finding = try #require(try check(text).first)
        var baseline = CheckBaseline()
        baseline.insert([finding, finding], of: "f")
        #expect(baseline.json.contains(#""subjects": ["a", "horizontal"], "count": 2}"#))
        let all = baseline.compare([finding, finding, finding], of: "f")
        #expect(all.new.count == 1 && all.gone == 0)
        let less = baseline.compare([finding], of: "f")
        #expect(less.new.isEmpty && less.gone == 1)
        #expect(baseline.compare([finding], of: "g").new.count == 1)
        // Neither the line nor the words matter.
        var moved = finding
        moved.line = 99
        moved.message = "otherwise"
        #expect(baseline.compare([moved], of: "f").new.isEmpty)
    }

    @Test(arguments: [
        ("[]", "1:1: expected an object for a baseline, found an array"),
        (
            #"{"version": 2, "findings": []}"#,
            "1:13: this is a baseline of version 2; only version 1 is read: write it anew"
        ),
        (#"{"version": 1}"#, #"1:1: a baseline needs "findings""#),
        (
            #"{"version": 1, "findings": [{"file": "a", "rule": "b", "subjects": [], "count": 0.5}]}"#,
            "1:81: 0.5 is not how often something is found: a whole number from 1"
        ),
        (
            #"{"version": 1, "findings": [{"file": "a", "subjects": []}]}"#,
            #"1:29: a finding of a baseline needs "rule""#
        ),
    ])
    func refusals(text: String, expected: String) {
        do throws(Diagnostic) {
            _ = try read(text)
            Issue.record("accepted")
        } catch {
            #expect(error.line == "f:" + expected)
        }
    }
}
