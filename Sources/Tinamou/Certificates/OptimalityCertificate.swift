/// A proof that values are the best there are, readable without the solver.
///
/// It holds one multiplier for each constraint, a vector with a component for each optional level. For a
/// problem and values it proves optimality by three facts that anyone can recompute:
///
/// 1. The required constraints hold.
/// 2. *Stationarity*: at each level, Σ multiplier · coefficients = 0 for every variable.
/// 3. *Complementarity*: each multiplier is one that its constraint can have where it stands. A violated
///    constraint pulls with its full weight at its own level and nothing at another; one that holds with
///    room to spare does not pull; one that holds exactly pulls no more than its weight allows, levels
///    compared from the strongest down. Required constraints pull as much as is needed.
///
/// Why that proves it: for any other feasible values, the violations of a constraint grow by at least
/// −multiplier · (change of its left side), level by level, and the sum of these is 0 by stationarity.
///
/// Signs: the multiplier of a `>=` is ≥ 0, of a `<=` ≤ 0, of an equation free; it is the rate at which the
/// least violation of the level grows with the constant.
public struct OptimalityCertificate: Sendable {
    /// A component of a multiplier that is not 0.
    public struct Component: Sendable, Hashable {
        /// The level whose violation the component prices: above 0 and below 1000.
        public var level: Double

        /// The price.
        public var value: Double

        /// The component `value` at `level`.
        public init(level: Double, value: Double) {
            self.level = level
            self.value = value
        }
    }

    /// The value of each variable of the problem.
    public var values: [Double]

    /// The multiplier of each constraint of the problem: its components that are not 0, strongest first.
    public var multipliers: [[Component]]

    /// A certificate from its parts.
    public init(values: [Double], multipliers: [[Component]]) {
        self.values = values
        self.multipliers = multipliers
    }
}
