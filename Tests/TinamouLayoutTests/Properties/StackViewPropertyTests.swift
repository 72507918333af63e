import Generators
import Testing
import TinamouLayout

/// A stack that has come to be what it is step by step lies as one that was made so at once.
@Suite struct StackViewPropertyTests {
    @Test(arguments: 0..<60)
    func theWayThereDoesNotMatter(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let here = StackScene(.horizontal, [])
        var trace: [String] = []
        for _ in 0..<20 {
            for _ in 0...random.integer(below: 3) { trace.append(change(here.stack, &random)) }
            try here.layout(300, across: 80)
            let fresh = copy(of: here)
            try fresh.layout(300, across: 80)
            let frames = here.stack.arrangedSubviews.map(\.frame), others = fresh.stack.arrangedSubviews.map(\.frame)
            guard zip(frames, others).allSatisfy({ isClose($0, $1) }) else {
                Issue.record("seed \(seed): \(frames), not \(others), after \(trace)")
                return
            }
        }
    }

    /// Changes one thing of a stack, and says what.
    private func change(_ stack: StackView, _ random: inout SplitMix64) -> String {
        let views = stack.arrangedSubviews
        let kind = random.integer(below: views.isEmpty ? 1 : 14)
        let view = views.isEmpty ? nil : random.pick(views)
        let number = Double(random.integer(below: 12))
        switch kind {
        case 0, 1:
            let made = Tile(
                "", Double(10 * random.integer(below: 8)), Double(10 + random.integer(below: 40)),
                baselines: random.chance(percent: 50) ? (number, 3) : nil)
            let index = random.integer(below: views.count + 1)
            stack.insertArrangedSubview(made, at: index)
            return "insert \(made.size) at \(index)"
        case 2:
            if random.chance(percent: 50), let view {
                stack.removeArrangedSubview(view)
            } else {
                view?.removeFromSuperview()
            }
        case 3, 4: view?.isHidden.toggle()
        case 5: stack.spacing = number
        case 6: if let view { stack.setCustomSpacing(number, after: view) }
        case 7: stack.axis = random.pick(LayoutAxis.allCases)
        case 8: stack.distribution = random.pick(StackView.Distribution.allCases)
        case 9: stack.alignment = random.pick(StackView.Alignment.allCases)
        case 10: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 11: stack.isBaselineRelativeArrangement.toggle()
        case 12: stack.forcedLayoutDirection = random.pick([nil, .leftToRight, .rightToLeft])
        default:
            if let tile = view as? Tile {
                tile.size.width = 10 * number
                tile.invalidateIntrinsicContentSize()
            }
        }
        return "\(kind) \(number)"
    }

    /// A new scene with the same stack.
    private func copy(of scene: StackScene) -> StackScene {
        let old = scene.stack
        let views = old.arrangedSubviews.compactMap { $0 as? Tile }
        let made = StackScene(
            old.axis,
            views.map { view in
                let tile = Tile("", view.size.width, view.size.height)
                tile.baselines = view.baselines
                tile.isHidden = view.isHidden
                return tile
            })
        let stack = made.stack
        for (one, other) in zip(views, made.views) {
            stack.setCustomSpacing(old.customSpacing(after: one), after: other)
        }
        stack.spacing = old.spacing
        stack.distribution = old.distribution
        stack.alignment = old.alignment
        stack.isLayoutMarginsRelativeArrangement = old.isLayoutMarginsRelativeArrangement
        stack.isBaselineRelativeArrangement = old.isBaselineRelativeArrangement
        stack.forcedLayoutDirection = old.forcedLayoutDirection
        return made
    }
}
