// Where things stand in a JSON text. Goals in order of priority:
//
// 1. A line and column for every fault. Foundation's decoder, which does the reading, says neither where the
//    syntax of a text breaks nor where a decoded value stood.
// 2. The order of an object's keys, and keys that occur twice; the decoder gives a dictionary.
// 3. Strictness: what RFC 8259 does not allow is refused here, though the decoder may let it pass (a comma after the
//    last element).
//
// It walks over a text once and makes no values: what a number or a string means is left to the decoder.
// Rejected: asking for the place of each coding path as it is needed, one walk each; documents with a thousand
// constraints would be walked over a thousand times.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a JSON value stands in its text, and where its parts do.
struct JSONPlace: Sendable {
    /// A member of an object.
    struct Member: Sendable {
        var key: String
        var keyOffset: Int
        var place: JSONPlace
    }

    /// The offset of the value's first byte.
    var offset: Int

    /// The elements of an array.
    var elements: [JSONPlace] = []

    /// The members of an object in the order of the text.
    var members: [Member] = []

    /// The place of the part to which a path leads, as far as it leads.
    func part(at path: some Sequence<any CodingKey>) -> JSONPlace {
        var place = self
        for key in path {
            if let index = key.intValue, place.elements.indices.contains(index) {
                place = place.elements[index]
            } else if let member = place.members.first(where: { $0.key == key.stringValue }) {
                place = member.place
            } else {
                return place
            }
        }
        return place
    }
}

/// Walks over a JSON text and notes where its values stand.
struct JSONLocator {
    /// How deep arrays and objects may be nested.
    ///
    /// Documents need a handful of levels. Both this walk and the decoder call themselves once or more for each, on
    /// threads whose stack may be half a megabyte.
    static let deepestNesting = 128

    /// How many values a text may have. Each takes some 50 bytes of memory here and in the decoder.
    static let valueLimit = 1_000_000

    private let source: SourceText
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var count = 0

    private let valueLimit: Int

    private init(_ source: SourceText, _ valueLimit: Int) {
        self.source = source
        self.valueLimit = valueLimit
        bytes = source.bytes
    }

    /// The places of all values of a text.
    static func locate(
        _ source: SourceText, valueLimit: Int
    ) throws(Diagnostic) -> JSONPlace {
        var locator = JSONLocator(source, valueLimit)
        let place = try locator.value()
        locator.skipBlanks()
        guard locator.position == locator.bytes.count else {
            throw locator.fault(.textAfterEnd(found: locator.found))
        }
        return place
    }

    // MARK: Values

