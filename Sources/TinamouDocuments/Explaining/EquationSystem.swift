// Which of several equations each number follows from, and which numbers follow from several equations only together.
//
// First what is plain: an equation in which all numbers but one are known gives that one. What is left hangs together:
// there a matching gives each number an equation of its own (augmenting paths), and numbers that depend on each other
// in a circle (strongly connected components, Tarjan 1972) are explained together. The components do not depend on
// which matching it is (Dulmage and Mendelsohn 1958). Nothing recurses: a chain may be as long as a document.

/// Linear equations in numbers that are counted from 0.
package struct EquationSystem {
    /// Σ factor · number = constant.
    package struct Equation {
        package var terms: [(number: Int, factor: Double)]
        package var constant: Double

        package init(terms: [(number: Int, factor: Double)], constant: Double) {
            self.terms = terms
            self.constant = constant
        }
    }

    /// Equations of which only some may be used, because the others follow from these.
    package struct Choice {
        package var equations: [Int]
        /// How many of them say something new.
        package var count: Int

        package init(equations: [Int], count: Int) {
            self.equations = equations
            self.count = count
        }
    }

    /// The equations.
    private let equations: [Equation]

    /// The numbers that are known without one.
    private let known: [Bool]

    /// The equation that gives a number; `nil` for one that is known, or that nothing gives.
    package private(set) var equation: [Int?]

    /// The number that each equation gives.
    private var giving: [Int?]

    /// The equations in which each number occurs.
    private let uses: [[Int]]

    /// Finds out which equation gives which number.
    ///
    /// - Parameters:
    ///   - equations: all equations. Those that are in no choice are taken before those of choices.
    ///   - choices: sets of equations that depend on each other.
    ///   - known: for each number, whether it is known without an equation.
    package init(_ equations: [Equation], choices: [Choice], known: [Bool]) {
        self.equations = equations
        self.known = known
        equation = [Int?](repeating: nil, count: known.count)
        giving = [Int?](repeating: nil, count: equations.count)
        var uses = [[Int]](repeating: [], count: known.count)
        for (place, equation) in equations.enumerated() {
            for term in equation.terms { uses[term.number].append(place) }
        }
        self.uses = uses
        var choiceOf = [Int?](repeating: nil, count: equations.count)
        for (place, choice) in choices.enumerated() {
            for equation in choice.equations { choiceOf[equation] = place }
        }
        match(giveOneByOne(choices, choiceOf), choices)
    }

    // MARK: One by one

    /// Has each equation with one number that is not known yet give that.
    ///
    /// - Returns: how many equations of each choice may still be used.
    private mutating func giveOneByOne(_ choices: [Choice], _ choiceOf: [Int?]) -> [Int] {
        var left = choices.map(\.count)
        var unknown = equations.map { equation in equation.terms.count { !known[$0.number] } }
        var waiting = equations.indices.filter { unknown[$0] == 1 && choiceOf[$0] == nil }
        var waitingChoices = equations.indices.filter { unknown[$0] == 1 && choiceOf[$0] != nil }
        var next = 0, nextChoice = 0
        while true {
            let place: Int
            if next < waiting.count {
                place = waiting[next]
                next += 1
            } else if nextChoice < waitingChoices.count {
                place = waitingChoices[nextChoice]
                nextChoice += 1
            } else {
                return left
            }
            guard unknown[place] == 1, let number = equations[place].terms.first(where: { isOpen($0.number) })?.number
            else { continue }
            if let choice = choiceOf[place] {
                if left[choice] == 0 { continue }
                left[choice] -= 1
            }
            (equation[number], giving[place]) = (place, number)
            for use in uses[number] {
                unknown[use] -= 1
                if unknown[use] == 1 {
                    if choiceOf[use] == nil { waiting.append(use) } else { waitingChoices.append(use) }
                }
            }
        }
    }

    private func isOpen(_ number: Int) -> Bool { !known[number] && equation[number] == nil }

    // MARK: Together

    /// Gives each number that is still open an equation of its own, as far as there is one.
    private mutating func match(_ left: [Int], _ choices: [Choice]) {
        var isUsable = giving.map { $0 == nil }
        for (choice, count) in zip(choices, left) {
            // Those with most open numbers say something new: the others hold by what has been used.
            var spare = choice.equations.filter { giving[$0] == nil }
            spare.sort { one, other in
                let counts = (openCount(one), openCount(other))
                return counts.0 == counts.1 ? one < other : counts.0 > counts.1
            }
            for place in spare.dropFirst(count) { isUsable[place] = false }
        }
        for number in equation.indices where isOpen(number) { augment(from: number, isUsable) }
    }

    private func openCount(_ place: Int) -> Int { equations[place].terms.count { isOpen($0.number) } }

    /// Searches breadth first for a path along which an equation comes free for a number.
    private mutating func augment(from start: Int, _ isUsable: [Bool]) {
        if let free = uses[start].first(where: { isUsable[$0] && giving[$0] == nil }) {
            (equation[start], giving[free]) = (free, start)
            return
        }
        // Looked up only.
        var cameFrom: [Int: Int] = [:]
        var waiting = [start]
        var next = 0
        while next < waiting.count {
            let number = waiting[next]
            next += 1
            for place in uses[number] where isUsable[place] && cameFrom[place] == nil {
                cameFrom[place] = number
                if let other = giving[place] {
                    waiting.append(other)
                    continue
                }
                var free = place
                while let taker = cameFrom[free] {
                    let former = equation[taker]
                    (equation[taker], giving[free]) = (free, taker)
                    guard let former else { return }
                    free = former
                }
            }
        }
    }

    // MARK: Circles

    /// The numbers that a number follows from only together with them, itself first; in the order in which they are met.
    ///
    /// - Parameter starts: the numbers that are asked for.
    /// - Returns: for each number that these follow from, the number of its component.
    package func components(from starts: [Int]) -> [Int?] {
        var component = [Int?](repeating: nil, count: equation.count)
        var order = [Int?](repeating: nil, count: equation.count)
        var lowest = [Int](repeating: 0, count: equation.count)
        var stack: [Int] = [], path: [(number: Int, term: Int)] = []
        var count = 0, componentCount = 0
        for start in starts where order[start] == nil {
            path.append((start, 0))
            while let (number, term) = path.last {
                if term == 0 && order[number] == nil {
                    (order[number], lowest[number]) = (count, count)
                    count += 1
                    stack.append(number)
                }
                let terms = equation[number].map { equations[$0].terms } ?? []
                if term < terms.count {
                    path[path.count - 1].term += 1
                    let other = terms[term].number
                    if let met = order[other] {
                        if component[other] == nil { lowest[number] = min(lowest[number], met) }
                    } else {
                        path.append((other, 0))
                    }
                    continue
                }
                path.removeLast()
                if let above = path.last?.number { lowest[above] = min(lowest[above], lowest[number]) }
                guard lowest[number] == order[number] else { continue }
                while let member = stack.popLast() {
                    component[member] = componentCount
                    if member == number { break }
                }
                componentCount += 1
            }
        }
        return component
    }
}
