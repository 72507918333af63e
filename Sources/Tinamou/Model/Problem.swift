/// A whole problem as it was said: how many variables there are, and the constraints on them.
///
/// The plain form in which a problem leaves a solver (``Solver/problem()``), is written to a file, or is
/// handed to a checker that shares nothing with the solver. Variables are numbered from 0.
public struct Problem: Sendable {
    /// One constraint: Σ coefficient · variable ⋈ constant, at a strength.
    public struct Row: Sendable {
        /// The summands. A variable may occur more than once; its coefficients add up.
        public var terms: [Summand]

        /// How the sum is compared with the constant.
        public var relation: Relation

        /// The right-hand side.
        public var constant: Double

        /// How much the constraint matters.
        public var strength: Strength

        /// What reports call the constraint; empty for none.
        public var name: String

        /// The constraint Σ terms ⋈ constant.
        public init(
            _ terms: [Summand], _ relation: Relation, _ constant: Double,
            at strength: Strength = .required, named name: String = ""
        ) {
            self.terms = terms
            self.relation = relation
            self.constant = constant
            self.strength = strength
            self.name = name
        }
    }

    /// A coefficient times the variable of a number.
    public struct Summand: Hashable, Sendable {
        /// What the variable is multiplied by.
        public var coefficient: Double

        /// The number of the variable, from 0.
        public var variable: Int

        /// The summand `coefficient · variable`.
        public init(_ coefficient: Double, _ variable: Int) {
            self.coefficient = coefficient
            self.variable = variable
        }
    }

    /// How many variables there are; they are numbered 0 ..< `variableCount`.
    public var variableCount: Int

    /// The constraints in the order in which they were added.
    public var rows: [Row]

    /// A problem of so many variables and these constraints.
    public init(variableCount: Int, rows: [Row] = []) {
        self.variableCount = variableCount
        self.rows = rows
    }
}

extension Problem.Row {
    /// Σ coefficient · value, less the constant: 0 where an equation holds exactly.
    ///
    /// - Complexity: O(*t*), *t* the number of terms.
    public func residual(at values: [Double]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - constant
    }

    /// By how much the values break the constraint: 0 where it holds, never negative.
    ///
    /// - Complexity: O(*t*), *t* the number of terms.
    public func violation(at values: [Double]) -> Double {
        let residual = residual(at: values)
        return switch relation {
        case .equal: abs(residual)
        case .lessOrEqual: max(0, residual)
        case .greaterOrEqual: max(0, -residual)
        }
    }
}
