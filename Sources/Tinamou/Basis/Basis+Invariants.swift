// The invariants of `Basis`, as a program decides them. Cost: O(coefficients + variables · levels).

extension Basis {
    /// Stops the program with the number of the first invariant that does not hold.
    mutating func checkInvariants() {
        if let broken = brokenInvariant() { preconditionFailure(broken) }
    }

    /// The first invariant that does not hold, with the place, or `nil` if all do.
    mutating func brokenInvariant() -> String? {
        brokenMatching() ?? brokenValue() ?? brokenStationarity() ?? brokenConstraint() ?? brokenStructure()
    }

    /// I1.
    private mutating func brokenMatching() -> String? {
        for position in 0..<columns.count {
            let index = ColumnIndex(position: position)
            let column = columns[index]
            if (column.active == .none) != column.mate.exists {
                return "I1: variable \(position) is neither held nor determined"
            }
            if column.active.exists && links[column.active].form != Form(index) {
                return "I1: variable \(position) is held by a constraint that is not on it"
            }
            guard column.mate.exists else { continue }
            if rows[column.mate].mate != index { return "I1: variable \(position) and its row are not mates" }
            if find(index, in: column.mate) == nil { return "I1: variable \(position) does not occur in its row" }
        }
        for position in 0..<rows.count {
            let index = RowIndex(position: position)
            let row = rows[index]
            if row.active == .stay || (row.active == .none) == row.mate.exists {
                return "I1: row \(position) is half active"
            }
            if row.mate.exists && columns[row.mate].mate != index {
                return "I1: row \(position) and its variable are not mates"
            }
            if row.active.exists && links[row.active].form != Form(index) {
                return "I1: row \(position) is held by a constraint that is not on it"
            }
        }
        return nil
    }

