import Generators
import Testing
import Tinamou

/// Contradictions: who is named, with which multipliers, and that the state survives.
@Suite struct ConflictTests {
    /// The conflict that a call ends in.
    private func conflict(_ body: () throws -> Void) -> Conflict? {
        do {
            try body()
        } catch SolverError.unsatisfiable(let conflict) {
            return conflict
        } catch {
            Issue.record("\(error)")
        }
        return nil
    }

    private func names(_ conflict: Conflict?) -> Set<String> {
        Set(conflict?.members.map(\.name) ?? [])
    }

    @Test func onlyThoseConcernedAreNamed() throws {
        let solver = Solver()
        let a = solver.variable(), b = solver.variable(), c = solver.variable()
        try solver.add(a == 1, named: "a is 1")
        let link = try solver.add(b == a + 1, named: "b follows a")
        try solver.add(c == 7, named: "c is 7")
        let found = conflict { try solver.add(b == 5, named: "b is 5") }
        #expect(names(found) == ["a is 1", "b follows a", "b is 5"])
        #expect(found?.members.first?.origin == .refused(0))
        #expect(found?.members.contains { $0.origin == .present(link) } == true)
        #expect(
            found?.members.allSatisfy { $0.location?.file.description == "TinamouTests/ConflictTests.swift" } == true)
    }

    @Test func multipliersProveIt() throws {
        // 3x ≥ 30 and 2x ≤ 10: a third of the first less half of the second leaves 0 ≥ 5.
        let solver = Solver()
        let x = solver.variable()
        try solver.add(3 * x >= 30, named: "low")
        let found = conflict { try solver.add(2 * x <= 10, named: "high") }
        let multipliers = Dictionary(uniqueKeysWithValues: found?.members.map { ($0.name, $0.multiplier) } ?? [])
        let low = try #require(multipliers["low"]), high = try #require(multipliers["high"])
        #expect(low > 0 && high < 0)
        #expect(abs(3 * low + 2 * high) < 1e-12)
        #expect(30 * low + 10 * high > 0)
    }

    @Test func aChainIsNamedAsAWhole() throws {
        let solver = Solver()
        var left = solver.variable()
        try solver.add(left == 0, named: "start")
        for box in 0..<10 {
            let width = solver.variable(), right = solver.variable()
            try solver.add(right == left + width, named: "link \(box)")
            try solver.add(width >= 10, named: "least \(box)")
            try solver.add(width == 100, at: .weak, named: "wish \(box)")
            left = right
        }
        let found = conflict { try solver.add(left <= 99, named: "limit") }
        #expect(names(found).count == 22 && found?.members.count == 22)
        #expect(!names(found).contains { $0.hasPrefix("wish") })
        try solver.add(left <= 100)
        #expect(solver[left] == 100)
    }

    @Test func anEditNamesWhatItWouldHaveSaid() throws {
        let solver = Solver()
        let x = solver.variable()
        let low = try solver.add(x >= 0, named: "low")
        try solver.add(x <= 10, named: "high")
        let found = conflict { try solver.setConstant(of: low, to: 11) }
        #expect(names(found) == ["low", "high"])
        #expect(found?.members.first { $0.name == "low" }?.constraint.constant == 11)
        #expect(try solver.constraint(low).constant == 0)
    }

    @Test func aSuggestionInAConflictIsNamedByItsVariable() throws {
        let solver = Solver()
        let x = solver.variable("x")
        try solver.add(x >= 0, named: "low")
        let edit = try solver.edit(x, at: .required)
        let found = conflict { try solver.suggest(x, -1) }
        #expect(found?.members.contains { $0.origin == .present(edit) && $0.constraint.constant == -1 } == true)
    }

    @Test func severalNewOnesAreToldApart() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        let found = conflict { try solver.add([x >= 0, y == 3, x + y <= 2, y <= 100]) }
        #expect(Set(found?.members.map(\.origin) ?? []) == [.refused(0), .refused(1), .refused(2)])
        #expect(solver.constraints.isEmpty)
    }

    // MARK: Nothing on the left

    @Test func aTrueConstantIsAccepted() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x - x == 0)
        try solver.add(Constraint(Expression(), .greaterOrEqual, -5))
        try solver.add(0 * x <= 0)
        #expect(solver.constraints.count == 3)
        #expect(try solver.ambiguities().map(\.variable) == [x])
    }

    @Test func aFalseConstantIsAConflictByItself() throws {
        let solver = Solver()
        let x = solver.variable()
        for constraint in [x - x == 1, Constraint(Expression(), .lessOrEqual, -5), 0.1 * x + 0.2 * x - 0.3 * x >= 1] {
            let found = conflict { try solver.add(constraint, named: "false") }
            #expect(found?.members.count == 1)
            #expect(found?.members.first?.origin == .refused(0))
            #expect(solver.constraints.isEmpty)
        }
    }

    @Test func aFalseConstantThatIsOptionalIsAViolation() throws {
        let solver = Solver()
        let x = solver.variable()
        let nothing = try solver.add(x - x == 4, at: .weak)
        try solver.add(x == 2, at: .weak)
        #expect(solver[x] == 2)
        #expect(solver.violations().map(\.violation) == [4])
        try solver.setConstant(of: nothing, to: -1)
        #expect(solver.violations().map(\.violation) == [1])
        #expect(throws: SolverError.self) { try solver.setStrength(of: nothing, to: .required) }
        try solver.setConstant(of: nothing, to: 0)
        try solver.setStrength(of: nothing, to: .required)
        #expect(throws: SolverError.self) { try solver.setConstant(of: nothing, to: 1e-3) }
        try solver.remove(nothing)
        #expect(solver.brokenInvariant() == nil)
    }

    // MARK: What was reported against others

    @Test func aRefusedConstraintLeavesTheOthersAlone() throws {
        let solver = Solver()
        let a = solver.variable(), b = solver.variable()
        try solver.add(a >= 10)
        try solver.add(b <= 5)
        #expect(conflict { try solver.add(b >= a) } != nil)
        try solver.suggest([(a, 50), (b, -7)])
        #expect([solver[a], solver[b]] == [50, -7])
        try solver.suggest([(a, 0), (b, 9)])
        #expect([solver[a], solver[b]] == [10, 5])
    }

    @Test func afterARefusalARemovedConstraintCanComeBack() throws {
        let solver = Solver()
        let x = solver.variable()
        let low = try solver.add(x >= 2)
        #expect(conflict { try solver.add(x <= 1) } != nil)
        try solver.remove(low)
        try solver.add(x >= 2)
        try solver.suggest(x, 0)
        #expect(solver[x] == 2)
    }

    @Test func redundantSumsAreNoConflict() throws {
        let solver = Solver()
        let rows = (0..<4).map { _ in solver.variable() }
        try solver.add(rows[0] == rows[1])
        try solver.add(rows[2] == rows[3])
        try solver.add(rows[0] + rows[1] + rows[2] + rows[3] == 240)
        try solver.add(rows[0] + rows[1] == 120)
        try solver.add(rows[2] + rows[3] == 120)
        #expect(rows.map { solver[$0] } == [60, 60, 60, 60])
        // With the two equal pairs, either the sum of all contradicts, or the two sums of pairs.
        let found = conflict { try solver.add(rows[1] + rows[3] == 121) }
        #expect(found?.members.count == 4 || found?.members.count == 5)
    }

    @Test func aRedundantRowThatRoundingMakesInexact() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x == 0.1)
        try solver.add(y == 0.2)
        try solver.add(x + y == 0.3)  // 0.1 + 0.2 is 5e-17 more
        try solver.add(10 * x + 10 * y == 3)
        #expect(abs(solver[x] + solver[y] - 0.3) < 1e-15)
    }
}
