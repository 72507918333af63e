import Tinamou

extension Trace {
    /// The greatest length of a trace that is read, in bytes.
    public static let lengthLimit = 64 << 20

    /// Reads a trace.
    ///
    /// - Throws: the first thing that is wrong with it: a line that is none, a number that is out of range or names
    ///   nothing, a constraint that is added twice or removed without being there.
    /// - Complexity: O(length of the text).
    public init(reading source: SourceText) throws(Diagnostic) {
        guard source.bytes.count <= Trace.lengthLimit else {
            throw source.diagnostic(TraceFault.length(limit: Trace.lengthLimit), at: 0)
        }
        try source.checkEncoding()
        var reader = TraceReader(source)
        var lines: [Trace.Line] = []
        for number in 1...source.lineCount {
            if let line = try reader.read(number) { lines.append(line) }
        }
        self.init(source: source, lines: lines)
    }
}

/// Reads the lines of a trace, one after the other.
private struct TraceReader {
    private let source: SourceText
    private var book = TraceBook()
    /// What is left of the present line.
    private var fields: TraceFields
    private var isRefused = false

    init(_ source: SourceText) {
        self.source = source
        fields = TraceFields(source, line: 1)
    }

    /// The line of a number; `nil` if it says nothing: empty, a comment, `U`, `T`.
    mutating func read(_ number: Int) throws(Diagnostic) -> Trace.Line? {
        fields = TraceFields(source, line: number)
        isRefused = false
        guard let first = fields.next() else { return nil }
        var letter = fields.text(of: first)
        if letter == "!" {
            isRefused = true
            letter = try fields.take("a call after !: A, Q, K, W, E or S")
            guard "AQKWES".contains(letter), letter.count == 1 else { throw fields.fault(.cannotBeRefused(letter)) }
        }
        if letter == "T" { return nil }
        guard letter != "U" else {
            try fields.finish()
            return nil
        }
        let line = try readLine(letter, first.lowerBound)
        if !line.isRefused { book.follow(line.content) }
        return line
    }

    private mutating func readLine(_ letter: String, _ offset: Int) throws(Diagnostic) -> Trace.Line {
        var focus = offset
        let content: Trace.Content
        switch letter {
        case "V": content = .makeVariables(count: try variableCount())
        case "Q": content = .removeVariable(try variable())
        case "C": content = .define(try row())
        case "A": content = .add(try constraintsToAdd())
        case "F":
            isRefused = true
            content = .add(try constraintsToAdd())
        case "D": content = .remove(try constraintToChange())
        case "K": content = .setConstants(try constants())
        case "W": content = .setStrength(try name(), try fields.strength())
        case "E": content = .edit(try variable(), try fields.strength())
        case "P": content = .endEdit(try variable())
        case "S": content = .suggest(try suggestions())
        case "=":
            let variable = try variable()
            let value = try fields.number("the value of the variable")
            focus = fields.last.lowerBound
            content = .value(variable: variable, value, tolerance: try fields.tolerance())
        case "R":
            let constraint = try constraint("the number of a constraint", book.fault(ofConstraint:))
            content = .violation(constraint: constraint, tolerance: try fields.tolerance())
            focus = fields.last.lowerBound
        default: throw fields.fault(.unknownLine(letter))
        }
        try fields.finish()
        return Trace.Line(content: content, isRefused: isRefused, offset: focus)
    }

    // MARK: Variables and constraints

    private mutating func variableCount() throws(Diagnostic) -> Int {
        let expected = "how many variables, at most \(TraceBook.mostVariables)"
        let count = try fields.count(expected)
        guard count <= TraceBook.mostVariables else { throw fields.fault(.expected(expected, found: "\(count)")) }
        return count
    }

    private mutating func variable() throws(Diagnostic) -> Int {
        let number = try fields.count("the number of a variable")
        if let fault = book.fault(ofVariable: number) { throw fields.fault(fault) }
        return number
    }

    private mutating func constraint(
        _ expected: String, _ check: (Int) -> TraceFault?
    ) throws(Diagnostic) -> Int {
        let number = try fields.count(expected)
        if let fault = check(number) { throw fields.fault(fault) }
        return number
    }

    private mutating func constraintToChange() throws(Diagnostic) -> Int {
        try constraint("the number of a constraint", book.fault(ofChanging:))
    }

    /// A constraint to change: its number, or `s` and the number of the variable whose suggestions it carries.
    private mutating func name() throws(Diagnostic) -> Trace.Name {
        guard let number = try fields.suggestion() else { return .constraint(try constraintToChange()) }
        if let fault = book.fault(ofSuggestion: number) { throw fields.fault(fault) }
        return .suggestion(number)
    }

    // MARK: Lists

    /// Numbers up to the end of the line; none is a call with nothing in it, which does nothing.
    private mutating func constraintsToAdd() throws(Diagnostic) -> [Int] {
        var numbers: [Int] = []
        var known: Set<Int> = []
        while hasMore {
            let number = try constraint("the number of a constraint", book.fault(ofAdding:))
            if !known.insert(number).inserted { throw fields.fault(.addedTwice(number)) }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func constants() throws(Diagnostic) -> [(constraint: Trace.Name, constant: Double)] {
        var changes: [(constraint: Trace.Name, constant: Double)] = []
        while hasMore { changes.append((try name(), try fields.number("a constant"))) }
        return changes
    }

    private mutating func suggestions() throws(Diagnostic) -> [(variable: Int, value: Double)] {
        var suggestions: [(variable: Int, value: Double)] = []
        while hasMore { suggestions.append((try variable(), try fields.number("a value"))) }
        return suggestions
    }

    private var hasMore: Bool {
        var ahead = fields
        return ahead.next() != nil
    }

    /// A constraint as `C` defines it: `constant + Σ coefficient · variable ⋈ 0`.
    private mutating func row() throws(Diagnostic) -> Problem.Row {
        let relation = try fields.relation()
        let strength = try fields.strength()
        let constant = try fields.number("a constant")
        let count = try fields.count("how many terms follow")
        var terms: [Problem.Summand] = []
        while hasMore && terms.count < count {
            let number = try variable()
            terms.append(Problem.Summand(try fields.number("a coefficient"), number))
        }
        guard terms.count == count else {
            _ = fields.next()
            throw fields.fault(.termCount(announced: count, found: terms.count))
        }
        // Not −0 on the right for 0 on the left.
        return Problem.Row(terms, relation, constant == 0 ? 0 : -constant, at: strength)
    }
}
