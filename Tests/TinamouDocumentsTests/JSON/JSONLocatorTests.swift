import Testing
import TinamouDocuments

/// What is no JSON is refused where it ceases to be, to the letter.
@Suite struct JSONLocatorTests {
    @Test(arguments: [
        ("", "1:1: expected a value, found the end of the text"),
        (" \n ", "2:2: expected a value, found the end of the text"),
        ("{", "1:2: expected a key in double quotes, found the end of the text"),
        ("{'a': 1}", "1:2: expected a key in double quotes, found '''"),
        ("{1: 2}", "1:2: expected a key in double quotes, found '1'"),
        ("{,}", "1:2: expected a key in double quotes, found ','"),
        ("{\"a\" 1}", "1:6: expected ':' after the key \"a\", found '1'"),
        ("{\"a\":}", "1:6: expected a value, found '}'"),
        ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}' after a member of an object, found '\"'"),
        ("{\"a\":1", "1:7: expected ',' or '}' after a member of an object, found the end of the text"),
        ("{\"a\":1,}", "1:8: expected another member after the comma; leave out the comma after the last"),
        ("[1 2]", "1:4: expected ',' or ']' after an element of an array, found '2'"),
        ("[1,]", "1:4: expected another element after the comma; leave out the comma after the last"),
        ("[,1]", "1:2: expected a value, found ','"),
        ("[1]]", "1:4: expected nothing after the document, found ']'"),
        ("{} x", "1:4: expected nothing after the document, found 'x'"),
        ("{}\0", "1:3: expected nothing after the document, found U+0000"),
        ("// none\n{}", "1:1: expected a value, found '/'"),
        ("{\"é\":\r\n x}", "2:2: x is not a JSON value; texts stand in double quotes, words are true, false and null"),
        ("[\u{A0}1]", "1:2: expected a value, found U+00A0"),
        ("{\"a\":1,\n \"b\":2,\n \"a\":3}", "3:2: the key \"a\" occurs twice in this object; give each key once"),
        ("{\"a\":1,\"\\u0061\":3}", "1:8: the key \"a\" occurs twice in this object; give each key once"),
    ])
    func structure(text: String, message: String) {
        #expect(refusal(text) == message)
    }

    @Test(arguments: [
        ("tru", "tru"), ("True", "True"), ("NaN", "NaN"), ("Infinity", "Infinity"), ("nul", "nul"),
        ("a-b_c.d", "a-b_c.d"),
    ])
    func words(text: String, shown: String) {
        #expect(
            refusal("[\(text)]")
                == "1:2: \(shown) is not a JSON value; texts stand in double quotes, words are true, false and null")
    }

    @Test(arguments: [
        "01", "-01", "00", "+1", ".5", "1.", "-", "--1", "1e", "1e+", "1.5.2", "0x10", "-Infinity", "1_000", "1-2",
    ])
    func numbers(text: String) {
        #expect(refusal("[\(text)]") == "1:2: \(text) is not a number as JSON writes it, such as 12, -0.5 or 1e-3")
    }

    @Test(arguments: ["0", "-0", "0.5", "-0.5e10", "1E5", "1e+5", "1e-5", "120", "1.7976931348623157e308", "5e-324"])
    func numbersThatAreGood(text: String) {
        // An array is not a document: that is said only of what is JSON.
        #expect(refusal("[\(text)]") == "1:1: expected an object for a problem document, found an array")
    }

    @Test(arguments: [
        ("1e999", "1e999 is too large; the largest number is 1.7976931348623157e+308"),
        ("-1e999", "-1e999 is too large; the largest number is 1.7976931348623157e+308"),
        ("1e-400", "1e-400 is too close to 0; the smallest number is 5e-324"),
    ])
    func numbersBeyondADouble(text: String, message: String) {
        #expect(refusal("{\"a\": [0,\n {\"b\": \(text)}]}") == "2:8: \(message)")
        #expect(refusal(text) == "1:1: \(message)")
    }

    @Test(arguments: [
        ("[\"ab", "1:2: this text has no closing quote in its line"),
        ("[\"ab\n\"]", "1:2: this text has no closing quote in its line"),
        ("[\"a\tb\"]", "1:4: U+0009 cannot stand in a text; write it as an escape such as \\n or \\u0009"),
        (
            #"["a\x"]"#,
            #"1:4: \x is not an escape; these are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
        ),
        (
            #"["\u12g4"]"#,
            #"1:3: \u is not an escape; these are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
        ),
        (
            #"["\u12"#,
            #"1:3: \u is not an escape; these are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
        ),
        (#"["\"#, #"1:3: \ is not an escape; these are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#),
        (#"["\ud83d"]"#, #"1:3: \ud83d is half a character; the two halves of a surrogate pair stand together"#),
        (#"["\ud83d\u0041"]"#, #"1:3: \ud83d is half a character; the two halves of a surrogate pair stand together"#),
        (#"["a\ude00"]"#, #"1:4: \ude00 is half a character; the two halves of a surrogate pair stand together"#),
    ])
    func texts(text: String, message: String) {
        #expect(refusal(text) == message)
    }

    @Test func nestingEndsBeforeTheStackDoes() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(refusal(nested(128)) == "1:1: expected an object for a problem document, found an array")
        #expect(refusal(nested(129)) == "1:129: arrays and objects are nested more than 128 deep")
        #expect(refusal(String(repeating: "{\"a\":", count: 1_000_000)).hasSuffix("are nested more than 128 deep"))
    }

    @Test func textsThatAreNotUTF8AreRefused() {
        let source = SourceText(name: "f", bytes: Array("{\n \"a".utf8) + [0xFF] + Array("\": 1}".utf8))
        #expect(refusal(source) == "2:4: this is not UTF-8; write the file in UTF-8")
        let wide = SourceText(name: "f", bytes: Array("{}".utf8).flatMap { [$0, 0] })
        #expect(refusal(wide) == "1:2: expected a key in double quotes, found U+0000")
    }
}
