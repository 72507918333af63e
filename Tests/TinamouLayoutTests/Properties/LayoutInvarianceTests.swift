import Generators
import Testing
import TinamouLayout

/// What may be changed about a tree without changing its frames, or changing them in a known way.
@Suite struct LayoutInvarianceTests {
    /// A tree that can be laid out, with what is determined about it.
    private struct Sample {
        let seed: UInt64
        let tree: LayoutTree
        let built: BuiltLayout
        let values: [Double?]
        let determined: Set<Int>

        var words: String { "seed \(seed)\n\(tree)" }

        /// A number that is determined.
        func value(_ item: Int, _ corner: LayoutTree.Corner) -> Double? {
            let variable = tree.variable(.item(item), corner)
            return determined.contains(variable) ? values[variable] : nil
        }
    }

    /// Trees of growing size; without those that are refused, and those in which open numbers would have a say.
    private func forEachSample(
        _ block: Int, _ style: LayoutTreeGenerator.Style, _ body: (Sample) throws -> Void
    ) throws {
        var count = 0
        for number in 0..<30 {
            let seed = UInt64(100_000 + block * 30 + number)
            var style = style
            if number % 2 == 0 {
                style.hasSurroundings = false
                style.hasWrappingText = false
            }
            let tree = LayoutTreeGenerator(seed: seed, size: 1 + number / 4, style: style).tree
            guard let built = try laidOut(tree) else { continue }
            let judge = LayoutJudge(built, tree)
            #expect(judge.complaint == nil, "seed \(seed)\n\(tree)")
            if tree.followsFrames && !judge.isDetermined { continue }
            count += 1
            try body(
                Sample(seed: seed, tree: tree, built: built, values: built.values(tree), determined: judge.determined))
        }
        #expect(count >= 10)
    }

    /// The tree's views after a pass; `nil` if that is refused.
    private func laidOut(_ tree: LayoutTree) throws -> BuiltLayout? {
        let built = try BuiltLayout(complete: tree)
        do throws(LayoutError) {
            try built.pass(tree)
        } catch {
            switch error {
            case .unsatisfiable, .unsettled: return nil
            default: throw error
            }
        }
        return built
    }

    private func isNear(_ one: Double, _ two: Double?, _ tolerance: Double = 1e-9) -> Bool {
        guard let two else { return false }
        return abs(one - two) <= tolerance * max(1, abs(two))
    }

    // MARK: Mirroring and scaling

    @Test("Read the other way round, frames are mirrored", arguments: Workload.blocks(3))
    func mirroring(_ block: Int) throws {
        var style = LayoutTreeGenerator.Style()
        style.isMirrorable = true
        try forEachSample(block, style) { sample in
            let mirrored = sample.tree.mirrored
            guard let other = try laidOut(mirrored) else {
                Issue.record("refused when mirrored: \(sample.words)")
                return
            }
            let values = other.values(mirrored)
            for item in sample.tree.items.indices {
                func found(_ corner: LayoutTree.Corner) -> Double? { values[mirrored.variable(.item(item), corner)] }
                if let left = sample.value(item, .left), let width = sample.value(item, .width) {
                    let expected = sample.tree.size.width - left - width
                    #expect(isNear(expected, found(.left)), "item \(item), left, \(sample.words)")
                    #expect(isNear(width, found(.width)), "item \(item), width, \(sample.words)")
                }
                for corner in [LayoutTree.Corner.top, .height] {
                    guard let value = sample.value(item, corner) else { continue }
                    #expect(isNear(value, found(corner)), "item \(item), \(corner), \(sample.words)")
                }
            }
        }
    }

