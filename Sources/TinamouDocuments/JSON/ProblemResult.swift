/// What became of a problem document.
public enum ProblemResult: Sendable, Hashable {
    /// The values after the last step.
    case solved(Solution)

    /// Required constraints contradict each other.
    ///
    /// `step` is the step that was refused, counted from 0, or −1 for the constraints themselves. `conflict` names
    /// a smallest set of constraints that cannot hold together, in the order of the document; `suggest a` is a
    /// suggestion for `a`.
    case unsatisfiable(step: Int, conflict: [String])

    /// The solver could not tell: numbers too large, or too close to call. `step` as above.
    case trouble(step: Int, message: String)

    /// The text is not a problem document.
    case invalid(Diagnostic)

    /// The answer to a problem.
    public struct Solution: Sendable, Hashable {
        /// The value of each variable, in the document's order.
        public var values: [Entry<String>]

        /// The weighted violation of each optional level, strongest first.
        public var violations: [Entry<Double>]

        /// The variables that optimal solutions leave more than one value, in the document's order.
        public var ambiguous: [String]
    }

    /// A number and what it is about.
    public struct Entry<Subject: Sendable & Hashable>: Sendable, Hashable {
        /// What the number is about: a variable, a level.
        public var subject: Subject

        /// The number.
        public var number: Double
    }

    /// What became of a text: reads it as a problem document and runs that.
    public init(of source: SourceText) {
        do throws(Diagnostic) {
            self = try ProblemDocument(reading: source).run()
        } catch {
            self = .invalid(error)
        }
    }

    /// The result as one line of JSON.
    public var jsonLine: String {
        switch self {
        case .solved(let solution):
            JSONText.object([
                ("status", "\"solved\""),
                ("values", JSONText.object(solution.values.map { ($0.subject, JSONText.number($0.number)) })),
                (
                    "violations",
                    JSONText.object(
                        solution.violations.map { (JSONText.number($0.subject), JSONText.number($0.number)) })
                ),
                ("ambiguous", JSONText.strings(solution.ambiguous)),
            ])
        case .unsatisfiable(let step, let conflict):
            JSONText.object([
                ("status", "\"unsatisfiable\""), ("step", "\(step)"), ("conflict", JSONText.strings(conflict)),
            ])
        case .trouble(let step, let message):
            JSONText.object([
                ("status", "\"trouble\""), ("step", "\(step)"), ("message", JSONText.string(message)),
            ])
        case .invalid(let diagnostic):
            JSONText.object([("status", "\"invalid\""), ("message", JSONText.string(diagnostic.line))])
        }
    }
}

extension ProblemResult {
    /// Which constraints contradict each other, and after which step, as a sentence; `nil` if none do.
    public var contradiction: String? {
        guard case .unsatisfiable(let step, let conflict) = self else { return nil }
        let members = conflict.map(plainly).list("and")
        let verb = conflict.count == 1 ? "contradicts itself" : "contradict each other"
        return "\(members) \(verb)" + (step < 0 ? " in the document." : " with step \(step) of the document.")
    }
}
