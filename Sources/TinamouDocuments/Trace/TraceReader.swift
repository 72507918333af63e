import Tinamou

extension Trace {
    /// Reads a trace.
    ///
    /// - Throws: the first thing that is wrong with it: a line that is none, a number that is out of range or names nothing, a
    ///   constraint that is added twice or removed without being there.
    /// - Complexity: O(length of the text).
    public init(reading source: SourceText) throws(Diagnostic) {
        try source.checkEncoding()
        var book = TraceBook()
        var lines: [Trace.Line] = []
        for number in 1...source.lineCount {
            var reader = TraceLineReader(TraceFields(source, line: number), book)
            guard let line = try reader.read() else { continue }
            if !line.isRefused { book.follow(line.content) }
            lines.append(line)
        }
        self.init(source: source, lines: lines)
    }
}

/// Reads one line of a trace.
private struct TraceLineReader {
    private var fields: TraceFields
    private let book: TraceBook
    private var isRefused = false

    init(_ fields: TraceFields, _ book: TraceBook) {
        self.fields = fields
        self.book = book
    }

    /// The line; `nil` if it says nothing: empty, a comment, `U`, `T`.
    mutating func read() throws(Diagnostic) -> Trace.Line? {
        guard let first = fields.next() else { return nil }
        let offset = first.lowerBound
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
        return try readLine(letter, offset)
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
        case "W": content = .setStrength(try constraintToChange(), try fields.strength())
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

    // MARK: Lists

    /// Numbers up to the end of the line; none is a call with nothing in it, which does nothing.
    private mutating func constraintsToAdd() throws(Diagnostic) -> [Int] {
        var numbers: [Int] = []
        while hasMore {
            let number = try constraint("the number of a constraint", book.fault(ofAdding:))
            if numbers.contains(number) { throw fields.fault(.addedTwice(number)) }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func constants() throws(Diagnostic) -> [(constraint: Int, constant: Double)] {
        var changes: [(constraint: Int, constant: Double)] = []
        while hasMore { changes.append((try constraintToChange(), try fields.number("a constant"))) }
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
