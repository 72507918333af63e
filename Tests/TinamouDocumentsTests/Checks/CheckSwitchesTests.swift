import Testing
import TinamouDocuments

// What documents switch off themselves. By hand: each text has the same faults, of which some are silenced.

@Suite struct CheckSwitchesTests {
    /// A view in which box has a height said twice, 400 in 200, and no horizontal place.
    private func text(
        head: String = "", beforeBox: String = "", inBoxLine: String = "", beforeTwice: String = "",
        behindTwice: String = ""
    ) -> String {
        xib(
            """
            <subviews>
            \(beforeBox)
            <view translatesAutoresizingMaskIntoConstraints="NO"
                id="box">\(inBoxLine)
            <rect key="frame" x="0" y="0" width="10" height="400"/>
            <constraints>
            <constraint firstAttribute="width" constant="10" id="wide"/>
            <constraint firstAttribute="height" constant="400" id="once"/>
            \(beforeTwice)
            <constraint firstAttribute="height" constant="400" id="twice"/>\(behindTwice)
            </constraints>
            </view>
            </subviews>
            <constraints><constraint firstItem="box" firstAttribute="top" secondItem="view" secondAttribute="top" id="t"/></constraints>
            """, head: head)
    }

    private func rules(_ text: String) throws -> [String] { try check(text).map(\.rule.rawValue).sorted() }

    @Test func nothing() throws {
        #expect(try rules(text()) == ["ambiguous", "outside-parent", "redundant-constraint"])
        #expect(try rules(text(beforeBox: "<!-- a box -->")).count == 3)
    }

    @Test func commentsBeforeAnElement() throws {
        #expect(
            try rules(text(beforeBox: "<!-- tinamou:disable outside-parent -->")) == [
                "ambiguous", "redundant-constraint",
            ])
        #expect(
            try rules(text(beforeBox: "<!--tinamou:disable outside-parent, ambiguous because it is a sketch-->"))
                == ["redundant-constraint"])
        // All rules, but for this element only.
        #expect(try rules(text(beforeBox: "<!-- tinamou:disable -->")) == ["redundant-constraint"])
        #expect(try rules(text(beforeBox: "<!-- tinamou:disable all -->")) == ["redundant-constraint"])
        #expect(try rules(text(beforeTwice: "<!-- tinamou:disable redundant-constraint -->")).count == 2)
        // Over several lines, and with another comment between.
        #expect(
            try rules(text(beforeBox: "<!-- tinamou:disable\n outside-parent\n -->\n<!-- a box -->")).count == 2)
    }

    @Test func commentsInTheLineOfAnElement() throws {
        #expect(try rules(text(behindTwice: " <!-- tinamou:disable redundant-constraint -->")).count == 2)
        #expect(try rules(text(inBoxLine: "<!-- tinamou:disable outside-parent -->")).count == 2)
        // It is not for the next element as well.
        #expect(try rules(text(inBoxLine: "<!-- tinamou:disable redundant-constraint -->")).count == 3)
    }

    @Test func commentsForTheDocument() throws {
        #expect(
            try rules(text(head: "<!-- tinamou:disable-file outside-parent redundant-constraint -->")) == ["ambiguous"])
        #expect(try rules(text(beforeTwice: "<!-- tinamou:disable-file ambiguous -->")).count == 2)
        #expect(try rules(text(head: "<!-- tinamou:disable-file -->")) == [])
    }

    /// What a comment names wrongly is told, in its line.
    @Test func wrongComments() throws {
        let found = try check(text(beforeBox: "<!-- tinamou:disable outside -->"))
        #expect(found.count == 4)
        let told = try #require(found.first { $0.rule == .notUnderstood })
        #expect(
            told.line == 4 && told.message.hasPrefix("\"outside\" is not the name of a rule, which may be conflict, "))
        #expect(try rules(text(beforeBox: "<!-- tinamou:enable overlap -->")).contains("not-understood"))
    }

    /// What is not understood is silenced in its line, also where there is no view.
    @Test func notesInALine() throws {
        let odd = "<subviews>\n<mystery/>\n</subviews>"
        #expect(try rules(xib(odd)) == ["not-understood"])
        #expect(try rules(xib("<subviews>\n<mystery/> <!-- tinamou:disable not-understood -->\n</subviews>")) == [])
    }

    /// A contradiction is silenced at any of its members, an overlap at either of its views.
    @Test func findingsAboutSeveral() throws {
        func members(_ disabled: String) -> String {
            layoutText(
                [#"{"id": "a"}"#],
                [
                    "V:|[a]|", "l: a.left == root.left", #"{"constraint": "a.width == 10", "id": "w"\#(disabled)}"#,
                    "v: a.width == 20",
                ])
        }
        #expect(try rules(members("")) == ["conflict"])
        #expect(try rules(members(#", "disable": ["conflict"]"#)) == [])
        #expect(try rules(members(#", "disable": ["overlap"]"#)) == ["conflict"])
        func views(_ disabled: String) -> String {
            layoutText(
                ["{\"id\": \"a\", \"kind\": \"label\"\(disabled)}", #"{"id": "b", "kind": "label"}"#],
                ["H:|[a(100)]", "V:|[a(100)]", "H:|-50-[b(100)]", "V:|-50-[b(100)]"])
        }
        #expect(try rules(views("")) == ["overlap"])
        #expect(try rules(views(#", "disable": ["overlap"]"#)) == [])
    }

    @Test func keysInJSON() throws {
        let text = layoutText([#"{"id": "a", "disable": ["ambiguous"]}"#], [])
        #expect(try check(text) == [])
        #expect(try check(layoutText([#"{"id": "a"}"#], [], #", "disable": ["all"]"#)) == [])
        #expect(
            layoutRefusal(Array(layoutText([#"{"id": "a", "disable": ["fuzzy"]}"#], []).utf8))
                .hasPrefix("2:25: \"fuzzy\" is not the name of a rule, "))
    }

    /// Turned into JSON, a document silences what it did.
    @Test func conversion() throws {
        let source = text(
            head: "<!-- tinamou:disable-file overlap -->", beforeBox: "<!-- tinamou:disable outside-parent -->",
            beforeTwice: "<!-- tinamou:disable -->")
        let converted = try reading(source).document.arranged().document.json
        #expect(converted.contains(#""disable": ["overlap"]"#))
        #expect(try rules(converted) == ["ambiguous"])
        #expect(try reading(converted).document.arranged().document.json == converted)
    }
}
