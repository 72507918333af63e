import AllocationCounter
import Testing
import Tinamou

private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}

/// What a solver in steady state allocates: nothing.
///
/// Asserted in release builds: in debug builds the solver tests its invariants, and the compiler boxes what it
/// would not otherwise.
@Suite(
    .enabled(if: allocation_counter_is_on(), "allocations are only counted with glibc and without sanitizers"),
    .enabled(if: isOptimized, "allocations are only asserted in release builds"))
struct AllocationTests {
    /// Runs all rounds once, to let buffers grow to their size, then counts what the same rounds allocate.
    private func allocations(_ rounds: Int = 200, _ body: (Int) throws -> Void) rethrows -> UInt64 {
        for round in 0..<rounds { try body(round) }
        let before = allocation_counter_of_thread()
        for round in 0..<rounds { try body(round) }
        return allocation_counter_of_thread() - before
    }

    /// Boxes in a row that want 100 and have at least 10, under a limit.
    private struct Row {
        let solver = Solver()
        var widths: [Variable] = []
        let limit: ConstraintHandle

        init(_ count: Int) throws {
            let solver = solver
            var left = solver.variable()
            try solver.add(left == 0)
            for _ in 0..<count {
                let width = solver.variable(), next = solver.variable()
                try solver.add(next == left + width + 8)
                try solver.add(width >= 10)
                try solver.add(width == 100, at: .weak)
                widths.append(width)
                left = next
            }
            limit = try solver.add(left <= 2000)
        }
    }

    @Test func anEditWithinTheSameBasis() throws {
        let row = try Row(20)
        let count = try allocations { try row.solver.setConstant(of: row.limit, to: 1500 + Double($0)) }
        #expect(count == 0)
    }

    @Test func anEditThatChangesTheBasis() throws {
        let row = try Row(20)
        let count = try allocations { try row.solver.setConstant(of: row.limit, to: $0 % 2 == 0 ? 1000 : 3000) }
        #expect(count == 0)
        #expect(row.solver.statistics.basisChanges > 200)
    }

    /// Columns that share a width and fill a total, in a loop small enough to be eliminated, to be torn, or too large for
    /// both; each at least 50 wide, so that the total gives way.
    @Test(arguments: [4, 12, 80]) func anEditThatChangesTheBasisInALoop(_ count: Int) throws {
        let solver = Solver()
        let total = solver.variable()
        let columns = (0..<count).map { _ in solver.variable() }
        var sum = Expression()
        for column in columns { sum.add(1, column) }
        for place in columns.indices.dropFirst() {
            try solver.add(columns[place] == columns[place - 1] + Double(place % 3))
        }
        try solver.add(sum == total)
        try solver.add(columns[0] >= 50)
        let edited = try solver.add(total == 1000, at: .strong)
        let width = Double(count)
        let found = try allocations { try solver.setConstant(of: edited, to: width * ($0 % 2 == 0 ? 20 : 200)) }
        #expect(found == 0)
        #expect(solver.statistics.basisChanges > 100)
    }

    @Test func suggestions() throws {
        let row = try Row(20)
        try row.solver.suggest(row.widths[3], 50)
        let count = try allocations { try row.solver.suggest(row.widths[3], 50 + Double($0 % 90)) }
        #expect(count == 0)
    }

    @Test func removingAndAddingWithoutOperators() throws {
        let row = try Row(20)
        var handle = try row.solver.add(row.widths[2] - row.widths[5] <= 3)
        let count = try allocations { round in
            try row.solver.remove(handle)
            handle = try withUnsafeTemporaryAllocation(of: Term.self, capacity: 2) { terms in
                terms.initializeElement(at: 0, to: Term(1, row.widths[2]))
                terms.initializeElement(at: 1, to: Term(-1, row.widths[5]))
                return try row.solver.add(UnsafeBufferPointer(terms), .lessOrEqual, Double(round % 5))
            }
        }
        #expect(count == 0)
    }

    @Test func removingAndAddingWithOperators() throws {
        let row = try Row(20)
        var handle = try row.solver.add(row.widths[2] - row.widths[5] <= 3)
        let count = try allocations { round in
            try row.solver.remove(handle)
            handle = try row.solver.add(row.widths[2] - row.widths[5] <= Double(round % 5))
        }
        #expect(count == 0)
    }

    @Test func readingAndAskingForChanges() throws {
        let row = try Row(20)
        var sum = 0.0
        let count = try allocations { round in
            try row.solver.setConstant(of: row.limit, to: 1500 + Double(round))
            row.solver.forEachChange { sum += row.solver[$0] }
        }
        #expect(count == 0)
        #expect(sum > 0)
    }
}
