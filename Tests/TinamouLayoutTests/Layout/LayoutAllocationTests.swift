import AllocationCounter
import Testing
import TinamouLayout

private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}

/// What passes over a layout in steady state allocate, nothing; and that they touch only what has moved.
///
/// Allocations are asserted in release builds: in debug builds the solver tests its invariants, and the compiler boxes
/// what it would not otherwise.
@Suite struct LayoutAllocationTests {
    private let size = Size(width: 375, height: 812)

    /// Runs all rounds once, to let buffers grow to their size, then counts what the same rounds allocate.
    private func allocations(_ rounds: Int = 200, _ body: (Int) throws -> Void) rethrows -> UInt64 {
        for round in 0..<rounds { try body(round) }
        let before = allocation_counter_of_thread()
        for round in 0..<rounds { try body(round) }
        return allocation_counter_of_thread() - before
    }

    private static let areCounted = isOptimized && allocation_counter_is_on()

    /// A view that counts how often it is laid out.
    private final class Witness: View {
        private(set) var count = 0
        override func layoutSubviews() { count += 1 }
    }

    /// Cards below each other: an icon, a title and a text in each.
    private struct Cards {
        let root = Witness("root")
        let engine: LayoutEngine
        var cards: [Witness] = []
        var titles: [Witness] = []
        var texts: [Witness] = []
        var insets: [LayoutConstraint] = []
        var heights: [LayoutConstraint] = []

