import Generators
import Testing
import TinamouLayout

/// What is refused leaves a layout as it was: at once to the bit, in a pass its frames, and all of it once what was
/// refused has been taken back.
///
/// Without numerical trouble, for which no tree is known, and mistakes of makers, which have tests of their own.
@Suite struct LayoutRefusalTests {
    /// All that can be read of a layout.
    private struct Snapshot: Equatable {
        var frames: [UInt64]
        var counts: [Int]
        var needsLayout: Bool
        var state: [String]

        init(_ built: BuiltLayout) {
            frames = built.items.flatMap { item in
                let rect = item.alignmentRectInRoot
                return [rect.minX, rect.minY, rect.width, rect.height].map(\.bitPattern)
            }
            counts = [built.engine?.solver.constraints.count ?? 0, built.engine?.solver.variables.count ?? 0]
            needsLayout = built.engine?.needsLayout ?? true
            state = built.constraints.map { "\($0.isActive) \($0.constant) \($0.priority.rawValue)" }
        }
    }

    /// A constraint that cannot be had, by the kind of the error.
    enum Mistake: CaseIterable, Sendable {
        case contradiction, stranger, constant, multiplier, priority, tooHighPriority, leadingAndLeft, goneItem
    }

    private func constraint(_ mistake: Mistake, _ view: View, _ stranger: View) -> LayoutConstraint {
        switch mistake {
        case .contradiction: return view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 1)
        case .stranger: return view.topAnchor.constraint(equalTo: stranger.topAnchor)
        case .constant: return view.widthAnchor.constraint(equalToConstant: .nan)
        case .multiplier: return view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
        case .priority, .tooHighPriority:
            let made = view.widthAnchor.constraint(equalToConstant: 1)
            made.priority = LayoutPriority(mistake == .priority ? 0 : 1000.5)
            return made
        case .leadingAndLeft: return view.leadingAnchor.constraint(equalTo: view.leftAnchor)
        case .goneItem: return view.topAnchor.constraint(equalTo: View("gone").topAnchor)
        }
    }

    private func isExpected(_ error: LayoutError, _ mistake: Mistake) -> Bool {
        switch (error, mistake) {
        case (.unsatisfiable, .contradiction), (.noCommonAncestor, .stranger), (.invalidNumber, .constant),
            (.invalidNumber, .multiplier), (.invalidNumber, .priority), (.invalidNumber, .tooHighPriority),
            (.invalid(.readingAndPhysical, _), .leadingAndLeft), (.invalid(.itemIsGone, _), .goneItem):
            true
        default: false
        }
    }

    private func forEachLayout(
        _ block: Int, _ body: (BuiltLayout, LayoutTree, inout SplitMix64, String) throws -> Void
    ) throws {
        for number in 0..<20 {
            let seed = UInt64(200_000 + block * 20 + number)
            let generator = LayoutTreeGenerator(seed: seed, size: 1 + number / 3)
            let built = try BuiltLayout(complete: generator.tree)
            guard !built.constraints.isEmpty, (try? built.pass(generator.tree)) != nil else { continue }
            var random = generator.random
            try body(built, generator.tree, &random, "seed \(seed)\n\(generator.tree)")
        }
    }

    /// Whether a layout is what it was, but for numbers that are open: they may have been elsewhere, and stay.
    private func isBack(
        _ built: BuiltLayout, _ tree: LayoutTree, _ values: [Double?], _ before: Snapshot, _ determined: Set<Int>
    ) -> Bool {
        var now = Snapshot(built)
        now.frames = before.frames
        let found = built.values(tree)
        let order = determined.sorted()
        return now == before && areSame(order.compactMap { found[$0] }, order.compactMap { values[$0] })
    }

    @Test("At once", arguments: Workload.blocks(2))
    func atOnce(_ block: Int) throws {
        try forEachLayout(block) { built, tree, random, words in
            guard let engine = built.engine else { return }
            let stranger = View("stranger")
            let views = tree.items.indices.filter { !tree.items[$0].isGuide }
            for mistake in Mistake.allCases {
                let view = built.view(random.pick(views))
                let before = Snapshot(built)
                let wrong = constraint(mistake, view, stranger)
                let harmless = view.widthAnchor.constraint(greaterThanOrEqualToConstant: -1e6)
                harmless.priority = LayoutPriority(1)
                for together in [false, true] {
                    do throws(LayoutError) {
                        if together { try engine.activate([harmless, wrong]) } else { try wrong.activate() }
                        Issue.record("\(mistake) was taken, \(words)")
                    } catch {
                        #expect(isExpected(error, mistake), "\(mistake): \(error), \(words)")
                    }
                    #expect(!wrong.isActive && !harmless.isActive)
                    #expect(Snapshot(built) == before, "\(mistake), \(words)")
                }
            }
            try changesAtOnce(built, tree, &random, words)
        }
    }

    /// Constants, priorities and further constraints that may be refused, and are often.
    private func changesAtOnce(
        _ built: BuiltLayout, _ tree: LayoutTree, _ random: inout SplitMix64, _ words: String
    ) throws {
        var refused = 0
        for round in 0..<12 {
            let before = Snapshot(built)
            let constraint = random.pick(built.constraints)
            do throws(LayoutError) {
                switch round {
                case 0: try constraint.setConstant(.nan)
                case 1: try constraint.setPriority(LayoutPriority(-1))
                case 2: try constraint.setPriority(LayoutPriority(.nan))
                case 3..<8: try constraint.setPriority(.required)
                default: try constraint.setConstant(Double(random.integer(in: -500...500)))
                }
                try? built.pass(tree)  // what follows from frames may not be to be had
                if built.engine?.needsLayout == true { return }
            } catch {
                refused += 1
                #expect(Snapshot(built) == before, "round \(round), \(words)")
            }
        }
        #expect(refused >= 3)
    }

    @Test("In a pass", arguments: Workload.blocks(2))
    func inAPass(_ block: Int) throws {
        try forEachLayout(block) { built, tree, random, words in
            let stranger = View("stranger")
            let views = tree.items.indices.filter { !tree.items[$0].isGuide }
            var before = Snapshot(built)
            let values = built.values(tree), determined = LayoutJudge(built, tree).determined
            for mistake in Mistake.allCases {
                let wrong = constraint(mistake, built.view(random.pick(views)), stranger)
                // The same in one that is already there.
                let present = built.constraints.first
                let (constant, priority) = (present?.constant ?? 0, present?.priority ?? .required)
                switch mistake {
                case .constant: present?.constant = .infinity
                case .priority: present?.priority = LayoutPriority(.nan)
                default: wrong.isActive = true
                }
                do throws(LayoutError) {
                    try built.pass(tree)
                    Issue.record("\(mistake) was taken, \(words)")
                } catch {
                    #expect(isExpected(error, mistake), "\(mistake): \(error), \(words)")
                }
                let after = Snapshot(built)
                #expect(after.frames == before.frames && after.counts[0] == before.counts[0], "\(mistake), \(words)")
                #expect(after.needsLayout)
                wrong.isActive = false
                present?.constant = constant
                present?.priority = priority
                try built.pass(tree)
                #expect(isBack(built, tree, values, before, determined), "\(mistake), \(words)")
                before.frames = Snapshot(built).frames
            }
        }
    }

    /// What a host or a view says.
    enum Saying: CaseIterable, Sendable {
        case size, content, margins, safeArea, additionalSafeArea, unsettled
    }

    @Test("Sizes and insets that are no numbers, and frames that do not settle", arguments: Workload.blocks(2))
    func sayings(_ block: Int) throws {
        try forEachLayout(block) { built, tree, _, words in
            guard let engine = built.engine else { return }
            let restless = Restless("restless")
            built.view(0).addSubview(restless)
            let width = restless.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            _ = built.view(0).layoutMarginsGuide
            _ = built.view(0).safeAreaLayoutGuide
            try built.pass(tree)
            var before = Snapshot(built)
            let values = built.values(tree), determined = LayoutJudge(built, tree).determined
            for saying in Saying.allCases {
                var size = tree.size
                switch saying {
                case .size: size.width = .nan
                case .content: built.view(0).content.width = .infinity
                case .margins: built.view(0).directionalLayoutMargins.leading = .nan
                case .safeArea: engine.safeAreaInsets.top = .infinity
                case .additionalSafeArea: built.view(0).additionalSafeAreaInsets.left = .nan
                case .unsettled: restless.growing = width
                }
                built.view(0).invalidateIntrinsicContentSize()
                restless.setNeedsLayout()
                do throws(LayoutError) {
                    try engine.layout(in: size)
                    Issue.record("\(saying) was taken, \(words)")
                } catch {
                    switch (error, saying) {
                    case (.unsettled(view: "restless"), .unsettled): break
                    case (.invalidSize, _) where saying != .unsettled: break
                    default: Issue.record("\(saying): \(error), \(words)")
                    }
                }
                let after = Snapshot(built)
                #expect(after.frames == before.frames && after.counts == before.counts, "\(saying), \(words)")
                restless.growing = nil
                width.constant = 10
                built.dress(0, tree)
                engine.safeAreaInsets = tree.hostSafeArea
                built.view(0).additionalSafeAreaInsets = tree.items[0].additionalSafeArea
                built.view(0).invalidateIntrinsicContentSize()
                try built.pass(tree)
                #expect(isBack(built, tree, values, before, determined), "\(saying), \(words)")
                before.frames = Snapshot(built).frames
            }
        }
    }

    /// A view that makes itself wider whenever it is laid out.
    private final class Restless: View {
        weak var growing: LayoutConstraint?

        override func layoutSubviews() { growing?.constant += 1 }
    }
}
