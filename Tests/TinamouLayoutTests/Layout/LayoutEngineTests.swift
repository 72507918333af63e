import Testing
import Tinamou
import TinamouLayout

/// The pass: what it takes in, what it costs, what it refuses.
@Suite struct LayoutEngineTests {
    let root = View("root")
    let box = View("box")
    let engine: LayoutEngine
    let size = Size(width: 400, height: 300)
    let left: LayoutConstraint
    let width: LayoutConstraint

    init() throws {
        root.addSubview(box)
        engine = LayoutEngine(root: root)
        left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
        width = box.widthAnchor.constraint(equalToConstant: 100)
        LayoutConstraint.activate([
            left, width, box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        try engine.layout(in: size)
    }

    // MARK: Changes

    @Test func changesTakeEffectInThePass() throws {
        width.constant = 150
        #expect(box.frame.width == 100)
        try engine.layout(in: size)
        #expect(box.frame == Rect(x: 20, y: 0, width: 150, height: 50))
        let wish = box.widthAnchor.constraint(equalToConstant: 60)
        wish.priority = .defaultHigh
        wish.isActive = true
        width.priority = .defaultLow
        try engine.layout(in: size)
        #expect(box.frame.width == 60)
        wish.isActive = false
        try engine.layout(in: size)
        #expect(box.frame.width == 150)
        LayoutConstraint.deactivate([width])
        try engine.layout(in: size)
        #expect(box.frame.width == 150)  // nothing holds it: it stays
    }

    @Test func theRootTakesTheSizeItIsGiven() throws {
        box.removeFromSuperview()
        let fill = View("fill")
        root.addSubview(fill)
        LayoutConstraint.activate([
            fill.leftAnchor.constraint(equalTo: root.leftAnchor),
            fill.rightAnchor.constraint(equalTo: root.rightAnchor),
            fill.topAnchor.constraint(equalTo: root.topAnchor),
            fill.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        for size in [Size(width: 10, height: 20), Size(width: 812, height: 375), Size()] {
            try engine.layout(in: size)
            #expect(fill.frame == Rect(size: size))
        }
    }

    @Test func aConstraintThatIsTakenBackBeforeThePassIsNotAdded() throws {
        let count = engine.solver.constraints.count
        let other = box.rightAnchor.constraint(equalTo: root.rightAnchor)
        other.isActive = true
        other.isActive = false
        try engine.layout(in: size)
        #expect(engine.solver.constraints.count == count)
        other.isActive = true
        other.isActive = false
        other.isActive = true
        other.priority = .defaultLow
        try engine.layout(in: size)
        #expect(engine.solver.constraints.count == count + 2)  // the constraint, and what pins the root's width
    }

    @Test func viewsComeAndGo() throws {
        let before = (engine.solver.constraints.count, engine.solver.variables.count)
        let row = View("row"), label = View("label")
        row.addSubview(label)
        let within = label.widthAnchor.constraint(equalTo: row.widthAnchor, constant: -8)
        within.isActive = true
        for round in 0..<3 {
            root.addSubview(row)
            let link = row.widthAnchor.constraint(equalTo: box.widthAnchor, constant: Double(round))
            link.isActive = true
            try engine.layout(in: size)
            #expect(label.frame.width == 92 + Double(round))
            row.removeFromSuperview()
            #expect(!link.isActive && within.isActive)
            try engine.layout(in: size)
            #expect(engine.solver.constraints.count == before.0 && engine.solver.variables.count == before.1)
        }
        let other = View("other")
        other.addSubview(row)
        row.widthAnchor.constraint(equalToConstant: 30).isActive = true
        try LayoutEngine(root: other).layout(in: size)
        #expect(label.frame.width == 22)
    }

    @Test("what comes back is where its new constraints put it, and at 0 where there are none")
    func nothingIsLeftOfAnEarlierTree() throws {
        let row = View("row"), dot = View("dot")
        row.addSubview(dot)
        dot.topAnchor.constraint(equalTo: row.topAnchor, constant: 5).isActive = true
        root.addSubview(row)
        row.pin(30, 40, 50, 60)
        try engine.layout(in: size)
        #expect(row.frame == Rect(x: 30, y: 40, width: 50, height: 60) && dot.frameInRoot.minY == 45)
        row.removeFromSuperview()
        try engine.layout(in: size)
        row.constraints.forEach { if $0.first.item === row { $0.isActive = false } }
        root.addSubview(row)
        try engine.layout(in: size)
        // The row's top is mentioned, by the dot; nothing holds it.
        #expect(row.frame == Rect() && dot.frameInRoot.minY == 5)
    }

    // MARK: Cost

    @Test func aViewHasOnlyTheVariablesThatConstraintsNeed() throws {
        // The box has four, the root's left and top are mentioned, and pinned.
        #expect(engine.solver.variables.count == 6)
        #expect(engine.solver.constraints.count == 6)
    }

    @Test func aConstantIsOneEdit() throws {
        for value in 0..<50 {
            left.constant = Double(value)
            try engine.layout(in: size)
            #expect(box.frame.minX == Double(value))
        }
        #expect(engine.solver.statistics.directEdits >= 48)
        #expect(engine.solver.constraints.count == 6)
    }

    @Test func theEngineDoesNotKeepItselfAlive() {
        weak var gone: LayoutEngine?
        let view = View()
        do {
            let short = LayoutEngine(root: view)
            gone = short
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    // MARK: Refusals

    /// The error that a pass ends in.
    private func failure() -> LayoutError? {
        do throws(LayoutError) {
            try engine.layout(in: size)
        } catch {
            return error
        }
        return nil
    }

    @Test func aContradictionNamesTheConstraintsAndLeavesTheFrames() throws {
        let second = box.widthAnchor.constraint(equalToConstant: 120)
        second.identifier = "second width"
        second.isActive = true
        left.constant = 77
        guard case .unsatisfiable(let conflict)? = failure() else {
            Issue.record("the pass did not fail")
            return
        }
        let texts = Set(conflict.members.map { "\($0)".prefix { $0 != "(" }.trimmed })
        #expect(texts == ["box.width == 100", "second width: box.width == 120"])
        #expect(box.frame == Rect(x: 20, y: 0, width: 100, height: 50))
        width.isActive = false
        try engine.layout(in: size)
        #expect(box.frame == Rect(x: 77, y: 0, width: 120, height: 50))
    }

    @Test func theRootsSizeIsNamedWhenItContradicts() throws {
        box.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        guard case .unsatisfiable(let conflict)? = failure() else {
            Issue.record("the pass did not fail")
            return
        }
        #expect(conflict.members.last?.origin == .root(.width) && conflict.members.last?.constant == 400)
        #expect(conflict.members.count == 3)
        #expect(failure() != nil)  // what could not be carried out is tried again
        try engine.layout(in: Size(width: 100, height: 300))
        #expect(box.frame.width == 100)
    }

    @Test func aConstantThatContradictsIsNamed() throws {
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
        try engine.layout(in: size)
        width.constant = 201
        guard case .unsatisfiable(let conflict)? = failure() else {
            Issue.record("the pass did not fail")
            return
        }
        #expect(conflict.members.count == 2)
        #expect(box.frame.width == 100)
        width.constant = 199
        try engine.layout(in: size)
        #expect(box.frame.width == 199)
    }

    @Test("a size that came with something refused is taken back with it")
    func aSizeThatIsTakenBack() throws {
        let fill = View("fill")
        root.addSubview(fill)
        fill.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        fill.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let wish = box.widthAnchor.constraint(equalToConstant: 60)
        wish.priority = .defaultLow
        wish.isActive = true
        try engine.layout(in: size)
        wish.priority = .required
        #expect(throws: LayoutError.self) { try engine.layout(in: Size(width: 500, height: 300)) }
        #expect(fill.frame.width == 400)
        wish.priority = .defaultLow
        try engine.layout(in: size)
        #expect(fill.frame.width == 400)
    }

    @Test func viewsOfDifferentTreesCannotMeet() {
        let stranger = View("stranger")
        let link = box.rightAnchor.constraint(equalTo: stranger.leftAnchor)
        link.isActive = true
        guard case .noCommonAncestor(let statement)? = failure() else {
            Issue.record("the pass did not fail")
            return
        }
        #expect(statement.id == link.id && statement.text == "box.right == stranger.left")
        root.addSubview(stranger)
        #expect(failure() == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numbersThatAreNone(number: Double) throws {
        width.constant = number
        guard case .invalidNumber? = failure() else {
            Issue.record("a constant was taken")
            return
        }
        width.constant = 40
        width.priority = LayoutPriority(number)
        guard case .invalidNumber? = failure() else {
            Issue.record("a priority was taken")
            return
        }
        width.priority = .required
        let ratio = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: number)
        ratio.isActive = true
        guard case .invalidNumber? = failure() else {
            Issue.record("a multiplier was taken")
            return
        }
        ratio.isActive = false
        #expect(throws: LayoutError.self) { try engine.layout(in: Size(width: number, height: 1)) }
        try engine.layout(in: size)
        #expect(box.frame.width == 40)
    }

    @Test("what views say, and sums of what is finite, may be no numbers: a pass and a fitting refuse them")
    func numbersThatAreMade() throws {
        final class Odd: View {
            var number = 0.0
            override var firstBaselineFromTop: Double? { number }
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: number) }
        }
        for number in [Double.nan, .infinity] {
            let odd = Odd("odd"), inner = Odd("inner")
            odd.addSubview(inner)
            let baseline = inner.firstBaselineAnchor.constraint(equalTo: odd.topAnchor, constant: 3)
            baseline.isActive = true
            inner.number = number
            let engine = LayoutEngine(root: odd)
            for _ in 0..<2 {
                #expect(throws: LayoutError.self) { try engine.layout(in: size) }
                #expect(throws: LayoutError.self) { try odd.fittingSize() }
            }
            inner.number = 0
            try engine.layout(in: size)
            #expect(inner.frame.minY == 3)
            odd.number = number
            #expect(throws: LayoutError.self) { try engine.layout(in: size) }
            #expect(throws: LayoutError.self) { try odd.fittingSize() }
        }
        // A constant that is a number by itself, and none with where the text stands.
        let odd = Odd("odd"), inner = Odd("inner"), huge = Double.greatestFiniteMagnitude
        odd.addSubview(inner)
        inner.number = -huge / 2
        let baseline = inner.firstBaselineAnchor.constraint(equalTo: odd.topAnchor, constant: -huge / 2)
        baseline.isActive = true
        let engine = LayoutEngine(root: odd)
        try engine.layout(in: size)
        #expect(inner.frame.minY == 0)
        baseline.constant = huge
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
        #expect(throws: LayoutError.self) { try odd.fittingSize() }
        baseline.constant = -huge / 2
        #expect(throws: LayoutError.self) { try baseline.setConstant(huge) }
        try engine.layout(in: size)
        #expect(inner.frame.minY == 0)
    }

    @Test func prioritiesOutOfRange() {
        for number in [0.0, -1, 1000.5] {
            width.priority = LayoutPriority(number)
            guard case .invalidNumber? = failure() else {
                Issue.record("priority \(number) was taken")
                return
            }
        }
    }

    @Test func errorsReadWell() {
        width.constant = .nan
        let text = failure().map { "\($0)" } ?? ""
        #expect(text.contains("box.width == nan"))
        #expect(text.contains("TinamouLayoutTests/LayoutEngineTests.swift:"))
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
