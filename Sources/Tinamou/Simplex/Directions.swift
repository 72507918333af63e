// Fast edits: a constant that is edited again and again, as a scroll offset is, moves everything along a known
// direction as long as the same constraints stay active.
//
// A direction is found once and kept: which variables move and how fast, and between which values of the constant
// no constraint is contradicted. An edit inside that interval is then a few multiplications, from a base that was
// computed exactly, so that nothing gathers. A few directions are kept side by side, so that several constants can
// be edited in turn; when another has moved, a direction takes the present values as its new base. That adds one
// rounding, which an exact solve now and then takes away.

/// A variable that moves with an edited constant.
struct Mover: BitwiseCopyable {
    var column: ColumnIndex
    var rate: Double
    var base: Double
}

/// A constraint that can end the interval.
struct Limit: BitwiseCopyable {
    var constraint: ConstraintIndex
    var rate: Double
}

/// What is known about editing one constraint.
struct Direction: ~Copyable {
    var constraint = ConstraintIndex.none
    /// The variable whose suggestions the constraint carries, if it does that.
    var suggested = Direction.nobody
    /// The number of the list of changed variables that the movers are in.
    var changeList = -1
    /// The basis for which `movers` and `limits` hold; −1 if they hold for none.
    var version = -1
    /// The values for which the base and the interval hold.
    var epoch = -1
    var baseBound = 0.0
    /// The bounds between which no side is contradicted.
    var lower = 0.0
    var upper = 0.0
    /// How often the base has been moved since it was computed exactly.
    var rebases = 0
    static var nobody: Variable { Variable(index: -1, stamp: 0) }

    var movers: Buffer<Mover>
    var limits: Buffer<Limit>

    init(in arena: inout Arena) {
        movers = Buffer(capacity: 8, in: &arena)
        limits = Buffer(capacity: 8, in: &arena)
    }
}

/// The directions that are kept, the least recently made replaced first.
struct Directions: ~Copyable {
    static let count = 4

    /// How often a base may be moved before an exact solve is due.
    static let rebaseLimit = 1024

    /// Constants beyond this are far out: a rounding of them is no longer small beside a point.
    static let farOut = 1e6

    let slots: UnsafeMutablePointer<Direction>
    /// Where the next new direction goes.
    var next = 0
    /// Where the direction is that was followed last.
    var latest = 0

    init(in arena: inout Arena) {
        slots = .allocate(capacity: Directions.count)
        for slot in 0..<Directions.count { (slots + slot).initialize(to: Direction(in: &arena)) }
    }

    deinit {
        slots.deinitialize(count: Directions.count)
        slots.deallocate()
    }

    @inline(__always)
    func slot(of constraint: ConstraintIndex) -> Int {
        for slot in 0..<Directions.count where slots[slot].constraint == constraint { return slot }
        return -1
    }

    mutating func claim(_ constraint: ConstraintIndex, suggested: Variable) {
        slots[next].constraint = constraint
        slots[next].suggested = suggested
        slots[next].version = -1
        next = (next + 1) % Directions.count
    }
}

extension Simplex {
    /// Changes a constant along its known direction.
    ///
    /// - Returns: `false` if none is known or it does not lead that far; nothing has been changed then.
    /// - Complexity: O(variables that move).
    @inline(__always)
    mutating func moveDirectly(_ constraint: ConstraintIndex, to constant: Double) -> Bool {
        let slot = directions.slot(of: constraint)
        return slot >= 0 && follow(slot, to: Basis.bound(constant, basis.links[constraint].scale), constant)
    }

    /// Suggests a value for a variable along the known direction. A direction knows the handle, which is valid as long
    /// as the direction is.
    @inline(__always)
    mutating func suggestDirectly(_ variable: Variable, _ value: Double) -> Bool {
        var slot = directions.latest
        if directions.slots[slot].suggested != variable {
            slot = 0
            while directions.slots[slot].suggested != variable {
                slot += 1
                if slot == Directions.count { return false }
            }
        }
        return follow(slot, to: value + 0, value)  // no negative zero
    }

    /// Follows a direction, if it holds as it is; else sees whether it can be made to.
    @inline(__always)
    private mutating func follow(_ slot: Int, to bound: Double, _ constant: Double) -> Bool {
        let direction = directions.slots + slot
        if direction.pointee.version == basis.version && direction.pointee.epoch == basis.epoch
            && direction.pointee.changeList == basis.changeList
        {
            return follow(direction, to: bound, constant)
        }
        return renew(slot, for: bound) && follow(direction, to: bound, constant)
    }

    /// Moves everything along a direction that holds, if it leads to the bound, which may be no number.
    private mutating func follow(
        _ direction: UnsafeMutablePointer<Direction>, to bound: Double, _ constant: Double
    ) -> Bool {
        guard bound >= direction.pointee.lower, bound <= direction.pointee.upper else { return false }
        let distance = bound - direction.pointee.baseBound
        let movers = direction.pointee.movers.base
        let count = direction.pointee.movers.count
        let values = basis.values.base
        var index = 0
        while index < count {
            values[movers[index].column.position] = movers[index].base + distance * movers[index].rate
            index &+= 1
        }
        let link = basis.links.base + direction.pointee.constraint.position
        if !link.pointee.form.isRow {
            values[link.pointee.form.column.position] = bound  // exactly, where base + distance may be a rounding off
        }
        link.pointee.bound = bound
        link.pointee.constant = constant
        basis.counts.directEdits &+= 1
        return true
    }

