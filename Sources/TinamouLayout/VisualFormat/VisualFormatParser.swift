// The grammar, as text becomes a list of terms. Nothing here knows what a name stands for.
//
//     format     = [ ("H" | "V") ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
//     view       = "[" name [ list ] "]"
//     connection = nothing | "-" | "-" ( list | predicate ) "-"
//     list       = "(" predicate { "," predicate } ")"
//     predicate  = [ "==" | "<=" | ">=" ] ( number | name ) [ "@" ( number | name ) ]
//
// Beyond what Apple's guide writes: a single predicate between dashes may have a relation and a priority, as `->=8@500-`,
// which cannot be misread; and names may have letters of any script. A sign outside parentheses is refused, as there.
//
// Source: Apple, "Auto Layout Guide", appendix "Visual Format Language"; grammar rewritten.

import Tinamou

/// What a visual format says, before names are looked up.
struct VisualFormat {
    /// A number, or a name for something, and where it stands.
    enum Value {
        case number(Double, position: Int)
        case name(String, position: Int)
    }

    /// A condition on a size or a distance.
    struct Predicate {
        var relation: Relation
        var value: Value
        var priority: Value?
    }

    /// What stands between two terms.
    enum Connection {
        case flush
        case standard
        case distances([Predicate])
    }

    /// A view with its sizes, or the superview's bar.
    enum Term {
        case view(name: String, sizes: [Predicate], position: Int)
        case bar(position: Int)
    }

    var axis = LayoutAxis.horizontal

    /// At least one view; bars at most at the ends.
    var terms: [Term] = []

    /// What stands between each term and the next: one fewer than the terms.
    var connections: [Connection] = []
}

/// Reads a visual format.
struct VisualFormatParser {
    private var scanner: VisualFormatScanner
    private var result = VisualFormat()

    /// What a text says.
    ///
    /// - Throws: ``VisualFormatError`` for the first fault in it.
    /// - Complexity: O(*n*), *n* the length of the text.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(scanner: VisualFormatScanner(format))
        try parser.takePrefix()
        try parser.takeTerms()
        return parser.result
    }

    private init(scanner: VisualFormatScanner) {
        self.scanner = scanner
    }

    private mutating func takePrefix() throws(VisualFormatError) {
        let first = scanner.next()
        let start = scanner.position
        guard first != "[", first != "|" else { return }
        let name = scanner.takeName()
        if name != nil || first == ":" {
            let hasColon = scanner.take(":")
            guard hasColon, name == "H" || name == "V" else {
                throw scanner.failure(.badPrefix((name ?? "") + (hasColon ? ":" : "")), at: start)
            }
            if name == "V" { result.axis = .vertical }
        }
        if scanner.next() == nil { throw scanner.failure(.empty) }
    }

    private mutating func takeTerms() throws(VisualFormatError) {
        if scanner.next() == "|" {
            takeBar()
            result.connections.append(try takeConnection())
        }
        while true {
            if scanner.next() == "|" { return try takeLastBar() }
            try takeView()
            if scanner.next() == nil { return }
            result.connections.append(try takeConnection())
        }
    }

    private mutating func takeBar() {
        result.terms.append(.bar(position: scanner.position))
        _ = scanner.take("|")
    }

    private mutating func takeLastBar() throws(VisualFormatError) {
        let position = scanner.position
        if result.terms.count == 1, case .bar = result.terms[0] { throw scanner.failure(.noViewBetweenBars) }
        takeBar()
        if scanner.next() != nil { throw scanner.failure(.barInTheMiddle, at: position) }
    }

    private mutating func takeView() throws(VisualFormatError) {
        guard scanner.take("[") else { throw scanner.failure(.viewExpected) }
        _ = scanner.next()
        let position = scanner.position
        guard let name = scanner.takeName() else { throw scanner.failure(.nameExpected) }
        let sizes = scanner.take("(") ? try takeRestOfList() : []
        guard scanner.take("]") else { throw scanner.failure(.unclosedBracket) }
        result.terms.append(.view(name: name, sizes: sizes, position: position))
    }

    private mutating func takeConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard scanner.take("-") else {
            let next = scanner.next()
            if let next, next != "[", next != "|" { throw scanner.failure(.unexpected(next)) }
            return .flush
        }
        guard let next = scanner.next() else { throw scanner.failure(.viewExpected) }
        if next == "[" || next == "|" { return .standard }
        let distances = scanner.take("(") ? try takeRestOfList() : [try takePredicate(isBare: true)]
        guard scanner.take("-") else { throw scanner.failure(.unclosedDistance) }
        return .distances(distances)
    }

    /// Reads conditions whose parenthesis has been opened.
    private mutating func takeRestOfList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try takePredicate()) } while scanner.take(",")
        guard scanner.take(")") else { throw scanner.failure(.unclosedParenthesis) }
        return predicates
    }

    /// Reads a condition. A bare one stands between dashes and has no signs.
    private mutating func takePredicate(isBare: Bool = false) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try scanner.takeRelation() ?? .equal
        let value = try takeValue(isBare, .valueExpected)
        let priority = scanner.take("@") ? try takeValue(isBare, .priorityExpected) : nil
        return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
    }

    private mutating func takeValue(
        _ isBare: Bool, _ reason: VisualFormatError.Reason
    ) throws(VisualFormatError) -> VisualFormat.Value {
        let next = scanner.next()
        let position = scanner.position
        if isBare, next == "-" || next == "+" {
            throw scanner.failure(scanner.seesSignedNumber() ? .signedDistance : reason)
        }
        if let number = try scanner.takeNumber() { return .number(number, position: position) }
        if let name = scanner.takeName() { return .name(name, position: position) }
        throw scanner.failure(reason)
    }
}
