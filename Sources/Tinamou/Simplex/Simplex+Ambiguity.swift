// Which variables the constraints leave room, and why.
//
// With the multipliers fixed, the optimal solutions are exactly the points where every constraint stays on its
// side: a convex set, in which a form is *loose* if it may leave the place where it is held (Goldman and Tucker
// 1956). A loose form that can move by itself makes everything that moves with it ambiguous. Where every loose form
// is blocked by some constraint that holds exactly, only several of them together may be able to move. Whether they
// can is again a small system of constraints, on how far each loose form moves, and is answered by a solver of its
// own.

/// What leaves a variable room.
enum Looseness: Equatable {
    /// Nothing holds this variable.
    case unpinned(ColumnIndex)
    /// This constraint can give way at no cost, as others would pull less by just as much.
    case tied(ConstraintIndex)
}

extension Simplex {
    /// The variables that optimal solutions leave more than one value, in order of their numbers, each with what
    /// leaves it room.
    mutating func findAmbiguous() throws(Failure) -> [(column: ColumnIndex, cause: Looseness)] {
        var causes = [Looseness?](repeating: nil, count: basis.columns.count)
        var cone = Cone()
        for column in basis.liveColumns() {
            guard let looseness = looseness(of: column) else { continue }
            try examine(column, looseness, &causes, &cone)
        }
        if cone.isNeeded(causes) { try cone.resolve(&causes) }
        return causes.enumerated().compactMap { position, cause in
            cause.map { (ColumnIndex(position: position), $0) }
        }
    }

    /// Why a held variable may leave its place; `nil` if it may not. Rows are never loose at rest.
    private mutating func looseness(of column: ColumnIndex) -> Looseness? {
        let active = basis.columns[column].active
        if active == .none { return nil }
        if active == .stay { return .unpinned(column) }
        return basis.looseSide(Form(column)) == nil ? nil : .tied(active)
    }

    /// Lets a loose variable move by itself, and notes what moves with it, or what blocks it.
    private mutating func examine(
        _ column: ColumnIndex, _ looseness: Looseness, _ causes: inout [Looseness?], _ cone: inout Cone
    ) throws(Failure) {
        let form = Form(column)
        try basis.findDirection(of: form)
        let side = basis.columns[column].active.exists ? basis.looseSide(form) : nil
        var canRise = side != .left
        var canFall = side != .right
        cone.begin(column, looseness, canRise: canRise, canFall: canFall)
        for slot in 0..<basis.reach.visits.count where basis.reach.visits[slot].number != 0 {
            let visit = basis.reach.visits[slot]
            block(Form(visit.column), rate: visit.number, &canRise, &canFall, &cone)
        }
        for index in 0..<basis.reach.rows.count where basis.rows[basis.reach.rows[index]].constraints.exists {
            let rate = basis.rate(of: basis.reach.rows[index])
            if rate != 0 { block(Form(basis.reach.rows[index]), rate: rate, &canRise, &canFall, &cone) }
        }
        for slot in 0..<basis.reach.visits.count where basis.reach.visits[slot].number != 0 {
            let visit = basis.reach.visits[slot]
            if causes[visit.column.position] != nil { continue }
            if canRise || canFall {
                causes[visit.column.position] = looseness
            } else {
                cone.note(visit.column, rate: visit.number)
            }
        }
    }

    /// Notes the constraints of a form that hold exactly and so block a direction.
    private mutating func block(
        _ form: Form, rate: Double, _ canRise: inout Bool, _ canFall: inout Bool, _ cone: inout Cone
    ) {
        var constraint = basis.firstConstraint(form)
        if !constraint.exists { return }
        let active = basis.active(form)
        let (value, _) = basis.measure(form)
        while constraint.exists {
            let link = basis.links[constraint]
            if constraint != active
                && abs(value - link.bound) <= Tolerances.room * max(1, abs(value), min(abs(link.bound), 1e9))
            {
                if link.side == .none || (link.side == .left) == (rate > 0) { canRise = false }
                if link.side == .none || (link.side == .right) == (rate > 0) { canFall = false }
                cone.block(constraint, link.side, rate: rate)
            }
            constraint = link.next
        }
    }

    /// The constraints that fix a variable's value: it is the same whatever the others do, as long as these are active.
    mutating func findDetermining(_ column: ColumnIndex) throws(Failure) -> [ConstraintIndex] {
        try basis.express(Form(column))
        var found: [ConstraintIndex] = []
        for index in 0..<basis.support.count {
            let active = basis.active(basis.support[index].form)
            if active.exists { found.append(active) }
        }
        return found
    }
}

/// The directions in which the loose variables can move together: a cone, in how far each of them moves.
private struct Cone {
    private struct Entry {
        var loose: Int
        var rate: Double
    }

    private struct Blocker {
        var constraint: ConstraintIndex
        var side: Side
        var entries: [Entry]
    }

    private var looseness: [Looseness] = []
    private var canRise: [Bool] = []
    private var canFall: [Bool] = []
    private var blockers: [Blocker] = []
    private var blockerOf: [Int32: Int] = [:]
    /// Variables that no loose variable moves by itself, with those that would move them.
    private var open: [(column: ColumnIndex, entry: Entry)] = []

