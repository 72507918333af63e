import Generators
import Testing
import TinamouLayout

/// Frames of random trees against the exact oracle, which is given equations that share nothing with the layer.
@Suite struct LayoutOracleTests {
    /// How many trees of a block ended how.
    private struct Tally {
        var laidOut = 0, refused = 0, unsettled = 0, determined = 0
    }

    @Test("Frames, what is broken and what is open are as the oracle says", arguments: Workload.blocks(8))
    func agrees(_ block: Int) throws {
        var tally = Tally()
        for number in 0..<50 {
            let seed = UInt64(block * 50 + number)
            var style = LayoutTreeGenerator.Style()
            if number % 2 == 0 {
                style.hasSurroundings = false
                style.hasWrappingText = false
            } else if number % 4 == 1 {
                style.hasUpwardWishes = false
            }
            let tree = LayoutTreeGenerator(seed: seed, size: 1 + number / 6, style: style).tree
            if let complaint = try LayoutOracleTests.judge(tree, &tally) {
                Issue.record("seed \(seed), \(number) of its block: \(complaint)\n\(tree)")
                return
            }
        }
        #expect(tally.laidOut >= 30 && tally.determined >= 5 && tally.unsettled <= 5, "\(tally)")
    }

    private static func judge(_ tree: LayoutTree, _ tally: inout Tally) throws -> String? {
        let built = try BuiltLayout(complete: tree)
        do throws(LayoutError) {
            try built.pass(tree)
        } catch {
            switch error {
            case .unsatisfiable:
                tally.refused += 1
                // With guides of the layer, what contradicts depends on where they lie.
                return tree.followsFrames || LayoutJudge.isContradictory(tree) ? nil : "refused without need: \(error)"
            case .unsettled where tree.followsFrames:
                tally.unsettled += 1
                return nil
            default:
                return "\(error)"
            }
        }
        tally.laidOut += 1
        let judge = LayoutJudge(built, tree)
        if judge.isDetermined { tally.determined += 1 }
        return judge.complaint
    }
}