        init(_ count: Int) {
            engine = LayoutEngine(root: root)
            var above = root.topAnchor
            for _ in 0..<count {
                let card = Witness("card"), icon = View("icon"), title = Witness("title"), text = Witness("text")
                root.addSubview(card)
                card.addSubview(icon)
                card.addSubview(title)
                card.addSubview(text)
                let inset = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
                let height = card.heightAnchor.constraint(equalToConstant: 60)
                LayoutConstraint.activate([
                    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                    card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                    card.topAnchor.constraint(equalTo: above, constant: 8), height,
                    icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
                    icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
                    icon.widthAnchor.constraint(equalToConstant: 40),
                    icon.heightAnchor.constraint(equalTo: icon.widthAnchor), inset,
                    title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
                    title.topAnchor.constraint(equalTo: icon.topAnchor),
                    title.heightAnchor.constraint(equalToConstant: 20),
                    text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                    text.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
                    text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
                    text.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.8),
                ])
                cards.append(card)
                titles.append(title)
                texts.append(text)
                insets.append(inset)
                heights.append(height)
                above = card.bottomAnchor
            }
        }
    }

    // MARK: Allocations

    @Test(.enabled(if: areCounted)) func aConstantOfPlainViews() throws {
        let root = View("root"), box = View("box"), inner = View("inner")
        root.addSubview(box)
        box.addSubview(inner)
        box.pin(10, 10, 100, 50)
        inner.pin(5, 5, 20, 20)
        let engine = LayoutEngine(root: root)
        let left = box.constraints.first { $0.first.attribute == .left }
        let count = try allocations { round in
            left?.constant = Double(round % 50)
            try engine.layout(in: size)
        }
        #expect(count == 0)
        #expect(inner.frameInRoot.minX == 54)
    }

    @Test(.enabled(if: areCounted)) func oneCardOfMany() throws {
        let layout = Cards(100)
        let count = try allocations { round in
            layout.insets[40].constant = Double(8 + round % 10)
            try layout.engine.layout(in: size)
        }
        #expect(count == 0)
        #expect(layout.titles[40].frame.minX == 65)
    }

    @Test(.enabled(if: areCounted)) func allCardsBelowOne() throws {
        let layout = Cards(50)
        let count = try allocations { round in
            layout.heights[0].constant = Double(60 + round % 10)
            try layout.engine.layout(in: size)
        }
        #expect(count == 0)
        #expect(layout.cards[1].frame.minY == 85)
    }

    @Test(.enabled(if: areCounted)) func aRootThatIsResizedBackAndForth() throws {
        let layout = Cards(30)
        let count = try allocations { round in
            try layout.engine.layout(in: round % 2 == 0 ? size : Size(width: 812, height: 375))
        }
        #expect(count == 0)
        #expect(layout.cards[0].frame.width == 780)
    }

    @Test(.enabled(if: areCounted)) func aConstantThatMakesOthersGiveWay() throws {
        let root = View("root")
        let engine = LayoutEngine(root: root)
        var left = root.leftAnchor
        for _ in 0..<10 {
            let box = View("box")
            root.addSubview(box)
            let wish = box.widthAnchor.constraint(equalToConstant: 50)
            wish.priority = .defaultHigh
            LayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: left, constant: 8), wish,
                box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
                box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
            ])
            left = box.rightAnchor
        }
        let last = root.subviews[9].rightAnchor.constraint(equalTo: root.leftAnchor, constant: 300)
        last.isActive = true
        let count = try allocations { round in
            last.constant = round % 2 == 0 ? 200 : 600
            try engine.layout(in: Size(width: 700, height: 100))
        }
        #expect(count == 0)
        #expect(root.subviews[9].frame.maxX == 600)
    }

    @Test(.enabled(if: areCounted)) func textWhoseHeightFollowsItsWidth() throws {
        let root = View("root"), label = Label("label", letters: 60), below = View("below")
        label.wraps = true
        root.addSubview(label)
        root.addSubview(below)
        label.pin(0, 0)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
        let engine = LayoutEngine(root: root)
        let count = try allocations { round in
            width.constant = round % 2 == 0 ? 300 : 100
            try engine.layout(in: size)
        }
        #expect(count == 0)
        #expect(below.frame.minY == 128)
    }

    @Test(.enabled(if: areCounted)) func safeAreasThatMove() throws {
        let root = View("root"), panel = View("panel"), content = View("content")
        root.addSubview(panel)
        panel.addSubview(content)
        panel.pin(0, 0, 375, 400)
        content.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor).isActive = true
        content.leftAnchor.constraint(equalTo: panel.layoutMarginsGuide.leftAnchor).isActive = true
        let engine = LayoutEngine(root: root)
        engine.safeAreaInsets = EdgeInsets(top: 47)
        let top = panel.constraints.first { $0.first.attribute == .top }
        let count = try allocations { round in
            top?.constant = Double(round % 60)
            try engine.layout(in: size)
        }
        #expect(count == 0)
        #expect(content.frameInRoot.minY == 47 && panel.safeAreaInsets.top == 28)
    }

    // MARK: What is touched

    @Test func aPassTouchesOnlyWhatHasMoved() throws {
        let layout = Cards(20)
        try layout.engine.layout(in: size)
        let counts = {
            (layout.root.count, layout.cards.map(\.count), layout.titles.map(\.count), layout.texts.map(\.count))
        }
        let before = counts()
        layout.insets[7].constant = 30
        try layout.engine.layout(in: size)
        let after = counts()
        // The title and the text have moved; the card has subviews that have.
        #expect(after.0 == before.0)
        for card in 0..<20 {
            let once = card == 7 ? 1 : 0
            #expect(after.1[card] - before.1[card] == once)
            #expect(after.2[card] - before.2[card] == once && after.3[card] - before.3[card] == once)
        }
        // A card that grows moves all below it, and nothing above.
        layout.heights[15].constant = 70
        try layout.engine.layout(in: size)
        let last = counts()
        for card in 0..<20 {
            #expect(last.1[card] - after.1[card] == (card >= 15 ? 1 : 0), "card \(card)")
            #expect(last.2[card] - after.2[card] == (card >= 15 ? 1 : 0), "title \(card)")
        }
        #expect(last.0 == after.0 + 1)
        // Nothing has changed: nothing is touched.
        layout.heights[15].constant = 60
        layout.heights[15].constant = 70
        try layout.engine.layout(in: size)
        #expect(counts() == last)
    }
}
