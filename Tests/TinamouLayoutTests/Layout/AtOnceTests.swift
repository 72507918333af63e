import Testing
import TinamouLayout

/// Calls that decide on the spot: what they accept, and that a refusal changes nothing.
@Suite struct AtOnceTests {
    let root = View("root")
    let box = View("box")
    let engine: LayoutEngine
    let size = Size(width: 400, height: 300)
    let width: LayoutConstraint

    init() throws {
        root.addSubview(box)
        engine = LayoutEngine(root: root)
        box.pin(0, 0, nil, 20)
        width = box.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        try engine.layout(in: size)
    }

    @Test func activating() throws {
        let wider = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
        let harmless = box.heightAnchor.constraint(lessThanOrEqualToConstant: 30)
        let count = engine.solver.constraints.count
        #expect(throws: LayoutError.self) { try wider.activate() }
        #expect(throws: LayoutError.self) { try engine.activate([harmless, wider]) }
        #expect(!wider.isActive && !harmless.isActive)
        #expect(engine.solver.constraints.count == count && !engine.needsLayout)
        try engine.layout(in: size)
        #expect(box.frame.width == 100)
        wider.priority = .defaultHigh
        try engine.activate([harmless, wider])
        #expect(wider.isActive && harmless.isActive && engine.solver.constraints.count == count + 2)
        try wider.activate()  // once more is nothing
        #expect(box.constraints.count { $0 === wider } == 1)
    }

    @Test func aRefusalLeavesNoVariableBehind() throws {
        let other = View("other")
        root.addSubview(other)
        try engine.layout(in: size)
        let before = (engine.solver.variables.count, engine.solver.constraints.count)
        let wrong = box.widthAnchor.constraint(equalToConstant: 1)
        #expect(throws: LayoutError.self) {
            try engine.activate([other.rightAnchor.constraint(equalTo: root.rightAnchor), wrong])
        }
        #expect(engine.solver.variables.count == before.0 && engine.solver.constraints.count == before.1)
        #expect(!engine.needsLayout)
        try engine.layout(in: size)
        #expect(engine.solver.constraints.count == before.1)
    }

    @Test func constants() throws {
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
        try engine.layout(in: size)
        do {
            try width.setConstant(250)
            Issue.record("a constant was taken")
        } catch {
            guard case .unsatisfiable(let conflict) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(conflict.members.map(\.mendingConstant) == [200, 250])
        }
        #expect(width.constant == 100)
        try engine.layout(in: size)
        #expect(box.frame.width == 100)
        try width.setConstant(150)
        #expect(box.frame.width == 100, "frames follow in the pass")
        try engine.layoutIfNeeded()
        #expect(box.frame.width == 150)
        #expect(throws: LayoutError.self) { try width.setConstant(.nan) }
        #expect(width.constant == 150)
    }

    @Test func priorities() throws {
        let other = box.widthAnchor.constraint(equalToConstant: 60)
        other.priority = .defaultLow
        other.isActive = true
        try engine.layout(in: size)
        #expect(throws: LayoutError.self) { try other.setPriority(.required) }
        #expect(throws: LayoutError.self) { try other.setPriority(LayoutPriority(0)) }
        #expect(other.priority == .defaultLow)
        try engine.layout(in: size)
        #expect(box.frame.width == 100)
        try width.setPriority(LayoutPriority(200))
        try other.setPriority(.required)
        try engine.layout(in: size)
        #expect(box.frame.width == 60)
    }

    @Test func whatWaitsIsDecidedFirst() throws {
        box.widthAnchor.constraint(equalToConstant: 90).isActive = true  // contradicts, in the next pass
        let harmless = box.heightAnchor.constraint(lessThanOrEqualToConstant: 30)
        #expect(throws: LayoutError.self) { try harmless.activate() }
        #expect(!harmless.isActive)
        width.isActive = false
        try harmless.activate()
        try engine.layout(in: size)
        #expect(box.frame.width == 90)
    }

    @Test func withoutATree() throws {
        let lonely = View("lonely")
        let link = lonely.widthAnchor.constraint(equalToConstant: 5)
        do {
            try link.activate()
            Issue.record("activated without a tree")
        } catch {
            guard case .noCommonAncestor = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(!link.isActive)
        try link.setConstant(6)
        #expect(link.constant == 6)
        let across = lonely.leftAnchor.constraint(equalTo: box.leftAnchor)
        #expect(throws: LayoutError.self) { try across.activate() }
        #expect(!across.isActive && !engine.needsLayout)
    }

    @Test("before the first pass, sizes are not known, contradictions among constraints are")
    func beforeTheFirstPass() throws {
        let other = View("other"), inner = View("inner")
        other.addSubview(inner)
        let engine = LayoutEngine(root: other)
        try engine.activate([inner.widthAnchor.constraint(equalTo: other.widthAnchor, constant: -10)])
        let fixed = inner.widthAnchor.constraint(equalToConstant: 50)
        try fixed.activate()
        #expect(throws: LayoutError.self) { try inner.widthAnchor.constraint(equalToConstant: 51).activate() }
        #expect(throws: LayoutError.self) { try engine.layout(in: Size(width: 100, height: 10)) }
        try engine.layout(in: Size(width: 60, height: 10))
        #expect(inner.frame.width == 50)
    }
}
