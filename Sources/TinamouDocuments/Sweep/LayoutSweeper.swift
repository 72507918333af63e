// A constant, an offset or a size of a layout runs over a range. The run is a trajectory of the solver that holds the
// scene's constraints, so that nothing is sampled.
//
// What does not follow from constraints stays, in a trajectory, what it is at the start: safe areas and margins of
// views that move, proportions of stacks, insets that follow from what is inside. To notice where that is not so, the
// scene is laid out for real at every turn and in the middle between; where a variable is elsewhere then, there is no
// run to speak of.

import Tinamou
import TinamouLayout

/// Runs a number of a scene that is laid out.
public struct LayoutSweeper {
    private let layout: SceneLayout
    private let engine: LayoutEngine

    /// The numbers of views and guides by the names that conditions have for them: `header.bottom`.
    public let names: [String]

    /// What each of them is in the solver; `nil` for one that no constraint mentions.
    private let expressions: [Expression?]

    /// The numbers of each item that are followed without being chosen.
    private static let shown: [LayoutAttribute] = [.left, .top, .width, .height]

    /// - Throws: why the scene has no frames.
    public init(_ layout: SceneLayout) throws(Stop) {
        if let failure = layout.failure { throw Stop(.trouble(step: 0, message: failure)) }
        if let conflict = layout.conflicts.first {
            throw Stop(.unsatisfiable(step: -1, conflict: conflict.members.map(\.text)))
        }
        guard let engine = layout.engine else { throw Stop(.trouble(step: 0, message: "the scene has no root")) }
        self.layout = layout
        self.engine = engine
        var names: [String] = []
        var expressions: [Expression?] = []
        for (id, item) in LayoutSweeper.items(layout) {
            let isRightToLeft =
                ((item as? View) ?? (item as? LayoutGuide)?.owningView)?.effectiveLayoutDirection == .rightToLeft
            for attribute in LayoutAttribute.allCases {
                names.append("\(id).\(attribute)")
                let physical = attribute.physical(isRightToLeft: isRightToLeft)
                expressions.append(engine.expression(of: physical, of: item))
            }
        }
        (self.names, self.expressions) = (names, expressions)
    }

    /// Why there is nothing to run.
    public struct Stop: Error {
        /// What is said of it.
        public var result: ProblemResult

        init(_ result: ProblemResult) {
            self.result = result
        }
    }

    /// The scene's views, each followed by its guides, in the order of the document.
    private static func items(_ layout: SceneLayout) -> [(id: String, item: LayoutItem)] {
        var items: [(id: String, item: LayoutItem)] = []
        for place in layout.document.elements(of: layout.scene) {
            let element = layout.document.elements[place]
            if let view = layout.views[place] { items.append((element.id, view)) }
            for guide in element.guides {
                if let item = layout.guides[guide.id] { items.append((guide.id, item)) }
            }
        }
        return items
    }

    // MARK: Running

    /// Runs a number from a start through a goal.
    ///
    /// - Parameters:
    ///   - subject: what runs.
    ///   - id: of the constraint or the scroll view; of no account for a size.
    ///   - start: where it begins, in points.
    ///   - goal: where it ends, in points; it may be less than the start.
    ///   - conditions: what is to hold all the way, on ``names``.
    ///   - chosen: names that are followed besides edges and extents that move.
    /// - Complexity: that of the solver's calls, and two passes for each piece.
    public func sweep(
        _ subject: ProblemSweep.Subject, _ id: String, from start: Double, through goal: Double,
        always conditions: [LinearCondition] = [], following chosen: [String] = []
    ) -> SweepResult {
        do throws(Stop) {
            let number = try number(subject, id)
            for condition in conditions { try check(condition) }
            do throws(SolverError) {
                let (sign, shift) = (number.sign, number.shift)
                let run = try engine.solver.trajectory(
                    of: number.handle, from: sign * start + shift, through: sign * goal + shift)
                let trajectory = run.told(by: sign, shift: shift)
                let sweep = try describe(trajectory, subject, number.id, conditions, chosen)
                if let place = try strayPlace(trajectory, number) {
                    return .stopped(.trouble(step: 0, message: SweepStray(number: place, sweep.quantity).message))
                }
                return .swept(sweep)
            } catch {
                return .stopped(.trouble(step: 0, message: RunFault(error: error).message))
            }
        } catch {
            return .stopped(error.result)
        }
    }

    /// A number that can run: sign · number + shift is the solver's constant.
    private struct Number {
        var id: String
        var handle: ConstraintHandle
        var sign = 1.0
        var shift = 0.0
        /// What it is in the layout.
        var original: Double
        /// Lays out with another.
        var set: (Double) throws(LayoutError) -> Void
    }

    private func number(_ subject: ProblemSweep.Subject, _ id: String) throws(Stop) -> Number {
        switch subject {
        case .constant: try constant(id)
        case .offset: try offset(id)
        case .width, .height: try extent(subject)
        }
    }

    private func constant(_ id: String) throws(Stop) -> Number {
        let places = layout.constraints.keys.sorted()
        guard let place = places.first(where: { layout.document.constraints[$0].id == id }),
            let constraint = layout.constraints[place], let running = engine.running(constraint)
        else { throw stop(LayoutSweepFault.constraint(id, known: places.map { layout.document.constraints[$0].id })) }
        return Number(id: id, handle: running.handle, shift: running.shift, original: constraint.constant) {
            [layout, engine] constant throws(LayoutError) in
            constraint.constant = constant
            try engine.layout(in: layout.size)
        }
    }

