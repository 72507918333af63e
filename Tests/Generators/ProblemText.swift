// Problems and programs as text, in two forms that a person can paste: Swift, for a failing test, and the
// JSON document that the tool reads. Variables are called v0, v1, …, rows r0, r1, … by their identities.

import Tinamou

extension Problem {
    /// The problem as a Swift expression.
    package var swiftText: String {
        let lines = rows.map { "    \($0.swiftText),\n" }.joined()
        return "Problem(variableCount: \(variableCount), rows: [\n\(lines)])"
    }

    /// The problem as a JSON document.
    package var jsonText: String { Program(initial: self).jsonText }
}

extension Problem.Row {
    /// The row as a Swift expression.
    package var swiftText: String {
        let terms = terms.map { "Problem.Summand(\($0.coefficient), \($0.variable))" }.joined(separator: ", ")
        let at = strength.isRequired ? "" : ", at: \(strength.swiftText)"
        return "Problem.Row([\(terms)], .\(relation.swiftName), \(constant)\(at))"
    }

    fileprivate func jsonText(id: Int) -> String {
        // A JSON object has each name once: coefficients of one variable add up here.
        var sums: [(variable: Int, coefficient: Double)] = []
        for term in terms {
            if let index = sums.firstIndex(where: { $0.variable == term.variable }) {
                sums[index].coefficient += term.coefficient
            } else {
                sums.append((term.variable, term.coefficient))
            }
        }
        let terms = sums.map { "\"v\($0.variable)\": \(jsonNumber($0.coefficient))" }.joined(separator: ", ")
        return "{\"id\": \"r\(id)\", \"terms\": {\(terms)}, \"relation\": \"\(relation)\", "
            + "\"constant\": \(jsonNumber(constant)), \(strength.jsonText(key: "strength"))}"
    }
}

extension Operation {
    /// The operation as a Swift expression.
    package var swiftText: String {
        switch self {
        case .add(let row): ".add(\(row.swiftText))"
        case .remove(let identity): ".remove(\(identity))"
        case .setConstant(let identity, let constant): ".setConstant(\(identity), \(constant))"
        case .setStrength(let identity, let strength): ".setStrength(\(identity), \(strength.swiftText))"
        case .suggest(let variable, let value, let strength):
            ".suggest(variable: \(variable), \(value), \(strength.swiftText))"
        }
    }

    /// The operation as steps of a JSON document. A suggestion becomes an addition, or a change of the constant
    /// and one of the strength.
    fileprivate func jsonSteps(_ live: LiveRows) -> [String] {
        switch self {
        case .add(let row): return ["{\"add\": \(row.jsonText(id: live.nextIdentity))}"]
        case .remove(let identity): return ["{\"remove\": \"r\(identity)\"}"]
        case .setConstant(let identity, let constant):
            return ["{\"set\": \"r\(identity)\", \"constant\": \(jsonNumber(constant))}"]
        case .setStrength(let identity, let strength):
            return ["{\"strength\": \"r\(identity)\", \(strength.jsonText(key: "to"))}"]
        case .suggest(let variable, let value, let strength):
            if let identity = live.suggestions[variable] {
                return Operation.setConstant(identity, value).jsonSteps(live)
                    + Operation.setStrength(identity, strength).jsonSteps(live)
            }
            return Operation.add(Problem.Row([Problem.Summand(1, variable)], .equal, value, at: strength))
                .jsonSteps(live)
        }
    }
}

extension Program {
    /// The program as a Swift expression, refused steps included.
    package var swiftText: String {
        let lines = steps.map { step in
            "    Program.Step(\(step.operation.swiftText)\(step.isRefused ? ", isRefused: true" : "")),\n"
        }
        return "Program(initial: \(initial.swiftText), steps: [\n\(lines.joined())])"
    }

    /// The program as a JSON document, without the steps that were refused.
    package var jsonText: String {
        var live = LiveRows(initial)
        var steps: [String] = []
        for step in self.steps where !step.isRefused {
            steps += step.operation.jsonSteps(live)
            live.apply(step.operation)
        }
        let names = (0..<initial.variableCount).map { "\"v\($0)\"" }.joined(separator: ", ")
        let rows = initial.rows.enumerated().map { $1.jsonText(id: $0) }
        let then = steps.isEmpty ? "" : ",\n\"then\": [\(lines(steps))]"
        return "{\"variables\": [\(names)],\n\"constraints\": [\(lines(rows))]\(then)}"
    }

    private func lines(_ parts: [String]) -> String {
        parts.isEmpty ? "" : "\n    " + parts.joined(separator: ",\n    ")
    }
}

extension Strength {
    fileprivate var swiftText: String {
        isRequired ? ".required" : weight == 1 ? "Strength(\(level))" : "Strength(\(level), weight: \(weight))"
    }

    fileprivate func jsonText(key: String) -> String {
        isRequired
            ? "\"\(key)\": \"required\""
            : "\"\(key)\": \(jsonNumber(level)), \"weight\": \(jsonNumber(weight))"
    }
}

extension Relation {
    fileprivate var swiftName: String {
        switch self {
        case .equal: "equal"
        case .lessOrEqual: "lessOrEqual"
        case .greaterOrEqual: "greaterOrEqual"
        }
    }
}

/// A number as JSON has it: whole ones without a point.
private func jsonNumber(_ value: Double) -> String {
    // Not Int(exactly:), which would want the C library's mathematics.
    guard abs(value) < 0x1p53, Double(Int(value)) == value else { return "\(value)" }
    return "\(Int(value))"
}
