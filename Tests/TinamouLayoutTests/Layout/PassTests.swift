import Testing
import TinamouLayout

/// What happens in a pass, in which order, and when it gives up.
@Suite struct PassTests {
    /// A view that writes down what it is asked to do.
    private final class Witness: View {
        let log: Log
        var onUpdate: (() -> Void)?
        var onLayout: (() -> Void)?

        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(name)
        }

        override func updateConstraints() {
            log.lines.append("update \(name)")
            onUpdate?()
        }

        override func layoutSubviews() {
            log.lines.append("layout \(name)")
            onLayout?()
        }
    }

    private final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let log = Log()
    private let size = Size(width: 100, height: 100)
    private let root, outer, inner: Witness
    private let engine: LayoutEngine

    init() {
        root = Witness("root", log)
        outer = Witness("outer", log)
        inner = Witness("inner", log)
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.pin(10, 10, 50, 50)
        inner.pin(5, 5, 20, 20)
        engine = LayoutEngine(root: root)
    }

    @Test func innerViewsUpdateFirstOuterOnesLayOutFirst() throws {
        try engine.layout(in: size)
        #expect(
            log.take() == [
                "update inner", "update outer", "update root", "layout root", "layout outer", "layout inner",
            ])
        try engine.layoutIfNeeded()
        #expect(log.take().isEmpty && !engine.needsLayout)
    }

    @Test func onlyWhatHasMovedLaysOutAgain() throws {
        try engine.layout(in: size)
        _ = log.take()
        inner.constraints.first { $0.first.attribute == .width }?.constant = 25
        #expect(engine.needsLayout)
        try inner.layoutIfNeeded()
        // The view and its superview.
        #expect(log.take() == ["layout outer", "layout inner"])
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        inner.setNeedsUpdateConstraints()
        try engine.layoutIfNeeded()
        #expect(log.take() == ["update inner", "layout outer"], "each once")
    }

    @Test func constraintsMadeWhileUpdatingCountInTheSamePass() throws {
        let width = inner.constraints.first { $0.first.attribute == .width }
        inner.onUpdate = { width?.constant = 33 }
        try engine.layout(in: size)
        #expect(inner.frame.width == 33)
    }

    @Test func whatLayingOutChangesIsLaidOutAgain() throws {
        let height = inner.constraints.first { $0.first.attribute == .height }
        outer.onLayout = { [outer] in height?.constant = outer.frame.height / 2 }
        try engine.layout(in: size)
        #expect(inner.frame.height == 25)
        outer.constraints.first { $0.first.attribute == .height }?.constant = 30
        try engine.layout(in: size)
        #expect(inner.frame.height == 15)
    }

    @Test func aPassThatNeverSettlesSaysSo() throws {
        try engine.layout(in: size)
        let height = inner.constraints.first { $0.first.attribute == .height }
        inner.onLayout = { height?.constant += 1 }
        height?.constant += 1
        #expect(throws: LayoutError.unsettled(view: "inner")) { try engine.layout(in: size) }
        inner.onLayout = nil
        try engine.layout(in: size)
        inner.onUpdate = { [inner] in inner.setNeedsUpdateConstraints() }
        inner.setNeedsUpdateConstraints()
        #expect(throws: LayoutError.unsettled(view: "inner")) { try engine.layout(in: size) }
    }

    @Test("views are brought up to date without a pass: frames stay, and the next pass does not ask again")
    func updatingAlone() throws {
        try engine.layout(in: size)
        _ = log.take()
        inner.onUpdate = { [inner] in inner.snp.makeConstraints { $0.bottom.equalTo(30).priority(.low) } }
        inner.setNeedsUpdateConstraints()
        outer.setNeedsUpdateConstraints()
        try engine.updateConstraintsIfNeeded()
        #expect(log.take() == ["update inner", "update outer"] && inner.frame.minY == 5 && engine.needsLayout)
        try engine.updateConstraintsIfNeeded()
        #expect(log.take().isEmpty)
        try engine.layoutIfNeeded()
        #expect(log.take().allSatisfy { !$0.hasPrefix("update") })
        inner.onUpdate = { [outer] in outer.setNeedsUpdateConstraints() }
        outer.onUpdate = { [inner] in inner.setNeedsUpdateConstraints() }
        inner.setNeedsUpdateConstraints()
        #expect(throws: LayoutError.self) { try engine.updateConstraintsIfNeeded() }
        #expect(inner.frame.minY == 5)
    }

    @Test func errorsGoWhereNobodyWaitsForThem() throws {
        try inner.layoutIfNeeded()  // before the first pass nothing happens
        #expect(log.take().isEmpty)
        try engine.layout(in: size)
        inner.widthAnchor.constraint(equalToConstant: 21).isActive = true
        #expect(throws: LayoutError.self) { try inner.layoutIfNeeded() }
        var heard: [LayoutError] = []
        engine.onError = { heard.append($0) }
        try inner.layoutIfNeeded()
        guard case .unsatisfiable(let conflict)? = heard.first else {
            Issue.record("not heard of")
            return
        }
        #expect(heard.count == 1 && conflict.members.count == 2)
        #expect(inner.frame.width == 20)
    }

    @Test func viewsOfAnotherTreeAreLeftAlone() throws {
        try engine.layout(in: size)
        outer.removeFromSuperview()
        outer.setNeedsLayout()
        outer.invalidateIntrinsicContentSize()
        _ = log.take()
        try engine.layout(in: Size(width: 90, height: 90))
        #expect(log.take() == ["layout root"])
        #expect(outer.frameInRoot == Rect(x: 10, y: 10, width: 50, height: 50))
    }

    @Test("if what views ask for after they have seen their frames cannot be had, all frames go back")
    func aRoundThatFailsTakesBackTheOthers() throws {
        try engine.layout(in: size)
        outer.constraints.first { $0.first.attribute == .left }?.constant = 15
        let wrong = inner.widthAnchor.constraint(equalToConstant: 3)
        var seen = Rect()
        outer.onLayout = { [outer] in
            seen = outer.frame
            wrong.isActive = true
        }
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
        #expect(seen.minX == 15)
        #expect(outer.frame.minX == 10 && inner.frameInRoot == Rect(x: 15, y: 15, width: 20, height: 20))
        outer.onLayout = nil
        wrong.isActive = false
        try engine.layout(in: size)
        #expect(outer.frame.minX == 15 && inner.frameInRoot.minX == 20)
    }

    @Test("a constraint that waited in one tree is added in the next")
    func constraintsFromTreeToTree() throws {
        try engine.layout(in: size)
        let within = inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.1)
        within.priority = .defaultHigh
        inner.constraints.first { $0.first.attribute == .width }?.priority = .defaultLow
        within.isActive = true
        outer.removeFromSuperview()
        let other = View("other")
        other.addSubview(outer)
        outer.pin(0, 0)
        try LayoutEngine(root: other).layout(in: size)
        #expect(inner.frame.width == 5)
    }

    @Test("constraints that come and go without a pass take no memory")
    func activatedAndDeactivatedOften() throws {
        try engine.layout(in: size)
        let kept = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        for _ in 0..<1000 {
            let passing = inner.heightAnchor.constraint(lessThanOrEqualToConstant: 90)
            passing.isActive = true
            kept.isActive = true
            passing.isActive = false
            kept.isActive = false
        }
        kept.isActive = true
        #expect(engine.waitingCount < 200)
        let count = engine.solver.constraints.count
        try engine.layout(in: size)
        #expect(engine.solver.constraints.count == count + 1 && engine.waitingCount == 0)
    }

    @Test("what waits in one tree counts in the next")
    func fromTreeToTree() throws {
        let label = Label("label", letters: 3)
        outer.addSubview(label)
        label.pin(0, 0)
        try engine.layout(in: size)
        // Content and move wait here, when the view goes to another tree.
        label.letters = 5
        inner.constraints.first { $0.first.attribute == .left }?.constant = 7
        try engine.bringSolverUpToDate()
        outer.removeFromSuperview()
        let other = View("other")
        other.addSubview(outer)
        outer.pin(1, 2)
        let second = LayoutEngine(root: other)
        try second.layout(in: size)
        #expect(label.frame == Rect(x: 0, y: 0, width: 50, height: 20))
        #expect(inner.frameInRoot == Rect(x: 8, y: 7, width: 20, height: 20))
        try engine.layout(in: size)
        #expect(inner.frameInRoot == Rect(x: 8, y: 7, width: 20, height: 20), "the first tree has let go")
        label.letters = 2
        #expect(second.needsLayout && !engine.needsLayout)
        try second.layout(in: size)
        #expect(label.frame.width == 20)
    }

    @Test("a tree 100,000 views deep is built, laid out and let go")
    func deepTreesAreNoDanger() throws {
        weak var innermost: View?
        do {
            let top = View("top")
            var inner = top
            for _ in 1..<100_000 {
                let view = View()
                inner.addSubview(view)
                inner = view
            }
            inner.pin(1, 1, 2, 3)
            innermost = inner
            try LayoutEngine(root: top).layout(in: size)
        }
        #expect(innermost == nil)
    }
}

extension LayoutEngine {
    /// Has what waits taken into the solver, without handing out frames.
    fileprivate func bringSolverUpToDate() throws { try activate([]) }
}
