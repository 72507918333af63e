import Testing
import TinamouLayout

/// Making, remaking, updating and removing: what changes, and what stays when something is refused.
@Suite struct MakerUpdateTests {
    let scene = MakerScene()

    init() throws {
        scene.box.snp.makeConstraints { make in
            make.left.top.equalToSuperview().offset(10)
            make.width.equalTo(100)
            make.height.equalToSuperview().multipliedBy(0.5).priority(.medium)
        }
        try scene.layOut()
        #expect(scene.box.frame == Rect(x: 10, y: 10, width: 100, height: 150))
    }

    @Test func makingAgainAddsToWhatThereIs() throws {
        scene.box.snp.makeConstraints { $0.width.lessThanOrEqualTo(100) }
        #expect(scene.box.constraints.count == 5)
        #expect(try scene.frame().width == 100)
    }

    @Test func remakingReplacesAll() throws {
        let own = scene.box.widthAnchor.constraint(equalTo: scene.box.heightAnchor)
        own.isActive = true
        scene.box.snp.remakeConstraints { make in
            make.right.bottom.equalToSuperview()
            make.height.equalTo(30)
        }
        #expect(try scene.frame() == Rect(x: 370, y: 270, width: 30, height: 30))
        #expect(own.isActive && scene.box.constraints.count == 4)
        try scene.box.snp.tryRemakeConstraints { make in
            make.left.top.equalTo(1)
            make.width.equalTo(7)
        }
        #expect(try scene.frame() == Rect(x: 1, y: 1, width: 7, height: 7))
    }

    @Test func removing() throws {
        scene.box.snp.removeConstraints()
        scene.box.snp.removeConstraints()
        #expect(scene.box.constraints.isEmpty)
        scene.other.snp.removeConstraints()
        try scene.layOut()
        #expect(scene.engine.solver.constraints.count <= 4)  // what pins the root
    }

    @Test func updatingChangesConstantsOnly() throws {
        let before = scene.box.constraints, edits = scene.engine.solver.statistics
        for place in 11...25 {
            scene.box.snp.updateConstraints { $0.left.equalToSuperview().offset(place) }
            #expect(try scene.frame() == Rect(x: Double(place), y: 10, width: 100, height: 150))
        }
        #expect(scene.box.constraints.map(\.id) == before.map(\.id))
        #expect(scene.engine.solver.statistics.directEdits >= edits.directEdits + 13)
        #expect(scene.engine.solver.statistics.basisChanges == edits.basisChanges)
    }

    @Test func anUpdateMayChangePriorities() throws {
        scene.box.snp.makeConstraints { $0.width.equalToSuperview().priority(.high) }
        try scene.layOut()
        scene.box.snp.updateConstraints { $0.width.equalTo(120).priority(.low) }  // from required
        #expect(try scene.frame().width == 400)
        scene.box.snp.updateConstraints { $0.width.equalTo(130) }  // the priority stays low
        #expect(try scene.frame().width == 400)
        scene.box.snp.updateConstraints { $0.width.equalTo(130).priority(.required).labeled("width") }
        #expect(try scene.frame().width == 130)
        #expect(scene.box.constraints.contains { $0.description == "width: box.width == 130" })
    }

    @Test func anUpdatePrefersTheSamePriority() throws {
        scene.box.snp.makeConstraints { make in
            make.right.greaterThanOrEqualTo(0).priority(.low)
            make.right.greaterThanOrEqualTo(-300).priority(.medium)
        }
        scene.box.snp.updateConstraints { make in
            make.right.greaterThanOrEqualTo(-50).priority(.medium)
            make.right.greaterThanOrEqualTo(-20).priority(.high)  // the one that is left
        }
        let texts = scene.box.constraints.suffix(2).map(\.description)
        #expect(texts == ["box.right >= root.right - 20 @750", "box.right >= root.right - 50 @500"])
    }

    @Test func everyAttributeCanBeUpdated() throws {
        for attribute in LayoutAttribute.allCases where attribute != .centerX && attribute != .centerY {
            let scene = MakerScene()
            scene.box.snp.makeConstraints { $0.attributes([attribute]).equalToSuperview().offset(1) }
            let constraint = try #require(scene.box.constraints.first)
            try scene.box.snp.tryUpdateConstraints { $0.attributes([attribute]).equalToSuperview().offset(-4) }
            #expect(constraint.constant == -4 && constraint.isActive, "\(attribute)")
        }
    }

