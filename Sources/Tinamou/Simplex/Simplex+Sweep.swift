// A constant run over a range: parametric programming on the right-hand side (Gass and Saaty 1955). Between two
// breakpoints everything moves along one direction; at a breakpoint a constraint would be contradicted, and one dual
// step, of length zero, finds the basis beyond it. Nothing is sampled.
//
// The optimum of levels is that of a single weighted sum, for weights far enough apart, so that the path is continuous:
// what a variable does at a breakpoint is to turn, never to jump.

/// What a constraint does.
enum Standing: UInt8 {
    /// It holds its form at its constant, and so determines something.
    case active
    /// It holds, and takes no part.
    case met
    /// It is optional, and its form is below its constant.
    case brokenBelow
    /// It is optional, and its form is above its constant.
    case brokenAbove
}

/// A constraint that does something else from a breakpoint on.
struct Turn: BitwiseCopyable {
    var constraint: ConstraintIndex
    var standing: Standing
}

/// A variable from here on: where it is, and how fast it moves with the constant.
struct Knot: BitwiseCopyable {
    var at: Double
    var value: Double
    var slope: Double
}

/// What a sweep has found so far.
struct Sweep {
    /// The constants at which the pieces start, in the order of the run.
    var starts: [Double] = []
    /// What happened at each start; nothing at the first.
    var turns: [[Turn]] = []
    /// The path of each followed variable.
    var knots: [[Knot]]
    /// Whether each followed variable has room inside some piece.
    var hasRoom: [Bool]
    /// How far the run has come.
    var end: Double
    /// Whether a conflict ended the run. The proof is in `Simplex.conflict`.
    var isBlocked = false

    /// Whose constant it is.
    let constraint: ConstraintIndex
    let through: Double
    /// What a constant is divided by to give a bound.
    let scale: Double
    /// The followed variables.
    let columns: [ColumnIndex]
    /// The place of each variable among those followed, or −1.
    private(set) var places: [Int32]
    /// The followed variables that move in the latest piece, by place.
    private var moving: [Int] = []
    /// What each constraint does in the latest piece.
    private var standings: [Standing]
    /// Constraints that may do something else by now.
    private var touched: [ConstraintIndex] = []
    /// Constraints that have come into the basis since the latest piece started.
    var entered: [ConstraintIndex] = []
    /// Those among them that push a variable which nothing else pulls: at rest they would give way to a stay.
    var pushing: [ConstraintIndex] = []

    init(
        _ constraint: ConstraintIndex, from start: Double, through: Double, following columns: [ColumnIndex],
        _ basis: borrowing Basis
    ) {
        self.constraint = constraint
        self.through = through
        self.columns = columns
        scale = basis.links[constraint].scale
        end = start
        standings = []
        knots = Array(repeating: [], count: columns.count)
        hasRoom = Array(repeating: false, count: columns.count)
        places = Array(repeating: -1, count: basis.columns.count)
        for (place, column) in columns.enumerated() { places[column.position] = Int32(place) }
    }

    /// The direction of the run, in units of the constraint's form.
    var direction: Double { (through >= end) == (scale > 0) ? 1 : -1 }

    /// Takes the present state as that in which the run starts.
    mutating func begin(_ basis: borrowing Basis) {
        for (place, column) in columns.enumerated() {
            knots[place].append(Knot(at: end, value: basis.values[column], slope: 0))
        }
        standings.reserveCapacity(basis.links.count)
        for position in 0..<basis.links.count {
            standings.append(basis.standing(of: ConstraintIndex(position: position)))
        }
    }

    /// Takes note of the constraints that a dual step has changed, as the trail remembers them.
    mutating func noteStep(_ basis: borrowing Basis) {
        for place in 0..<basis.trail.mark {
            let entry = basis.trail.entries[place]
            switch entry.kind {
            case .column:
                note(Basis.unpacked(entry.contents).0)
                note(basis.columns[ColumnIndex(raw: entry.index)].active.raw)
            case .row:
                note(Basis.unpacked(entry.contents).0)
                note(basis.rows[RowIndex(raw: entry.index)].active.raw)
            case .side:
                note(entry.index)
            default: break
            }
        }
    }

    private mutating func note(_ raw: Int32) {
        if raw >= 0 { touched.append(ConstraintIndex(raw: raw)) }
    }

    /// Starts a piece where the run is, with the rates that a walk has left in `basis`.
    mutating func startPiece(_ basis: borrowing Basis) {
        starts.append(end)
        turns.append(takeTurns(basis))
        bendAll(basis)
    }

