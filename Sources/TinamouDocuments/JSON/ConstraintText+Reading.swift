import Tinamou
import TinamouLayout

/// Reads a constraint in the anchors' words, character by character.
struct ConstraintTextReader {
    /// What is wrong, and how many characters stand before it.
    struct Failure: Error {
        var fault: ConstraintTextFault
        var position: Int
    }

    private let characters: [Character]
    private var position = 0

    /// Where the items stand, in characters: first, second.
    private(set) var places: [Int] = []

    init(_ text: String) {
        characters = Array(text)
    }

    /// The constraint that the text is.
    mutating func read() throws(Failure) -> ConstraintText {
        let id = takeID()
        var constraint = ConstraintText(first: try takeSide())
        constraint.id = id
        constraint.relation = try takeRelation()
        try takeRight(&constraint)
        if take("@") { constraint.priority = try takePriority() }
        guard next == nil else { throw failure(.expectedEnd(found: found)) }
        return constraint
    }

    // MARK: Sides

    /// The name before a colon, if there is one; else nothing is read.
    private mutating func takeID() -> String? {
        let start = position
        if let name = next == "'" ? try? takeQuoted() : takeRun(), take(":") { return name }
        position = start
        return nil
    }

    private mutating func takeSide() throws(Failure) -> LayoutDocument.Constraint.Side {
        _ = next
        let start = position
        var item: String
        var attribute: Substring
        if next == "'" {
            item = try takeQuoted()
            guard current == "." else { throw failure(.expectedAttribute(item)) }
            position += 1
            let word = takeRun() ?? ""
            attribute = word[...]
        } else {
            guard let run = takeRun() else { throw failure(.expectedSide(found: found)) }
            guard let point = run.lastIndex(of: "."), point != run.startIndex else {
                throw failure(.noAttribute(run), at: start)
            }
            item = String(run[..<point])
            attribute = run[run.index(after: point)...]
        }
        guard let known: LayoutAttribute = LayoutWords.value(String(attribute)) else {
            throw failure(.unknownAttribute(String(attribute), of: item), at: position - attribute.count)
        }
        places.append(start)
        return LayoutDocument.Constraint.Side(item, known)
    }

    private mutating func takeRight(_ constraint: inout ConstraintText) throws(Failure) {
        var sign = 1.0
        if take("-") { sign = -1 } else { _ = take("+") }
        if let number = try takeNumber() {
            _ = next
            let start = position
            let divisor = take("/") ? try takeFactor() : nil
            guard take("*") else {
                if divisor != nil { throw failure(.expectedProduct(found: found)) }
                constraint.constant = sign * number
                return
            }
            constraint.multiplier = try quotient(sign * number, divisor ?? 1, start)
        } else {
            constraint.multiplier = sign
        }
        constraint.second = try takeSide()
        _ = next
        let start = position
        if take("*") {
            constraint.multiplier *= try takeFactor()
        } else if take("/") {
            constraint.multiplier = try quotient(constraint.multiplier, try takeFactor(), start)
        }
        guard constraint.multiplier.isFinite else { throw failure(.multiplier, at: start) }
        if take("+") {
            constraint.constant = try takeFactor()
        } else if take("-") {
            constraint.constant = -(try takeFactor())
        }
    }

    private func quotient(_ dividend: Double, _ divisor: Double, _ place: Int) throws(Failure) -> Double {
        let quotient = dividend / divisor
        guard quotient.isFinite else { throw failure(.multiplier, at: place) }
        return quotient
    }

    private mutating func takeRelation() throws(Failure) -> Relation {
        _ = next
        let start = position
        var text = ""
        while let character = current, "<>=!≤≥≠".contains(character) {
            text.append(character)
            position += 1
        }
        if let relation = Relation.allCases.first(where: { $0.description == text }) { return relation }
        throw text.isEmpty ? failure(.expectedRelation(found: found)) : failure(.relation(text), at: start)
    }

    private mutating func takePriority() throws(Failure) -> Double {
        _ = next
        let start = position
        let priority = try takeFactor()
        guard priority > 0, priority <= 1000 else { throw failure(.priority(priority), at: start) }
        return priority
    }

    // MARK: Words

    private mutating func takeFactor() throws(Failure) -> Double {
        guard let number = try takeNumber() else { throw failure(.expectedNumber(found: found)) }
        return number
    }

    /// A number without a sign; `nil`, with nothing read, for anything else, a name that begins with digits included.
    private mutating func takeNumber() throws(Failure) -> Double? {
        _ = next
        let start = position
        var digits = 0
        while let character = current, character == "." || character.isASCII && character.isNumber {
            if character != "." { digits += 1 }
            position += 1
        }
        if digits > 0, let mark = current, mark == "e" || mark == "E" {
            let isSigned = peek(1).map { $0 == "+" || $0 == "-" } ?? false
            if let digit = peek(isSigned ? 2 : 1), digit.isASCII, digit.isNumber {
                position += isSigned ? 2 : 1
                while let character = current, character.isASCII, character.isNumber { position += 1 }
            }
        }
        if digits == 0 || current.map(ConstraintText.isNamePart) == true {
            position = start
            return nil
        }
        let text = String(characters[start..<position])
        guard let number = Double(text) else { throw failure(.number(text), at: start) }
        let isVanished = number == 0 && text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
        guard number.isFinite, !isVanished else { throw failure(.numberOutOfRange(text), at: start) }
        return number
    }

    /// Characters of a name; `nil` if there are none.
    private mutating func takeRun() -> String? {
        _ = next
        let start = position
        guard let first = current, ConstraintText.isNamePart(first), first != "-" else { return nil }
        while let character = current, ConstraintText.isNamePart(character) { position += 1 }
        return String(characters[start..<position])
    }

    /// A name in quotes, of which the first is next.
    private mutating func takeQuoted() throws(Failure) -> String {
        let start = position
        position += 1
        var name = ""
        while let character = current {
            position += 1
            if character == "'" {
                guard current == "'" else { return name }
                position += 1
            }
            name.append(character)
        }
        throw failure(.openQuote, at: start)
    }

    // MARK: Characters

    private var current: Character? { peek(0) }

    private func peek(_ count: Int) -> Character? {
        position + count < characters.count ? characters[position + count] : nil
    }

    /// The next character that is not blank, to which reading moves on; `nil` at the end.
    private var next: Character? {
        mutating get {
            while let character = current, character.isWhitespace { position += 1 }
            return current
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    /// What stands at the present position, for reports.
    private var found: String { current.map(shown) ?? "the end" }

    private func failure(_ fault: ConstraintTextFault, at place: Int? = nil) -> Failure {
        Failure(fault: fault, position: place ?? position)
    }
}