    /// Starts the next loose variable.
    mutating func begin(_ column: ColumnIndex, _ cause: Looseness, canRise: Bool, canFall: Bool) {
        looseness.append(cause)
        self.canRise.append(canRise)
        self.canFall.append(canFall)
    }

    /// Notes that a constraint which holds exactly moves with the loose variable.
    mutating func block(_ constraint: ConstraintIndex, _ side: Side, rate: Double) {
        let entry = Entry(loose: looseness.count - 1, rate: rate)
        if let known = blockerOf[constraint.raw] {
            blockers[known].entries.append(entry)
        } else {
            blockerOf[constraint.raw] = blockers.count
            blockers.append(Blocker(constraint: constraint, side: side, entries: [entry]))
        }
    }

    /// Notes a variable that the loose one moves but cannot by itself.
    mutating func note(_ column: ColumnIndex, rate: Double) {
        open.append((column, Entry(loose: looseness.count - 1, rate: rate)))
    }

    /// Whether a variable is still undecided.
    func isNeeded(_ causes: [Looseness?]) -> Bool {
        open.contains { causes[$0.column.position] == nil }
    }

    /// Decides the variables noted.
    ///
    /// First finds the constraints that no direction in the cone can slacken: in a cone all that can be positive
    /// can be at least 1 at the same time, so that wishing each slack to be 1 leaves exactly those unfulfilled.
    /// Made equations, they span what is left of freedom, and a variable is ambiguous if they do not determine its
    /// movement.
    func resolve(_ causes: inout [Looseness?]) throws(Failure) {
        let cone = SimplexBlock()
        var moves: [ColumnIndex] = []
        for _ in looseness { moves.append(cone.simplex.basis.makeColumn()) }
        var wishes: [(entries: [Entry], constraint: ConstraintIndex)] = []
        var equations: [[Entry]] = []
        func state(_ entries: [Entry], _ relation: Relation) throws(Failure) {
            if relation == .equal {
                _ = try cone.simplex.state(entries.map { ($0.rate, moves[$0.loose]) }, .equal, 0, level: 1000)
                equations.append(entries)
                return
            }
            let sign = relation == .greaterOrEqual ? 1.0 : -1.0
            _ = try cone.simplex.state(entries.map { ($0.rate, moves[$0.loose]) }, relation, 0, level: 1000)
            let wish = try cone.simplex.state(
                entries.map { ($0.rate * sign, moves[$0.loose]) }, .greaterOrEqual, 1, level: 1)
            wishes.append((entries, wish))
        }
        for loose in looseness.indices where !(canRise[loose] && canFall[loose]) {
            try state([Entry(loose: loose, rate: 1)], canRise[loose] ? .greaterOrEqual : .lessOrEqual)
        }
        for blocker in blockers {
            switch blocker.side {
            case .none: try state(blocker.entries, .equal)
            case .left: try state(blocker.entries, .lessOrEqual)
            case .right: try state(blocker.entries, .greaterOrEqual)
            }
        }
        for wish in wishes where cone.simplex.isUnfulfilled(wish.constraint) { equations.append(wish.entries) }

        let span = SimplexBlock()
        moves = looseness.map { _ in span.simplex.basis.makeColumn() }
        for equation in equations {
            _ = try span.simplex.state(equation.map { ($0.rate, moves[$0.loose]) }, .equal, 0, level: 1000)
        }
        var start = 0
        let ordered = open.sorted { $0.column.raw < $1.column.raw }
        while start < ordered.count {
            var end = start
            span.simplex.basis.beginExpressing()
            while end < ordered.count && ordered[end].column == ordered[start].column {
                span.simplex.basis.add(Form(moves[ordered[end].entry.loose]), times: ordered[end].entry.rate)
                end += 1
            }
            try span.simplex.basis.finishExpressing()
            if causes[ordered[start].column.position] == nil && span.simplex.isSupportedByStay {
                causes[ordered[start].column.position] = looseness[ordered[start].entry.loose]
            }
            start = end
        }
    }
}

extension Simplex {
    /// States a constraint, for the solver's own questions.
    fileprivate mutating func state(
        _ terms: [(Double, ColumnIndex)], _ relation: Relation, _ constant: Double, level: Double
    ) throws(Failure) -> ConstraintIndex {
        basis.beginSaying(terms.count)
        for (coefficient, column) in terms { basis.say(coefficient, column) }
        basis.finishSaying()
        let saying = Saying(relation: relation, constant: constant, level: level, weight: 1)
        return try add(saying)
    }

    /// Whether the sum being expressed depends on a variable that nothing holds.
    fileprivate var isSupportedByStay: Bool {
        var shares: [Int32: (sum: Double, magnitude: Double)] = [:]
        for index in 0..<basis.support.count where basis.active(basis.support[index].form) == .stay {
            let share = basis.support[index]
            shares[share.form.bits, default: (0, 0)].sum += share.share
            shares[share.form.bits, default: (0, 0)].magnitude += abs(share.share)
        }
        return shares.values.contains { abs($0.sum) > Tolerances.cancellation * $0.magnitude }
    }

    /// Whether a wish of weight 1 for a slack of 1 has been left unfulfilled.
    fileprivate mutating func isUnfulfilled(_ constraint: ConstraintIndex) -> Bool {
        let link = basis.links[constraint]
        return basis.measure(link.form).value * link.scale < link.constant * 0.5
    }
}
