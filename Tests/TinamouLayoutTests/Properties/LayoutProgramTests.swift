import Generators
import Testing
import TinamouLayout

/// Random changes of random trees: after each, the frames are what the oracle says, and what a fresh engine makes of a
/// freshly built copy of the tree.
@Suite struct LayoutProgramTests {
    @Test("A pass after changes agrees with a fresh engine and the oracle", arguments: Workload.blocks(8))
    func agrees(_ block: Int) throws {
        var unsettled = 0
        for number in 0..<12 {
            let seed = UInt64(1_000 + block * 12 + number)
            var style = LayoutTreeGenerator.Style()
            if number % 2 == 0 {
                style.hasSurroundings = false
                style.hasWrappingText = number % 4 == 0
            }
            var run = try LayoutProgramRun(seed: seed, size: 1 + number / 2, style: style)
            for _ in 0..<15 {
                let complaint = try run.step()
                if run.isUnsettled {
                    unsettled += 1
                    break
                }
                if let complaint {
                    Issue.record("seed \(seed), \(number) of its block: \(complaint)\n\(run.text)")
                    return
                }
            }
        }
        #expect(unsettled <= 4)
    }
}

/// A tree that changes, and its views.
struct LayoutProgramRun {
    private(set) var generator: LayoutTreeGenerator
    private(set) var live: BuiltLayout
    private let start: LayoutTree
    private var changes: [LayoutChange] = []
    /// Whether what follows from frames has led in circles.
    private(set) var isUnsettled = false

    /// What it takes to do it all again.
    var text: String {
        "\(start)\n  then: " + changes.map { "\($0)" }.joined(separator: "\n  then: ")
    }

    init(seed: UInt64, size: Int, style: LayoutTreeGenerator.Style) throws {
        generator = LayoutTreeGenerator(seed: seed, size: size, style: style)
        // What cannot be had from the start is taken out, last things first.
        while true {
            do throws(LayoutError) {
                live = try BuiltLayout(complete: generator.tree)
                try live.pass(generator.tree)
                break
            } catch {
                if generator.tree.statements.isEmpty { throw error }
                generator.tree.statements.removeLast()
            }
        }
        start = generator.tree
    }

    /// Makes one to three changes and a pass; what is refused is taken back. Returns what is wrong afterwards.
    mutating func step() throws -> String? {
        var undo: [LayoutChange] = []
        for _ in 0..<generator.random.integer(in: 1...3) {
            guard let change = generator.change() else { continue }
            undo.append(try make(change))
        }
        do throws(LayoutError) {
            try live.pass(generator.tree)
        } catch {
            guard case .unsatisfiable = error else {
                if case .unsettled = error, generator.tree.followsFrames { isUnsettled = true }
                return "\(error)"
            }
            if !generator.tree.followsFrames && !LayoutJudge.isContradictory(generator.tree) {
                return "refused without need: \(error)"
            }
            for change in undo.reversed() { _ = try make(change) }
            do throws(LayoutError) {
                try live.pass(generator.tree)
            } catch {
                if case .unsettled = error, generator.tree.followsFrames { isUnsettled = true }
                return "after taking back: \(error)"
            }
        }
        return try complaint()
    }

    private mutating func make(_ change: LayoutChange) throws -> LayoutChange {
        changes.append(change)
        let back = generator.tree.make(change)
        try live.make(change, generator.tree)
        return back
    }

    private func complaint() throws -> String? {
        let tree = generator.tree
        let judge = LayoutJudge(live, tree)
        if let complaint = judge.complaint { return complaint }
        if tree.followsFrames && !judge.isDetermined { return nil }
        let fresh = try BuiltLayout(complete: tree)
        try fresh.pass(tree)
        let old = live.values(tree), new = fresh.values(tree)
        for variable in judge.determined.sorted() {
            guard let one = old[variable], let two = new[variable] else { continue }
            if abs(one - two) > 1e-9 * max(1, abs(two)) { return "variable \(variable) is \(one), afresh \(two)" }
        }
        return nil
    }
}
