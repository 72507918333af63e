import Testing
import TinamouDocuments

// The forms are those that readers of each format describe; the texts by hand.

@Suite struct CheckReportTests {
    private func finding(_ message: String, line: Int? = 3, _ severity: CheckSeverity = .warning) throws -> CheckFinding
    {
        var finding = try #require(try check(layoutText([#"{"id": "a"}"#], ["V:|[a]|"])).first)
        finding.message = message
        finding.line = line
        finding.severity = severity
        finding.details = []
        return finding
    }

    private func report(_ format: CheckFormat, _ name: String, _ findings: [CheckFinding]) -> String? {
        var report = CheckReport(format, version: "1")
        var file = CheckedFile(name: name)
        file.findings = findings
        return report.text(of: file)
    }

    /// GitHub: workflow commands escape %, CR and LF in messages, and : and , in properties as well.
    @Test func workflowCommands() throws {
        var two = try finding("100 %: a,\r\nb", .error)
        two.details = ["c::d"]
        #expect(
            report(.github, "a,b:c%.xib", [two])
                == "::error file=a%2Cb%3Ac%25.xib,line=3,title=tinamou ambiguous::100 %25: a,%0D%0Ab%0Ac::d")
        #expect(
            report(.github, "a.xib", [try finding("x", line: nil, .note)])
                == "::notice file=a.xib,title=tinamou ambiguous::x")
        #expect(report(.github, "a.xib", []) == nil)
    }

    @Test func plainText() throws {
        var two = try finding("b", line: nil, .error)
        two.details = ["one", "two"]
        #expect(
            report(.text, "a.xib", [try finding("a"), two]) == """
                a.xib:3: warning: a [ambiguous]
                a.xib: error: b [ambiguous]
                    one
                    two
                """)
    }

    /// By hand: what is counted, in singular and plural.
    @Test func summaries() throws {
        func summary(_ counts: [(errors: Int, warnings: Int)]) throws -> String? {
            var report = CheckReport(.text, version: "1")
            for count in counts {
                var file = CheckedFile(name: "a")
                file.findings = Array(repeating: try finding("a", .error), count: count.errors)
                file.findings += Array(repeating: try finding("a"), count: count.warnings)
                _ = report.text(of: file)
            }
            return report.end()
        }
        #expect(try summary([]) == "nothing checked")
        #expect(try summary([(0, 0)]) == "nothing found in 1 file")
        #expect(try summary([(1, 0)]) == "\n1 error in 1 file")
        #expect(try summary([(1, 2), (0, 0), (3, 0)]) == "\n4 errors and 2 warnings in 2 of 3 files")
    }

    /// RFC 3986: what is not unreserved is written in percent; FNV-1a of 64 bits.
    @Test func sarif() throws {
        let one = try #require(report(.sarif, "./a b/ü%.xib", [try finding("a")]))
        #expect(one.contains(#""uri":"a%20b/%C3%BC%25.xib""#))
        #expect(try #require(report(.sarif, "/a.xib", [try finding("a")])).contains(#""uri":"file:///a.xib""#))
        // The same wherever it stands, another in another file.
        func print(_ text: String?) -> Substring? { text?.split(separator: "tinamouSubjects/v1").last }
        #expect(
            print(report(.sarif, "a", [try finding("a", line: 7)])) == print(report(.sarif, "a", [try finding("b")])))
        #expect(print(report(.sarif, "a", [try finding("a")])) != print(report(.sarif, "b", [try finding("a")])))
    }
}
