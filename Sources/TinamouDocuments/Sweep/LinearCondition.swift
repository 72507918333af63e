import Tinamou

/// A linear condition on the variables of a problem document, as `header.bottom - safe.top >= 60`.
///
/// Both sides are sums; a summand is a number, a variable, or a variable and numbers with `*` or `/` between them.
/// A name of letters, digits, `_` and `.` that does not begin with a digit stands as it is; any other stands in double
/// quotes, in which `\"` and `\\` are a quote and a backslash.
public struct LinearCondition: Sendable {
    /// The condition as it was written.
    public let text: String

    /// The summands, all brought to the left side; no variable occurs twice.
    public let terms: [Problem.Summand]

    /// How the sum is compared with the constant.
    public let relation: Relation

    /// The numbers, all brought to the right side.
    public let constant: Double

    /// Reads a condition.
    ///
    /// - Parameters:
    ///   - source: the text; its name is what reports call it.
    ///   - variables: the names of the document's variables.
    /// - Throws: the first thing that is wrong with it.
    public init(reading source: SourceText, variables: [String]) throws(Diagnostic) {
        var reader = try ConditionReader(source, variables)
        try reader.readSum(side: 1)
        relation = try reader.readRelation()
        try reader.readSum(side: -1)
        try reader.finish()
        text = source[0..<source.bytes.count]
        terms = reader.terms
        constant = reader.constant
    }

    /// Reads a list of variables, `a, header.top, "x-1"`.
    ///
    /// - Returns: their numbers among `variables`, in the order of the list.
    /// - Throws: the first thing that is wrong with it.
    public static func variables(reading source: SourceText, among variables: [String]) throws(Diagnostic) -> [Int] {
        var reader = try ConditionReader(source, variables)
        return try reader.readList()
    }
}

/// Goes through a condition from left to right, and adds up what it says.
private struct ConditionReader {
    private(set) var terms: [Problem.Summand] = []
    private(set) var constant = 0.0

    private let source: SourceText
    private let variables: [String]
    private let numbers: [String: Int]
    private var lexer: ConditionLexer
    /// The word that is looked at.
    private var token: ConditionToken

    init(_ source: SourceText, _ variables: [String]) throws(Diagnostic) {
        self.source = source
        self.variables = variables
        numbers = Dictionary(variables.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        lexer = ConditionLexer(source)
        token = try lexer.next()
    }

    // MARK: Sums

    /// Reads a sum and adds it, on the left side of the relation (1) or on the right (−1).
    mutating func readSum(side: Double) throws(Diagnostic) {
        try readProduct(factor: side)
        while case .mark(let mark) = token.kind, mark == "+" || mark == "-" {
            try advance()
            try readProduct(factor: mark == "-" ? -side : side)
        }
    }

    private mutating func readProduct(factor: Double) throws(Diagnostic) {
        let start = token.offset
        var coefficient = factor
        var variable: Int?
        var isDivision = false
        while true {
            while case .mark(let sign) = token.kind, sign == "+" || sign == "-" {
                if sign == "-" { coefficient = -coefficient }
                try advance()
            }
            switch token.kind {
            case .number(let number):
                if isDivision && number == 0 { throw fault(.divisionByZero) }
                coefficient = isDivision ? coefficient / number : coefficient * number
            case .name(let name):
                if isDivision { throw fault(.divisionByVariable) }
                if variable != nil { throw fault(.productOfVariables) }
                variable = try number(of: name)
            case .mark, .relation, .end: throw fault(.expectedTerm(found: token.found))
            }
            try advance()
            guard case .mark(let mark) = token.kind, mark == "*" || mark == "/" else { break }
            isDivision = mark == "/"
            try advance()
        }
        switch token.kind {
        case .number, .name: throw fault(.missingOperator(found: token.found))
        case .mark, .relation, .end: try add(coefficient, variable, at: start)
        }
    }

    private mutating func add(_ coefficient: Double, _ variable: Int?, at offset: Int) throws(Diagnostic) {
        var sum = coefficient
        if let variable {
            if let place = terms.firstIndex(where: { $0.variable == variable }) {
                sum += terms[place].coefficient
                terms[place].coefficient = sum
            } else {
                terms.append(Problem.Summand(sum, variable))
            }
        } else {
            constant -= coefficient
            sum = constant
        }
        guard sum.isFinite else { throw source.diagnostic(ConditionFault.overflow, at: offset) }
    }

    // MARK: Around them

    mutating func readRelation() throws(Diagnostic) -> Relation {
        guard case .relation(let text) = token.kind,
            let relation = Relation.allCases.first(where: { $0.description == text })
        else { throw fault(.expectedRelation(found: token.found)) }
        try advance()
        return relation
    }

    func finish() throws(Diagnostic) {
        switch token.kind {
        case .end: return
        case .relation: throw fault(.secondRelation(token.found))
        case .number, .name, .mark: throw fault(.expectedEnd(found: token.found))
        }
    }

    mutating func readList() throws(Diagnostic) -> [Int] {
        var list: [Int] = []
        while true {
            guard case .name(let name) = token.kind else { throw fault(.expectedName(found: token.found)) }
            let number = try number(of: name)
            if list.contains(number) { throw fault(.nameTwice(name)) }
            list.append(number)
            try advance()
            if token.kind == .end { return list }
            guard token.kind == .mark(",") else { throw fault(.expectedComma(found: token.found)) }
            try advance()
        }
    }

    private func number(of name: String) throws(Diagnostic) -> Int {
        guard let number = numbers[name] else { throw fault(.unknownVariable(name, known: variables)) }
        return number
    }

    private mutating func advance() throws(Diagnostic) {
        token = try lexer.next()
    }

    private func fault(_ fault: ConditionFault) -> Diagnostic {
        source.diagnostic(fault, at: token.offset)
    }
}