    /// The constraints that do something else than in the latest piece, by their numbers.
    private mutating func takeTurns(_ basis: borrowing Basis) -> [Turn] {
        var found: [Turn] = []
        touched.sort { $0.raw < $1.raw }
        for constraint in touched {
            let standing = basis.standing(of: constraint)
            if standing == standings[constraint.position] { continue }
            standings[constraint.position] = standing
            found.append(Turn(constraint: constraint, standing: standing))
        }
        touched.removeAll()
        return found
    }

    /// Lets the paths of all variables go on at their rates.
    private mutating func bendAll(_ basis: borrowing Basis) {
        let before = moving
        moving.removeAll()
        for slot in 0..<basis.reach.visits.count {
            let visit = basis.reach.visits[slot]
            let place = Int(places[visit.column.position])
            if place < 0 || visit.number == 0 { continue }
            moving.append(place)
            bend(place, slope: visit.number / scale, basis)
        }
        for place in before {
            let slot = basis.reach.slot(of: columns[place])
            if slot < 0 || basis.reach.visits[Int(slot)].number == 0 { bend(place, slope: 0, basis) }
        }
    }

    /// Lets the path of a variable go on at a slope.
    private mutating func bend(_ place: Int, slope: Double, _ basis: borrowing Basis) {
        let last = knots[place].count - 1
        if abs(knots[place][last].slope - slope) <= Tolerances.coincidence * abs(slope) { return }
        if knots[place][last].at == end {
            knots[place][last].slope = slope
        } else {
            knots[place].append(Knot(at: end, value: basis.values[columns[place]], slope: slope))
        }
    }
}

extension Simplex {
    /// Runs a constant over a range. To be called on a copy: afterwards the state is that of the end of the run.
    ///
    /// - Parameters:
    ///   - constraint: whose constant it is.
    ///   - columns: the variables to follow.
    /// - Throws: `.trouble`. A conflict ends the run, even at its start; the proof is then in `conflict`, and holds for
    ///   every constant beyond.
    mutating func sweep(
        _ constraint: ConstraintIndex, from start: Double, through: Double, following columns: [ColumnIndex]
    ) throws(Failure) -> Sweep {
        var sweep = Sweep(constraint, from: start, through: through, following: columns, basis)
        do throws(Failure) {
            try setConstant(of: constraint, to: start)
        } catch {
            guard case .infeasible = error else { throw error }
            sweep.isBlocked = true
            return sweep
        }
        sweep.begin(basis)
        let patience = 4 * (basis.columns.count + basis.rows.count) + 64
        var idle = 0
        for _ in 0..<64 * patience {
            letBoundGo(constraint, sweep.direction)
            let next = try nextContradicted(sweep, isCautious: idle > patience)
            let position = sweep.end + sweep.direction * next.distance * sweep.scale
            let isLast = !next.constraint.exists || abs(position - sweep.end) >= abs(through - sweep.end)
            let target = isLast ? through : position
            if isLast || abs(target - sweep.end) > Tolerances.coincidence * (1 + abs(target)) {
                sweep.startPiece(basis)
                keepPushing(&sweep)
                try advance(&sweep, to: target)
                idle = 0
            }
            if isLast { return sweep }
            idle += 1
            try pass(next, &sweep, isCautious: idle > patience)
            if sweep.isBlocked { return sweep }
        }
        throw .trouble(.limit)
    }

    /// Lets a variable stay where it is if the constant is about to leave it and nothing pulls it along.
    private mutating func letBoundGo(_ constraint: ConstraintIndex, _ direction: Double) {
        let form = basis.links[constraint].form
        guard !form.isRow, basis.active(form) == constraint, let side = basis.looseSide(form),
            side == (direction > 0 ? .left : .right)
        else { return }
        leaveBehind(constraint, side)
    }

    // MARK: The next breakpoint

    /// A constraint that a form is about to contradict.
    private struct Approach {
        var constraint = ConstraintIndex.none
        /// How far the constant goes until then.
        var distance = Double.infinity
        /// How fast the form approaches.
        var rate = 0.0
    }

    /// Finds how everything moves with the constant, the rates left in `reach`, and which constraint is contradicted
    /// first. Of those that come together it is the one with the smallest number if cycling has to be excluded, else
    /// the first found.
    private mutating func nextContradicted(_ sweep: borrowing Sweep, isCautious: Bool) throws(Failure) -> Approach {
        var nearest = Approach()
        let link = basis.links[sweep.constraint]
        if basis.active(link.form) != sweep.constraint {
            // Nothing moves but the constant itself: as if the form went the other way.
            basis.reach.clear()
            consider(sweep.constraint, basis.measure(link.form).value, rate: -sweep.direction, isCautious, &nearest)
            return nearest
        }
        try basis.findDirection(of: link.form)
        if link.form.isRow { consider(link.form, rate: sweep.direction, isCautious, &nearest) }
        for slot in 0..<basis.reach.visits.count {
            let visit = basis.reach.visits[slot]
            consider(Form(visit.column), rate: sweep.direction * visit.number, isCautious, &nearest)
        }
        for index in 0..<basis.reach.rows.count {
            let row = basis.reach.rows[index]
            if basis.rows[row].constraints.exists {
                consider(Form(row), rate: sweep.direction * basis.rate(of: row), isCautious, &nearest)
            }
        }
        return nearest
    }

