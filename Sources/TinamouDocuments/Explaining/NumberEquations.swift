// From the solver's rows to equations in numbers that people speak of.
//
// The solver knows an item by its left, top, width and height. Constraints speak of right and bottom edges and of centres
// too. These are numbers of their own here, tied to the others by what a rectangle is, so that a constraint is told in the
// words in which it is stated, and a left edge is not explained where only the right one counts.

import Tinamou
import TinamouLayout

/// The constraints that determine some views, as equations in the numbers of items of which they speak.
struct NumberEquations {
    /// The numbers, in the order in which they are met.
    private(set) var numbers: [(item: LayoutItem, attribute: LayoutAttribute)] = []

    /// For each number, whether it needs no equation: it is given, or open.
    private(set) var known: [Bool] = []

    /// The equations.
    private(set) var equations: [EquationSystem.Equation] = []

    /// What states each of the equations; `nil` for one about a rectangle.
    private(set) var constraints: [LayoutConstraint?] = []

    /// The equations about rectangles that depend on each other.
    private(set) var choices: [EquationSystem.Choice] = []

    private let engine: LayoutEngine
    /// The variables of the solver that are open; `nil` as long as nobody has asked.
    private var openVariables: Set<Variable>?
    /// To be looked up only.
    private var places: [Place: Int] = [:]
    private var axes: [ItemAxis: Int] = [:]
    /// The numbers of each item along each axis.
    private var axisNumbers: [[Int]] = []

    private struct Place: Hashable {
        var item: ObjectIdentifier
        var attribute: LayoutAttribute
    }

    private struct ItemAxis: Hashable {
        var item: ObjectIdentifier
        var axis: LayoutAxis
    }

    /// The equations from which the numbers of views follow.
    ///
    /// All that determine them, and the numbers that these mention, and so on, are as many equations as there are numbers
    /// that are not open.
    ///
    /// - Complexity: for each number concerned, the solver's search for what determines it.
    init(of views: [View], in engine: LayoutEngine) throws(SolverError) {
        self.engine = engine
        for view in views {
            for attribute in NumberEquations.unknowns where engine.variable(attribute, of: view) == nil {
                setKnown(number(view, attribute))
            }
        }
        let rows = try followed(from: views)
        for row in rows { try state(row) }
        for view in views { for attribute in NumberEquations.unknowns { _ = number(view, attribute) } }
        for numbers in axisNumbers { relate(numbers) }
    }

    /// The numbers of a view that are explained, along each axis.
    static let unknowns: [LayoutAttribute] = [.left, .width, .top, .height]

