import Testing
import Tinamou

/// The calls of the front door, one by one. Expected values are worked out by hand.
@Suite struct SolverTests {
    // MARK: Adding and removing

    @Test func firstUse() throws {
        let solver = Solver()
        let left = solver.variable("left"), width = solver.variable("width")
        try solver.add(left == 8)
        let limit = try solver.add(left + width <= 375)
        try solver.add(width == 500, at: .strong)
        #expect(solver[width] == 367)
        try solver.setConstant(of: limit, to: 320)
        #expect(solver[width] == 312)
    }

    @Test func aVariableStartsAtZeroAndKeepsItsName() throws {
        let solver = Solver()
        let x = solver.variable("x"), y = solver.variable()
        #expect(solver[x] == 0)
        #expect(try solver.value(of: x) == 0)
        #expect(try solver.name(of: x) == "x")
        #expect(try solver.name(of: y) == "")
        #expect(solver.variables == [x, y])
    }

    @Test func anEquationReadsLikeAnAssignment() throws {
        let solver = Solver()
        let left = solver.variable(), width = solver.variable(), right = solver.variable()
        try solver.suggest([(left, 10), (width, 90)])
        try solver.endEdit(left)
        try solver.endEdit(width)
        try solver.add(right == left + width)
        #expect([solver[left], solver[width], solver[right]] == [10, 90, 100])
    }

    @Test func removingLetsGo() throws {
        let solver = Solver()
        let x = solver.variable()
        let low = try solver.add(x == 4, at: .weak)
        let high = try solver.add(x == 50, at: .strong)
        #expect(solver[x] == 50)
        try solver.remove(high)
        #expect(solver[x] == 4)
        try solver.remove(low)
        #expect(solver[x] == 4)  // nothing pins it: it stays
        #expect(!solver.contains(high) && !solver.contains(low))
        #expect(solver.constraints.isEmpty)
    }

    @Test func aRemovedVariableMakesRoomForAnother() throws {
        let solver = Solver()
        let x = solver.variable("x")
        let constraint = try solver.add(x == 7)
        #expect(throws: SolverError.self) { try solver.remove(x) }
        try solver.remove(constraint)
        try solver.remove(x)
        let y = solver.variable("y")
        #expect(solver[y] == 0)
        #expect(throws: SolverError.self) { try solver.value(of: x) }
        #expect(solver.variables == [y])
        #expect(try solver.ambiguities().map(\.variable) == [y])
    }

    @Test func manyTogetherAreAllOrNone() throws {
        let solver = Solver()
        let x = solver.variable("x"), y = solver.variable("y")
        let handles = try solver.add([x + y == 10, (x == 3).at(.weak), y >= 2])
        #expect(handles.count == 3)
        #expect([solver[x], solver[y]] == [3, 7])
        #expect(throws: SolverError.self) { try solver.add([x == 4, y <= 5, x >= 0]) }
        #expect(solver.constraints == handles)
        #expect([solver[x], solver[y]] == [3, 7])
    }

    @Test func anEmptyBatchIsNothing() throws {
        let solver = Solver()
        #expect(try solver.add([Constraint]()).isEmpty)
    }

