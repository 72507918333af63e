import Testing
import Tinamou

@Suite struct ExpressionTests {
    let solver = Solver()

    /// An expression as its coefficients, in the order of some variables, and its constant.
    private func parts(_ expression: Expression, _ variables: [Variable]) -> [Double] {
        variables.map { variable in
            expression.terms.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient }
        } + [expression.constant]
    }

    @Test func operators() {
        let x = solver.variable(), y = solver.variable()
        let both = [x, y]
        #expect(parts(x + y, both) == [1, 1, 0])
        #expect(parts(x - y, both) == [1, -1, 0])
        #expect(parts(-x, both) == [-1, 0, 0])
        #expect(parts(x + 3, both) == [1, 0, 3])
        #expect(parts(3 + x, both) == [1, 0, 3])
        #expect(parts(3 - x, both) == [-1, 0, 3])
        #expect(parts(x - 3, both) == [1, 0, -3])
        #expect(parts(2 * x, both) == [2, 0, 0])
        #expect(parts(x * 2, both) == [2, 0, 0])
        #expect(parts(x / 4, both) == [0.25, 0, 0])
        #expect(parts((x + y + 1) * 2, both) == [2, 2, 2])
        #expect(parts(2 * (x + y + 1), both) == [2, 2, 2])
        #expect(parts((x + y + 1) / 2, both) == [0.5, 0.5, 0.5])
        #expect(parts(-(x - y + 1), both) == [-1, 1, -1])
        #expect(parts(x + (y + 1), both) == [1, 1, 1])
        #expect(parts(x - (y + 1), both) == [1, -1, -1])
        #expect(parts((x + 1) + y, both) == [1, 1, 1])
        #expect(parts((x + 1) - y, both) == [1, -1, 1])
        #expect(parts((x + 1) + (y + 2), both) == [1, 1, 3])
        #expect(parts((x + 1) - (y + 2), both) == [1, -1, -1])
        #expect(parts((x + 1) + 2, both) == [1, 0, 3])
        #expect(parts((x + 1) - 2, both) == [1, 0, -1])
        #expect(parts(1 + (x + y), both) == [1, 1, 1])
        #expect(parts(1 - (x + y), both) == [-1, -1, 1])
    }

    @Test(arguments: 0...15)
    func anyNumberOfTerms(count: Int) {
        let variables = (0..<count).map { _ in solver.variable() }
        var expression = Expression(constant: 1)
        for (index, variable) in variables.enumerated() { expression.add(Double(index), variable) }
        #expect(expression.count == count)
        #expect(expression.terms.map(\.variable) == variables)
        #expect(expression.terms.map(\.coefficient) == (0..<count).map(Double.init))
        expression.scale(by: 2)
        expression.add(-1, Expression(variables.map { Term(1, $0) }, constant: 5))
        #expect(expression.constant == -3)
        #expect(expression.count == 2 * count)
        #expect(parts(expression, variables).dropLast() == ArraySlice((0..<count).map { 2 * Double($0) - 1 }))
    }

    @Test func constraintsGatherTheConstantOnTheRight() {
        let x = solver.variable(), y = solver.variable()
        func check(_ constraint: Constraint, _ coefficients: [Double], _ relation: Relation, _ constant: Double) {
            #expect(parts(constraint.expression, [x, y]) == coefficients + [0])
            #expect(constraint.relation == relation && constraint.constant == constant)
            #expect(constraint.strength == .required && constraint.name.isEmpty)
        }
        check(x == y, [1, -1], .equal, 0)
        check(x <= y + 3, [1, -1], .lessOrEqual, 3)
        check(x + 10 >= y, [1, -1], .greaterOrEqual, -10)
        check(x + 1 == y + 5, [1, -1], .equal, 4)
        check(x == 8, [1, 0], .equal, 8)
        check(8 == x, [1, 0], .equal, 8)
        check(8 <= x, [1, 0], .greaterOrEqual, 8)
        check(8 >= x, [1, 0], .lessOrEqual, 8)
        check(2 * x + 3 <= 7, [2, 0], .lessOrEqual, 4)
        check(7 >= 2 * x + 3, [2, 0], .lessOrEqual, 4)
        check(7 <= 2 * x + 3, [2, 0], .greaterOrEqual, 4)
        check(x + y <= 1, [1, 1], .lessOrEqual, 1)
        check(x >= y, [1, -1], .greaterOrEqual, 0)
        check(x + y >= 2 * x, [-1, 1], .greaterOrEqual, 0)
    }

    @Test func relationsAndStrengths() {
        #expect(Relation.allCases.map(\.reversed) == [.equal, .greaterOrEqual, .lessOrEqual])
        #expect(Relation.allCases.map(\.description) == ["==", "<=", ">="])
        #expect([Strength.required, .strong, .medium, .weak].map(\.level) == [1000, 750, 500, 250])
        #expect(Strength.required.isRequired && !Strength(999.999).isRequired)
        #expect(Strength(1e-300).isValid && Strength(1000).isValid)
        #expect(!Strength(0).isValid && !Strength(1000.1).isValid && !Strength(.nan).isValid)
        #expect(!Strength(5, weight: 0).isValid && !Strength(5, weight: .infinity).isValid)
    }

    @Test func aConstraintCanBeNamedAndWeakened() {
        let x = solver.variable()
        let constraint = (x == 1).at(.weak).named("one")
        #expect(constraint.strength == .weak && constraint.name == "one")
        #expect(constraint.location?.line == UInt(#line - 2))
    }
}
