import Tinamou
import TinamouLayout

/// Makes explanations of views of one scene.
struct ExplanationBuilder {
    private let layout: SceneLayout
    private let engine: LayoutEngine
    private let equations: NumberEquations
    private let system: EquationSystem
    /// For each number that something follows from, of which circle it is part.
    private let components: [Int?]
    private let sources: ExplanationSources
    /// What is said of each number and each equation, made once for all views.
    private let numbers: [LayoutExplanation.Number]
    private let reasons: [LayoutExplanation.Source]

    /// Finds out what the numbers of views follow from.
    ///
    /// - Complexity: as ``NumberEquations/init(of:in:)``.
    init(_ layout: SceneLayout, _ engine: LayoutEngine, for elements: [Int]) throws(SolverError) {
        self.layout = layout
        self.engine = engine
        let sources = ExplanationSources(layout)
        self.sources = sources
        let views = elements.compactMap { layout.views[$0] }
        let equations = try NumberEquations(of: views, in: engine)
        system = EquationSystem(equations.equations, choices: equations.choices, known: equations.known)
        let starts = views.flatMap { view in
            NumberEquations.unknowns.compactMap { equations.place(view, $0) }
        }
        components = system.components(from: starts)
        self.equations = equations
        numbers = equations.numbers.map { item, attribute in
            let place = sources.names.place(of: item)
            return LayoutExplanation.Number(
                item: sources.names.name(of: item), element: place.element, guide: place.guide, attribute: attribute,
                value: item.alignmentRectInRoot[attribute])
        }
        reasons = equations.constraints.map { $0.map(sources.source) ?? sources.rectangle }
    }

    /// The explanation of a view; `nil` for one that is not there.
    ///
    /// - Parameter stepLimit: after how many steps for each of the view's numbers the explanation breaks off.
    func explanation(of element: Int, stepLimit: Int) throws(SolverError) -> LayoutExplanation? {
        guard let view = layout.views[element], let frame = layout.frame(of: element) else { return nil }
        var walk = Walk(view: view)
        for attribute in NumberEquations.unknowns {
            if let number = equations.place(view, attribute) { explain(number, stepLimit, &walk) }
        }
        return LayoutExplanation(
            item: item(element), container: layout.document.elements[element].parent.map(sources.names.name),
            frame: frame, rect: view.alignmentRectInRoot, steps: walk.steps, others: others(walk.steps, element),
            groups: walk.groups, findings: [], losses: try losses(of: view), isCut: walk.isCut)
    }

    private func item(_ place: Int) -> LayoutExplanation.Item {
        let element = layout.document.elements[place], name = sources.names.name(of: place)
        return LayoutExplanation.Item(
            name: name, element: place, kind: element.kind, text: element.text, line: element.line,
            isHidden: element.isHidden,
            isMachineMade: name == element.id && ItemNames.isMachineMade(name))
    }

    /// The views of which steps speak, but for one.
    private func others(_ steps: [LayoutExplanation.Step], _ element: Int) -> [LayoutExplanation.Item] {
        var seen: Set<Int> = [element], found: [LayoutExplanation.Item] = []
        for step in steps {
            for number in [step.equation.number] + step.equation.terms.map(\.number) {
                if let other = number.element, seen.insert(other).inserted { found.append(item(other)) }
            }
        }
        return found
    }

    // MARK: Steps

    /// What has been explained so far.
    private struct Walk {
        let view: View
        var steps: [LayoutExplanation.Step] = []
        var isExplained: Set<Int> = []
        var groups: [LayoutExplanation.Group] = []
        var isCut = false
    }

    /// Explains a number, and then those it follows from, each with its own reasons before the next.
    private func explain(_ start: Int, _ stepLimit: Int, _ walk: inout Walk) {
        var waiting = [start]
        let before = walk.steps.count
        while let number = waiting.popLast() {
            if walk.isExplained.contains(number) { continue }
            if walk.steps.count - before >= stepLimit {
                walk.isCut = true
                return
            }
            let members = circle(around: number)
            var group: Int?
            if members.count > 1 {
                group = walk.groups.count
                walk.groups.append(LayoutExplanation.Group(solution: solution(of: members, walk.view)))
            }
            var next: [Int] = []
            for member in members {
                walk.isExplained.insert(member)
                guard let step = step(member, walk.view, group) else { continue }
                walk.steps.append(step)
                next += terms(of: member)
            }
            waiting += next.reversed()
        }
    }

    /// The numbers that a number follows from, in the order in which they are told.
    private func terms(of number: Int) -> [Int] {
        guard let place = system.equation[number] else { return [] }
        let terms = equations.equations[place].terms.filter { $0.number != number }
        let own = equations.equations[place].terms.first { $0.number == number }?.factor ?? 1
        return (terms.filter { -$0.factor / own > 0 } + terms.filter { -$0.factor / own <= 0 }).map(\.number)
    }

    /// The numbers that a number follows from only together with them, itself first.
    private func circle(around start: Int) -> [Int] {
        var members = [start]
        var next = 0
        while next < members.count {
            for other in terms(of: members[next])
            where components[other] == components[start] && !members.contains(other) { members.append(other) }
            next += 1
        }
        return members
    }

