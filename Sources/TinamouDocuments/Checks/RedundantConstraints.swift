// Which constraints of a scene can go without a change, at any size.
//
// Premises are only what holds wherever the scene is laid out: the document's required equations that no variation
// touches, frames that are given, and what stacks state across their axis. What depends on the screen (its size, safe
// areas, margins, bars) or on fonts (baselines) is none, so that what is found is so on every screen. All that is found
// can be removed together: what follows is no premise itself.

import Tinamou
import TinamouLayout

/// A required constraint that follows from others.
struct RedundantConstraint {
    /// Its place in the document.
    var place: Int
    /// The places of those from which it follows, in the order of the document.
    var others: [Int]
    /// Whether it follows from stacks and given frames too.
    var usesSystem: Bool
}

/// Finds the redundant constraints of a scene.
struct RedundancySearch {
    private let scene: CheckedScene
    private let original: LayoutDocument
    private var variableCount = 0
    private var system: [(row: Problem.Row, isStack: Bool)] = []
    private var equations: [(place: Int, row: Problem.Row)] = []
    private var inequalities: [(place: Int, row: Problem.Row)] = []

    /// How many views a scene may have for this to be looked for: elimination may take the cube of what hangs on each
    /// other.
    private static let viewLimit = 2000

    /// - Parameter original: the document with its variations.
    init(_ scene: CheckedScene, of original: LayoutDocument) {
        self.scene = scene
        self.original = original
        guard let engine = scene.layout.engine, scene.layout.views.count <= RedundancySearch.viewLimit else { return }
        let steady = steadyConstraints()
        let problem = engine.solver.problem()
        variableCount = problem.variableCount
        for (handle, row) in zip(engine.solver.constraints, problem.rows) where row.strength == .required {
            guard let constraint = engine.statement(of: handle).constraint else { continue }
            guard let place = scene.layout.place(of: constraint) else {
                if row.relation == .equal && isSteady(constraint) { system.append((row, !constraint.isOfProgram)) }
                continue
            }
            guard steady.contains(place) else { continue }
            if row.relation == .equal { equations.append((place, row)) } else { inequalities.append((place, row)) }
        }
        equations.sort { $0.place < $1.place }
        inequalities.sort { $0.place < $1.place }
    }

    /// The constraints that no size class changes, and that are there when the app runs.
    private func steadyConstraints() -> Set<Int> {
        let document = original
        var coming: Set<Int> = []
        var owners: [String: Int] = [:]
        for number in document.elements(of: scene.layout.scene) {
            let element = document.elements[number]
            if element.variations.contains(where: { $0.isIncluded != nil })
                || element.parent.map(coming.contains) == true
            {
                coming.insert(number)
            }
            owners[element.id] = number
            for guide in element.guides { owners[guide.id] = number }
        }
        return Set(
            scene.layout.constraints.keys.filter { place in
                let constraint = document.constraints[place]
                if constraint.isPlaceholder || !constraint.variations.isEmpty { return false }
                return [constraint.first, constraint.second].allSatisfy { side in
                    guard let side else { return true }
                    let isBaseline = side.attribute == .firstBaseline || side.attribute == .lastBaseline
                    return !isBaseline && owners[side.item].map { !coming.contains($0) } ?? false
                }
            })
    }

    /// Whether what the system states holds on every screen: a frame that is given, or what a stack states across its
    /// axis.
    private func isSteady(_ constraint: LayoutConstraint) -> Bool {
        if constraint.isOfProgram { return constraint.identifier == SceneBuilder.givenFrame }
        guard let one = constraint.first.item as? View, let two = constraint.second?.item as? View,
            let stack = (one as? StackView) ?? (two as? StackView),
            one === stack ? two.superview === stack : one.superview === stack,
            let number = scene.layout.element(of: stack), original.elements[number].variations.isEmpty
        else { return false }
        return !constraint.first.attribute.isAlong(stack.axis)
    }

    // MARK: Searching

    /// The constraints that can go, in the order of the document.
    func find() -> [RedundantConstraint] {
        // Mostly nothing follows, and then nobody needs to know from what.
        if inequalities.isEmpty && (equations.isEmpty || eliminate(keepsSources: false).followers.isEmpty) { return [] }
        return search()
    }

    private typealias Row = EquationBook.Row

    private func eliminate(keepsSources: Bool) -> (book: EquationBook, followers: [(place: Int, row: Row)]) {
        var book = EquationBook(variableCount: variableCount, keepsSources: keepsSources)
        for (number, stated) in system.enumerated() {
            let rest = book.reduced(row(stated.row, source: keepsSources ? -1 - number : nil))
            if !rest.terms.isEmpty { book.write(rest) }
        }
        var followers: [(place: Int, row: Row)] = []
        for (place, row) in equations {
            let rest = book.reduced(self.row(row, source: keepsSources ? place : nil))
            if rest.terms.isEmpty {
                if abs(rest.constant) < RedundancySearch.constantTolerance { followers.append((place, rest)) }
            } else {
                book.write(rest)
            }
        }
        return (book, followers)
    }

