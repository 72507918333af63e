import Testing
import Tinamou

/// Variables that depend on each other in circles.
@Suite struct LoopsTests {
    @Test(arguments: [2, 3, 6, 7, 40, 300])
    func equalColumnsFillAWidth(count: Int) throws {
        let solver = Solver()
        let columns = (0..<count).map { _ in solver.variable() }
        var sum = Expression()
        for column in columns { sum.add(1, column) }
        for (one, other) in zip(columns, columns.dropFirst()) { try solver.add(other == one) }
        let total = try solver.add(sum == 1000)
        for width in [1000.0, 333, 7] {
            try solver.setConstant(of: total, to: width)
            for column in columns { #expect(abs(solver[column] - width / Double(count)) < 1e-9) }
        }
        #expect(solver.brokenInvariant() == nil)
    }

    @Test(arguments: [3, 5, 8, 30])
    func aCycleOfSums(count: Int) throws {
        // xᵢ + xᵢ₊₁ = 2·(i mod 3) + 1 round a circle of odd length, or with one pinned.
        let solver = Solver()
        let x = (0..<count).map { _ in solver.variable() }
        let wanted = (0..<count).map { Double($0 * $0 % 7) - 2 }  // by construction
        for index in 0..<count {
            let next = (index + 1) % count
            if count % 2 == 0 && index == count - 1 { continue }
            try solver.add(x[index] + x[next] == wanted[index] + wanted[next])
        }
        if count % 2 == 0 { try solver.add(x[0] == wanted[0]) }
        for index in 0..<count { #expect(abs(solver[x[index]] - wanted[index]) < 1e-9) }
    }

    @Test func secondDifferences() throws {
        // Equal gaps between many things: xᵢ₊₁ − xᵢ = xᵢ − xᵢ₋₁, both ends pinned. Shares grow linearly and cancel
        // exactly.
        let solver = Solver()
        let x = (0..<200).map { _ in solver.variable() }
        for index in 1..<199 { try solver.add(x[index + 1] - x[index] == x[index] - x[index - 1]) }
        try solver.add(x[0] == 5)
        let end = try solver.add(x[199] == 5 + 199 * 3)
        #expect((0..<200).allSatisfy { abs(solver[x[$0]] - 5 - 3 * Double($0)) < 1e-8 })
        try solver.setConstant(of: end, to: 5 - 199)
        #expect((0..<200).allSatisfy { abs(solver[x[$0]] - 5 + Double($0)) < 1e-8 })
    }

    @Test(arguments: [1, 2, 3, 4, 5])
    func denseSystemsByConstruction(seed: Int) throws {
        // Random coefficients, right sides from a chosen solution.
        var state = UInt64(seed)
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(Int64(bitPattern: state) >> 40) / 0x1p22
        }
        let count = 12 * seed
        let solver = Solver()
        let x = (0..<count).map { _ in solver.variable() }
        let wanted = (0..<count).map { _ in 100 * next() }
        for row in 0..<count {
            var sum = Expression()
            var right = 0.0
            for column in 0..<count {
                let coefficient = next() + (row == column ? 4 : 0)
                sum.add(coefficient, x[column])
                right += coefficient * wanted[column]
            }
            try solver.add(sum == right)
        }
        for index in 0..<count { #expect(abs(solver[x[index]] - wanted[index]) < 1e-7) }
        #expect(solver.brokenInvariant() == nil)
    }
}
