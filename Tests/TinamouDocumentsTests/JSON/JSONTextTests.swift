import Foundation
import Generators
import Testing
import TinamouDocuments

@Suite struct JSONTextTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "-0.0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (-2.5, "-2.5"), (1e-7, "1e-07"),
        (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992.0"), (1e22, "1e+22"),
        (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
    ])
    func numbers(value: Double, text: String) {
        #expect(JSONText.number(value) == text)
    }

    @Test func numbersReadBackToTheSameBits() throws {
        var random = SplitMix64(seed: 5)
        var values = (0..<2000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
        values += (0..<2000).map { _ in Double(random.integer(in: -1_000_000_000...1_000_000_000)) / 8 }
        values += [
            0, -0.0, .leastNormalMagnitude, -.leastNonzeroMagnitude, 0x1p53, 0x1p53 - 1, -0x1p63, 0x1p63, 0x1p64,
        ]
        let text = "[" + values.map(JSONText.number).joined(separator: ",") + "]"
        let read = try JSONDecoder().decode([Double].self, from: Data(text.utf8))
        #expect(read.map(\.bitPattern) == values.map(\.bitPattern))
    }

    @Test func texts() throws {
        #expect(JSONText.string("a\"b\\c/é😀\u{2028}") == #""a\"b\\c/é😀\#u{2028}""#)
        #expect(JSONText.string("\n\r\t\u{0}\u{1f}\u{7f}") == "\"\\n\\r\\t\\u0000\\u001f\u{7f}\"")
        let all = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
        #expect(try JSONDecoder().decode(String.self, from: Data(JSONText.string(all).utf8)) == all)
    }

    @Test func lists() {
        #expect(JSONText.strings([]) == "[]" && JSONText.strings(["a", "b\""]) == #"["a","b\""]"#)
        #expect(JSONText.object([]) == "{}" && JSONText.object([("a", "1"), ("b", "[2]")]) == #"{"a":1,"b":[2]}"#)
    }
}
