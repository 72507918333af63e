import Foundation
import Testing
import TinamouDocuments

@Suite struct CheckConfigurationTests {
    private func configuration(_ text: String) throws(Diagnostic) -> CheckConfiguration {
        try CheckConfiguration(reading: SourceText(name: "f", text: text))
    }

    private func refusal(_ text: String) -> String {
        do throws(Diagnostic) {
            _ = try configuration(text)
            return ""
        } catch {
            return String(error.line.dropFirst(2))
        }
    }

    /// By hand: the usual ones, what is said for all, then the overrides in their order.
    @Test func severities() throws {
        let read = try configuration(
            """
            {"$schema": "check.schema.json",
             "rules": {"overlap": "error", "conflict": "warning"},
             "overrides": [{"files": ["Old/"], "rules": {"overlap": "off", "misplaced": "note"}},
                           {"files": ["*.xib"], "rules": {"overlap": "note"}}]}
            """)
        #expect(read.severities(for: "a.storyboard")[.overlap] == .error)
        #expect(read.severities(for: "a.storyboard")[.conflict] == .warning)
        #expect(read.severities(for: "a.storyboard")[.ambiguous] == .error)
        #expect(read.severities(for: "Old/a.storyboard")[.overlap] == .off)
        #expect(read.severities(for: "Old/a.storyboard")[.misplaced] == .note)
        #expect(read.severities(for: "Old/deep/a.xib")[.overlap] == .note)
        #expect(!read.excludes("a.xib"))
        #expect(try configuration("{}") == CheckConfiguration())
    }

    @Test(arguments: [
        (
            #"{"rule": {}}"#,
            #"1:2: "rule" is not a key of a configuration; its keys are "$schema", "rules", "overrides" and "exclude""#
        ),
        (#"{"rules": []}"#, "1:11: expected an object of severities by the names of rules, found an array"),
        (#"{"rules": {"overlap": 1}}"#, #"1:23: expected a severity for "overlap", found a number"#),
        (
            #"{"rules": {"overlap": "fatal"}}"#,
            #"1:23: "fatal" is not a severity, which may be off, note, warning or error"#
        ),
        (#"{"overrides": [{"files": ["a"]}]}"#, #"1:16: an override needs "rules""#),
        (
            #"{"exclude": ["/a"]}"#,
            #"1:14: "/a" is not a pattern of paths; write such as "Legacy/**" or "*.xib", relative to this file"#
        ),
        (#"{"exclude": ["../a", ""]}"#, "1:14: \"../a\" is not a pattern"),
        ("{\n \"rules\": {\"gap\": \"off\"}}", "2:12: \"gap\" is not the name of a rule, which may be conflict, "),
    ])
    func refusals(text: String, expected: String) {
        #expect(refusal(text).hasPrefix(expected))
    }

    /// By hand, as version control reads patterns.
    @Test(arguments: [
        ("*.xib", ["a.xib", "b/a.xib", "b/c/.xib"], ["a.xib/b", "a.xibs", "xib"]),
        ("Old/", ["Old/a", "Old/b/c"], ["Old", "New/Old/a", "Older/a"]),
        ("Old/**", ["Old/a", "Old/b/c"], ["Old", "b/Old/a"]),
        ("**/Old/*.xib", ["Old/a.xib", "b/c/Old/a.xib"], ["Old/b/a.xib"]),
        ("a?c", ["abc", "x/a.c", "aöc"], ["ac", "abbc"]),
        ("a/*/c", ["a/b/c"], ["a/c", "a/b/b/c"]),
        ("a/**/c", ["a/c", "a/b/c", "a/b/b/c"], ["a/b", "b/a/c"]),
        ("./a*b*", ["aXbX", "ab"], ["x/ab", "a"]),
    ])
    func patterns(pattern: String, yes: [String], no: [String]) throws {
        let read = try configuration("{\"exclude\": [\"\(pattern)\"]}")
        for path in yes { #expect(read.excludes(path), "\(path)") }
        for path in no { #expect(!read.excludes(path), "\(path)") }
    }

    /// Long names against many stars take no more than their product.
    @Test func patternsWithManyStars() throws {
        let pattern = String(repeating: "a*", count: 200) + "b"
        let read = try configuration("{\"exclude\": [\"\(pattern)\"]}")
        #expect(!read.excludes(String(repeating: "a", count: 2000)))
    }

    // MARK: What stands in Docs

    private static let docs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs")

    @Test func schemaIsTheReaders() throws {
        let data = try Data(contentsOf: Self.docs.appending(path: "check.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let parts = try #require(schema["$defs"] as? [String: [String: Any]])
        func keys(_ object: [String: Any]?) -> Set<String> {
            Set((object?["properties"] as? [String: Any] ?? [:]).keys)
        }
        #expect(keys(schema) == Set(CheckConfiguration.keys))
        #expect(keys(parts["override"]) == Set(CheckConfiguration.overrideKeys))
        #expect(keys(parts["rules"]) == Set(CheckRule.allCases.map(\.rawValue)))
        #expect(parts["severity"]?["enum"] as? [String] == CheckSeverity.allCases.map(\.rawValue))
        let layout = try Data(contentsOf: Self.docs.appending(path: "layout.schema.json"))
        let root = try JSONSerialization.jsonObject(with: layout) as? [String: Any]
        let disable = (root?["$defs"] as? [String: Any])?["disable"] as? [String: Any]
        let names = (disable?["items"] as? [String: Any])?["enum"] as? [String]
        #expect(names == CheckRule.allCases.map(\.rawValue) + ["all"])
    }

    /// Each rule has its chapter, with its sentence and its usual severity.
    @Test func rulesAreDocumented() throws {
        let page = try String(contentsOf: Self.docs.appending(path: "Checks.md"), encoding: .utf8)
        let chapters = page.components(separatedBy: "\n### ")
        for rule in CheckRule.allCases {
            let chapter = try #require(chapters.first { $0.hasPrefix("`\(rule.rawValue)`\n") }, "\(rule)")
            #expect(chapter.contains(rule.summary), "\(rule)")
            #expect(chapter.contains("(\(rule.usualSeverity.rawValue))"), "\(rule)")
        }
    }
}