    @Test func whatRemembersNothingIsMade() throws {
        scene.other.snp.updateConstraints { make in
            make.left.top.equalTo(5)
            make.size.equalTo(6)
        }
        try scene.layOut()
        #expect(scene.other.frame == Rect(x: 5, y: 5, width: 6, height: 6))
        scene.other.snp.removeConstraints()
        try scene.other.snp.tryUpdateConstraints { $0.edges.equalToSuperview() }
        try scene.layOut()
        #expect(scene.other.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    }

    @Test func whatHasGoneOutOfForceIsNotUpdated() throws {
        scene.box.removeFromSuperview()  // takes left, top and height with it
        scene.root.addSubview(scene.box)
        scene.box.snp.updateConstraints { $0.left.equalToSuperview().offset(1) }
        #expect(scene.mistakes().map(\.reason) == [.nothingToUpdate])
        scene.box.snp.updateConstraints { $0.width.equalTo(44) }
        #expect(try scene.frame().width == 44)
    }

    // MARK: Refusals

    @Test func anUpdateWithoutAMatchChangesNothing() throws {
        let before = scene.box.constraints.map(\.description), frame = scene.box.frame
        let closure: (ConstraintMaker) -> Void = { make in
            make.width.equalTo(77)  // could be had
            make.left.equalTo(scene.other)
            make.top.lessThanOrEqualToSuperview()
            make.height.equalToSuperview().multipliedBy(0.25)
        }
        let reasons: [MakerMistake.Reason] = [.nothingToUpdate, .nothingToUpdate, .multiplierIsFixed(0.5)]
        #expect(
            mistakes { try scene.box.snp.tryUpdateConstraints(closure) }.map(\.reason)
                == reasons)
        #expect(scene.failure() == nil)  // it has been thrown
        scene.box.snp.updateConstraints(closure)
        #expect(scene.engine.needsLayout)
        #expect(scene.mistakes().map(\.reason) == reasons)
        #expect(scene.box.constraints.map(\.description) == before && scene.box.frame == frame)
        #expect(scene.failure() == nil && scene.box.frame == frame)  // once
    }

    @Test func aContradictionDecidedAtOnceChangesNothing() throws {
        scene.box.snp.makeConstraints { $0.width.lessThanOrEqualTo(150) }
        try scene.layOut()
        let before = scene.box.constraints.map(\.description)
        let calls: [(ConstraintDSL<View>) throws -> Void] = [
            { dsl in try dsl.tryUpdateConstraints { $0.width.equalTo(200) } },
            { dsl in try dsl.tryMakeConstraints { $0.width.equalTo(90) } },
            { dsl in
                try dsl.tryRemakeConstraints { make in
                    make.width.equalTo(90)
                    make.right.equalTo(scene.box.snp.left).offset(80)
                }
            },
        ]
        for call in calls {
            guard case .unsatisfiable? = error(of: { try call(scene.box.snp) }) else {
                Issue.record("the call did not fail")
                continue
            }
            #expect(scene.box.constraints.map(\.description) == before)
            #expect(try scene.frame() == Rect(x: 10, y: 10, width: 100, height: 150))
        }
        try scene.box.snp.tryUpdateConstraints { $0.width.equalTo(140) }
        #expect(try scene.frame().width == 140)
    }

    @Test func whatIsRefusedIsNotRememberedEither() throws {
        var height: MadeConstraint?
        scene.box.snp.remakeConstraints { make in
            height = make.height.equalTo(100).constraint
            make.height.lessThanOrEqualTo(150)
        }
        try scene.layOut()
        #expect(error { try scene.box.snp.tryUpdateConstraints { $0.height.equalTo(200) } } != nil)
        height?.update(inset: 10)  // from each side of 100, not of 200
        #expect(try scene.frame().height == 80)
        #expect(error { try height?.tryUpdate(offset: 200) } != nil)
        height?.update(inset: 20)
        #expect(try scene.frame().height == 60)
        #expect(error { try height?.tryUpdate(inset: -40) } != nil)
        height?.update(offset: 110)
        #expect(try scene.frame().height == 70)
    }

    @Test func aContradictionThatIsNotDecidedAtOnceIsThrownByThePass() throws {
        scene.box.snp.makeConstraints { $0.width.equalTo(90) }
        guard case .unsatisfiable? = scene.failure() else {
            Issue.record("the pass did not fail")
            return
        }
        #expect(scene.box.frame.width == 100)
        scene.box.snp.remakeConstraints { make in
            make.left.top.equalTo(0)
            make.size.equalTo(90)
        }
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 90, height: 90))
    }

    @Test func aMistakeInARemakeLeavesWhatThereWas() throws {
        let before = scene.box.constraints.map(\.id)
        scene.box.snp.remakeConstraints { make in
            make.edges.equalToSuperview()
            make.size.equalTo(scene.other.snp.edges)
        }
        #expect(scene.mistakes().map(\.reason) == [.compositesDiffer])
        #expect(scene.box.constraints.map(\.id) == before)
        #expect(try scene.frame() == Rect(x: 10, y: 10, width: 100, height: 150))
    }
}