    private func offset(_ id: String) throws(Stop) -> Number {
        let known = layout.views.keys.sorted().filter { layout.views[$0] is ScrollView }
        guard let place = known.first(where: { layout.document.elements[$0].id == id }),
            let scroll = layout.views[place] as? ScrollView,
            let running = scroll.offsetConstraint(along: .vertical).flatMap(engine.running)
        else { throw stop(LayoutSweepFault.scrollView(id, known: known.map { layout.document.elements[$0].id })) }
        if let bar = layout.bars.first(where: { $0.value.scrollView === scroll })?.key {
            throw stop(LayoutSweepFault.bar(layout.document.elements[bar].id))
        }
        return Number(
            id: id, handle: running.handle, sign: -1, shift: running.shift, original: scroll.contentOffset.y
        ) { [layout, engine] offset throws(LayoutError) in
            scroll.scroll(to: Point(x: scroll.contentOffset.x, y: offset), because: .program)
            try engine.layout(in: layout.size)
        }
    }

    private func extent(_ subject: ProblemSweep.Subject) throws(Stop) -> Number {
        let id = layout.document.elements[layout.document.scenes[layout.scene].root].id
        let isWidth = subject == .width
        guard let handle = engine.handleOfRoot(isWidth ? .horizontal : .vertical) else {
            throw stop(LayoutSweepFault.extent(subject.rawValue, id))
        }
        let size = layout.size
        return Number(id: id, handle: handle, original: isWidth ? size.width : size.height) {
            [engine] extent throws(LayoutError) in
            try engine.layout(
                in: isWidth ? Size(width: extent, height: size.height) : Size(width: size.width, height: extent))
        }
    }

    private func stop(_ fault: LayoutSweepFault) -> Stop {
        Stop(.invalid(Diagnostic(file: fault.option, message: fault.message)))
    }

    private func check(_ condition: LinearCondition) throws(Stop) {
        guard let missing = condition.terms.first(where: { expressions[$0.variable] == nil }) else { return }
        throw stop(LayoutSweepFault.notMentioned(names[missing.variable]))
    }

    // MARK: Laying out for real

    /// The most pieces at which the scene is laid out.
    private static let mostPieces = 500

    /// The first number at which the scene, laid out, is not where the trajectory has it; `nil` if there is none. The
    /// scene is afterwards as it was.
    private func strayPlace(_ trajectory: Trajectory, _ number: Number) throws(SolverError) -> Double? {
        let loose = Set(trajectory.historyDependent)
        let followed = engine.solver.variables.filter { !loose.contains($0) }
        var paths: [Path] = []
        for variable in followed { paths.append(try trajectory.path(of: variable)) }
        let pieces = trajectory.pieces.prefix(LayoutSweeper.mostPieces)
        let places =
            pieces.flatMap { [$0.start, $0.start + ($0.end - $0.start) / 2] } + (pieces.last.map { [$0.end] } ?? [])
        defer { try? number.set(number.original) }
        for place in places {
            do throws(LayoutError) {
                try number.set(place)
            } catch {
                return place
            }
            for (variable, path) in zip(followed, paths) {
                guard let expected = path.value(at: place) else { continue }
                if abs(engine.solver[variable] - expected) > 1e-6 * (1 + abs(expected)) { return place }
            }
        }
        return nil
    }

    // MARK: Words

    private func describe(
        _ trajectory: Trajectory, _ subject: ProblemSweep.Subject, _ id: String, _ conditions: [LinearCondition],
        _ chosen: [String]
    ) throws(SolverError) -> ProblemSweep {
        let loose = Set(trajectory.historyDependent)
        var motions: [ProblemSweep.Motion] = []
        var historyDependent: [String] = []
        let count = LayoutAttribute.allCases.count
        for (place, name) in names.enumerated() {
            guard let expression = expressions[place] else { continue }
            let isShown = LayoutSweeper.shown.contains(LayoutAttribute.allCases[place % count])
            guard isShown || chosen.contains(name) else { continue }
            motions.append(ProblemSweep.Motion(variable: name, path: try trajectory.path(of: expression)))
            if expression.terms.contains(where: { loose.contains($0.variable) }) { historyDependent.append(name) }
        }
        var judgements: [ProblemSweep.Judgement] = []
        for condition in conditions {
            judgements.append(
                try ProblemSweep.Judgement(condition, trajectory, names) { expressions[$0] ?? Expression() })
        }
        return ProblemSweep(
            subject, id, trajectory, motions, judgements, historyDependent: historyDependent,
            conflict: trajectory.conflict.map { conflict in
                conflict.members.compactMap { member in
                    if case .present(let handle) = member.origin { name(of: handle) } else { nil }
                }
            }, names: { $0.map(name(of:)) })
    }

    /// What reports call a constraint in the solver: its id, or what it says if a stack or the like has stated it.
    private func name(of handle: ConstraintHandle) -> String {
        let (constraint, pinned) = engine.statement(of: handle)
        if let constraint {
            return layout.place(of: constraint).map { layout.document.constraints[$0].id } ?? "\(constraint)"
        }
        let root = layout.document.elements[layout.document.scenes[layout.scene].root].id
        return pinned.map { "\($0) of \(root)" } ?? "a constraint"
    }
}

extension DocumentLayout {
    /// The scene in which something can run: the one that has the constraint or scroll view with an id, or else the
    /// first; for a size, the one whose root has the id, or the first for an empty one. `nil` if there is none.
    public func scene(of subject: ProblemSweep.Subject, _ id: String) -> SceneLayout? {
        switch subject {
        case .constant:
            return scenes.first { scene in scene.constraints.keys.contains { document.constraints[$0].id == id } }
                ?? scenes.first
        case .offset:
            return scenes.first { scene in
                document.elements(of: scene.scene).contains { document.elements[$0].id == id }
            } ?? scenes.first
        case .width, .height:
            if id.isEmpty { return scenes.first }
            return scenes.first { document.elements[document.scenes[$0.scene].root].id == id }
        }
    }
}
