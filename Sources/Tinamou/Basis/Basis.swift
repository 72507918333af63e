// The solver's state, and the only way it is written.
//
// The method is a bounded dual simplex on the constraints themselves. There is no tableau and no factorization:
// the basis is a *matching*. Every variable is either held, by a constraint on it alone or by a stay, or
// determined by an active row, its mate; every active row determines one variable. For the nearly
// triangular systems of layouts that matching says everything: values are found by walking the rows in
// the order of their dependencies, and a basis change re-points one path of it.
//
// Goals, in order of priority:
//   1. Answers are functions of the calls alone, and right; values are recomputed, never accumulated.
//   2. A call that is refused leaves no trace (`Trail`).
//   3. Work is proportional to what depends on the change, not to the size of the system.
//   4. No allocation once the buffers have grown to their size.
//
// Rejected: the fully substituted tableau of Cassowary (Badros, Borning and Stuckey 2001), whose rows grow
// with the length of dependency chains; a sparse LU factorization, which stores what the matching
// gives for free and needs to be made anew now and then. The walks are those of Gilbert and Peierls
// (1988); see Docs/Architecture.md for how the parts fit together.
//
// Words: a *form* is a variable by itself or a row. A form is *active* while something holds it. A
// multiplier is a force on a form, upwards positive; for a constraint on side left it is `forceOnLeft`,
// on side right `forceOnRight`, for the active one it is in between.

/// The numbers of a solver: rows, constraints, basis, values. Names and handles are the front door's.
///
/// Methods that only read are `mutating` all the same where a walk calls them: the compiler copies a struct of this
/// size, 500 bytes, for each call that borrows it, which made a fifth of the time of building a layout.
///
/// Invariants at rest, tested by ``checkInvariants()``:
///
/// - I1: a variable is held and has no mate, or is not held and its mate is an active row in which it occurs; a row is
///   active and has a mate, or neither; mates are mutual.
/// - I2: a variable held at a constraint has its bound as value; an active row's sum is its bound, up to rounding.
/// - I3: at every level, forces times coefficients sum to 0 for every variable.
/// - I4: the multiplier of an active constraint lies between its forces on the right and on the left,
///   compared level by level; that of a stay is 0.
/// - I5: every value is on the side that the constraint's `side` says.
/// - I6: no required constraint is on a side on which it would pull.
/// - I7: no active row's multiplier is at an end of its interval: such a row has given way to a stay.
/// - I8: chains, counts, stamps and free lists agree with each other; nothing is queued, noted or half done.
struct Basis: ~Copyable {
    // What was said.
    var columns: Table<ColumnIndex, Column>
    var rows: Table<RowIndex, Row>
    var coefficients: Table<TermIndex, Coefficient>
    var links: Table<ConstraintIndex, Link>
    var levels: Levels

    /// The stamp that a valid handle of each variable bears.
    var columnStamps: Table<ColumnIndex, UInt32>
    /// The stamp of handles to places that are used for the first time; no other solver has it.
    var firstStamp: UInt32 = 0

    // The answer.
    var values: Table<ColumnIndex, Double>
    var multipliers: Multipliers
    /// Counts changes of the basis and of the constraints; what was derived from them is good as long as this has
    /// not changed.
    var version = 0
    /// Counts changes of values other than along one direction; see `Directions`.
    var epoch = 0
    /// Basis changes since the multipliers were last computed afresh.
    var changesSinceRefresh = 0

    // Which variables have got another value since the caller last asked.
    var notes: Table<ColumnIndex, Notes>
    var changed: Buffer<ColumnIndex>
    /// The number of that list: another after the list has become shorter.
    var changeList = 0
    /// Those that are being reported.
    var reported: Buffer<ColumnIndex>

    // Numbers not in use.
    var freeColumns: Buffer<ColumnIndex>
    var freeRows: Buffer<RowIndex>
    var freeLinks: Buffer<ConstraintIndex>
    /// For each size class, the first free block of coefficients; see `blockClass`.
    var freeBlocks: Buffer<Int32>

    // Scratch space.
    var trail: Trail
    var reach: Reach
    var loops: Loops
    /// Forms whose value has been set anew and is still to be propagated.
    var sources: Buffer<Form>
    /// The variables noted as where the change of a source comes in.
    var marked: Buffer<ColumnIndex>
    /// The variables noted as pushed.
    var pushed: Buffer<ColumnIndex>
    /// Constraints whose side was contradicted, first in, first out.
    var queue: Buffer<ConstraintIndex>
    var queueHead = 0
    /// Active forms whose multiplier may have changed in the present call.
    var touched: Buffer<Form>
    /// The form being repaired as a combination of the active ones.
    var support: Buffer<Support>
    /// The terms of the constraint being added, one for each variable.
    var said: Buffer<SaidTerm>
    /// Whether the terms in `said` are few enough to be searched one after the other.
    var saidIsShort = true
    /// The largest magnitude among the coefficients in `said`.
    var saidLargest = 0.0
    var counts = Statistics()

