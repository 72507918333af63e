import Tinamou

/// Makes up one operation after the other on a problem.
///
/// A driver asks for ``next()``, hands the operation to its solver and, if that refuses, calls
/// ``refuseLast()``. Whatever it does in between, ``live`` are the rows that the solver should have.
package struct ProgramGenerator: Sendable {
    /// How often each operation is chosen, relative to the others, and what it is like.
    package struct Mix: Sendable {
        /// How often a row is added.
        package var add = 20

        /// How often a row is removed.
        package var remove = 12

        /// How often a row gets another constant.
        package var setConstant = 25

        /// How often a row gets another strength.
        package var setStrength = 13

        /// How often a value is suggested.
        package var suggest = 30

        /// Of a hundred new rows and new strengths, how many are required. Suggestions never are.
        package var requiredPercent = 20

        /// Whether suggestions are removed, too. Other operations than suggestions never change them.
        package var removesSuggestions = true

        /// With so many live rows or more, removals take the place of additions.
        package var mostRows = 30

        /// The mix above.
        package init() {}
    }

    /// The rows that are there after the operations so far.
    package private(set) var live: LiveRows

    /// The operations so far, refused ones included.
    package private(set) var program: Program

    private let mix: Mix
    private var random: SplitMix64
    private var before: LiveRows

    /// A generator that begins with a problem.
    ///
    /// - Precondition: the problem has a variable, and no number of the mix is negative.
    package init(_ problem: Problem, mix: Mix = Mix(), seed: UInt64) {
        precondition(problem.variableCount > 0, "operations need a variable")
        live = LiveRows(problem)
        before = live
        program = Program(initial: problem)
        self.mix = mix
        random = SplitMix64(seed: seed)
    }

    /// The problem of the live rows.
    package var problem: Problem { live.problem }

    /// The next operation, which counts as having taken effect.
    package mutating func next() -> Operation {
        let operation = makeOperation()
        before = live
        live.apply(operation)
        program.steps.append(Program.Step(operation))
        return operation
    }

    /// Takes note that the last operation was refused and did not take effect. Twice is the same as once.
    ///
    /// - Precondition: there has been an operation.
    package mutating func refuseLast() {
        precondition(!program.steps.isEmpty, "no operation could have been refused")
        live = before
        program.steps[program.steps.count - 1].isRefused = true
    }

    private mutating func makeOperation() -> Operation {
        let ordinary = live.identities.filter { !live.isSuggestion($0) }
        let removable = mix.removesSuggestions ? live.identities : ordinary
        let isFull = live.rows.count >= mix.mostRows
        // What there is nothing for gets no share; an addition is always possible.
        let shares = [
            isFull ? 0 : mix.add,
            removable.isEmpty ? 0 : mix.remove + (isFull ? mix.add : 0),
            ordinary.isEmpty ? 0 : mix.setConstant,
            ordinary.isEmpty ? 0 : mix.setStrength,
            mix.suggest,
        ]
        switch choose(shares) {
        case 1: return .remove(random.pick(removable))
        case 2: return makeConstant(random.pick(ordinary))
        case 3: return .setStrength(random.pick(ordinary), random.strength(requiredPercent: mix.requiredPercent))
        case 4:
            let variable = random.integer(below: live.variableCount)
            return .suggest(variable: variable, random.constant(), random.optionalStrength())
        default: return .add(makeRow())
        }
    }

    /// The number of a share, as often as its size says; 0 if all are empty.
    private mutating func choose(_ shares: [Int]) -> Int {
        let total = shares.reduce(0, +)
        guard total > 0 else { return 0 }
        var rest = random.integer(below: total)
        for (index, share) in shares.enumerated() {
            if rest < share { return index }
            rest -= share
        }
        return 0
    }

    /// A constant near the old one, or any other.
    private mutating func makeConstant(_ identity: Int) -> Operation {
        guard let index = live.index(of: identity), random.chance(percent: 60) else {
            return .setConstant(identity, random.constant())
        }
        // A constant that has wandered far comes back, so that numbers keep few bits.
        let old = abs(live.rows[index].constant) > 1000 ? 0 : live.rows[index].constant
        return .setConstant(identity, old + random.eighth(in: -20...20))
    }

    /// A row of one to three variables, or one that is like a live row.
    private mutating func makeRow() -> Problem.Row {
        let strength = random.strength(requiredPercent: mix.requiredPercent)
        if !live.rows.isEmpty && random.chance(percent: 20) {
            var copy = random.pick(live.rows).scaled(by: random.pick([1, -1, 2, 0.5]))
            // Copies of copies must not grow for ever.
            if copy.terms.allSatisfy({ abs($0.coefficient) <= 100 && abs($0.coefficient) >= 0.125 }) {
                if random.chance(percent: 50) { copy.constant += Double(random.integer(in: -10...10)) }
                copy.strength = strength
                return copy
            }
        }
        let count = min(live.variableCount, random.pick([1, 1, 2, 2, 2, 3]))
        let terms = random.sample(count, below: live.variableCount).enumerated().map { place, variable in
            Problem.Summand(random.chance(percent: 60) ? (place == 1 ? -1 : 1) : random.coefficient(), variable)
        }
        return Problem.Row(terms, random.relation(), random.constant(), at: strength)
    }
}