    private mutating func consider(_ form: Form, rate: Double, _ isCautious: Bool, _ nearest: inout Approach) {
        var constraint = basis.firstConstraint(form)
        if rate == 0 || !constraint.exists { return }
        let value = basis.measure(form).value
        let active = basis.active(form)
        while constraint.exists {
            if constraint != active { consider(constraint, value, rate: rate, isCautious, &nearest) }
            constraint = basis.links[constraint].next
        }
    }

    private mutating func consider(
        _ constraint: ConstraintIndex, _ value: Double, rate: Double, _ isCautious: Bool, _ nearest: inout Approach
    ) {
        let link = basis.links[constraint]
        if link.side == (rate > 0 ? .right : .left) { return }
        let distance = link.side == .none ? 0 : max(0, (link.bound - value) / rate)
        let isFirst =
            distance < nearest.distance
            || isCautious && distance == nearest.distance && constraint.raw < nearest.constraint.raw
        if isFirst { nearest = Approach(constraint: constraint, distance: distance, rate: rate) }
    }

    // MARK: Going on

    /// Takes the constant to the end of a piece, and finds on the way who has room inside it.
    private mutating func advance(_ sweep: inout Sweep, to target: Double) throws(Failure) {
        if target != sweep.end {
            try move(sweep.constraint, to: sweep.end / 2 + target / 2)
            try noteRoom(&sweep)
            try move(sweep.constraint, to: target)
        }
        sweep.end = target
    }

    /// Sets the constant, and computes all that follows it. Nothing is contradicted by more than a rounding.
    private mutating func move(_ constraint: ConstraintIndex, to constant: Double) throws(Failure) {
        begin()
        basis.links[constraint].constant = constant
        basis.setBound(constraint, Basis.bound(constant, basis.links[constraint].scale))
        let form = basis.links[constraint].form
        if basis.active(form) == constraint { basis.sources.append(form) }
        try basis.propagate()
        try runDualPhase()
        commit()
    }

    /// Takes the dual step at a breakpoint, or finds that there is no way on.
    ///
    /// Rows that push give way to stays, but for those that would be back at once.
    private mutating func pass(
        _ approach: Approach, _ sweep: inout Sweep, isCautious: Bool
    ) throws(Failure) {
        begin()
        sweep.entered.append(approach.constraint)
        do throws(Failure) {
            let present = presentForce(approach.constraint)
            _ = try repair(
                approach.constraint, present: present, push: approach.rate > 0 ? -1 : 1, isCautious: isCautious)
            try basis.propagate()
            try runDualPhase()
            for constraint in sweep.pushing { basis.touched.append(basis.links[constraint].form) }
            sweep.pushing.removeAll()
            try letLooseRowsGo(except: sweep.entered)
        } catch {
            guard case .infeasible = error else { throw error }
            basis.links[sweep.constraint].constant = sweep.through
            translateConflict()
            sweep.isBlocked = true
            return
        }
        sweep.noteStep(basis)
        commit()
    }

    /// Finds which of the rows that have come in push a variable.
    private mutating func keepPushing(_ sweep: inout Sweep) {
        for constraint in sweep.entered {
            let form = basis.links[constraint].form
            if form.isRow && basis.active(form) == constraint && basis.looseSide(form) != nil {
                sweep.pushing.append(constraint)
            }
        }
        sweep.entered.removeAll()
    }

    /// Finds which of the followed variables have room where the run is.
    private mutating func noteRoom(_ sweep: inout Sweep) throws(Failure) {
        let found: [(column: ColumnIndex, cause: Looseness)]
        if sweep.pushing.isEmpty {
            checkNowAndThen()
            found = try findAmbiguous()
        } else {
            let twin = SimplexBlock(copying: basis)
            for constraint in sweep.pushing { twin.simplex.basis.touched.append(basis.links[constraint].form) }
            try twin.simplex.letLooseRowsGo()
            found = try twin.simplex.findAmbiguous()
        }
        for variable in found {
            let place = sweep.places[variable.column.position]
            if place >= 0 { sweep.hasRoom[Int(place)] = true }
        }
    }
}

extension Basis {
    /// What a constraint does at the moment.
    func standing(of constraint: ConstraintIndex) -> Standing {
        let link = links[constraint]
        if link.isLive && active(link.form) == constraint { return .active }
        if link.isRequired || link.force(on: link.side) == 0 { return .met }
        return link.side == .left ? .brokenBelow : .brokenAbove
    }
}
