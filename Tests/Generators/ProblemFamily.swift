// Random problems for tests, in families that look like layouts, like trouble, or like nothing in particular.
// All numbers are multiples of 1/8, most of them up to a few hundred, so that exact arithmetic on them stays
// small. The same family, size and generator state give the same problem.

import Tinamou

/// A kind of random problems.
package enum ProblemFamily: String, CaseIterable, Sendable {
    /// Boxes inside boxes with insets, gaps, wished sizes and alignments.
    case layoutTrees

    /// Segments in a line that share a length: least sizes, wished sizes, equal neighbours.
    case chains

    /// Cells whose columns and rows share sizes, with spans and aspect ratios.
    case grids

    /// Small cyclic systems with the coefficients ±1, 2, 3 and ½.
    case loops

    /// Scaled copies of rows, sums of rows, and copies that contradict.
    case redundantRows

    /// Many rows through one point, and least sizes that fill their container exactly.
    case degenerateCorners

    /// Wishes of equal strength and weight that pull against each other, so that optima are not unique.
    case tiedWeights

    /// Up to 12 different levels, fractions among them.
    case manyLevels

    /// Random coefficients at most variables in each row.
    case denseRows

    /// A random problem of the family: 1 to 8 gives 2 to 13 variables and up to about 30 rows, 5 and 12 on
    /// average; larger sizes give more.
    ///
    /// About one problem in ten has required rows that cannot hold together. A few have a variable that is in
    /// no row. Half have their rows in random order.
    ///
    /// - Precondition: `size ≥ 1`.
    package func problem(size: Int, using random: inout SplitMix64) -> Problem {
        precondition(size >= 1, "problems have a size of 1 or more")
        var builder = ProblemBuilder()
        switch self {
        case .layoutTrees: builder.addLayoutTree(size, &random)
        case .chains: builder.addChain(size, &random)
        case .grids: builder.addGrid(size, &random)
        case .loops: builder.addLoop(size, &random)
        case .redundantRows: builder.addRedundantRows(size, &random)
        case .degenerateCorners: builder.addDegenerateCorner(size, &random)
        case .tiedWeights: builder.addTiedWishes(size, &random)
        case .manyLevels: builder.addManyLevels(size, &random)
        case .denseRows: builder.addDenseRows(size, &random)
        }
        if random.chance(percent: 20) { builder.requireMore(&random) }
        if random.chance(percent: 4) { _ = builder.variable() }
        if random.chance(percent: 50) { builder.rows = random.shuffled(builder.rows) }
        return builder.problem
    }
}

extension ProblemBuilder {
    /// Makes some optional rows required, which often is more than can be had.
    fileprivate mutating func requireMore(_ random: inout SplitMix64) {
        let optional = rows.indices.filter { !rows[$0].strength.isRequired }
        for index in random.shuffled(optional).prefix(random.integer(in: 1...6)) {
            rows[index].strength = .required
        }
    }
}
