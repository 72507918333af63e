import Tinamou

extension ProblemBuilder {
    /// Rows that tie each variable to the next ones, the last ones to the first ones.
    mutating func addLoop(_ size: Int, _ random: inout SplitMix64) {
        let names = variables(2 + size * 5 / 8)
        for index in names.indices {
            var terms = [(random.pick([1, 2, 3, 0.5]), names[index])]
            terms.append((random.pick([1, -1, -1, 2, -0.5]), names[(index + 1) % names.count]))
            if names.count > 2 && random.chance(percent: 40) {
                terms.append((random.pick([1, -1, -3]), names[(index + 2) % names.count]))
            }
            let relation = random.chance(percent: 75) ? .equal : random.inequality()
            add(
                terms, relation, Double(random.integer(in: -50...50)),
                at: random.strength(requiredPercent: 40))
        }
        for _ in 0..<random.integer(in: 1...names.count) {
            add(
                [(1, random.pick(names))], random.relation(), Double(random.integer(in: -40...40)),
                at: random.strength(requiredPercent: 5))
        }
    }

    /// Wishes spread over up to 12 levels, several of them close together.
    mutating func addManyLevels(_ size: Int, _ random: inout SplitMix64) {
        let names = variables(2 + size * 5 / 8)
        let all: [Double] = [999, 998.5, 751, 750, 749, 500.25, 500, 499.75, 250, 249, 50.5, 50, 1, 0.5]
        let levels = random.shuffled(all).prefix(min(12, 2 + size + random.integer(in: 0...2)))
        for name in names where random.chance(percent: 30) {
            add([(1, name)], random.inequality(), Double(random.integer(in: -20...60)))
        }
        for level in levels {
            for _ in 0..<(size < 3 || random.chance(percent: 70) ? 1 : 2) {
                let chosen = random.sample(random.integer(in: 1...3), below: names.count)
                let weight = random.pick([1, 1, 1, 2, 0.5])
                add(
                    chosen.map { (random.pick([1, 1, -1, 2]), names[$0]) }, random.relation(),
                    Double(random.integer(in: -50...100)), at: Strength(level, weight: weight))
            }
        }
    }

    /// Rows with a coefficient at most variables. The required ones hold at one point.
    mutating func addDenseRows(_ size: Int, _ random: inout SplitMix64) {
        let names = variables(2 + size / 2)
        let point = names.map { _ in Double(random.integer(in: -30...30)) }
        for _ in 0..<2 + size + random.integer(in: 0...size) {
            var terms = names.filter { _ in random.chance(percent: 80) }.map { name in
                (random.chance(percent: 50) ? random.coefficient() : random.eighth(in: -10...10), name)
            }
            // Now and then a variable twice in a row.
            if let first = terms.first, random.chance(percent: 5) { terms.append((1, first.1)) }
            let strength = random.strength(requiredPercent: 25)
            let value = terms.reduce(0) { $0 + $1.0 * point[$1.1] }
            let room = Double(random.pick([0, 0, 5, 20]))
            switch random.relation() {
            case .equal:
                add(terms, .equal, strength.isRequired ? value : random.constant(), at: strength)
            case .lessOrEqual:
                add(terms, .lessOrEqual, strength.isRequired ? value + room : random.constant(), at: strength)
            case .greaterOrEqual:
                add(terms, .greaterOrEqual, strength.isRequired ? value - room : random.constant(), at: strength)
            }
        }
    }
}
