import Testing
import TinamouLayout

@Suite struct LeavingOutTests {
    @Test("a constraint that is left out says that it is active, and comes back") func leavesOut() throws {
        let root = View("root"), box = View("box")
        root.addSubview(box)
        let first = box.widthAnchor.constraint(equalToConstant: 10)
        let second = box.widthAnchor.constraint(equalToConstant: 20)
        LayoutConstraint.activate([first, second])
        let engine = LayoutEngine(root: root)
        #expect(throws: LayoutError.self) { try engine.layout(in: Size(width: 100, height: 100)) }
        #expect(engine.activeConstraint(second.id) === second && second.isOfProgram)
        engine.leaveOut(second)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(box.frame.width == 10 && second.isActive && second.isLeftOut)
        #expect(try box.fittingSize().width == 10)
        // One that is taken in again without need is refused again; without the other, it holds.
        engine.takeIn(second)
        #expect(throws: LayoutError.self) { try engine.layoutIfNeeded() }
        first.isActive = false
        try engine.layoutIfNeeded()
        #expect(box.frame.width == 20)
    }

    @Test("what comes into a tree is no longer left out") func tree() throws {
        let root = View("root"), box = View("box")
        root.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        let engine = LayoutEngine(root: root)
        engine.leaveOut(width)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(box.frame.width == 0)
        box.removeFromSuperview()
        root.addSubview(box)
        try engine.layoutIfNeeded()
        #expect(box.frame.width == 10)
        engine.leaveOut(width)
        width.isActive = false
        width.isActive = true
        try engine.layoutIfNeeded()
        #expect(box.frame.width == 10)
    }
}