    /// Makes a direction hold, if it can, after another has been followed or the changed variables have been taken:
    /// moves its base, and notes its variables as changed if it leads to the bound.
    @inline(never)
    private mutating func renew(_ slot: Int, for bound: Double) -> Bool {
        let direction = directions.slots + slot
        guard direction.pointee.version == basis.version else { return false }
        if direction.pointee.epoch != basis.epoch && !rebase(slot) { return false }
        guard bound >= direction.pointee.lower, bound <= direction.pointee.upper else { return false }
        if direction.pointee.changeList != basis.changeList {
            for index in 0..<direction.pointee.movers.count {
                basis.noteChange(direction.pointee.movers[index].column)
            }
            direction.pointee.changeList = basis.changeList
        }
        directions.latest = slot
        return true
    }

    /// Takes note of an edit that was carried out by propagation: finds its direction when it comes for the second
    /// time and has left the basis alone.
    mutating func considerDirection(_ constraint: ConstraintIndex) {
        let slot = directions.slot(of: constraint)
        if slot < 0 {
            let link = basis.links[constraint]
            directions.claim(
                constraint,
                suggested: link.isEdit
                    ? Variable(index: link.form.column.raw, stamp: basis.columnStamps[link.form.column])
                    : Direction.nobody)
        } else if basis.version == saved.version && isFollowed(constraint) {
            do throws(Failure) {
                try findMovers(slot)
            } catch {
                directions.slots[slot].version = -1
            }
        }
    }

    /// Whether a form follows a constraint's constant: it is held by the constraint, and not merely left where that
    /// was.
    private mutating func isFollowed(_ constraint: ConstraintIndex) -> Bool {
        let form = basis.links[constraint].form
        return basis.active(form) == constraint && basis.looseSide(form) == nil
    }

    private mutating func findMovers(_ slot: Int) throws(Failure) {
        let constraint = directions.slots[slot].constraint
        let form = basis.links[constraint].form
        try basis.findDirection(of: form)
        directions.slots[slot].movers.removeAll()
        directions.slots[slot].limits.removeAll()
        if form.isRow { listLimits(slot, form, rate: 1) }
        for index in 0..<basis.reach.visits.count where basis.reach.visits[index].number != 0 {
            let visit = basis.reach.visits[index]
            // Beyond this a value could overflow inside the interval.
            if abs(visit.number) > 1e100 { throw .trouble(.overflow) }
            directions.slots[slot].movers.append(Mover(column: visit.column, rate: visit.number, base: 0))
            listLimits(slot, Form(visit.column), rate: visit.number)
        }
        for index in 0..<basis.reach.rows.count where basis.rows[basis.reach.rows[index]].constraints.exists {
            listLimits(slot, Form(basis.reach.rows[index]), rate: basis.rate(of: basis.reach.rows[index]))
        }
        directions.slots[slot].version = basis.version
        directions.slots[slot].changeList = -1
        directions.slots[slot].rebases = 0
        takeBase(slot)
    }

    private mutating func listLimits(_ slot: Int, _ form: Form, rate: Double) {
        if rate == 0 { return }
        let active = basis.active(form)
        var constraint = basis.firstConstraint(form)
        while constraint.exists {
            if constraint != active { directions.slots[slot].limits.append(Limit(constraint: constraint, rate: rate)) }
            constraint = basis.links[constraint].next
        }
    }

    /// Moves a direction's base to the present values.
    ///
    /// - Returns: `false` if an exact solve is due.
    private mutating func rebase(_ slot: Int) -> Bool {
        directions.slots[slot].rebases += 1
        if directions.slots[slot].rebases > Directions.rebaseLimit {
            directions.slots[slot].version = -1
            return false
        }
        takeBase(slot)
        return true
    }

    /// Takes the present values as the base, and finds the interval around it.
    private mutating func takeBase(_ slot: Int) {
        let bound = basis.links[directions.slots[slot].constraint].bound
        for index in 0..<directions.slots[slot].movers.count {
            directions.slots[slot].movers[index].base = basis.values[directions.slots[slot].movers[index].column]
        }
        var down = -1e200
        var up = 1e200
        for index in 0..<directions.slots[slot].limits.count {
            let limit = directions.slots[slot].limits[index]
            let link = basis.links[limit.constraint]
            let distance = (link.bound - basis.measure(link.form).value) / limit.rate
            switch link.side {
            case .none:
                up = 0
                down = 0
            case .left: if limit.rate > 0 { up = min(up, distance) } else { down = max(down, distance) }
            case .right: if limit.rate > 0 { down = max(down, distance) } else { up = min(up, distance) }
            }
        }
        var lower = bound + min(0, down)
        var upper = bound + max(0, up)
        // From far out the way back to small numbers would keep the roundings of the large ones.
        if bound > Directions.farOut { lower = max(lower, bound / 8) }
        if bound < -Directions.farOut { upper = min(upper, bound / 8) }
        directions.slots[slot].baseBound = bound
        directions.slots[slot].lower = lower
        directions.slots[slot].upper = upper
        basis.epoch += 1  // no other direction's base holds any longer once this one moves
        directions.slots[slot].epoch = basis.epoch
    }
}
