// The calls made to a solver, as text that can be attached to a report and replayed. Docs/Formats.md describes the
// format.

/// A constraint as it arrived, whether or not it was taken in.
struct SaidConstraint {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var strength: Strength
    var name: String
    var location: SourceLocation?

    init(
        terms: [Term], relation: Relation, constant: Double, strength: Strength, name: String,
        location: SourceLocation?
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.strength = strength
        self.name = name
        self.location = location
    }

    init(suggestion: (variable: Variable, value: Double)) {
        self.init(
            terms: [Term(1, suggestion.variable)], relation: .equal, constant: suggestion.value, strength: .strong,
            name: "", location: nil)
    }

    init(_ constraint: Constraint) {
        self.init(
            terms: constraint.expression.terms, relation: constraint.relation, constant: constraint.constant,
            strength: constraint.strength, name: constraint.name, location: constraint.location)
    }
}

/// Writes the calls made to a solver down, a line each. Numbers read back to the same bits.
///
/// Calls that were refused as unsatisfiable are kept, marked; those refused for another reason had no effect and
/// are not.
struct Recorder {
    private(set) var text = ""
    private var variableCount = 0
    private var constraintCount = 0
    /// The number that the trace gives to the variable in a place.
    private var variableNumbers: [Int] = []
    /// The number that the trace gives to the constraint in a place.
    private var constraintNumbers: [Int] = []

    private mutating func write(_ line: String) {
        text += line
        text += "\n"
    }

    // MARK: Variables

    mutating func noteVariable(_ column: ColumnIndex, _ name: String) {
        if !name.isEmpty { write("# variable \(variableCount) is \(Recorder.inOneLine(name))") }
        Recorder.set(variableCount, at: column.position, in: &variableNumbers)
        variableCount += 1
        write("V 1")
    }

    mutating func noteRemoval(of column: ColumnIndex) {
        write("Q \(variableNumbers[column.position])")
    }

    // MARK: Constraints

    mutating func noteAdding(_ added: [ConstraintIndex], _ said: [SaidConstraint]) {
        let first = define(said)
        for (offset, constraint) in added.enumerated() {
            Recorder.set(first + offset, at: constraint.position, in: &constraintNumbers)
        }
        write("A" + Recorder.list(first..<constraintCount))
    }

    mutating func noteRefusal(of said: [SaidConstraint], because failure: Failure) {
        guard case .infeasible = failure else { return }
        let first = define(said)
        write("F" + Recorder.list(first..<constraintCount))
    }

    mutating func noteRemoval(of constraint: ConstraintIndex) {
        write("D \(constraintNumbers[constraint.position])")
    }

    /// Defines constraints; returns the number of the first.
    private mutating func define(_ said: [SaidConstraint]) -> Int {
        let first = constraintCount
        for constraint in said {
            if !constraint.name.isEmpty {
                write("# constraint \(constraintCount) is \(Recorder.inOneLine(constraint.name))")
            }
            let relation =
                switch constraint.relation {
                case .lessOrEqual: -1
                case .equal: 0
                case .greaterOrEqual: 1
                }
            var line = "C \(relation) \(Recorder.strength(constraint.strength))"
            line += " \(constraint.constant == 0 ? 0 : -constraint.constant) \(constraint.terms.count)"
            for term in constraint.terms {
                line += " \(variableNumbers[Int(term.variable.index)]) \(term.coefficient)"
            }
            write(line)
            constraintCount += 1
        }
        return first
    }

    /// A constraint as a trace names it: those that carry suggestions have no numbers of their own.
    enum Name {
        case constraint(ConstraintIndex)
        case suggestion(ColumnIndex)
    }

    mutating func noteConstants(_ changes: [(Name, Double)], refusedBecause failure: Failure? = nil) {
        var line = "K"
        for (name, constant) in changes { line += " \(text(of: name)) \(constant)" }
        writeOutcome(line, failure)
    }

    private func text(of name: Name) -> String {
        switch name {
        case .constraint(let constraint): "\(constraintNumbers[constraint.position])"
        case .suggestion(let column): "s\(variableNumbers[column.position])"
        }
    }

    mutating func noteStrength(_ name: Name, _ strength: Strength, refusedBecause failure: Failure? = nil) {
        writeOutcome("W \(text(of: name)) \(Recorder.strength(strength))", failure)
    }

    // MARK: Suggestions

    mutating func noteEdit(_ column: ColumnIndex, _ strength: Strength, refusedBecause failure: Failure? = nil) {
        writeOutcome("E \(variableNumbers[column.position]) \(Recorder.strength(strength))", failure)
    }

    mutating func noteSuggestions(_ suggestions: [(Variable, Double)], refusedBecause failure: Failure? = nil) {
        var line = "S"
        for (variable, value) in suggestions { line += " \(variableNumbers[Int(variable.index)]) \(value)" }
        writeOutcome(line, failure)
    }

    mutating func noteEndOfEdit(_ column: ColumnIndex) {
        write("P \(variableNumbers[column.position])")
    }

    // MARK: Text

    private mutating func writeOutcome(_ line: String, _ failure: Failure?) {
        switch failure {
        case nil: write(line)
        case .infeasible: write("! " + line)
        case .trouble: break
        }
    }

    private static func strength(_ strength: Strength) -> String {
        let level =
            switch strength.level {
            case 1000: "0"
            case 750: "1"
            case 500: "2"
            case 250: "3"
            default: "@\(strength.level)"
            }
        return "\(level) \(strength.weight)"
    }

    private static func list(_ numbers: Range<Int>) -> String {
        numbers.reduce(into: "") { $0 += " \($1)" }
    }

    /// A name without line ends. Seen by scalars, since characters need tables that Embedded Swift does not bring.
    private static func inOneLine(_ name: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            switch scalar.value {
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
            default: line.append(scalar)
            }
        }
        return String(line)
    }

    private static func set(_ number: Int, at position: Int, in numbers: inout [Int]) {
        while numbers.count <= position { numbers.append(-1) }
        numbers[position] = number
    }
}

extension Solver {
    /// The calls made so far, if the solver records them: text that replays to the same bits; empty otherwise.
    ///
    /// `tinamou replay FILE` replays it.
    public var trace: String { recorder?.text ?? "" }
}