    init(in arena: inout Arena) {
        columns = Table(capacity: 32, in: &arena)
        rows = Table(capacity: 32, in: &arena)
        coefficients = Table(capacity: 96, in: &arena)
        links = Table(capacity: 48, in: &arena)
        levels = Levels(in: &arena)
        columnStamps = Table(capacity: 32, in: &arena)
        values = Table(capacity: 32, in: &arena)
        multipliers = Multipliers(in: &arena)
        notes = Table(capacity: 32, in: &arena)
        changed = Buffer(capacity: 32, in: &arena)
        reported = Buffer(capacity: 32, in: &arena)
        freeColumns = Buffer(capacity: 4, in: &arena)
        freeRows = Buffer(capacity: 4, in: &arena)
        freeLinks = Buffer(capacity: 4, in: &arena)
        freeBlocks = Buffer(capacity: Basis.blockClassCount, in: &arena)
        freeBlocks.resize(to: Basis.blockClassCount, filler: -1)
        trail = Trail(in: &arena)
        reach = Reach(in: &arena)
        loops = Loops(in: &arena)
        sources = Buffer(capacity: 8, in: &arena)
        marked = Buffer(capacity: 8, in: &arena)
        pushed = Buffer(capacity: 8, in: &arena)
        queue = Buffer(capacity: 8, in: &arena)
        touched = Buffer(capacity: 8, in: &arena)
        support = Buffer(capacity: 32, in: &arena)
        said = Buffer(capacity: 8, in: &arena)
    }

    // MARK: Forms, whichever kind they are

    @inline(__always)
    func active(_ form: Form) -> ConstraintIndex {
        form.isRow ? rows[form.row].active : columns[form.column].active
    }

    @inline(__always)
    func firstConstraint(_ form: Form) -> ConstraintIndex {
        form.isRow ? rows[form.row].constraints : columns[form.column].constraints
    }

    @inline(__always)
    func multiplierPlace(_ form: Form) -> Int32 {
        form.isRow ? rows[form.row].multiplier : columns[form.column].multiplier
    }

    /// A form's value, and the magnitudes that were summed to get it.
    mutating func measure(_ form: Form) -> (value: Double, magnitude: Double) {
        guard form.isRow else {
            let value = values[form.column]
            return (value, abs(value))
        }
        let row = rows[form.row]
        var sum = 0.0
        var magnitude = 0.0
        var term = row.firstTerm
        for _ in 0..<row.termCount {
            let product = coefficients[term].value * values[coefficients[term].column]
            sum += product
            magnitude += abs(product)
            term.raw += 1
        }
        return (sum, magnitude)
    }

    /// Calls `body` with each variable of a form and its coefficient.
    func forEachTerm(of form: Form, _ body: (ColumnIndex, Double) -> Void) {
        guard form.isRow else { return body(form.column, 1) }
        var term = rows[form.row].firstTerm
        for _ in 0..<rows[form.row].termCount {
            body(coefficients[term].column, coefficients[term].value)
            term.raw += 1
        }
    }

    // MARK: Writes that a refusal takes back

    @inline(__always)
    mutating func setValue(_ column: ColumnIndex, _ value: Double) {
        let old = values[column]
        if value != old {
            if trail.isOpen && !notes[column].isOnTrail {
                // Once: a call that moves a long chain many times would fill the memory.
                notes[column].isOnTrail = true
                trail.note(.value, column.raw, old.bitPattern)
            }
            values[column] = value
            noteChange(column)
        }
    }

    /// Adds a variable to those that have got another value, once.
    @inline(__always)
    mutating func noteChange(_ column: ColumnIndex) {
        if !notes[column].isChanged {
            notes[column].isChanged = true
            changed.append(column)
        }
    }

    @inline(__always)
    mutating func setColumn(_ column: ColumnIndex, active: ConstraintIndex, mate: RowIndex) {
        let old = columns[column]
        trail.note(.column, column.raw, Basis.packed(old.active.raw, old.mate.raw))
        columns[column].active = active
        columns[column].mate = mate
    }

    @inline(__always)
    mutating func setRow(_ row: RowIndex, active: ConstraintIndex, mate: ColumnIndex) {
        let old = rows[row]
        trail.note(.row, row.raw, Basis.packed(old.active.raw, old.mate.raw))
        rows[row].active = active
        rows[row].mate = mate
    }

