/// A word of a condition: a number, a name, an operator or a relation.
struct ConditionToken {
    enum Kind: Equatable {
        case number(Double)
        case name(String)
        /// One of `+ - * / ,`.
        case mark(Character)
        case relation(String)
        case end
    }

    var kind: Kind

    /// The word as it was written, without the quotes of a name.
    var text: String

    /// The offset of its first byte.
    var offset: Int

    /// The word as reports show it when another was expected.
    var found: String {
        switch kind {
        case .end: "the end"
        case .name: inQuotes(text)
        case .number, .mark, .relation: "'\(text)'"
        }
    }
}

/// Takes a condition apart, word by word.
struct ConditionLexer {
    private let source: SourceText
    private var rest: Substring
    private let length: Int

    init(_ source: SourceText) {
        self.source = source
        rest = Substring(source[0..<source.bytes.count])
        length = source.bytes.count
    }

    private var offset: Int { length - rest.utf8.count }

    /// The next word; at the end, again and again the end.
    mutating func next() throws(Diagnostic) -> ConditionToken {
        rest = rest.drop(while: \.isWhitespace)
        let start = offset
        guard let first = rest.first else { return ConditionToken(kind: .end, text: "", offset: start) }
        if ConditionLexer.isDigit(first) || first == "." { return try number(start) }
        if ConditionLexer.isNameStart(first) {
            let name = String(rest.prefix(while: ConditionLexer.isNamePart))
            rest.removeFirst(name.count)
            return ConditionToken(kind: .name(name), text: name, offset: start)
        }
        if first == "\"" { return try quotedName(start) }
        if ConditionLexer.relationMarks.contains(first) { return try relation(start) }
        if first == "(" || first == ")" { throw source.diagnostic(ConditionFault.parenthesis, at: start) }
        guard "+-*/,".contains(first) else {
            throw source.diagnostic(ConditionFault.character(shown(first)), at: start)
        }
        rest.removeFirst()
        return ConditionToken(kind: .mark(first), text: String(first), offset: start)
    }

    // MARK: Names

    /// Whether a name needs no quotes.
    static func isPlain(_ name: String) -> Bool {
        guard let first = name.first else { return false }
        return isNameStart(first) && name.allSatisfy(isNamePart)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private static func isNameStart(_ character: Character) -> Bool { character.isLetter || character == "_" }

    private static func isNamePart(_ character: Character) -> Bool {
        isNameStart(character) || isDigit(character) || character == "."
    }

    private mutating func quotedName(_ start: Int) throws(Diagnostic) -> ConditionToken {
        rest.removeFirst()
        var name = ""
        while let character = rest.first {
            let place = offset
            rest.removeFirst()
            if character == "\"" { return ConditionToken(kind: .name(name), text: name, offset: start) }
            guard character == "\\" else {
                name.append(character)
                continue
            }
            guard let escaped = rest.first else { break }
            guard escaped == "\"" || escaped == "\\" else {
                throw source.diagnostic(ConditionFault.escape(inQuotes("\\\(escaped)")), at: place)
            }
            name.append(escaped)
            rest.removeFirst()
        }
        throw source.diagnostic(ConditionFault.openQuote, at: start)
    }

    // MARK: Numbers and relations

    private mutating func number(_ start: Int) throws(Diagnostic) -> ConditionToken {
        var text = take(while: { ConditionLexer.isDigit($0) || $0 == "." })
        if let mark = rest.first, mark == "e" || mark == "E" {
            // Only an exponent with digits belongs to the number; in `2e` and `2each` a name begins.
            let sign = rest.dropFirst().prefix(1).filter { $0 == "+" || $0 == "-" }
            if let digit = rest.dropFirst(1 + sign.count).first, ConditionLexer.isDigit(digit) {
                rest.removeFirst(1 + sign.count)
                text += "e" + sign + take(while: ConditionLexer.isDigit)
            }
        }
        guard let value = Double(text) else { throw source.diagnostic(JSONFault.number("'\(text)'"), at: start) }
        if !value.isFinite { throw source.diagnostic(JSONFault.numberTooLarge(text), at: start) }
        let significand = text.prefix { $0 != "e" }
        if value == 0, significand.contains(where: { ("1"..."9").contains($0) }) {
            throw source.diagnostic(JSONFault.numberTooSmall(text), at: start)
        }
        return ConditionToken(kind: .number(value), text: text, offset: start)
    }

    private mutating func take(while isMeant: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: isMeant)
        rest.removeFirst(taken.count)
        return String(taken)
    }

    private static let relationMarks = "<>=!≤≥≠"

    private mutating func relation(_ start: Int) throws(Diagnostic) -> ConditionToken {
        let text = take(while: { ConditionLexer.relationMarks.contains($0) })
        guard ["<=", ">=", "=="].contains(text) else {
            throw source.diagnostic(ConditionFault.relation("'\(text)'"), at: start)
        }
        return ConditionToken(kind: .relation(text), text: text, offset: start)
    }
}
