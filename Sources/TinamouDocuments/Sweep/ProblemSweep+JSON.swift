import Tinamou

extension ProblemSweep {
    /// The run as one line of JSON, every number to the last bit.
    ///
    /// - Parameter chosen: the variables whose paths are given; `nil` for all.
    public func jsonLine(variables chosen: [String]? = nil) -> String {
        let followed = chosen.map(motions(of:)) ?? motions
        let knots = followed.map { ($0.variable, ProblemSweep.array($0.path.knots.map(ProblemSweep.json))) }
        return JSONText.object([
            ("status", "\"swept\""), (subject.rawValue, JSONText.string(constant)), ("from", JSONText.number(start)),
            ("through", JSONText.number(goal)), ("end", JSONText.number(end)),
            ("pieces", ProblemSweep.array(pieces.map(ProblemSweep.json))),
            ("knots", JSONText.object(knots)),
            ("historyDependent", JSONText.strings(historyDependent)),
            ("verdicts", ProblemSweep.array(judgements.map(json))),
            ("conflict", conflict.map(JSONText.strings) ?? "null"),
        ])
    }

    private static func json(_ piece: Piece) -> String {
        JSONText.object([
            ("start", JSONText.number(piece.start)), ("end", JSONText.number(piece.end)),
            ("activated", JSONText.strings(piece.activated)), ("loosened", JSONText.strings(piece.loosened)),
            ("broken", JSONText.strings(piece.broken)),
        ])
    }

    private static func json(_ knot: Path.Knot) -> String {
        JSONText.object([
            ("at", JSONText.number(knot.at)), ("value", JSONText.number(knot.value)),
            ("slope", JSONText.number(knot.slope)),
        ])
    }

    private func json(_ judgement: Judgement) -> String {
        let failures = judgement.failures.map { failure in
            JSONText.object([
                ("start", JSONText.number(failure.start)), ("end", JSONText.number(failure.end)),
                ("worst", JSONText.number(failure.worst)), ("worstAt", JSONText.number(failure.worstAt)),
            ])
        }
        return JSONText.object([
            ("always", JSONText.string(judgement.condition)),
            ("holds", judgement.failures.isEmpty && conflict == nil ? "true" : "false"),
            ("failures", ProblemSweep.array(failures)),
            ("historyDependent", JSONText.strings(judgement.historyDependent)),
        ])
    }

    private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