    /// Changes which constraint holds an active form.
    @inline(__always)
    mutating func setActive(_ form: Form, _ constraint: ConstraintIndex) {
        if form.isRow {
            setRow(form.row, active: constraint, mate: rows[form.row].mate)
        } else {
            setColumn(form.column, active: constraint, mate: columns[form.column].mate)
        }
    }

    @inline(__always)
    mutating func setSide(_ constraint: ConstraintIndex, _ side: Side) {
        trail.note(.side, constraint.raw, UInt64(links[constraint].side.rawValue))
        links[constraint].side = side
    }

    @inline(__always)
    mutating func setBound(_ constraint: ConstraintIndex, _ bound: Double) {
        trail.note(.bound, constraint.raw, links[constraint].bound.bitPattern)
        links[constraint].bound = bound
    }

    mutating func setMultiplierPlace(_ form: Form, _ place: Int32) {
        trail.note(.multiplier, form.bits, UInt64(UInt32(bitPattern: multiplierPlace(form))))
        if form.isRow {
            rows[form.row].multiplier = place
        } else {
            columns[form.column].multiplier = place
        }
    }

    @inline(__always)
    mutating func setComponent(_ place: Int32, _ level: Int, _ amount: Amount) {
        let old = multipliers[place, level]
        let index = place * Int32(multipliers.stride) + Int32(level)
        trail.note(.component, index, old.value.bitPattern)
        trail.note(.magnitude, index, old.magnitude.bitPattern)
        multipliers[place, level] = amount
    }

    /// A place for a form's multiplier, all components 0 if it had none.
    mutating func claimMultiplier(_ form: Form) -> Int32 {
        let present = multiplierPlace(form)
        if present != Multipliers.zero { return present }
        let (place, isNew) = multipliers.take()
        trail.note(isNew ? .grown : .taken, place, 0)
        for level in 0..<multipliers.stride { setComponent(place, level, .zero) }
        setMultiplierPlace(form, place)
        return place
    }

    /// Makes a form's multiplier zero.
    mutating func dropMultiplier(_ form: Form) {
        let place = multiplierPlace(form)
        guard place != Multipliers.zero else { return }
        setMultiplierPlace(form, Multipliers.zero)
        trail.note(.released, place, 0)
        multipliers.release(place)
    }

    /// Lets what has been written since the trail was opened stand.
    mutating func closeTrail() {
        for place in 0..<trail.mark where trail.entries[place].kind == .value {
            notes[ColumnIndex(raw: trail.entries[place].index)].isOnTrail = false
        }
        trail.close()
    }

    // MARK: Refusal

    /// Takes the state back to where the trail's mark was set.
    mutating func unwind(to mark: Int = 0) {
        while trail.mark > mark {
            let entry = trail.popLast()
            let index = entry.index
            switch entry.kind {
            case .value:
                values[ColumnIndex(raw: index)] = Double(bitPattern: entry.contents)
                notes[ColumnIndex(raw: index)].isOnTrail = false
            case .column:
                let (active, mate) = Basis.unpacked(entry.contents)
                columns[ColumnIndex(raw: index)].active = ConstraintIndex(raw: active)
                columns[ColumnIndex(raw: index)].mate = RowIndex(raw: mate)
            case .row:
                let (active, mate) = Basis.unpacked(entry.contents)
                rows[RowIndex(raw: index)].active = ConstraintIndex(raw: active)
                rows[RowIndex(raw: index)].mate = ColumnIndex(raw: mate)
            case .multiplier:
                let form = Form(raw: index)
                let place = Int32(bitPattern: UInt32(truncatingIfNeeded: entry.contents))
                if form.isRow {
                    rows[form.row].multiplier = place
                } else {
                    columns[form.column].multiplier = place
                }
            case .component:
                multipliers.restore(Int(index), value: Double(bitPattern: entry.contents))
            case .magnitude:
                multipliers.restore(Int(index), magnitude: Double(bitPattern: entry.contents))
            case .taken:
                multipliers.release(index)
            case .grown:
                multipliers.shrink()
            case .released:
                let (place, _) = multipliers.take()
                assert(place == index)
            case .side:
                links[ConstraintIndex(raw: index)].side = Side(rawValue: UInt8(entry.contents)) ?? .none
            case .bound:
                links[ConstraintIndex(raw: index)].bound = Double(bitPattern: entry.contents)
            }
        }
    }

    private static func packed(_ first: Int32, _ second: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    }

    static func unpacked(_ word: UInt64) -> (Int32, Int32) {
        (Int32(bitPattern: UInt32(word >> 32)), Int32(bitPattern: UInt32(truncatingIfNeeded: word)))
    }
}
