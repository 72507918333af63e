import Generators
import Testing
import Tinamou

/// A million edits and a hundred thousand additions leave a solver as good as new.
@Suite struct EnduranceTests {
    /// A layout with loops: a row of columns of one width that fill a frame, with ratios and sums beside them, some
    /// 70 constraints.
    private struct Layout {
        let solver = Solver()
        var values: [Variable] = []
        var edited: [ConstraintHandle] = []

        init(constants: [Double] = [600, 40, 12.5]) throws {
            let solver = solver
            let frame = solver.variable(), inset = solver.variable(), gap = solver.variable()
            edited.append(try solver.add(frame == constants[0]))
            edited.append(try solver.add(inset == constants[1]))
            edited.append(try solver.add(gap == constants[2]))
            var widths: [Variable] = []
            var total = Expression()
            for column in 0..<12 {
                let left = solver.variable(), width = solver.variable(), height = solver.variable(),
                    top = solver.variable()
                if let last = widths.last { try solver.add(width == last) }
                try solver.add(left == total + Double(column) * gap + inset)
                try solver.add(height == (0.5 + Double(column % 3) * 0.25) * width)
                try solver.add(top + 0.5 * height == inset + 3 * gap)
                try solver.add(height >= 8, at: .medium)
                widths.append(width)
                total.add(1, width)
                values += [left, width, height, top]
            }
            try solver.add(total + 11 * gap + 2 * inset == frame)
            try solver.add(widths[0] >= 3, at: .strong)
        }
    }

    @Test("A million edits: values equal a fresh solve's to 1e-9", arguments: [1, 2])
    func noDrift(seed: UInt64) throws {
        let layout = try Layout()
        var random = SplitMix64(seed: seed)
        var constants = [600, 40, 12.5]
        for edit in 0..<500_000 {
            let which = seed == 1 ? edit % 3 : random.integer(below: 3)
            // Numbers that are not representable, so that roundings have a chance to gather.
            let value = [400.0, 20, 3][which] + Double(random.integer(below: 4000)) / 30 * [1, 0.1, 0.05][which]
            constants[which] = value
            try layout.solver.setConstant(of: layout.edited[which], to: value)
        }
        let fresh = try Layout(constants: constants)
        for (old, new) in zip(layout.values, fresh.values) {
            #expect(abs(layout.solver[old] - fresh.solver[new]) <= 1e-9)
        }
        #expect(layout.solver.brokenInvariant() == nil)
    }

    @Test("Adding and removing 100,000 times: sizes return to the start")
    func noGrowth() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable(), z = solver.variable()
        try solver.add(x + y + z == 90)
        try solver.add(x >= 5)
        try solver.add(y == 2 * x, at: .medium)
        func round(_ number: Int) throws {
            let strengths: [Strength] = [.required, .strong, .weak, Strength(Double(1 + number % 40))]
            let one = try solver.add(x - z <= Double(number % 7), at: strengths[number % 4])
            let two = try solver.add(y == 40, at: .strong)
            let three = try solver.add(x + 2 * y - z >= -500)
            try solver.suggest(z, Double(number % 50))
            let extra = solver.variable()
            let four = try solver.add(extra == x + 1)
            for handle in number % 2 == 0 ? [one, two, three, four] : [four, three, two, one] {
                try solver.remove(handle)
            }
            try solver.endEdit(z)
            try solver.remove(extra)
        }
        for number in 0..<200 { try round(number) }
        let size = solver.stateBits().count
        let bytes = solver.allocatedBytes
        for number in 0..<20_000 { try round(number) }  // five additions and removals each
        #expect(solver.stateBits().count == size)
        #expect(solver.allocatedBytes == bytes)
        #expect(solver.brokenInvariant() == nil)
    }

    /// What a call takes note of for a refusal must not grow with how often it moves a variable: the end of a list of 400
    /// is pulled up, each row gives way in a step of its own and moves all below it, 80,000 movements of 400 variables.
    /// 8,000 widths, each of which was one more than the next, took 1.5 GB.
    @Test func aCallNotesAVariableOnce() throws {
        let solver = Solver()
        let count = 400
        let tops = (0...count).map { _ in solver.variable() }
        try solver.add(tops[0] == 0)
        for row in 0..<count {
            try solver.add(tops[row + 1] - tops[row] >= 10)
            try solver.add(tops[row + 1] - tops[row] == 20, at: Strength(250, weight: Double(1 + row)))
        }
        try solver.edit(tops[count])
        let bytes = solver.allocatedBytes
        try solver.suggest(tops[count], Double(10 * count))
        #expect(solver[tops[count]] == Double(10 * count))
        #expect(solver.statistics.basisChanges > count)
        #expect(solver.allocatedBytes - bytes < 512 * count)
        #expect(solver.brokenInvariant() == nil)
    }

    /// Computing all multipliers afresh takes time in proportion to the problem, so it must not come more often than the
    /// problem's size in basis changes: a list of 10,000 rows took twice as long to build as it should.
    @Test func refreshesCostNoMoreThanTheChanges() throws {
        let solver = Solver()
        for _ in 0..<8192 { _ = solver.variable() }
        let x = solver.variable(), y = solver.variable()
        try solver.add(x == 2 * y, at: .weak)
        for number in 0..<15_000 {  // each takes x or y from its stay, and gives it back
            try solver.remove(try solver.add((number % 2 == 0 ? x : y) == Double(number % 7), at: .strong))
        }
        let counts = solver.statistics
        #expect(counts.basisChanges > 15_000)
        #expect(counts.refreshes >= 1)
        #expect(counts.refreshes * 8192 <= counts.basisChanges)
    }
}
