// Rates of change: how everything that depends on a form moves with it, by the same walk as values.

extension Basis {
    /// Finds how fast everything moves when an active form moves by 1 and the other active forms stay: the rate
    /// of each variable reached, in `reach.visits[slot].number`.
    mutating func findDirection(of form: Form) throws(Failure) {
        sources.append(form)
        walkDownstream()
        sources.removeAll()
        if !form.isRow { reach.visits[0].number = 1 }
        try findRates(source: form)
    }

    /// Finds the rates of all determined variables reached, those of the held ones being set. `source` is the
    /// active row that moves by 1, if any does.
    mutating func findRates(source: Form?) throws(Failure) {
        if reach.hasLoop {
            try findRatesInBlocks(source: source)
            return
        }
        var place = reach.postorder.count
        while place > 0 {
            place -= 1
            let slot = reach.postorder[place]
            if columns[reach.visits[Int(slot)].column].mate.exists { findRate(slot, source: source) }
        }
    }

    /// The rate of a determined variable, the rates of those it depends on being known.
    mutating func findRate(_ slot: Int32, source: Form?) {
        let column = reach.visits[Int(slot)].column
        let mate = columns[column].mate
        let row = rows[mate]
        var rate = Form(mate) == source ? 1.0 : 0
        var magnitude = rate
        var pivot = 1.0
        var term = row.firstTerm
        for _ in 0..<row.termCount {
            let coefficient = coefficients[term]
            if coefficient.column == column {
                pivot = coefficient.value
            } else {
                let other = reach.slot(of: coefficient.column)
                if other >= 0 {
                    let product = coefficient.value * reach.visits[Int(other)].number
                    rate -= product
                    magnitude += abs(product)
                }
            }
            term.raw += 1
        }
        reach.visits[Int(slot)].number = abs(rate) <= Tolerances.cancellation * magnitude ? 0 : rate / pivot
    }

    /// How fast an inactive row moves, after `findDirection`.
    mutating func rate(of row: RowIndex) -> Double {
        var rate = 0.0
        var magnitude = 0.0
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            let slot = reach.slot(of: coefficients[term].column)
            if slot >= 0 {
                let product = coefficients[term].value * reach.visits[Int(slot)].number
                rate += product
                magnitude += abs(product)
            }
            term.raw += 1
        }
        return abs(rate) <= Tolerances.cancellation * magnitude ? 0 : rate
    }
}
