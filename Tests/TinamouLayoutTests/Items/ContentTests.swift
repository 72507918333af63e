import Testing
import TinamouLayout

/// The sizes that contents want, and who gives way. A letter is 10 wide, a line 20 high.
@Suite struct ContentTests {
    let root = View("root")
    let engine: LayoutEngine
    let size = Size(width: 300, height: 200)

    init() {
        engine = LayoutEngine(root: root)
    }

    @Test func aViewIsAsLargeAsItsContent() throws {
        let label = Label("label", letters: 7)
        root.addSubview(label)
        label.pin(10, 20)
        try engine.layout(in: size)
        #expect(label.frame == Rect(x: 10, y: 20, width: 70, height: 20))
        label.letters = 12
        #expect(label.frame.width == 70)
        try engine.layoutIfNeeded()
        #expect(label.frame.width == 120)
    }

    /// Two labels in a row of 300: who hugs less is stretched, who resists less is compressed.
    @Test(arguments: [(5, 7, 251.0, 750.0, 50.0, 250.0), (5, 7, 249, 750, 230, 70), (20, 20, 250, 751, 200, 100)])
    func prioritiesDecide(
        one: Int, two: Int, hugging: Double, resistance: Double, oneWidth: Double, twoWidth: Double
    ) throws {
        let first = Label("first", letters: one), second = Label("second", letters: two)
        root.addSubview(first)
        root.addSubview(second)
        first.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
        first.pin(0, 0)
        second.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
        second.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        try engine.layout(in: size)
        // A priority that changes later counts as one that was there from the start.
        first.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
        try engine.layout(in: size)
        #expect(first.frame.width == oneWidth && second.frame.width == twoWidth)
        #expect(first.contentHuggingPriority(for: .horizontal) == LayoutPriority(hugging))
        #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("25: a label of 60 letters in 150 points has four lines of 15 letters, and what is below it follows")
    func textWrapsAtTheSolvedWidth() throws {
        let label = Label("label", letters: 60), below = View("below")
        label.wraps = true
        root.addSubview(label)
        root.addSubview(below)
        label.pin(0, 50)
        let width = label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        width.isActive = true
        below.pin(0, 0, 10, 10)
        below.constraints.last { $0.first.attribute == .top }?.isActive = false
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4).isActive = true
        try engine.layout(in: size)
        #expect(label.frame == Rect(x: 0, y: 50, width: 150, height: 80))
        #expect(below.frame.minY == 134)
        // As wide as all of it: one line.
        try engine.layout(in: Size(width: 1200, height: 200))
        #expect(label.frame.height == 20 && below.frame.minY == 74)
        let questions = label.questions
        try engine.layout(in: Size(width: 1200, height: 300))
        #expect(label.questions == questions, "the width has not changed")
    }

    @Test func aContentThatIsNotFiniteIsRefused() throws {
        final class Endless: View {
            override var intrinsicContentSize: (width: Double?, height: Double?) { (.infinity, nil) }
        }
        let endless = Endless("endless")
        root.addSubview(endless)
        #expect(throws: LayoutError.invalidSize(of: "the content of endless")) { try engine.layout(in: size) }
    }

    @Test("alignment: constraints mean the alignment rectangle, the frame reaches further")
    func alignmentInsets() throws {
        final class Badge: View {
            override var intrinsicContentSize: (width: Double?, height: Double?) { (49, 31) }
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let badge = Badge("badge"), inner = View("inner")
        root.addSubview(badge)
        badge.addSubview(inner)
        badge.pin(20, 30)
        inner.pin(0, 0, 5, 5)
        try engine.layout(in: size)
        #expect(badge.alignmentRectInRoot == Rect(x: 20, y: 30, width: 49, height: 31))
        #expect(badge.frame == Rect(x: 18, y: 29, width: 55, height: 35))
        #expect(inner.frame == Rect(x: 2, y: 1, width: 5, height: 5))
    }

    @Test("a height that cannot be had is no trouble once the width is another again")
    func aWidthThatIsTakenBack() throws {
        let label = Label("label", letters: 30)
        label.wraps = true
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        root.addSubview(label)
        label.pin(0, 0)
        let width = label.widthAnchor.constraint(equalToConstant: 150)
        let limit = label.heightAnchor.constraint(lessThanOrEqualToConstant: 40)
        LayoutConstraint.activate([width, limit])
        try engine.layout(in: size)
        #expect(label.frame == Rect(x: 0, y: 0, width: 150, height: 40))
        width.constant = 100
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
        width.constant = 150
        try engine.layout(in: size)
        #expect(label.frame == Rect(x: 0, y: 0, width: 150, height: 40))
        width.constant = 100
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
        limit.constant = 70
        try engine.layout(in: size)
        #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 60), "the width stands, the height follows")
    }
}
