/// Every threshold the solver compares with, each for one question.
///
/// Values are in points, multipliers in weights. Nothing here is applied to coefficients as the
/// caller wrote them: a coefficient of 1e-9 is a coefficient.
enum Tolerances {
    /// How far a value may be beyond a constant and still count as on its side: this much in any case…
    ///
    /// Well under a thousandth of a pixel's rounding, well above what double precision loses on
    /// coordinates up to a hundred thousand. Larger, and edits would stop short of their constants by a
    /// visible amount; zero, and redundant rows would be reported as conflicts.
    static let feasibility = 1e-9

    /// …and this much for each point of what was summed to get the value.
    ///
    /// A few hundred roundings of a double. Coordinates of a billion points may thus be off by a tenth
    /// of a thousandth of a point.
    static let relativeFeasibility = 1e-13

    /// A sum smaller than this part of the magnitudes that were summed counts as cancelled to 0.
    ///
    /// Decides whether a form depends on another at all. Some thousand roundings of a double: smaller, and a
    /// pivot on noise would make values meaningless; larger, and a true dependency with a small
    /// coefficient would be overlooked. Coefficients that did not arise by cancellation are never dropped.
    static let cancellation = 1e-12

    /// Coefficients of one variable that cancel to this part of their magnitudes are dropped
    /// from a constraint as the caller wrote it: 0.1 + 0.2 − 0.3 is no multiple of a variable.
    static let mergedTerm = 1e-15

    /// Forces that differ by this part of the largest magnitude that went into them count as equal; what is left of
    /// a cancellation and smaller counts as nothing. See `Amount`.
    ///
    /// They are sums of weights times small rationals and stay good to some 1e-13; in ill-conditioned systems
    /// multipliers of thousands come and go where the weights are of order one. Smaller, and ties would be broken by
    /// noise and rounding be taken for a force; larger, and weights of very different size that meet on one form
    /// would be confused.
    static let multiplier = 1e-11

    /// …but not if they differ by more than this part of the largest weight at their level.
    static let multiplierBesideWeights = 1e-10

    /// Of several candidates that tie, one whose coefficient is below this part of the largest
    /// is passed over: the step through it would magnify errors by the inverse.
    static let pivotShare = 1e-3

    /// A loop's equations must hold to this part of what was summed; else the loop is solved again with
    /// full pivoting.
    static let loopResidual = 1e-11

    /// Distances of two breakpoints that differ by this part count as one breakpoint.
    static let coincidence = 1e-12

    /// A variable that can move by less than this, in points or as part of its value, has no room: it is not called
    /// ambiguous.
    static let room = 1e-7

    /// A way back that is blocked after all but this part of it counts as free: what blocks it holds to a rounding.
    static let wholeWay = 1e-9
}
