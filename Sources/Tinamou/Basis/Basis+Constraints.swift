// How constraints and their levels come and go. None of this is on the trail; see Basis+Rows.

/// A constraint as it arrives from the front door: its terms are in `said`.
struct Saying: BitwiseCopyable {
    var relation: Relation
    var constant: Double
    /// The level: 1000 for required.
    var level: Double
    var weight: Double
    var isEdit = false
    var line: UInt32 = 0
    var file: UInt16 = 0
}

/// What had to be made for a new constraint, so that it can be unmade.
struct Made: BitwiseCopyable {
    var constraint: ConstraintIndex
    var constraintIsNew: Bool
    var row: RowIndex
    var rowIsNew: Bool
    var blockIsNew: Bool
    var levelRecord: Levels.Record
    var levelIsNew: Bool
    /// The variable that the constraint determines since it was made (`Simplex.placeForced`); none if it does not.
    var placed = ColumnIndex.none
    /// The value that the variable had before, and whether it counted as changed.
    var formerValue = 0.0
    var wasChanged = false
}

extension Basis {
    // MARK: Whole constraints

    /// Makes the constraint whose terms are in `said`, not active and on its harmless side.
    mutating func make(_ saying: Saying) -> Made {
        var rank = Levels.required
        var levelIsNew = false
        var levelRecord = Levels.Record(strength: 0, constraintCount: 0, largestWeight: 0)
        if saying.level != 1000 {
            let claim = claimLevel(saying.level)
            rank = Int32(claim.rank)
            levelIsNew = claim.isNew
            levelRecord = levels.records[claim.rank]
        }
        var row = RowIndex.none
        var rowIsNew = false
        var blockIsNew = false
        var form: Form
        var scale: Double
        if let found = findForm() {
            (form, scale) = found
        } else {
            let new = makeRow()
            (row, rowIsNew, blockIsNew) = (new.row, new.rowIsNew, new.blockIsNew)
            (form, scale) = (Form(new.row), new.scale)
        }
        let relation = scale < 0 ? saying.relation.reversed : saying.relation
        var link = Link(
            bound: Basis.bound(saying.constant, scale), constant: saying.constant, scale: scale,
            weight: Basis.finite(saying.weight * abs(scale)), form: form, level: rank, relation: relation, side: .none)
        link.side = link.harmlessSide
        link.isEdit = saying.isEdit
        link.line = saying.line
        link.file = saying.file
        if rank >= 0 { levels.use(Int(rank), weight: link.weight) }
        let (constraint, constraintIsNew) = makeLink(link)
        version += 1
        return Made(
            constraint: constraint, constraintIsNew: constraintIsNew, row: row, rowIsNew: rowIsNew,
            blockIsNew: blockIsNew, levelRecord: levelRecord, levelIsNew: levelIsNew)
    }

    /// Makes room for so many more constraints, each a row of two variables.
    mutating func reserveConstraints(_ more: Int) {
        links.reserve(links.count + more)
        rows.reserve(rows.count + more)
        coefficients.reserve(coefficients.count + 2 * more)
    }

    /// Takes back `make`, the last structure made, after the trail has been unwound.
    mutating func unmake(_ made: Made) {
        let rank = links[made.constraint].level
        if made.placed.exists { displace(made) }
        version -= 1
        undoLink(made.constraint, isNew: made.constraintIsNew)
        if made.row.exists { undoRow(made.row, rowIsNew: made.rowIsNew, blockIsNew: made.blockIsNew) }
        if rank >= 0 {
            levels.restore(made.levelRecord, at: Int(rank))
            if made.levelIsNew { removeLevel(at: Int(rank)) }
        }
    }

    /// A constant in units of a form, finite even if the scale is tiny.
    static func bound(_ constant: Double, _ scale: Double) -> Double {
        let bound = scale == 1 ? constant : constant / scale
        return finite(bound) + 0  // no negative zero
    }

    /// Whether a constraint's bound stands for one that no double reaches, and that is not met by every double.
    func isOutOfReach(_ constraint: ConstraintIndex) -> Bool {
        let link = links[constraint]
        if abs(link.bound) < .greatestFiniteMagnitude || (link.constant / link.scale).isFinite { return false }
        return link.relation == .equal || (link.relation == .greaterOrEqual) == (link.bound > 0)
    }

