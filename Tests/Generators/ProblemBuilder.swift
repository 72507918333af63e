import Tinamou

/// A problem in the making, with the short words in which families are written.
struct ProblemBuilder {
    private(set) var variableCount = 0
    var rows: [Problem.Row] = []

    /// A new variable: its number.
    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    /// New variables: their numbers.
    mutating func variables(_ count: Int) -> [Int] {
        (0..<count).map { _ in variable() }
    }

    /// Adds the row Σ coefficient · variable ⋈ constant.
    mutating func add(
        _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, at strength: Strength = .required
    ) {
        rows.append(
            Problem.Row(terms.map { Problem.Summand($0.0, $0.1) }, relation, constant, at: strength))
    }

    /// The problem as it stands.
    var problem: Problem { Problem(variableCount: variableCount, rows: rows) }
}

extension Problem.Row {
    /// The row multiplied by a factor that is not 0; a negative one turns the relation round.
    func scaled(by factor: Double) -> Problem.Row {
        let terms = terms.map { Problem.Summand(factor * $0.coefficient, $0.variable) }
        return Problem.Row(
            terms, factor < 0 ? relation.reversed : relation, factor * constant, at: strength, named: name)
    }
}

extension SplitMix64 {
    /// The strengths that families draw from: the named ones, their neighbours and a fraction.
    static let commonLevels: [Double] = [999, 750, 750, 501, 500, 500, 251, 250, 250, 250, 50.5]

    /// A strength that is not required, of a common level and most often of weight 1.
    mutating func optionalStrength() -> Strength {
        Strength(pick(Self.commonLevels), weight: chance(percent: 70) ? 1 : pick([0.5, 2, 3, 1.25, 10]))
    }

    /// A strength that is required `percent` times out of a hundred.
    mutating func strength(requiredPercent percent: Int) -> Strength {
        chance(percent: percent) ? .required : optionalStrength()
    }

    /// A relation; half of them are equations.
    mutating func relation() -> Relation {
        pick([.equal, .equal, .lessOrEqual, .greaterOrEqual])
    }

    /// A relation that is not an equation.
    mutating func inequality() -> Relation {
        pick([.lessOrEqual, .greaterOrEqual])
    }

    /// A constant between −100 and 300: most often a whole number, else a multiple of 1/8.
    mutating func constant() -> Double {
        chance(percent: 70) ? Double(integer(in: -100...300)) : eighth(in: -100...300)
    }

    /// A small coefficient that is not 0, with at most three bits behind the point.
    mutating func coefficient() -> Double {
        pick([1, 1, 1, -1, -1, -1, 2, -2, 3, -3, 0.5, -0.5, 1.25, -0.75, 0.125])
    }
}