    private mutating func value() throws(Diagnostic) -> JSONPlace {
        skipBlanks()
        let start = position
        count += 1
        guard count <= valueLimit else { throw fault(.count(limit: valueLimit)) }
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): try skipString()
        case let byte? where JSONLocator.isWord(byte): try skipWord()
        default: throw fault(.expectedValue(found: found))
        }
        return JSONPlace(offset: start)
    }

    private mutating func array() throws(Diagnostic) -> JSONPlace {
        var place = JSONPlace(offset: position)
        try descend()
        while true {
            skipBlanks()
            if takes("]") {
                if !place.elements.isEmpty { throw fault(.nothingAfterComma(inObject: false), at: position - 1) }
                break
            }
            place.elements.append(try value())
            skipBlanks()
            if takes("]") { break }
            guard takes(",") else { throw fault(.expectedCommaOrEnd(ofObject: false, found: found)) }
        }
        depth -= 1
        return place
    }

    private mutating func object() throws(Diagnostic) -> JSONPlace {
        var place = JSONPlace(offset: position)
        var keys: Set<String> = []
        try descend()
        while true {
            skipBlanks()
            if takes("}") {
                if !place.members.isEmpty { throw fault(.nothingAfterComma(inObject: true), at: position - 1) }
                break
            }
            let member = try member()
            if !keys.insert(member.key).inserted { throw fault(.duplicateKey(member.key), at: member.keyOffset) }
            place.members.append(member)
            skipBlanks()
            if takes("}") { break }
            guard takes(",") else { throw fault(.expectedCommaOrEnd(ofObject: true, found: found)) }
        }
        depth -= 1
        return place
    }

    private mutating func member() throws(Diagnostic) -> JSONPlace.Member {
        let keyOffset = position
        guard next == UInt8(ascii: "\"") else { throw fault(.expectedKey(found: found)) }
        try skipString()
        let key = decodeKey(keyOffset..<position)
        skipBlanks()
        guard takes(":") else { throw fault(.expectedColon(key: key, found: found)) }
        return JSONPlace.Member(key: key, keyOffset: keyOffset, place: try value())
    }

    private func decodeKey(_ quoted: Range<Int>) -> String {
        let inside = quoted.dropFirst().dropLast()
        if bytes[inside].contains(UInt8(ascii: "\\")),
            let key = try? JSONDecoder().decode(String.self, from: Data(bytes[quoted]))
        {
            return key
        }
        return String(decoding: bytes[inside], as: UTF8.self)
    }

    private mutating func descend() throws(Diagnostic) {
        depth += 1
        guard depth <= JSONLocator.deepestNesting else {
            throw fault(.depth(limit: JSONLocator.deepestNesting))
        }
        position += 1
    }

    // MARK: Texts

    private mutating func skipString() throws(Diagnostic) {
        let start = position
        position += 1
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try skipEscape()
            case 10, 13: throw fault(.openString, at: start)
            case 0..<32: throw fault(.controlCharacter(found))
            default: position += 1
            }
        }
        throw fault(.openString, at: start)
    }

    private mutating func skipEscape() throws(Diagnostic) {
        let start = position
        position += 1
        guard next == UInt8(ascii: "u") else {
            guard let byte = next, "\"\\/bfnrt".utf8.contains(byte) else {
                throw fault(.escape("\\" + (nextCharacter.map(String.init) ?? "")), at: start)
            }
            position += 1
            return
        }
        let unit = try codeUnit(at: start)
        switch unit {
        case 0xD800..<0xDC00:
            let second = position
            guard bytes[position...].starts(with: "\\u".utf8), (0xDC00..<0xE000).contains(try codeUnit(at: second))
            else { throw fault(.halfCharacter(source[start..<second]), at: start) }
        case 0xDC00..<0xE000: throw fault(.halfCharacter(source[start..<position]), at: start)
        default: break
        }
    }

    /// The number that the four digits of the `\u…` at `start` write; goes on behind them.
    private mutating func codeUnit(at start: Int) throws(Diagnostic) -> UInt32 {
        let digits = bytes[min(start + 2, bytes.count)..<min(start + 6, bytes.count)]
        let areHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard digits.count == 4, areHexadecimal, let unit = UInt32(source[digits.indices], radix: 16) else {
            throw fault(.escape(source[start..<min(start + 2, bytes.count)]), at: start)
        }
        position = start + 6
        return unit
    }

    // MARK: Numbers and words

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func skipWord() throws(Diagnostic) {
        let start = position
        while let byte = next, JSONLocator.isWord(byte) { position += 1 }
        let word = bytes[start..<position]
        if ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) { return }
        let isNumber = bytes[start] < UInt8(ascii: "A")
        if isNumber && JSONLocator.isNumber(word) { return }
        let text = source[start..<position]
        throw fault(isNumber ? .number(text) : .word(text), at: start)
    }

    /// Whether the word is a number as RFC 8259 section 6 has it.
    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        func takeDigits() -> Int {
            let digits = rest.prefix(while: isDigit)
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = takeDigits()
        guard whole > 0, !startsWithZero || whole == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits() > 0 else { return false }
        }
        if let mark = rest.first, mark | 32 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard takeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    // MARK: Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var nextCharacter: Character? {
        // A character of more than 32 bytes is shown in part.
        String(decoding: bytes[position..<min(position + 32, bytes.count)], as: UTF8.self).first
    }

    /// What stands at the present position, for reports.
    private var found: String { nextCharacter.map(shown) ?? "the end of the text" }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
    }

    private func fault(_ fault: JSONFault, at offset: Int? = nil) -> Diagnostic {
        source.diagnostic(fault, at: offset ?? position)
    }
}
