import Tinamou

extension ProblemBuilder {
    /// Rows that hold at one point, then rows made of them: copies, sums and contradictions.
    mutating func addRedundantRows(_ size: Int, _ random: inout SplitMix64) {
        let names = variables(2 + size / 2)
        let point = names.map { _ in Double(random.integer(in: -50...100)) }
        for _ in 0..<1 + size {
            addRow(through: point, names, random.relation(), at: random.strength(requiredPercent: 50), &random)
        }
        for _ in 0..<1 + size {
            let row = random.pick(rows)
            switch random.integer(below: 4) {
            case 0: rows.append(row.scaled(by: random.pick([1, 2, -1, -2, 3])))
            case 1: rows.append(sum(row, random.pick(rows), at: random.strength(requiredPercent: 30)))
            case 2:
                var copy = row.scaled(by: random.pick([1, -1, 2]))
                copy.strength = random.strength(requiredPercent: 20)
                rows.append(copy)
            default:
                // The same again with another constant: if both are required equations, a contradiction.
                var copy = row
                copy.constant += Double(random.integer(in: -10...10))
                copy.strength = random.strength(requiredPercent: 10)
                rows.append(copy)
            }
        }
    }

    /// The sum of two rows, which follows from them; of a `<=` and a `>=`, the one less the other. The terms
    /// are kept side by side, so that a variable may occur twice and its coefficients may cancel.
    private func sum(_ first: Problem.Row, _ second: Problem.Row, at strength: Strength) -> Problem.Row {
        let relation = first.relation == .equal ? second.relation : first.relation
        let isOpposed = second.relation != .equal && second.relation != relation
        let other = isOpposed ? second.scaled(by: -1) : second
        return Problem.Row(
            first.terms + other.terms, relation, first.constant + other.constant, at: strength)
    }

    /// A row of one to three variables that holds exactly at a point.
    private mutating func addRow(
        through point: [Double], _ names: [Int], _ relation: Relation, at strength: Strength,
        _ random: inout SplitMix64
    ) {
        let terms = random.sample(random.integer(in: 1...3), below: names.count)
            .map { (random.coefficient(), names[$0]) }
        let constant = terms.reduce(0) { $0 + $1.0 * point[$1.1 - names[0]] }
        add(terms, relation, constant, at: strength)
    }

    /// Half the time a corner that many rows meet in, half the time a container that is exactly full.
    mutating func addDegenerateCorner(_ size: Int, _ random: inout SplitMix64) {
        if random.chance(percent: 50) {
            let names = variables(2 + size * 3 / 4)
            let point = names.map { _ in Double(random.integer(in: -20...20)) }
            for _ in 0..<2 * names.count {
                let relation = random.pick(Relation.allCases)
                let required = relation == .equal ? 10 : 60
                addRow(through: point, names, relation, at: random.strength(requiredPercent: required), &random)
            }
            for name in names where random.chance(percent: 50) {
                add([(1, name)], .equal, Double(random.integer(in: -40...40)), at: random.optionalStrength())
            }
        } else {
            addFullContainer(size, &random)
        }
    }

    /// Items of a least size each in a container that their least sizes fill, or miss by a little.
    private mutating func addFullContainer(_ size: Int, _ random: inout SplitMix64) {
        let items = variables(1 + size)
        let total = variable()
        let least = random.pick([10, 33, 44.5])
        let isSame = random.chance(percent: 60)
        var sum = 0.0
        let strength = random.strength(requiredPercent: 60)
        for item in items {
            let size = isSame ? least : Double(random.integer(in: 5...60))
            sum += size
            add([(1, item)], .greaterOrEqual, size, at: strength)
            add([(1, item)], .equal, Double(random.pick([0, 50, 100])), at: random.optionalStrength())
        }
        add(items.map { (1, $0) } + [(-1, total)], .equal, 0)
        let slack = Double(random.pick([0, 0, 0, 0, 1, 5]))
        add([(1, total)], random.pick([.equal, .lessOrEqual]), sum + slack, at: random.strength(requiredPercent: 70))
        if let first = items.first, let last = items.last, first != last {
            add([(1, first), (-1, last)], random.relation(), 0, at: random.optionalStrength())
        }
    }

    /// Wishes for single variables and for sums and differences, all of one or two strengths.
    mutating func addTiedWishes(_ size: Int, _ random: inout SplitMix64) {
        let names = variables(2 + size * 5 / 8)
        let strengths = [random.optionalStrength(), random.optionalStrength()]
        for name in names {
            for _ in 0..<random.integer(in: 1...2) {
                add([(1, name)], random.relation(), 10 * Double(random.integer(in: -3...6)), at: strengths[0])
            }
        }
        for _ in 0..<size {
            let pair = random.sample(2, below: names.count).map { names[$0] }
            let sign = random.pick([1.0, -1.0])
            add(
                [(1, pair[0]), (sign, pair[1])], random.relation(), 10 * Double(random.integer(in: -2...6)),
                at: random.chance(percent: 10) ? .required : random.pick(strengths))
        }
        if random.chance(percent: 60) {
            add(
                names.map { (1, $0) }, random.pick([.equal, .lessOrEqual]), 10 * Double(random.integer(in: 0...9)),
                at: random.strength(requiredPercent: 50))
        }
    }
}