    private func search() -> [RedundantConstraint] {
        let (book, followers) = eliminate(keepsSources: true)
        var found = followers.compactMap { redundant($0.place, $0.row.sources) }
        var bounds: [(place: Int, row: Row, isBelow: Bool)] = []
        for (place, stated) in inequalities {
            let rest = book.reduced(row(stated, source: place))
            let isBelow = stated.relation == .lessOrEqual
            if rest.terms.isEmpty {
                let holds =
                    isBelow
                    ? rest.constant > -RedundancySearch.constantTolerance
                    : rest.constant < RedundancySearch.constantTolerance
                if holds, let one = redundant(place, rest.sources) { found.append(one) }
                continue
            }
            // Σ factor · variable >= constant, the first factor being 1.
            let lead = rest.terms[0].factor
            let scaled = Row(
                terms: rest.terms.map { ($0.variable, $0.factor / lead) }, constant: rest.constant / lead,
                sources: rest.sources.mapValues { $0 / lead })
            bounds.append((place, scaled, isBelow != (lead < 0)))
        }
        return (found + dominated(bounds)).sorted { $0.place < $1.place }
    }

    /// How far constants may be from each other to be the same, in points.
    private static let constantTolerance = 1e-6

    /// Bounds of which another says as much or more. Of two that say the same, the later can go.
    private func dominated(_ bounds: [(place: Int, row: Row, isBelow: Bool)]) -> [RedundantConstraint] {
        var groups: [String: [Int]] = [:]
        for (number, bound) in bounds.enumerated() {
            let terms = bound.row.terms.map { "\($0.variable)*\(readable($0.factor))" }.joined(separator: " ")
            groups["\(bound.isBelow) \(terms)", default: []].append(number)
        }
        var found: [RedundantConstraint] = []
        for key in groups.keys.sorted() {
            guard let members = groups[key], members.count > 1 else { continue }
            func isTighter(_ one: Int, _ other: Int) -> Bool {
                let difference = bounds[one].row.constant - bounds[other].row.constant
                if abs(difference) < RedundancySearch.constantTolerance {
                    return bounds[one].place < bounds[other].place
                }
                return bounds[one].isBelow ? difference < 0 : difference > 0
            }
            guard let tightest = members.min(by: isTighter) else { continue }
            for member in members where member != tightest {
                // The equations by which the two differ, and the tightest.
                var sources = bounds[member].row.sources
                for (source, part) in bounds[tightest].row.sources {
                    let rest = (sources[source] ?? 0) - part
                    sources[source] = abs(rest) > EquationBook.tolerance ? rest : nil
                }
                sources[bounds[tightest].place] = 1
                if let one = redundant(bounds[member].place, sources) { found.append(one) }
            }
        }
        return found
    }

    private func row(_ row: Problem.Row, source: Int?) -> Row {
        var sums: [Int: Double] = [:]
        for term in row.terms { sums[term.variable, default: 0] += term.coefficient }
        let terms = sums.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map {
            (variable: $0.key, factor: $0.value)
        }
        return Row(terms: terms, constant: row.constant, sources: source.map { [$0: 1] } ?? [:])
    }

    /// A constraint with the sources from which it follows; `nil` if that is so in one direction of reading only.
    private func redundant(_ place: Int, _ sources: [Int: Double]) -> RedundantConstraint? {
        let others = sources.keys.filter { $0 >= 0 && $0 != place }.sorted()
        let attributes = ([place] + others).flatMap { number -> [LayoutAttribute] in
            let constraint = scene.document.constraints[number]
            return [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? [])
        }
        // Stacks go by the direction of reading, given frames do not.
        let parts = sources.keys.filter { $0 < 0 }.map { system[-1 - $0].isStack }
        let isRead = attributes.contains(where: \.followsDirection), isSeen = attributes.contains(where: \.isSide)
        if isRead && (isSeen || parts.contains(false)) || isSeen && parts.contains(true) { return nil }
        let usesSystem = !parts.isEmpty
        return RedundantConstraint(place: place, others: others, usesSystem: usesSystem)
    }
}

extension CheckedScene {
    /// From how many others a constraint may follow to be told: what hangs on more is true, but helps nobody.
    private static var mostOthers: Int { 4 }

    /// The required constraints that follow from a few others.
    ///
    /// - Parameter original: the document with its variations.
    func redundantConstraints(of original: LayoutDocument) -> [CheckDraft] {
        guard layout.failure == nil else { return [] }
        return RedundancySearch(self, of: original).find().filter { $0.others.count <= CheckedScene.mostOthers }.map {
            found in
            let constraint = document.constraints[found.place]
            let others = found.others.map { document.constraints[$0] }
            let sayers =
                switch (others.count, found.usesSystem) {
                case (0, _): "stacks and given frames do not say"
                case (1, false): "\(plainly(others[0].id)) does not say"
                default: "others do not say together"
                }
            let isNamed = constraint.id != "\(constraint)"
            let called = isNamed ? "\(plainly(constraint.id)), \(constraint)," : "\(constraint)"
            var draft = CheckDraft(
                .redundantConstraint, [constraint.id], line: constraint.line,
                "the constraint \(called) says nothing that \(sayers); remove it")
            draft.details = others.map { other in
                "\(other)  [\(plainly(other.id))" + (other.line.map { ", line \($0)]" } ?? "]")
            }
            if found.usesSystem && !others.isEmpty { draft.details.append("and what stacks and given frames state") }
            draft.constraints = [found.place]
            return draft
        }
    }
}

extension LayoutAttribute {
    fileprivate var followsDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    fileprivate var isSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
