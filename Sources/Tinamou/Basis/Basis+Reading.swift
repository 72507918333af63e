// What can be read off the state: who is there, what is violated, what each constraint exerts.

extension Basis {
    /// Hands the list of changed variables over to `reported`, and starts a new one.
    mutating func startNewChanges() {
        for index in 0..<changed.count { notes[changed[index]].isChanged = false }
        swap(&changed, &reported)
        changeList += 1
        changed.removeAll()
    }

    /// Takes a variable that is removed off the list of those that have changed; a handle made for it now would be one
    /// of whatever uses its place next.
    mutating func forgetChange(of column: ColumnIndex) {
        notes[column].isChanged = false
        var kept = 0
        for place in 0..<changed.count where changed[place] != column {
            changed[kept] = changed[place]
            kept += 1
        }
        changed.truncate(to: kept)
    }

    /// The variables in use.
    func liveColumns() -> [ColumnIndex] {
        var isFree = [Bool](repeating: false, count: columns.count)
        for index in 0..<freeColumns.count { isFree[freeColumns[index].position] = true }
        return (0..<columns.count).compactMap { isFree[$0] ? nil : ColumnIndex(position: $0) }
    }

    /// The constraints in use.
    func liveLinks() -> [ConstraintIndex] {
        (0..<links.count).compactMap {
            let index = ConstraintIndex(position: $0)
            return links[index].isLive ? index : nil
        }
    }

    /// By how much a constraint is broken, in the caller's scale.
    mutating func violation(of constraint: ConstraintIndex) -> Double {
        let link = links[constraint]
        let excess = measure(link.form).value - link.bound
        let broken: Double =
            switch link.relation {
            case .equal: abs(excess)
            case .lessOrEqual: max(0, excess)
            case .greaterOrEqual: max(0, -excess)
            }
        return min(broken * abs(link.scale), .greatestFiniteMagnitude)
    }

    /// The equation that carries a variable's suggestions, if it has one.
    func editConstraint(of column: ColumnIndex) -> ConstraintIndex? {
        var constraint = columns[column].constraints
        while constraint.exists {
            if links[constraint].isEdit { return constraint }
            constraint = links[constraint].next
        }
        return nil
    }

    /// The weighted violations by level, strongest first.
    mutating func violations() -> [(level: Double, violation: Double)] {
        var sums = [Double](repeating: 0, count: levels.count)
        for position in 0..<links.count {
            let link = links[ConstraintIndex(position: position)]
            guard link.isLive && !link.isRequired else { continue }
            let violation = violation(of: ConstraintIndex(position: position))
            let sum = sums[Int(link.level)] + violation * (link.weight / abs(link.scale))
            sums[Int(link.level)] = min(sum, .greatestFiniteMagnitude)
        }
        return (0..<levels.count).compactMap { rank in
            let record = levels.records[rank]
            return record.constraintCount == 0 ? nil : (record.strength, sums[rank])
        }
    }

    /// The price of a constraint in the caller's scale and signs: the force that it exerts, or that it has to bear
    /// where it is active.
    mutating func price(of constraint: ConstraintIndex) -> [OptimalityCertificate.Component] {
        let link = links[constraint]
        if active(link.form) != constraint {
            let force = link.isRequired ? 0 : link.force(on: link.side)
            if force == 0 { return [] }
            return [.init(level: levels.records[Int(link.level)].strength, value: force / link.scale)]
        }
        let place = multiplierPlace(link.form)
        if place == Multipliers.zero { return [] }
        return (0..<multipliers.stride).compactMap { level in
            let value = multipliers[place, level].value
            return value == 0 ? nil : .init(level: levels.records[level].strength, value: value / link.scale)
        }
    }
}
