import Testing
import TinamouLayout

/// Handles: what they change, and what stays when something is refused.
@Suite struct MadeConstraintTests {
    let scene = MakerScene()

    /// The handle of a chain of the box's.
    private func make(_ chain: (ConstraintMaker) -> MadeConstraint) throws -> MadeConstraint {
        var handle: MadeConstraint?
        scene.box.snp.makeConstraints { make in
            handle = chain(make)
            #expect(handle?.layoutConstraints.isEmpty == true)
        }
        return try #require(handle)
    }

    @Test func offsetsReplaceNumbersAndOffsets() throws {
        let height = try make { $0.height.equalTo(50).offset(5).constraint }
        _ = try make { $0.left.top.width.equalTo(10).constraint }
        #expect(try scene.frame().height == 55)
        height.update(offset: 80)
        #expect(try scene.frame().height == 80)
        try height.tryUpdate(offset: 20.5)
        #expect(try scene.frame() == Rect(x: 10, y: 10, width: 10, height: 20.5))
        #expect(height.layoutConstraints.count == 1)
    }

    @Test func insetsReplaceInsetsAndLeaveOffsets() throws {
        let edges = try make { $0.edges.equalToSuperview().inset(20).offset(1).constraint }
        #expect(try scene.frame() == Rect(x: 21, y: 21, width: 360, height: 260))
        edges.update(inset: 5)
        #expect(try scene.frame() == Rect(x: 6, y: 6, width: 390, height: 290))
        edges.update(offset: 0)
        #expect(try scene.frame() == Rect(x: 5, y: 5, width: 390, height: 290))
        edges.update(inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(try scene.frame() == Rect(x: 2, y: 1, width: 394, height: 296))
        edges.update(inset: DirectionalEdgeInsets(leading: 7))
        #expect(try scene.frame() == Rect(x: 7, y: 0, width: 393, height: 300))
        try edges.tryUpdate(inset: 1)
        try edges.tryUpdate(inset: EdgeInsets(all: 2))
        #expect(try scene.frame() == Rect(x: 2, y: 2, width: 396, height: 296))
        try edges.tryUpdate(inset: DirectionalEdgeInsets(trailing: 9))
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 391, height: 300))
    }

    @Test func handlesAreSwitchedAsConstraintsAre() throws {
        let fixed = try make { $0.width.equalTo(50).constraint }
        let wish = try make { $0.width.equalTo(70).priority(LayoutPriority(rawValue: 999)).constraint }
        #expect(try scene.frame().width == 50 && fixed.isActive)
        fixed.isActive = false
        #expect(try scene.frame().width == 70 && !fixed.isActive)
        fixed.isActive = true
        #expect(try scene.frame().width == 50 && wish.isActive)
    }

    @Test func insetsReplaceInsetsAsATarget() throws {
        let edges = try make { $0.edges.equalTo(EdgeInsets(all: 20)).constraint }
        #expect(try scene.frame() == Rect(x: 20, y: 20, width: 360, height: 260))
        edges.update(inset: 3)
        #expect(try scene.frame() == Rect(x: 3, y: 3, width: 394, height: 294))
    }

    @Test func prioritiesToRequiredAndBack() throws {
        let narrow = try make { $0.width.equalTo(100).priority(.low).constraint }
        let wide = try make { $0.width.equalTo(300).priority(.high).constraint }
        #expect(try scene.frame().width == 300)
        narrow.update(priority: .required)
        #expect(try scene.frame().width == 100)
        narrow.update(priority: 100)
        #expect(try scene.frame().width == 300)
        try wide.tryUpdate(priority: 50)
        try narrow.tryUpdate(priority: .required)
        #expect(try scene.frame().width == 100)
        guard case .unsatisfiable? = error(of: { try wide.tryUpdate(priority: .required) })
        else {
            Issue.record("two required widths were taken")
            return
        }
        #expect(wide.layoutConstraints[0].priority == LayoutPriority(50))
        #expect(try scene.frame().width == 100)
    }

    @Test func comingAndGoing() throws {
        let prepared = scene.box.snp.prepareConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        #expect(prepared.map(\.layoutConstraints.count) == [2, 2] && !prepared[0].isActive)
        try scene.layOut()
        #expect(scene.box.constraints.isEmpty)
        for chain in prepared { chain.activate() }
        #expect(try scene.frame() == Rect(x: 1, y: 1, width: 2, height: 2))
        prepared[1].deactivate()
        #expect(!prepared[1].isActive && prepared[0].isActive && scene.box.constraints.count == 2)
        prepared[0].layoutConstraints[0].isActive = false
        #expect(prepared[0].isActive)  // in part
        try prepared[0].tryActivate()
        try prepared[1].tryActivate()
        try prepared[1].tryActivate()
        #expect(scene.box.constraints.count == 4)
        scene.box.snp.remakeConstraints { $0.width.equalTo(3) }  // what has been activated is remembered
        #expect(scene.box.constraints.map(\.description) == ["box.width == 3"])
        #expect(!prepared[0].isActive && !prepared[1].isActive)
    }

    @Test func activatingWhatContradictsChangesNothing() throws {
        _ = try make { $0.width.equalTo(10).constraint }
        try scene.layOut()
        let prepared = try scene.box.snp.tryPrepareConstraints { $0.size.equalTo(20) }
        #expect(error { try prepared[0].tryActivate() } != nil)
        #expect(!prepared[0].isActive && scene.box.constraints.count == 1)
        #expect(scene.failure() == nil && scene.box.frame.width == 10)
    }

    @Test func theHandleOfAnUpdateIsThatOfWhatItFound() throws {
        let first = try make { $0.size.equalTo(10).constraint }
        var found: MadeConstraint?
        scene.box.snp.updateConstraints { found = $0.height.equalTo(20).constraint }
        #expect(found?.layoutConstraints.map(\.id) == [first.layoutConstraints[1].id])
        found?.update(offset: 30)
        #expect(try scene.frame().size == Size(width: 10, height: 30))
        first.update(inset: 2)  // from each side; the offset that the other handle has set stays
        #expect(try scene.frame().size == Size(width: 6, height: 26))
    }

    @Test func numbersThatAreNone() throws {
        let width = try make { $0.width.equalTo(10).constraint }
        try scene.layOut()
        width.update(offset: Double.nan)
        #expect(scene.mistakes().map(\.reason) == [.invalidNumber])
        width.update(inset: Double.infinity)
        #expect(scene.mistakes().map(\.text) == ["box.width == 10"])
        width.update(priority: 1001)
        #expect(scene.mistakes().count == 1)
        let calls: [() throws -> Void] = [
            { try width.tryUpdate(offset: Double.nan) },
            { try width.tryUpdate(inset: -Double.infinity) },
            { try width.tryUpdate(priority: 0) },
        ]
        for call in calls { #expect(mistakes(of: call).map(\.reason) == [.invalidNumber]) }
        #expect(width.layoutConstraints[0].description == "box.width == 10")
        #expect(try scene.frame().width == 10)
    }

    @Test func theHandleOfAMistakeHasNothing() throws {
        let handle = try make { $0.left.equalTo(scene.other.snp.top).constraint }
        #expect(scene.mistakes().map(\.reason) == [.invalid(.twoAxes)])
        #expect(handle.layoutConstraints.isEmpty && !handle.isActive)
        handle.activate()
        handle.deactivate()
        #expect(scene.mistakes().map(\.reason) == [.nothingMade])
        #expect(mistakes { try handle.tryUpdate(offset: 1) }.map(\.reason) == [.nothingMade])
    }

    @Test func aHandleOutlivesItsItem() throws {
        var handle: MadeConstraint?
        do {
            let view = View("short-lived")
            view.snp.makeConstraints { handle = $0.width.equalTo(3).constraint }
        }
        handle?.update(offset: 5)
        handle?.activate()
        #expect(handle?.isActive == false)
    }
}