    /// A number with its equation; `nil` for a place of the root that is 0, which needs none.
    private func step(_ number: Int, _ view: View, _ group: Int?) -> LayoutExplanation.Step? {
        let own = self.number(number, view)
        guard let place = system.equation[number] else {
            let isRoot = equations.numbers[number].item === engine.root
            if isRoot && own.value == 0 && (own.attribute == .left || own.attribute == .top) { return nil }
            return LayoutExplanation.Step(
                equation: LayoutExplanation.Equation(number: own, terms: [], constant: own.value),
                source: isRoot ? sources.root : sources.nothing)
        }
        let equation = equations.equations[place]
        let factor = equation.terms.first { $0.number == number }?.factor ?? 1
        let others = terms(of: number).map { other in
            let share = equation.terms.first { $0.number == other }?.factor ?? 0
            return LayoutExplanation.Term(factor: -share / factor, number: self.number(other, view))
        }
        // 0 + x: no negative zero.
        return LayoutExplanation.Step(
            equation: LayoutExplanation.Equation(
                number: own, terms: others, constant: 0 + equation.constant / factor),
            source: reasons[place], group: group)
    }

    // MARK: Groups

    /// How many numbers a solution may have on its right side to be read, and how many a group that is solved.
    private static let limits = (terms: 4, members: 60)

    /// The first number of a group from those outside it.
    private func solution(of members: [Int], _ view: View) -> LayoutExplanation.Equation? {
        let count = members.count
        guard count <= ExplanationBuilder.limits.members else { return nil }
        var outside: [Int] = []
        for member in members {
            for other in terms(of: member) where !members.contains(other) && !outside.contains(other) {
                outside.append(other)
            }
        }
        // A row for each member: its equation in the members, then in those outside, then the constant.
        var rows = members.map { member -> [Double] in
            var row = [Double](repeating: 0, count: count + outside.count + 1)
            guard let place = system.equation[member] else { return row }
            for term in equations.equations[place].terms {
                if let column = members.firstIndex(of: term.number) {
                    row[column] = term.factor
                } else if let column = outside.firstIndex(of: term.number) {
                    row[count + column] = -term.factor
                }
            }
            row[row.count - 1] = equations.equations[place].constant
            return row
        }
        guard eliminate(&rows, count) else { return nil }
        // 0 + x: no negative zero. What cancels out leaves no more than rounding.
        let terms = outside.indices.compactMap { place -> LayoutExplanation.Term? in
            let factor = rows[0][count + place]
            return abs(factor) < ExplanationBuilder.cancelled
                ? nil : LayoutExplanation.Term(factor: factor, number: number(outside[place], view))
        }
        if terms.count > ExplanationBuilder.limits.terms { return nil }
        return LayoutExplanation.Equation(
            number: number(members[0], view), terms: terms.filter { $0.factor > 0 } + terms.filter { $0.factor < 0 },
            constant: 0 + rows[0][count + outside.count])
    }

    /// A factor below this is what rounding has left of one that cancels out: factors of constraints are larger.
    private static let cancelled = 1e-12

    /// Solves rows for their first columns (Gauss and Jordan, with the largest pivot of each column).
    ///
    /// - Returns: whether they have one solution.
    private func eliminate(_ rows: inout [[Double]], _ count: Int) -> Bool {
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > ExplanationBuilder.cancelled
            else { return false }
            rows.swapAt(column, pivot)
            let scale = rows[column][column]
            for place in rows[column].indices { rows[column][place] /= scale }
            for row in 0..<count where row != column && rows[row][column] != 0 {
                let factor = rows[row][column]
                for place in rows[row].indices { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return true
    }

    /// A number as an explanation of a view calls it.
    private func number(_ place: Int, _ view: View) -> LayoutExplanation.Number {
        var number = numbers[place]
        if equations.numbers[place].item === view { number.item = "" }
        return number
    }

    // MARK: What is asked for in vain

    /// Less than this is no loss but rounding, in points.
    private static let leastLoss = 1e-6

    private func losses(of view: View) throws(SolverError) -> [LayoutExplanation.Loss] {
        var found: [LayoutExplanation.Loss] = []
        for axis in LayoutAxis.allCases {
            for constraint in engine.uses(of: view, along: axis) where !sources.isInternal(constraint) {
                var violation: Double?
                if !constraint.isLeftOut {
                    guard let handle = engine.handle(of: constraint) else { continue }
                    let amount = try engine.solver.violation(of: handle)
                    if amount < ExplanationBuilder.leastLoss { continue }
                    violation = amount
                }
                found.append(
                    LayoutExplanation.Loss(
                        source: sources.source(constraint), statement: sources.statement(constraint),
                        violation: violation))
            }
        }
        return found.enumerated().sorted { one, other in
            let priorities = (one.element.source.priority, other.element.source.priority)
            return priorities.0 == priorities.1 ? one.offset < other.offset : priorities.0 > priorities.1
        }.map(\.element)
    }
}

extension Rect {
    /// A number of the rectangle itself.
    fileprivate subscript(attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .right: maxX
        case .bottom: maxY
        case .centerX: midX
        case .centerY: midY
        case .top: minY
        case .width: width
        case .height: height
        default: minX
        }
    }
}
