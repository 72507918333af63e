// Upstream: a form as a combination of the active forms.
//
// Every form is a sum Σ αᵢ · (active form i), in one way. The coefficients say by how much each active form has
// to move for the form to move, and how the form's force spreads to the multipliers. To find them, the
// form's coefficients are gathered at its variables and passed on: a determined variable passes what it has gathered
// to its row, and from there to the row's other variables; what arrives at a held variable stays there.

/// An active form's share in the form that is being expressed.
struct Support: BitwiseCopyable {
    var form: Form
    var share: Double
    /// The magnitudes that were summed to get the share.
    var magnitude: Double
}

extension Basis {
    /// Expresses a form in the active ones: leaves the shares that are not zero in `support`, in order of
    /// discovery, and the way from the form to each in the parents of `reach`.
    mutating func express(_ form: Form) throws(Failure) {
        beginExpressing()
        add(form, times: 1)
        try finishExpressing()
    }

    /// Starts gathering a sum of forms.
    mutating func beginExpressing() {
        reach.clear()
        support.removeAll()
    }

    /// Adds a multiple of a form to what is being expressed. An active form is its own expression.
    mutating func add(_ form: Form, times factor: Double) {
        if active(form) != .none {
            support.append(Support(form: form, share: factor, magnitude: abs(factor)))
        } else if form.isRow {
            let row = rows[form.row]
            var term = row.firstTerm
            for _ in 0..<row.termCount {
                gather(coefficients[term].column, factor * coefficients[term].value)
                term.raw += 1
            }
        } else {
            gather(form.column, factor)
        }
    }

    private mutating func gather(_ column: ColumnIndex, _ amount: Double) {
        var slot = reach.slot(of: column)
        if slot < 0 {
            slot = walkUpstream(from: column)
        }
        reach.visits[Int(slot)].number += amount
        reach.visits[Int(slot)].magnitude += abs(amount)
    }

    /// Discovers a variable and all it depends on.
    private mutating func walkUpstream(from start: ColumnIndex) -> Int32 {
        let first = reach.discover(start, from: -1, cursor: firstTermOfMate(start))
        var slot = first
        while true {
            let column = reach.visits[Int(slot)].column
            let mate = columns[column].mate
            let term = reach.visits[Int(slot)].cursor
            let isDone = !mate.exists || term.raw == rows[mate].firstTerm.raw + rows[mate].termCount
            if isDone {
                reach.finish(slot)
                if reach.path.isEmpty { return first }
                slot = reach.path.removeLast()
                continue
            }
            reach.visits[Int(slot)].cursor.raw += 1
            let other = coefficients[term].column
            if other == column { continue }
            let known = reach.slot(of: other)
            if known < 0 {
                reach.path.append(slot)
                slot = reach.discover(other, from: slot, cursor: firstTermOfMate(other))
            } else if reach.visits[Int(known)].isOpen {
                reach.hasLoop = true
            }
        }
    }

    @inline(__always)
    private func firstTermOfMate(_ column: ColumnIndex) -> TermIndex {
        let mate = columns[column].mate
        return mate.exists ? rows[mate].firstTerm : .none
    }

    /// Passes everything gathered on to the active forms.
    mutating func finishExpressing() throws(Failure) {
        if reach.hasLoop {
            try passOnInBlocks()
        } else {
            var place = reach.postorder.count
            while place > 0 {
                place -= 1
                let slot = reach.postorder[place]
                if columns[reach.visits[Int(slot)].column].mate.exists { passOn(slot) }
            }
        }
        for slot in 0..<reach.visits.count {
            let visit = reach.visits[slot]
            if abs(visit.number) <= Tolerances.cancellation * visit.magnitude { continue }
            let mate = columns[visit.column].mate
            let form = mate.exists ? Form(mate) : Form(visit.column)
            support.append(Support(form: form, share: visit.number, magnitude: visit.magnitude))
        }
    }

    /// Passes what a determined variable has gathered to its row and on to the row's other variables. The variable's
    /// number becomes the row's share.
    mutating func passOn(_ slot: Int32) {
        let visit = reach.visits[Int(slot)]
        if abs(visit.number) <= Tolerances.cancellation * visit.magnitude {
            reach.visits[Int(slot)].number = 0
            return
        }
        let mate = columns[visit.column].mate
        let pivot = coefficient(of: visit.column, in: mate)
        let share = visit.number / pivot
        spread(share, of: mate, except: visit.column)
        reach.visits[Int(slot)].number = share
        reach.visits[Int(slot)].magnitude = visit.magnitude / abs(pivot)
    }

    /// Takes a row's share off what its other variables have gathered.
    mutating func spread(_ share: Double, of row: RowIndex, except column: ColumnIndex) {
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            let coefficient = coefficients[term]
            if coefficient.column != column {
                let slot = Int(reach.slot(of: coefficient.column))
                let product = share * coefficient.value
                reach.visits[slot].number -= product
                reach.visits[slot].magnitude += abs(product)
            }
            term.raw += 1
        }
    }

    /// A variable's coefficient in a row; the row must have one.
    mutating func coefficient(of column: ColumnIndex, in row: RowIndex) -> Double {
        var term = rows[row].firstTerm
        while coefficients[term].column != column { term.raw += 1 }
        return coefficients[term].value
    }
}