    @Test func aRowWithoutOperators() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try [Term(2, x), Term(-1, y)].withUnsafeBufferPointer { terms in
            _ = try solver.add(terms, .equal, 6)
        }
        try solver.suggest(y, 4)
        #expect(solver[x] == 5)
    }

    @Test func longExpressions() throws {
        let solver = Solver()
        let variables = (0..<20).map { _ in solver.variable() }
        var sum = Expression()
        for variable in variables { sum.add(1, variable) }
        try solver.add(variables.map { ($0 == 5).at(.weak) })
        try solver.add(sum == 200)
        #expect(variables.reduce(0) { $0 + solver[$1] } == 200)
        #expect(try solver.value(of: sum) == 200)
    }

    // MARK: Constants

    @Test func aConstantOfAnyStrengthCanBeChanged() throws {
        let solver = Solver()
        let x = solver.variable()
        let required = try solver.add(x >= 10), strong = try solver.add(x == 20, at: .strong)
        let weak = try solver.add(x == 30, at: .weak)
        #expect(solver[x] == 20)
        try solver.setConstant(of: weak, to: 35)
        #expect(solver[x] == 20)
        try solver.setConstant(of: strong, to: 5)
        #expect(solver[x] == 10)
        try solver.setConstant(of: required, to: -100)
        #expect(solver[x] == 5)
        #expect(try solver.constraint(strong).constant == 5)
    }

    /// Reported against two solvers: the identity of the constraint must stay.
    @Test func aConstantCanBeAnimated() throws {
        let solver = Solver()
        let left = solver.variable(), right = solver.variable()
        try solver.add(left == 0)
        let gap = try solver.add(right == left + 0)
        for value in [25.0, 7, 7, -3] {
            try solver.setConstant(of: gap, to: value)
            #expect(solver[right] == value)
        }
    }

    @Test func constantsChangeTogether() throws {
        let solver = Solver()
        let x = solver.variable()
        let low = try solver.add(x >= 0), high = try solver.add(x <= 10)
        // One after the other the first change would contradict.
        try solver.setConstants([(low, 20), (high, 30)])
        #expect(solver[x] == 20)
        #expect(throws: SolverError.self) { try solver.setConstants([(low, 0), (high, -1)]) }
        #expect(try solver.constraint(low).constant == 20)
        #expect(try solver.constraint(high).constant == 30)
        try solver.setConstants([(high, 50), (high, 40), (low, 35)])
        #expect(try solver.constraint(high).constant == 40)
        #expect(solver[x] == 35)
    }

    @Test func theConstantIsTheCallersToTheBit() throws {
        let solver = Solver()
        let x = solver.variable()
        let third = try solver.add(3 * x <= 10)
        try solver.add(x == 100, at: .weak)
        #expect(try solver.constraint(third).constant == 10)
        #expect(abs(solver[x] - 10 / 3) < 1e-15)
    }

    // MARK: Strengths

    @Test func strengthsAreStrict() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x == 0, at: .medium)
        for number in 0..<1001 { try solver.add(x == 1 + Double(number) / 1000, at: .weak) }
        #expect(solver[x] == 0)
    }

    @Test func weightsCountInsideALevel() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x == 0, at: .weak)
        let heavy = try solver.add(x == 10, at: Strength.weak.weighted(3))
        #expect(solver[x] == 10)
        try solver.setStrength(of: heavy, to: Strength.weak.weighted(0.5))
        #expect(solver[x] == 0)
    }

    @Test func strengthsCanBeChanged() throws {
        let solver = Solver()
        let x = solver.variable()
        let a = try solver.add(x == 1, at: .weak), b = try solver.add(x == 2, at: .medium)
        #expect(solver[x] == 2)
        try solver.setStrength(of: a, to: .strong)
        #expect(solver[x] == 1)
        try solver.setStrength(of: b, to: .required)
        #expect(solver[x] == 2)
        #expect(throws: SolverError.self) { try solver.setStrength(of: a, to: .required) }
        #expect(solver[x] == 2)
        try solver.setStrength(of: b, to: Strength(0.5))
        #expect(solver[x] == 1)
        #expect(try solver.constraint(b).strength == Strength(0.5))
    }

    @Test func anyNumberOfLevels() throws {
        let solver = Solver()
        let x = solver.variable()
        for level in stride(from: 1.0, to: 1000, by: 9) { try solver.add(x == level, at: Strength(level)) }
        #expect(solver[x] == 1000 - 9)
        #expect(solver.violations().count == 111)
        #expect(solver.violations().first?.level == 991)
        #expect(solver.violations().first?.violation == 0)
        #expect(solver.violations().last?.violation == 990)
    }

    // MARK: Suggestions

    @Test func suggestionsAreFollowedAsFarAsTheyCan() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(x + y == 100)
        try solver.add(x <= 60)
        try solver.suggest(x, 40)
        #expect([solver[x], solver[y]] == [40, 60])
        try solver.suggest(x, 90)
        #expect([solver[x], solver[y]] == [60, 40])
        try solver.suggest(x, 10)
        #expect([solver[x], solver[y]] == [10, 90])
    }

    @Test func aRequiredSuggestionIsRefusedWhenItCannotBe() throws {
        let solver = Solver()
        let x = solver.variable("x")
        try solver.add(x >= 0)
        try solver.edit(x, at: .required)
        try solver.suggest(x, 5)
        #expect(throws: SolverError.self) { try solver.suggest(x, -1) }
        #expect(solver[x] == 5)
    }

    @Test func anEditEndsAndBeginsAgain() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.add(y == x + 1)
        try solver.add(x == 4, at: .weak)
        try solver.suggest(x, 50)
        #expect(solver[y] == 51)
        try solver.endEdit(x)
        try solver.endEdit(x)
        #expect([solver[x], solver[y]] == [4, 5])
        try solver.suggest(x, 7)
        #expect(solver[y] == 8)
    }

    @Test func aSuggestionBeforeTheFirstReadCounts() throws {
        let solver = Solver()
        let left = solver.variable(), right = solver.variable()
        try solver.add(right == left + 100)
        try solver.suggest(left, 20)
        #expect(solver[right] == 120)
    }

    @Test func theStrengthOfASuggestionCanBeChanged() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x == 1, at: .medium)
        let handle = try solver.edit(x, at: .weak)
        try solver.suggest(x, 9)
        #expect(solver[x] == 1)
        #expect(try solver.edit(x, at: .strong) == handle)
        #expect(solver[x] == 9)
    }

    // MARK: Changes

    @Test func onlyWhatHasChangedIsReported() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable(), z = solver.variable()
        try solver.add(y == x + 1)
        try solver.add(z == 5)
        _ = solver.takeChanges()
        try solver.suggest(x, 3)
        #expect(Set(solver.takeChanges()) == [x, y])
        #expect(solver.takeChanges().isEmpty)
        try solver.suggest(x, 3)
        #expect(solver.changeCount == 0)
        #expect(throws: SolverError.self) { try solver.add(z == 6) }
        #expect(solver.takeChanges().isEmpty)
        for value in [4.0, 5, 6] { try solver.suggest(x, value) }
        #expect(Set(solver.takeChanges()) == [x, y])
    }

    @Test func whatABodyDoesBelongsToTheNextList() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        try solver.suggest(x, 1)
        var seen: [Variable] = []
        solver.forEachChange { variable in
            seen.append(variable)
            try? solver.suggest(y, 2)
        }
        #expect(seen == [x])
        #expect(solver.takeChanges() == [y])
    }

    // MARK: Explaining

    @Test func whatDeterminesAVariable() throws {
        let solver = Solver()
        let a = solver.variable("a"), b = solver.variable("b"), c = solver.variable("c"), d = solver.variable("d")
        let one = try solver.add(a == 1), two = try solver.add(b == a + 1)
        try solver.add(c == 7)
        #expect(Set(try solver.constraints(determining: b)) == [one, two])
        #expect(try solver.constraints(determining: a) == [one])
        #expect(try solver.constraints(determining: d).isEmpty)
    }

    @Test func violationsByLevel() throws {
        let solver = Solver()
        let x = solver.variable()
        try solver.add(x == 0)
        try solver.add(x >= 3, at: Strength.strong.weighted(2))
        let low = try solver.add(2 * x <= -10, at: .weak)
        let violations = solver.violations()
        #expect(violations.map(\.level) == [750, 250])
        #expect(violations.map(\.violation) == [6, 10])
        #expect(try solver.violation(of: low) == 10)
    }

    @Test func theProblemAsItStands() throws {
        let solver = Solver()
        let gone = solver.variable(), x = solver.variable("x"), y = solver.variable("y")
        try solver.remove(gone)
        try solver.add(2 * x - y >= 3, at: Strength(40, weight: 2), named: "row")
        try solver.suggest(y, 8)
        let problem = solver.problem()
        #expect(problem.variableCount == 2)
        #expect(problem.rows.count == 2)
        #expect(problem.rows[0].terms == [Problem.Summand(2, 0), Problem.Summand(-1, 1)])
        #expect(problem.rows[0].relation == .greaterOrEqual && problem.rows[0].constant == 3)
        #expect(problem.rows[0].strength == Strength(40, weight: 2) && problem.rows[0].name == "row")
        #expect(problem.rows[1].terms == [Problem.Summand(1, 1)] && problem.rows[1].constant == 8)
    }

    @Test func aConstraintRemembersWhereItWasWritten() throws {
        let solver = Solver()
        let x = solver.variable()
        let here = try solver.add(x >= 0)
        let line = #line - 1
        let location = try solver.constraint(here).location
        #expect(location?.line == UInt(line))
        #expect(location?.description == "TinamouTests/SolverTests.swift:\(line)")
        let named = try solver.add([(x <= 9).named("upper")])[0]
        #expect(try solver.constraint(named).name == "upper")
        #expect(try solver.constraint(named).location?.line == UInt(#line - 2))
    }

    // MARK: Copies

    @Test func aCopyAnswersWhatIf() throws {
        let solver = Solver()
        let x = solver.variable(), y = solver.variable()
        let sum = try solver.add(x + y == 10)
        try solver.suggest(x, 4)
        let other = solver.copy()
        try other.setConstant(of: sum, to: 30)
        try other.suggest(x, 1)
        #expect([other[x], other[y]] == [1, 29])
        #expect([solver[x], solver[y]] == [4, 6])
        let late = other.variable()
        #expect(throws: SolverError.self) { try solver.value(of: late) }
    }
}