    @Test("Lengths times a factor give frames times that, to the bit for powers of two", arguments: Workload.blocks(3))
    func scaling(_ block: Int) throws {
        try forEachSample(block, LayoutTreeGenerator.Style()) { sample in
            for factor in [0.25, 4, 1024, 3, 0.7] {
                guard let other = try laidOut(sample.tree.scaled(by: factor)) else {
                    Issue.record("refused times \(factor): \(sample.words)")
                    return
                }
                let isExact = factor.significand == 1
                let values = other.values(sample.tree)
                for variable in sample.determined.sorted() {
                    guard let value = sample.values[variable], let found = values[variable] else { continue }
                    let isSame = isExact ? factor * value == found : isNear(factor * value, found)
                    #expect(
                        isSame, "times \(factor), variable \(variable), \(factor * value) \(found), \(sample.words)")
                }
            }
        }
    }

    @Test("A tree as a part of another has the same frames, moved", arguments: Workload.blocks(3))
    func shifting(_ block: Int) throws {
        var style = LayoutTreeGenerator.Style()
        style.hasSurroundings = false
        try forEachSample(block, style) { sample in
            let (x, y) = (123.25, -64.5)
            guard let other = try laidOut(sample.tree.shifted(x: x, y: y)) else {
                Issue.record("refused when moved: \(sample.words)")
                return
            }
            for item in sample.tree.items.indices {
                let rect = other.items[item + 1].alignmentRectInRoot
                let found: [(LayoutTree.Corner, Double)] = [
                    (.left, rect.minX - x), (.top, rect.minY - y), (.width, rect.width), (.height, rect.height),
                ]
                for (corner, number) in found {
                    guard let value = sample.value(item, corner) else { continue }
                    #expect(isNear(value, number), "item \(item), \(corner), \(sample.words)")
                }
            }
        }
    }

    // MARK: The order in which things happen

    /// When constraints come into force.
    enum Moment: CaseIterable, Sendable {
        case beforeTheTree, beforeTheEngine, inAPass, atOnce, oneByOneAtOnce, passByPass
    }

    @Test("When and in which order constraints are activated does not matter", arguments: Workload.blocks(2))
    func order(_ block: Int) throws {
        try forEachSample(block, LayoutTreeGenerator.Style()) { sample in
            var random = SplitMix64(seed: sample.seed)
            for moment in Moment.allCases {
                let other: BuiltLayout
                do throws(LayoutError) {
                    other = try built(sample.tree, moment, &random)
                } catch {
                    // Of passes in between, something may be missing that keeps frames from going in circles.
                    if case .unsettled = error, moment == .passByPass { continue }
                    Issue.record("\(moment): \(error), \(sample.words)")
                    return
                }
                let values = other.values(sample.tree)
                for variable in sample.determined.sorted() {
                    guard let value = sample.values[variable] else { continue }
                    #expect(isNear(value, values[variable]), "\(moment), variable \(variable), \(sample.words)")
                }
            }
        }
    }

    private func built(
        _ tree: LayoutTree, _ moment: Moment, _ random: inout SplitMix64
    ) throws(LayoutError) -> BuiltLayout {
        let layout = try BuiltLayout(tree)
        let constraints = random.shuffled(layout.constraints)
        if moment == .beforeTheTree { LayoutConstraint.activate(constraints) }
        layout.putTogether(tree)
        if moment == .beforeTheEngine { LayoutConstraint.activate(constraints) }
        layout.makeEngine(tree)
        switch moment {
        case .beforeTheTree, .beforeTheEngine: break
        case .inAPass: LayoutConstraint.activate(constraints)
        case .atOnce: try layout.engine?.activate(constraints)
        case .oneByOneAtOnce: for constraint in constraints { try constraint.activate() }
        case .passByPass:
            for constraint in constraints {
                constraint.isActive = true
                if random.chance(percent: 50) { try layout.pass(tree) }
            }
        }
        try layout.pass(tree)
        return layout
    }

    // MARK: There and back

    @Test("Constraints that come and go leave nothing behind", arguments: Workload.blocks(3))
    func comingAndGoing(_ block: Int) throws {
        try forEachSample(block, LayoutTreeGenerator.Style()) { sample in
            guard let engine = sample.built.engine else { return }
            var generator = LayoutTreeGenerator(seed: sample.seed, size: 1)
            generator.tree = sample.tree
            let first = sample.built.constraints.count
            for _ in 0..<4 { try sample.built.addConstraint(generator.wish()) }
            let extra = Array(sample.built.constraints[first...])
            var counts: [[Int]] = []
            for _ in 0..<3 {
                var taken: [LayoutConstraint] = []
                for constraint in extra where (try? constraint.activate()) != nil {
                    // What frames make of it may contradict all the same.
                    if (try? sample.built.pass(sample.tree)) != nil {
                        taken.append(constraint)
                    } else {
                        constraint.isActive = false
                    }
                }
                for constraint in generator.random.shuffled(taken) { constraint.isActive = false }
                try sample.built.pass(sample.tree)
                counts.append([engine.solver.constraints.count, engine.solver.variables.count])
                let values = sample.built.values(sample.tree)
                let order = sample.determined.sorted()
                // Safe areas may fit together in more than one way.
                if sample.tree.followsFrames, values != sample.values {
                    #expect(LayoutJudge(sample.built, sample.tree).complaint == nil, "\(sample.words)")
                    continue
                }
                #expect(
                    areSame(order.compactMap { values[$0] }, order.compactMap { sample.values[$0] }), "\(sample.words)")
            }
            // The first time may need numbers that nothing has mentioned before.
            #expect(counts[1] == counts[2] && counts[0] == counts[1], "\(counts), \(sample.words)")
        }
    }

    @Test("Items that are taken out and put back are where they were", arguments: Workload.blocks(3))
    func outAndIn(_ block: Int) throws {
        try forEachSample(block, LayoutTreeGenerator.Style()) { sample in
            guard let engine = sample.built.engine else { return }
            var random = SplitMix64(seed: sample.seed)
            // Which of two open extents would be below 0 may be the other way round.
            func constraintCount() -> Int { engine.solver.constraints.count - engine.leastExtentCount }
            let counts = [constraintCount(), engine.solver.variables.count]
            for _ in 0..<3 {
                let item = random.integer(in: 1...sample.tree.items.count - 1)
                var tree = sample.tree
                let back = tree.make(.takeOut(item))
                try sample.built.make(.takeOut(item), tree)
                if random.chance(percent: 70) {
                    do throws(LayoutError) {
                        try sample.built.pass(tree)
                    } catch {
                        // What is left may be elsewhere, and what follows from that not to be had; or nobody stands in
                        // for a baseline any more.
                        if tree.followsFrames || LayoutJudge.isContradictory(tree) { return }
                        throw error
                    }
                }
                tree.make(back)
                try sample.built.make(back, tree)
                LayoutConstraint.activate(random.shuffled(sample.built.constraints))
                try sample.built.pass(sample.tree)
                #expect(constraintCount() == counts[0], "\(sample.words)")
                // Where nobody stands in any more, the view's own edge may be mentioned for the first time.
                if sample.tree.items.allSatisfy({ $0.firstStandIn == nil }) {
                    #expect(engine.solver.variables.count == counts[1], "\(sample.words)")
                }
                let values = sample.built.values(sample.tree)
                for variable in sample.determined.sorted() {
                    guard let value = sample.values[variable] else { continue }
                    #expect(isNear(value, values[variable]), "item \(item), variable \(variable), \(sample.words)")
                }
            }
        }
    }
}
