import Tinamou
import TinamouLayout

/// What a card is: an icon, a title and a text, one below the other cards. Four items, 16 constraints.
private enum Card {
    static let height = 60.0
    static let gap = 8.0
    static let itemCount = 4
}

/// Cards below each other, as views tied by anchors and laid out by one engine. A tick moves the title of one card.
///
/// The size is the number of views.
struct ViewCards: Workload {
    static let family = "views"
    private static let screen = Size(width: 375, height: 812)

    private let root = View("root")
    private let engine: LayoutEngine
    private var titles: [View] = []
    private var texts: [View] = []
    private var insets: [LayoutConstraint] = []

    init(size: Int) throws {
        engine = LayoutEngine(root: root)
        var above = root.topAnchor
        for _ in 0..<max(1, size / Card.itemCount) {
            let card = View(), icon = View(), title = View(), text = View()
            root.addSubview(card)
            card.addSubview(icon)
            card.addSubview(title)
            card.addSubview(text)
            let inset = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Card.gap)
            LayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                card.topAnchor.constraint(equalTo: above, constant: Card.gap),
                card.heightAnchor.constraint(equalToConstant: Card.height),
                icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Card.gap),
                icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
                icon.widthAnchor.constraint(equalToConstant: 40),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                inset,
                title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -Card.gap),
                title.topAnchor.constraint(equalTo: icon.topAnchor),
                title.heightAnchor.constraint(equalToConstant: 20),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
                text.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.8),
            ])
            titles.append(title)
            texts.append(text)
            insets.append(inset)
            above = card.bottomAnchor
        }
        try engine.layout(in: ViewCards.screen)
    }

    var solver: Solver { engine.solver }
    var constraintCount: Int { 16 * titles.count }
    var cycle: Int { 100 }
    var lastStep: Int { 57 }

    func read() -> Double { texts.reduce(0) { $0 + $1.frameInRoot.minX + $1.frameInRoot.minY } }

    func tick(_ step: Int) throws -> Double {
        let card = insets.count / 2
        insets[card].constant = Card.gap + Double(step % 100)
        try engine.layout(in: ViewCards.screen)
        return titles[card].frame.minX
    }

    func digest() -> Digest {
        var digest = Digest()
        for view in titles + texts {
            digest.add(view.frameInRoot.minX)
            digest.add(view.frameInRoot.minY)
        }
        return digest
    }

    func complaint() -> String? {
        let last = texts.count - 1
        return expect(texts[last].frameInRoot.minY, Double(last) * 68 + 8 + 10 + 22, "the last text's top")
            ?? expect(titles[last / 2].frame.height, 20, "the height of a title")
    }

    func fault() -> String? { complaint() }
}

/// The same through the solver's own interface: what the layer costs beyond it.
struct SolverCards: Workload {
    static let family = "cards"

    let solver = Solver()
    private var boxes: [(title: Box, text: Box)] = []
    private var insets: [ConstraintHandle] = []

    init(size: Int) throws {
        let root = Box(solver)
        for (variable, value) in [(root.left, 0.0), (root.top, 0), (root.width, 375), (root.height, 812)] {
            try solver.add(variable == value)
        }
        var above = Expression(root.top)
        for _ in 0..<max(1, size / Card.itemCount) {
            let card = Box(solver), icon = Box(solver), title = Box(solver), text = Box(solver)
            try solver.add(card.left == root.left + 16)
            try solver.add(card.right == root.right - 16)
            try solver.add(card.top == above + Card.gap)
            try solver.add(card.height == Card.height)
            try solver.add(icon.left == card.left + Card.gap)
            try solver.add(icon.top + icon.height / 2 == card.top + card.height / 2)
            try solver.add(icon.width == 40)
            try solver.add(icon.height == icon.width)
            insets.append(try solver.add(title.left == icon.right + Card.gap))
            try solver.add(title.right == card.right - Card.gap)
            try solver.add(title.top == icon.top)
            try solver.add(title.height == 20)
            try solver.add(text.left == title.left)
            try solver.add(text.right <= title.right)
            try solver.add(text.top == title.bottom + 2)
            try solver.add(text.height == 0.8 * title.height)
            boxes.append((title, text))
            above = card.bottom
        }
    }

    var constraintCount: Int { 16 * boxes.count + 4 }
    var cycle: Int { 100 }
    var lastStep: Int { 57 }

    func read() -> Double { boxes.reduce(0) { $0 + solver[$1.text.left] + solver[$1.text.top] } }

    func tick(_ step: Int) throws -> Double {
        let card = insets.count / 2
        try solver.setConstant(of: insets[card], to: Card.gap + Double(step % 100))
        return solver[boxes[card].title.left]
    }

    func digest() -> Digest {
        var digest = Digest()
        for box in boxes.map(\.title) + boxes.map(\.text) {
            digest.add(solver[box.left])
            digest.add(solver[box.top])
        }
        return digest
    }

    func complaint() -> String? {
        let last = boxes.count - 1
        return expect(solver[boxes[last].text.top], Double(last) * 68 + 8 + 10 + 22, "the last text's top")
    }
}
