import Testing
import TinamouDocuments

/// What is wrong with layout documents in JSON, and where. Places by hand.
@Suite struct LayoutDocumentRefusalTests {
    @Test(
        arguments: [
            ("{}", "1:1: a layout document needs \"view\", or \"scenes\" with at least one scene"),
            (#"{"scenes": []}"#, "1:1: a layout document needs \"view\", or \"scenes\" with at least one scene"),
            ("", "1:1: expected a value, found the end of the text"),
            ("{", "1:2: expected a key in double quotes, found the end of the text"),
            (
                #"{"view": {"id": "a"}"#,
                "1:21: expected ',' or '}' after a member of an object, found the end of the text"
            ),
            (#"{"view": []}"#, "1:10: expected an object for a view, found an array"),
            (#"{"view": {}}"#, "1:10: a view needs \"id\""),
            (#"{"view": {"id": 1}}"#, "1:17: expected a text for \"id\", found a number"),
            (
                #"{"view": {"id": "a", "views": [{"id": "b"}, {"id": "a"}]}}"#,
                "1:52: there is a view or guide \"a\" already, in line 1, column 17; give each an id of its own"
            ),
            (
                #"{"view": {"id": "a", "guides": {"a": "margins"}}}"#,
                "1:33: there is a view or guide \"a\" already, in line 1, column 17; give each an id of its own"
            ),
            (
                #"{"view": {"id": "a", "guides": {"b": "nothing"}}}"#,
                "1:38: \"nothing\" is not a guide, which may be \"safeArea\", \"margins\", \"readableContent\", \"content\", "
                    + "\"visibleFrame\", \"top\", \"bottom\", \"keyboard\", \"visiblePart\", \"bar\" or \"free\""
            ),
            (#"{"view": {"id": "a", "hidden": 1}}"#, "1:32: expected true or false for \"hidden\", found a number"),
            (
                #"{"view": {"id": "a", "frame": [1, 2, 3]}}"#,
                "1:31: expected [x, y, width, height], or [width, height], found 3 values"
            ),
            (#"{"view": {"id": "a", "frame": [1, null]}}"#, "1:35: expected a number, found null"),
            (
                #"{"view": {"id": "a", "frame": [1, 1e999]}}"#,
                "1:35: 1e999 is too large; the largest number is 1.7976931348623157e+308"
            ),
            (
                #"{"view": {"id": "a", "hugging": 0}}"#,
                "1:33: 0 is not a priority; a priority is above 0 and at most 1000"
            ),
            (
                #"{"view": {"id": "a", "stack": {"axis": "diagonal"}}}"#,
                "1:40: \"diagonal\" is not an axis, which may be \"horizontal\" or \"vertical\""
            ),
            (
                #"{"view": {"id": "a"}, "targets": ["x"]}"#,
                "1:35: \"x\" is neither a size such as \"375x812\" nor a device such as \"iPhone SE landscape\""
            ),
            (
                #"{"view": {"id": "a"}, "views": [{"in": "b", "id": "c"}]}"#,
                "1:40: there is no view \"b\" up to here in this scene; put it before what is in it"
            ),
            (
                #"{"view": {"id": "a", "header": {"minimum": 1}}}"#,
                "1:32: \"a\" is a header, and not in a scroll view; put it among the \"views\" of one"
            ),
            (
                #"{"view": {"id": "a", "scroll": {}, "views": [{"id": "b", "header": {"minimum": 2, "maximum": 1}}]}}"#,
                "1:68: the minimum of a header is from 0, and its maximum from the minimum"
            ),
            (
                #"{"view": {"id": "a", "views": [{"id": "b", "bar": {"over": "a", "expanded": 1}}]}}"#,
                "1:60: \"a\" is no scroll view that stands up to here beside the bar or in a view beside it"
            ),
            (#"{"view": {"id": "a"}, "constraint": []}"#, nil),
            (#"{"scenes": [{"view": {"id": "a", "color": 1}}]}"#, nil),
        ] as [(String, String?)])
    func documents(text: String, message: String?) {
        let refusal = jsonRefusal(text)
        if let message {
            #expect(refusal == message)
        } else {
            #expect(refusal.contains("is not a key of a"))
        }
    }

    @Test(arguments: [
        ("a.top == c.top", 9, "there is no view or guide \"c\" in the document; there are \"a\", \"b\" and \"root\""),
        ("a.top == b.top-5", 11, "there is no attribute \"top-5\" of \"b\"; put blanks around a minus"),
        ("a.top == b", 9, "\"b\" names no number of a view or guide; write b.top, b.width and the like"),
        ("a.top = b.top", 6, "\"=\" is not a relation; write '==', '<=' or '>='"),
        ("a.top", 5, "expected '==', '<=' or '>=', found the end"),
        (
            "", 0,
            "expected a number of a view or guide such as title.top, found the end; ids with other characters than "
                + "letters, digits, '_', '-' and '.' stand in single quotes"
        ),
        ("a.top == b.top + x", 17, "expected a number, found 'x'"),
        ("a.top == b.top @1001", 16, "1001 is not a priority; a priority is above 0 and at most 1000"),
        ("a.width == b.width / 0", 19, "this multiplier is not finite; divide by a number other than 0"),
        ("a.width == 1e400", 11, "1e400 is not within what a double can hold"),
        ("a.width == 1e-400", 11, "1e-400 is not within what a double can hold"),
        ("a.width == 1.2.3", 11, "1.2.3 is not a number such as 12, 0.5 or 1e-3"),
        ("a.width == 1/2", 14, "expected '*' and a number of a view or guide after a fraction, found the end"),
        (
            "a.width == 5 apples", 13,
            "expected '@' and a priority or the end, found 'a'; a constraint is such as "
                + "a.top == 2 * b.bottom + 8 @750"
        ),
        ("'a.top == 1", 0, "this name has no closing quote; write two for one inside a name"),
        ("'a' == 1", 3, "expected '.' and an attribute after \"a\", such as .top"),
        ("[a]-[x]", 5, "there is no view or guide \"x\" in the document; there are \"a\", \"b\" and \"root\""),
        ("V:[a]-8[b]", 7, "visual format: the distance is not closed; - is due here"),
        (
            "H:[root]|", 8,
            "visual format: “root” has no superview for | to stand for; put it inside one before, or leave the "
                + "| out"
        ),
    ])
    func constraints(text: String, place: Int, message: String) {
        // The text begins behind the bracket and the quote of the second line.
        let refusal = jsonRefusal(scene(#"{"id": "a"}, {"id": "b"}"#, "\"\(text)\""))
        #expect(refusal == "2:\(19 + place): \(message)")
    }

    /// Columns count what stands in the file: escapes, both halves of a pair, characters of several bytes.
    @Test func placesBehindEscapes() {
        let views = #"{"id": "ä😀\n"}"#
        #expect(
            jsonRefusal(scene(views, #""'\u00e4\ud83d\ude00\n'.top == c.top""#)).hasPrefix("2:49: there is no view"))
        #expect(jsonRefusal(scene(views, #""'ä😀\n'.top == c.top""#)).hasPrefix("2:33: there is no view"))
    }

    @Test func constraintsOfTheSameID() {
        let twice = scene(#"{"id": "a"}"#, "\"c: a.width == 1\",\n \"c: a.width == 2\"")
        #expect(
            jsonRefusal(twice)
                == "3:2: there is a constraint \"c\" already, in line 2, column 18; give each an id of its own")
    }

    @Test func scenesAreApart() {
        let text = #"{"scenes": [{"view": {"id": "a"}}, {"view": {"id": "b"}, "constraints": ["a.top == b.top"]}]}"#
        #expect(
            jsonRefusal(text)
                == "1:84: \"a\" and \"b\" are in scenes that are laid out by themselves; relate views of one scene")
    }

    // MARK: Bad input

    /// Wherever a document is cut off, it is refused with a place, and nothing else happens.
    @Test func documentsThatAreCutOff() throws {
        let text = try layoutDocument(LayoutDocumentRefusalTests.rich).json
        for length in 0..<text.utf8.count - 1 {
            let refusal = layoutRefusal(Array(text.utf8.prefix(length)))
            #expect(refusal.first?.isNumber == true, "\(length)")
        }
    }

    /// Wherever a byte is another, the document is read or refused.
    @Test(arguments: [UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "9"), UInt8(ascii: "-"), 0, 0xFF, 10])
    func documentsWithAWrongByte(byte: UInt8) throws {
        var bytes = Array(LayoutDocumentRefusalTests.rich.utf8)
        for place in bytes.indices {
            let right = bytes[place]
            bytes[place] = byte
            let refusal = layoutRefusal(bytes)
            #expect(refusal.isEmpty || refusal.first?.isNumber == true, "\(place)")
            bytes[place] = right
        }
    }

    static let rich = """
        {"device": "iPhone SE", "kind": "screen", "view": {"id": "root", "guides": {"safe": "safeArea"}, "views": [
          {"id": "list", "scroll": {"offset": -10}, "views": [{"id": "head", "header": {"minimum": 20, "maximum": 80}}]},
          {"id": "bar", "bar": {"over": "list", "expanded": 60}},
          {"id": "s", "stack": {"spacing": 4}, "views": [{"id": "l", "intrinsicSize": [3, 4.5]}]}]},
         "constraints": ["H:|[list]|", "c: list.top == safe.top + 1e-3 @20", "'s'.top == 1/2 * list.bottom - 8",
          {"constraint": "l.width >= 5", "variations": [{"width": "compact", "constant": 7}]}]}
        """

    @Test func nestingThatIsTooDeep() {
        let deep = String(repeating: #"{"view": {"id": "a", "views": ["#, count: 100_000)
        #expect(jsonRefusal(deep).hasSuffix("arrays and objects are nested more than 128 deep"))
        let arrays = #"{"view": "# + String(repeating: "[", count: 100_000)
        #expect(jsonRefusal(arrays).hasSuffix("arrays and objects are nested more than 128 deep"))
        let list = (0..<5000).map { #"{"in": "v\#($0)", "id": "v\#($0 + 1)"}"# }.joined(separator: ",")
        #expect(
            jsonRefusal(#"{"view": {"id": "v0"}, "views": [\#(list)]}"#)
                .hasSuffix("views are more than 1000 deep inside each other"))
    }

    @Test func textsThatAreTooLong() {
        let blanks = String(repeating: " ", count: LayoutReading.lengthLimit)
        #expect(jsonRefusal(#"{"view": {"id": "a"}}"# + blanks) == "1:1: the document is longer than 16 MiB")
    }

    /// UTF-16 with and without its mark, Latin 1, half a character.
    @Test func wrongEncodings() {
        let text = #"{"view": {"id": "ä"}}"#
        let wide = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [
            wide, [0xFF, 0xFE] + wide, text.unicodeScalars.map { UInt8($0.value) }, Array(text.utf8.prefix(18)),
        ] {
            #expect(layoutRefusal(bytes).first?.isNumber == true)
        }
        #expect(layoutRefusal([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == "")
    }

    /// Numbers that a double can hold and a layout cannot: no frames, and nothing worse.
    @Test(arguments: ["1e308", "-1e308", "5e-324", "1.7976931348623157e308"])
    func absurdNumbers(number: String) throws {
        let text = LayoutDocumentRefusalTests.rich.replacingOccurrences("80", number).replacingOccurrences(
            "-10", number)
        for layout in [
            text, scene(#"{"id": "a", "intrinsicSize": [\#(number), 1]}"#, "\"a.width == 2 * root.width + \(number)\""),
        ] {
            guard let document = try? layoutDocument(layout) else { continue }
            for scene in DocumentLayout(document).scenes { _ = scene.analysis }
        }
    }
}

extension String {
    /// The text with all occurrences of a part replaced.
    fileprivate func replacingOccurrences(_ part: String, _ replacement: String) -> String {
        var text = "", rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                text += replacement
                rest = rest.dropFirst(part.count)
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text
    }
}