    private func find(_ column: ColumnIndex, in row: RowIndex) -> Double? {
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            if coefficients[term].column == column && coefficients[term].value != 0 { return coefficients[term].value }
            term.raw += 1
        }
        return nil
    }

    /// I2.
    private mutating func brokenValue() -> String? {
        for position in 0..<columns.count {
            let index = ColumnIndex(position: position)
            if !(abs(values[index]) <= .greatestFiniteMagnitude) { return "I2: variable \(position) is not finite" }
            let active = columns[index].active
            if active.exists && values[index] != links[active].bound {
                return "I2: variable \(position) is not at its bound"
            }
        }
        for position in 0..<rows.count {
            let row = rows[RowIndex(position: position)]
            guard row.active.exists else { continue }
            let (value, magnitude) = measure(Form(RowIndex(position: position)))
            let bound = links[row.active].bound
            let tolerance = Tolerances.feasibility + Tolerances.relativeFeasibility * (magnitude + abs(bound))
            if !(abs(value - bound) <= tolerance) { return "I2: row \(position) is \(value), not \(bound)" }
        }
        return nil
    }

    /// I3.
    private mutating func brokenStationarity() -> String? {
        let stride = multipliers.stride
        if stride == 0 { return nil }
        var sums = Buffer<Double>(capacity: columns.count * stride)
        var magnitudes = Buffer<Double>(capacity: columns.count * stride)
        sums.resize(to: columns.count * stride, filler: 0)
        magnitudes.resize(to: columns.count * stride, filler: 0)
        func add(_ form: Form, _ level: Int, _ force: Double) {
            func add(_ column: ColumnIndex, _ amount: Double) {
                sums[column.position * stride + level] += amount
                magnitudes[column.position * stride + level] += abs(amount)
            }
            guard form.isRow else { return add(form.column, force) }
            var term = rows[form.row].firstTerm
            for _ in 0..<rows[form.row].termCount {
                add(coefficients[term].column, coefficients[term].value * force)
                term.raw += 1
            }
        }
        for position in 0..<links.count {
            let link = links[ConstraintIndex(position: position)]
            guard link.isLive, !link.isRequired, active(link.form).raw != Int32(position) else { continue }
            add(link.form, Int(link.level), link.force(on: link.side))
        }
        for position in 0..<(columns.count + rows.count) {
            let form =
                position < columns.count
                ? Form(ColumnIndex(position: position)) : Form(RowIndex(position: position - columns.count))
            let place = multiplierPlace(form)
            if place == Multipliers.zero { continue }
            if active(form) == .none { return "I3: a form that is not active has a multiplier" }
            for level in 0..<stride { add(form, level, multipliers[place, level].value) }
        }
        for place in 0..<sums.count
        where abs(sums[place]) > 1e-7 * (magnitudes[place] + levels.scale(place % stride)) {
            return "I3: the forces on variable \(place / stride) sum to \(sums[place]) at level \(place % stride)"
        }
        return nil
    }

    /// I4 to I7.
    private mutating func brokenConstraint() -> String? {
        for position in 0..<links.count {
            let index = ConstraintIndex(position: position)
            let link = links[index]
            guard link.isLive else { continue }
            if active(link.form) == index {
                if excess(link.form) != 0 { return "I4: the multiplier of constraint \(position) is in excess" }
                if link.form.isRow && looseSide(link.form) != nil {
                    return "I7: constraint \(position) is loose and active"
                }
                continue
            }
            let (value, magnitude) = measure(link.form)
            if contradicts(link, value, magnitude) {
                return "I5: constraint \(position) is on side \(link.side.rawValue) of \(link.bound) with \(value)"
            }
            if link.isRequired && link.force(on: link.side) != 0 {
                return "I6: required constraint \(position) is violated"
            }
        }
        for position in 0..<columns.count {
            let column = columns[ColumnIndex(position: position)]
            if column.active == .stay && column.multiplier != Multipliers.zero {
                return "I4: the stay of variable \(position) has a multiplier"
            }
        }
        return nil
    }

    /// I8.
    private mutating func brokenStructure() -> String? {
        if !queue.isEmpty || queueHead != 0 || !sources.isEmpty || !touched.isEmpty || trail.mark != 0 || trail.isOpen {
            return "I8: a call has left something half done"
        }
        var chained = 0
        for position in 0..<(columns.count + rows.count) {
            let form =
                position < columns.count
                ? Form(ColumnIndex(position: position)) : Form(RowIndex(position: position - columns.count))
            var constraint = firstConstraint(form)
            while constraint.exists {
                let link = links[constraint]
                if !link.isLive || link.form != form || link.isQueued {
                    return "I8: constraint \(constraint.raw) is in the wrong chain"
                }
                chained += 1
                if chained > links.count { return "I8: a chain of constraints has a loop" }
                constraint = link.next
            }
        }
        if chained + freeLinks.count != links.count { return "I8: a constraint is lost" }
        var inColumns = 0
        for position in 0..<columns.count {
            if notes[ColumnIndex(position: position)].isOnTrail { return "I8: variable \(position) is on no trail" }
            let column = columns[ColumnIndex(position: position)]
            var count: Int32 = 0
            var previous = TermIndex.none
            var term = column.firstTerm
            while term.exists {
                if coefficients[term].column.position != position || coefficients[term].previous != previous {
                    return "I8: the column of variable \(position) is broken"
                }
                count += 1
                if count > column.termCount { break }
                previous = term
                term = coefficients[term].next
            }
            if count != column.termCount { return "I8: the count of variable \(position) is wrong" }
            inColumns += Int(count)
        }
        var inRows = 0
        for position in 0..<rows.count {
            let row = rows[RowIndex(position: position)]
            inRows += Int(row.termCount)
            for offset in 0..<row.termCount
            where coefficients[TermIndex(raw: row.firstTerm.raw + offset)].row.position != position {
                return "I8: row \(position) has a coefficient of another row"
            }
        }
        if inRows != inColumns { return "I8: rows and columns have different coefficients" }
        var counted = 0
        for rank in 0..<levels.count { counted += Int(levels.records[rank].constraintCount) }
        for position in 0..<links.count {
            let link = links[ConstraintIndex(position: position)]
            if link.isLive && !link.isRequired { counted -= 1 }
            if Int(link.level) >= levels.count { return "I8: constraint \(position) is at a level that there is not" }
        }
        if counted != 0 || multipliers.stride != levels.count { return "I8: the levels' counts are wrong" }
        return nil
    }
}
