import Tinamou

/// The fields of one line of a trace, taken one after the other from the left.
struct TraceFields {
    /// The part of the text that is a field.
    typealias Field = Range<Int>

    private let source: SourceText
    private var rest: Range<Int>

    /// The last field that was taken.
    private(set) var last: Field

    /// The fields of a line, up to its comment.
    init(_ source: SourceText, line: Int) {
        self.source = source
        rest = source.bounds(ofLine: line)
        last = rest.lowerBound..<rest.lowerBound
    }

    /// The next field, or `nil` at the end of the line.
    mutating func next() -> Field? {
        let bytes = source.bytes
        func isBlank(_ offset: Int) -> Bool { bytes[offset] == 32 || bytes[offset] == 9 }
        var start = rest.lowerBound
        while start < rest.upperBound && isBlank(start) { start += 1 }
        guard start < rest.upperBound, bytes[start] != UInt8(ascii: "#") else {
            rest = rest.upperBound..<rest.upperBound
            last = start..<start
            return nil
        }
        var end = start
        while end < rest.upperBound && !isBlank(end) { end += 1 }
        rest = end..<rest.upperBound
        last = start..<end
        return last
    }

    /// The next field, which there must be.
    mutating func take(_ expected: String) throws(Diagnostic) -> String {
        guard let field = next() else { throw fault(.expected(expected, found: nil)) }
        return source[field]
    }

    /// What a field says.
    func text(of field: Field) -> String {
        source[field]
    }

    /// Refuses a further field.
    mutating func finish() throws(Diagnostic) {
        if let field = next() { throw fault(.expected("the end of the line", found: source[field])) }
    }

    // MARK: Numbers

    /// A whole number that is not negative.
    mutating func count(_ expected: String) throws(Diagnostic) -> Int {
        let text = try take(expected)
        guard text.utf8.allSatisfy(TraceFields.isDigit), let number = Int(text) else {
            throw fault(.expected(expected, found: text))
        }
        return number
    }

    /// The number after an `s`, if the next field begins with one; takes nothing otherwise.
    mutating func suggestion() throws(Diagnostic) -> Int? {
        var ahead = self
        guard let field = ahead.next(), source[field].hasPrefix("s") else { return nil }
        self = ahead
        let digits = source[field].dropFirst()
        guard digits.utf8.allSatisfy(TraceFields.isDigit), let number = Int(digits) else {
            throw fault(.expected("s and the number of a variable", found: source[field]))
        }
        return number
    }

    /// A decimal number that is finite.
    mutating func number(_ expected: String) throws(Diagnostic) -> Double {
        let text = try take(expected)
        return try number(in: text, expected)
    }

    private func number(in text: some StringProtocol, _ expected: String) throws(Diagnostic) -> Double {
        let isDecimal = text.utf8.allSatisfy { TraceFields.isDigit($0) || "+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(text) else { throw fault(.expected(expected, found: source[last])) }
        guard number.isFinite else { throw fault(.tooLarge(source[last])) }
        return number
    }

    /// A relation: −1, 0 or 1.
    mutating func relation() throws(Diagnostic) -> Relation {
        let expected = "a relation: -1 for <=, 0 for ==, 1 for >="
        return switch try take(expected) {
        case "-1": .lessOrEqual
        case "0": .equal
        case "1": .greaterOrEqual
        case let text: throw fault(.expected(expected, found: text))
        }
    }

    /// A strength: a level and a weight.
    mutating func strength() throws(Diagnostic) -> Strength {
        let level = try level()
        let weight = try number("a weight")
        guard Strength(level, weight: weight).isValid else {
            throw fault(.expected("a weight above 0", found: source[last]))
        }
        return Strength(level, weight: weight)
    }

    private mutating func level() throws(Diagnostic) -> Double {
        let expected = "a level: 0 required, 1 strong, 2 medium, 3 weak, or @ and a number above 0 and at most 1000"
        let text = try take(expected)
        switch text {
        case "0": return Strength.required.level
        case "1": return Strength.strong.level
        case "2": return Strength.medium.level
        case "3": return Strength.weak.level
        default:
            guard text.hasPrefix("@") else { throw fault(.expected(expected, found: text)) }
            let level = try number(in: text.dropFirst(), expected)
            guard Strength(level).isValid else { throw fault(.expected(expected, found: text)) }
            return level
        }
    }

    /// How far something may be off.
    mutating func tolerance() throws(Diagnostic) -> Double {
        let expected = "a tolerance of 0 or more"
        let tolerance = try number(expected)
        guard tolerance >= 0 else { throw fault(.expected(expected, found: source[last])) }
        return tolerance
    }

    /// The error that a fault at the last field is.
    func fault(_ fault: TraceFault) -> Diagnostic {
        source.diagnostic(fault, at: last.lowerBound)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