    static func finite(_ value: Double) -> Double {
        min(max(value, -Double.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    // MARK: Constraints

    /// Takes a number for a constraint and chains the constraint to its form. Its stamp is the place's own.
    mutating func makeLink(_ link: Link) -> (constraint: ConstraintIndex, isNew: Bool) {
        var link = link
        let constraint: ConstraintIndex
        let isNew = freeLinks.isEmpty
        if isNew {
            constraint = links.endIndex
            link.stamp = firstStamp
            links.append(link)
        } else {
            constraint = freeLinks.removeLast()
            link.stamp = nextStamp(links[constraint].stamp)
            links[constraint] = link
        }
        links[constraint].next = firstConstraint(link.form)
        setFirstConstraint(link.form, constraint)
        return (constraint, isNew)
    }

    /// Takes back `makeLink`, the last structure made.
    mutating func undoLink(_ constraint: ConstraintIndex, isNew: Bool) {
        assert(firstConstraint(links[constraint].form) == constraint)
        setFirstConstraint(links[constraint].form, links[constraint].next)
        if isNew {
            links.truncate(to: links.count - 1)
        } else {
            links[constraint] = Basis.blankLink(stamp: previousStamp(links[constraint].stamp))
            freeLinks.append(constraint)
        }
    }

    /// Takes a constraint out of its form's chain.
    ///
    /// - Returns: the constraint before it, after which `rechain` puts it back.
    mutating func unchain(_ constraint: ConstraintIndex) -> ConstraintIndex {
        let form = links[constraint].form
        let next = links[constraint].next
        var previous = ConstraintIndex.none
        var here = firstConstraint(form)
        while here != constraint {
            previous = here
            here = links[here].next
        }
        if previous.exists {
            links[previous].next = next
        } else {
            setFirstConstraint(form, next)
        }
        links[constraint].isLive = false
        return previous
    }

    /// Takes back `unchain`.
    mutating func rechain(_ constraint: ConstraintIndex, after previous: ConstraintIndex) {
        if previous.exists {
            links[previous].next = constraint
        } else {
            setFirstConstraint(links[constraint].form, constraint)
        }
        links[constraint].isLive = true
    }

    /// Frees the number of an unchained constraint. Its handle becomes invalid.
    mutating func releaseLink(_ constraint: ConstraintIndex) {
        links[constraint] = Basis.blankLink(stamp: links[constraint].stamp)
        freeLinks.append(constraint)
    }

    private mutating func setFirstConstraint(_ form: Form, _ constraint: ConstraintIndex) {
        if form.isRow {
            rows[form.row].constraints = constraint
        } else {
            columns[form.column].constraints = constraint
        }
    }

    /// What stands in a place that no constraint uses.
    static func blankLink(stamp: UInt32) -> Link {
        Link(
            bound: 0, constant: 0, scale: 1, weight: 0, form: Form(ColumnIndex(raw: 0)), stamp: stamp,
            level: Levels.required, relation: .equal, side: .none, isLive: false)
    }

    // MARK: Levels

    /// The rank of a strength; makes the level if it is new.
    mutating func claimLevel(_ strength: Double) -> (rank: Int, isNew: Bool) {
        let (rank, exists) = levels.rank(of: strength)
        if exists { return (rank, false) }
        levels.insert(strength, at: rank)
        multipliers.insertLevel(at: rank)
        if rank < levels.count - 1 { renumberLevels { $0 >= rank ? $0 + 1 : $0 } }
        return (rank, true)
    }

    /// Takes out a level that no constraint uses.
    mutating func removeLevel(at rank: Int) {
        assert(levels.records[rank].constraintCount == 0)
        levels.remove(at: rank)
        multipliers.removeLevel(at: rank)
        renumberLevels { $0 > rank ? $0 - 1 : $0 }
    }

    /// Takes out all levels that no constraint uses, once there are many of them.
    mutating func clearSpareLevels() {
        var spare = 0
        for rank in 0..<levels.count where levels.records[rank].constraintCount == 0 { spare += 1 }
        if spare <= Levels.spareLimit + levels.count / 2 { return }
        for rank in (0..<levels.count).reversed() where levels.records[rank].constraintCount == 0 {
            removeLevel(at: rank)
        }
    }

    private mutating func renumberLevels(_ newRank: (Int) -> Int) {
        for position in 0..<links.count {
            let constraint = ConstraintIndex(position: position)
            if links[constraint].level >= 0 {
                links[constraint].level = Int32(newRank(Int(links[constraint].level)))
            }
        }
    }
}