    /// The place of a number that is spoken of.
    func place(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Int? {
        places[Place(item: ObjectIdentifier(item), attribute: attribute)]
    }

    // MARK: Gathering

    /// The rows of the solver on which views depend. Numbers that none determines become known on the way.
    private mutating func followed(from views: [View]) throws(SolverError) -> [ConstraintHandle] {
        var waiting = views.flatMap { view in
            NumberEquations.unknowns.compactMap { engine.variable($0, of: view) }
        }
        var isFollowed = Set(waiting), isFound: Set<ConstraintHandle> = []
        var rows: [ConstraintHandle] = []
        var next = 0
        while next < waiting.count {
            let variable = waiting[next]
            next += 1
            var determining = try engine.solver.constraints(determining: variable)
            if determining.isEmpty, let owner = engine.owner(of: variable) {
                if let row = try holding(variable, owner.item, owner.attribute.axis) {
                    determining = [row]
                } else {
                    setKnown(number(owner.item, owner.attribute))
                }
            }
            for row in determining where isFound.insert(row).inserted {
                rows.append(row)
                for term in try engine.solver.constraint(row).expression.terms {
                    if isFollowed.insert(term.variable).inserted { waiting.append(term.variable) }
                }
            }
        }
        return rows
    }

    /// A constraint that keeps a variable where it is although it determines nothing in the solver's basis: where more
    /// constraints hold exactly than there are variables, the basis has only some of them. `nil` for a variable that is
    /// open.
    private mutating func holding(
        _ variable: Variable, _ item: LayoutItem, _ axis: LayoutAxis
    ) throws(SolverError) -> ConstraintHandle? {
        if openVariables == nil { openVariables = Set(try engine.solver.ambiguities().map(\.variable)) }
        if openVariables?.contains(variable) == true { return nil }
        var best: (row: ConstraintHandle, isEquation: Bool, priority: Double)?
        for constraint in engine.uses(of: item, along: axis) {
            guard let row = engine.handle(of: constraint) else { continue }
            let stated = try engine.solver.constraint(row)
            let variables = stated.expression.terms.map(\.variable)
            guard variables.contains(variable), try isExact(stated), try !determines(row, some: variables) else {
                continue
            }
            let (isEquation, priority) = (stated.relation == .equal, constraint.priority.rawValue)
            if let best, (best.isEquation ? 1 : 0, best.priority) >= (isEquation ? 1 : 0, priority) { continue }
            best = (row, isEquation, priority)
        }
        return best?.row
    }

    /// Whether a constraint is one of those by which the solver determines some variable that it mentions.
    private func determines(_ row: ConstraintHandle, some variables: [Variable]) throws(SolverError) -> Bool {
        for variable in variables where try engine.solver.constraints(determining: variable).contains(row) {
            return true
        }
        return false
    }

    /// Whether a constraint holds as an equation.
    private func isExact(_ stated: Constraint) throws(SolverError) -> Bool {
        var size = abs(stated.constant)
        for term in stated.expression.terms {
            size += abs(term.coefficient) * abs(try engine.solver.value(of: term.variable))
        }
        let value = try engine.solver.value(of: stated.expression)
        return abs(value - stated.constant) <= NumberEquations.exactness * max(1, size)
    }

    /// What rounding leaves of a constraint that holds exactly, in shares of its numbers.
    private static let exactness = 1e-9

    private mutating func setKnown(_ number: Int) { known[number] = true }

    private mutating func number(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Int {
        let place = Place(item: ObjectIdentifier(item), attribute: attribute)
        if let number = places[place] { return number }
        let number = numbers.count
        places[place] = number
        numbers.append((item, attribute))
        known.append(item === engine.root)
        let key = ItemAxis(item: ObjectIdentifier(item), axis: attribute.axis)
        if let axis = axes[key] {
            axisNumbers[axis].append(number)
        } else {
            axes[key] = axisNumbers.count
            axisNumbers.append([number])
        }
        return number
    }

    // MARK: Constraints

    /// Takes in a row of the solver; what pins the root is given.
    private mutating func state(_ row: ConstraintHandle) throws(SolverError) {
        guard let constraint = engine.statement(of: row).constraint else { return }
        let stated = try engine.solver.constraint(row)
        var shares: [(item: LayoutItem, axis: LayoutAxis, origin: Double, extent: Double)] = []
        for term in stated.expression.terms {
            guard let owner = engine.owner(of: term.variable) else { continue }
            let axis = owner.attribute.axis
            let isExtent = owner.attribute == .width || owner.attribute == .height
            let place = shares.firstIndex { $0.item === owner.item && $0.axis == axis } ?? shares.count
            if place == shares.count { shares.append((owner.item, axis, 0, 0)) }
            if isExtent { shares[place].extent += term.coefficient } else { shares[place].origin += term.coefficient }
        }
        var terms: [(number: Int, factor: Double)] = []
        for share in shares {
            let words = NumberEquations.words(share.axis)
            switch (share.origin, share.extent) {
            case (0, 0): break
            case (0, let extent): terms.append((number(share.item, words.extent), extent))
            case (let origin, 0): terms.append((number(share.item, words.origin), origin))
            case (let origin, let extent) where extent == origin:
                terms.append((number(share.item, words.far), origin))
            case (let origin, let extent) where extent == origin / 2:
                terms.append((number(share.item, words.centre), origin))
            case (let origin, let extent):
                terms.append((number(share.item, words.origin), origin))
                terms.append((number(share.item, words.extent), extent))
            }
        }
        equations.append(EquationSystem.Equation(terms: terms, constant: stated.constant))
        constraints.append(constraint)
    }

    private typealias Words = (
        origin: LayoutAttribute, extent: LayoutAttribute, far: LayoutAttribute, centre: LayoutAttribute
    )

    private static func words(_ axis: LayoutAxis) -> Words {
        axis == .horizontal ? (.left, .width, .right, .centerX) : (.top, .height, .bottom, .centerY)
    }

    // MARK: Rectangles

    /// Ties the numbers of an item along an axis to each other. Any two of them say where it is.
    private mutating func relate(_ numbers: [Int]) {
        guard numbers.count > 2, let one = numbers.first, !known[one] || self.numbers[one].item !== engine.root else {
            return
        }
        let words = NumberEquations.words(self.numbers[one].attribute.axis)
        let origin = numbers.first { self.numbers[$0].attribute == words.origin }
        let extent = numbers.first { self.numbers[$0].attribute == words.extent }
        let far = numbers.first { self.numbers[$0].attribute == words.far }
        let centre = numbers.first { self.numbers[$0].attribute == words.centre }
        var relations: [Int] = []
        func add(_ terms: [(Int?, Double)]) {
            let found = terms.compactMap { number, factor in number.map { (number: $0, factor: factor) } }
            guard found.count == terms.count else { return }
            relations.append(equations.count)
            equations.append(EquationSystem.Equation(terms: found, constant: 0))
            constraints.append(nil)
        }
        add([(far, 1), (origin, -1), (extent, -1)])
        add([(centre, 1), (origin, -1), (extent, -0.5)])
        add([(centre, 1), (origin, -0.5), (far, -0.5)])
        add([(centre, 1), (far, -1), (extent, 0.5)])
        choices.append(EquationSystem.Choice(equations: relations, count: numbers.count - 2))
    }
}
