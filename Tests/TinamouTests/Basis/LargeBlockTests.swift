import Generators
import Testing
import Tinamou

/// Blocks in which many variables depend on each other, too many to be torn.
@Suite struct LargeBlockTests {
    /// Each of n variables is the mean of its neighbours, from 0 at one end to n + 1 at the other: x_i = i, by hand.
    @Test(arguments: [10, 100, 1000, 10_000]) func aRowOfMeans(_ count: Int) throws {
        let solver = Solver()
        let x = (0...(count + 1)).map { _ in solver.variable() }
        var constraints = [x[0] == 0]
        for index in 1...count { constraints.append(2 * x[index] == x[index - 1] + x[index + 1]) }
        try solver.add(constraints)
        let end = try solver.add(x[count + 1] == Double(count + 1))
        for index in x.indices { #expect(abs(solver[x[index]] - Double(index)) < 1e-6 * Double(count)) }
        try solver.setConstant(of: end, to: 0)
        #expect(x.allSatisfy { abs(solver[$0]) < 1e-6 * Double(count) })
        #expect(count > 1000 || solver.brokenInvariant() == nil)
    }

    /// A mesh in which each inner point is the mean of its four neighbours, and the border is at x + 2y: so is the inside.
    @Test func aMesh() throws {
        let size = 24
        let solver = Solver()
        let points = (0..<size).map { _ in (0..<size).map { _ in solver.variable() } }
        for row in 0..<size {
            for column in 0..<size {
                let point = points[row][column]
                if row == 0 || column == 0 || row == size - 1 || column == size - 1 {
                    try solver.add(point == Double(column + 2 * row))
                } else {
                    try solver.add(
                        4 * point == points[row - 1][column] + points[row + 1][column] + points[row][column - 1]
                            + points[row][column + 1])
                }
            }
        }
        for row in 0..<size {
            for column in 0..<size {
                #expect(abs(solver[points[row][column]] - Double(column + 2 * row)) < 1e-8)
            }
        }
        #expect(solver.brokenInvariant() == nil)
    }

    /// Random sparse equations with a known solution, whole numbers, so that the right sides are exact; small pivots
    /// among them, so that rows have to be exchanged.
    @Test(arguments: [2, 7, 40, 200]) func sparseEliminationFindsTheSolution(_ count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        var system = SparseElimination()
        for _ in 0..<20 {
            system.begin(count)
            let wanted = (0..<count).map { _ in Double(random.integer(below: 19) - 9) }
            for row in 0..<count {
                var right = 0.0
                let pivot = random.integer(below: 4) == 0 ? 0x1p-20 : 4
                var columns = [row: pivot, (row + 1) % count: 1]
                columns[random.integer(below: count), default: 2] *= 1
                for (column, value) in columns.sorted(by: { $0.key < $1.key }) {
                    system.add(value, row: row, column: column)
                    right += value * wanted[column]
                }
                system.setRight(right, row: row)
            }
            // A random matrix may be singular; it then has no single solution to be found.
            guard system.solve() else { continue }
            let largest = (0..<count).map { abs(system.solution($0) - wanted[$0]) }.max() ?? 0
            #expect(largest < 1e-4, "\(count)")
        }
    }

    /// What the elimination of a row of n means costs is linear in n, that of a mesh of n points below n².
    @Test func theCostFollowsTheStructure() {
        func work(_ count: Int, _ neighbours: (Int) -> [Int]) -> Int {
            var system = SparseElimination()
            system.begin(count)
            for row in 0..<count {
                system.add(5, row: row, column: row)
                for column in neighbours(row) { system.add(-1, row: row, column: column) }
                system.setRight(1, row: row)
            }
            let isSolved = system.solve()
            #expect(isSolved)
            return system.work
        }
        let row = work(4000) { [$0 - 1, $0 + 1].filter { (0..<4000).contains($0) } }
        #expect(row <= 3 * 4000)
        func mesh(_ side: Int) -> Int {
            work(side * side) { point in
                let (y, x) = (point / side, point % side)
                return [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
                    .filter { (0..<side).contains($0.0) && (0..<side).contains($0.1) }.map { $0.0 * side + $0.1 }
            }
        }
        #expect(mesh(48) < 12 * mesh(24))  // four times the points; 16 would be the square
    }
}
