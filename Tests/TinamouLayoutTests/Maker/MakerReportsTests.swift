import Testing
import Tinamou
import TinamouLayout

/// What people have reported of layout languages, each as a minimal layout with the right answer by hand.
@Suite struct MakerReportsTests {
    @Test func anUpdateToAnotherMultiplierOrSiblingIsRefused() throws {
        let scene = MakerScene(width: 375, height: 100)
        scene.placeOther()
        scene.box.snp.makeConstraints { $0.width.equalToSuperview() }
        #expect(try scene.frame().width == 375)
        scene.box.snp.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
        #expect(scene.mistakes().map(\.reason) == [.multiplierIsFixed(1)])
        scene.box.snp.updateConstraints { $0.width.equalTo(scene.other) }
        #expect(scene.mistakes().map(\.reason) == [.nothingToUpdate])
        scene.box.snp.updateConstraints { $0.height.equalTo(3) }
        #expect(scene.mistakes().map(\.reason) == [.nothingToUpdate])
        #expect(try scene.frame().width == 375)
        scene.box.snp.remakeConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
        #expect(try scene.frame().width == 187.5)
    }

    @Test func offsetsMoveAndInsetsShrink() throws {
        let scene = MakerScene(width: 100, height: 100)
        scene.box.snp.makeConstraints { $0.edges.equalToSuperview().offset(20) }
        #expect(try scene.frame() == Rect(x: 20, y: 20, width: 100, height: 100))
        scene.box.snp.remakeConstraints { $0.edges.equalToSuperview().inset(20) }
        #expect(try scene.frame() == Rect(x: 20, y: 20, width: 60, height: 60))
        scene.box.snp.remakeConstraints { make in
            make.trailing.equalToSuperview().inset(20)
            make.width.equalTo(10)
        }
        #expect(try scene.frame().maxX == 80)
    }

    @Test(arguments: LayoutDirection.allCases)
    func insetsOnLeadingAndTrailing(direction: LayoutDirection) throws {
        let scene = MakerScene(width: 320, height: 10, direction)
        let whole = (direction == .leftToRight ? (10.0, 290.0) : (30.0, 310.0))
        let insets = DirectionalEdgeInsets(leading: 10, trailing: 30)
        scene.box.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(insets) }
        #expect(try (scene.frame().minX, scene.frame().maxX) == whole)
        scene.box.snp.remakeConstraints { make in
            make.leading.equalToSuperview().inset(10)
            make.trailing.equalToSuperview().inset(30)
        }
        #expect(try (scene.frame().minX, scene.frame().maxX) == whole)
    }

    @Test func theSignOfAnInsetIsAppliedOnce() throws {
        let scene = MakerScene(width: 200, height: 200)
        scene.box.snp.makeConstraints { $0.edges.equalToSuperview().inset(EdgeInsets(all: 20)) }
        #expect(try scene.frame() == Rect(x: 20, y: 20, width: 160, height: 160))
    }

    @Test func aConstantOfARequiredConstraintIsOneEdit() throws {
        let scene = MakerScene()
        var width: MadeConstraint?
        scene.box.snp.makeConstraints { width = $0.width.equalTo(100).constraint }
        try scene.layOut()
        let before = scene.engine.solver.statistics, count = scene.engine.solver.constraints.count
        for extent in 101...120 {
            width?.update(offset: extent)
            #expect(try scene.frame().width == Double(extent))
        }
        // The first ones have the solver find out along which direction edits go.
        #expect(scene.engine.solver.statistics.directEdits >= before.directEdits + 18)
        #expect(scene.engine.solver.statistics.basisChanges == before.basisChanges)
        #expect(scene.engine.solver.constraints.count == count)
        #expect(width?.layoutConstraints.map(\.priority) == [.required])
    }

    @Test func everythingIsRequiredUnlessItSaysOtherwise() throws {
        final class Label: View {
            override var intrinsicContentSize: (width: Double?, height: Double?) { (250, 20) }
        }
        let scene = MakerScene(width: 375, height: 100)
        let label = Label("label")
        scene.root.addSubview(label)
        scene.box.snp.makeConstraints { $0.edges.equalToSuperview() }
        label.snp.makeConstraints { make in
            make.width.equalTo(241)
            make.left.top.equalTo(0)
        }
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 375, height: 100))
        #expect(label.frame == Rect(x: 0, y: 0, width: 241, height: 20))
    }

    /// Equal gaps and fixed spacing are in DistributionTests.

    @Test func tenThousandRemakesLeaveNothingBehind() throws {
        let scene = MakerScene()
        weak var first: LayoutConstraint?
        var variables = 0, constraints = 0
        for round in 0..<10_000 {
            scene.box.snp.remakeConstraints { make in
                make.edges.equalToSuperview().inset(EdgeInsets(top: 1, left: Double(round % 50), bottom: 2, right: 3))
            }
            if round == 0 { first = scene.box.constraints.first }
            try scene.layOut()
            if round == 10 {
                (variables, constraints) = (scene.engine.solver.variables.count, scene.engine.solver.constraints.count)
            }
        }
        #expect(scene.box.frame == Rect(x: 49, y: 1, width: 348, height: 297))
        #expect(first == nil)
        #expect(scene.engine.solver.variables.count == variables)
        #expect(scene.engine.solver.constraints.count == constraints)
        #expect(scene.box.constraints.count == 4 && scene.root.constraints.count == 4)
    }

    @Test func remakesWithoutAPassAreForgottenByThePass() throws {
        let scene = MakerScene()
        weak var first: LayoutConstraint?
        for round in 0..<1000 {
            scene.box.snp.remakeConstraints { $0.size.equalTo(Double(round)) }
            if round == 0 { first = scene.box.constraints.first }
        }
        #expect(try scene.frame().size == Size(width: 999, height: 999))
        #expect(first == nil)
        #expect(scene.engine.solver.constraints.count <= 6)
    }

    @Test func makesAndMistakesAreNotCollected() throws {
        let view = View("lonely")
        for _ in 0..<1000 { view.snp.makeConstraints { $0.edges.equalToSuperview() } }
        let scene = MakerScene()
        scene.root.addSubview(view)
        #expect(scene.mistakes().count == 1)
        weak var first: LayoutConstraint?
        var outer = View("outer")
        for round in 0..<1000 {
            outer = View("outer")
            outer.addSubview(scene.box)
            scene.box.snp.makeConstraints { $0.left.equalToSuperview() }
            if round == 0 { first = scene.box.constraints.first }
        }
        #expect(first == nil)
        #expect(scene.box.constraints.count == 1)
    }

    @Test func aContradictionCostsTheSameEachTime() throws {
        let scene = MakerScene()
        scene.placeOther()
        try scene.layOut()
        var costs: [Int] = []
        for _ in 0..<50 {
            let before = scene.engine.solver.statistics
            scene.box.snp.remakeConstraints { make in
                make.leading.top.equalToSuperview()
                make.trailing.equalToSuperview().offset(-10)
                make.trailing.equalToSuperview().offset(-20)
            }
            guard case .unsatisfiable(let conflict)? = scene.failure() else {
                Issue.record("the pass did not fail")
                return
            }
            #expect(conflict.members.count == 2)
            let after = scene.engine.solver.statistics
            costs.append(after.basisChanges - before.basisChanges + after.dualSteps - before.dualSteps)
        }
        #expect(costs.allSatisfy { $0 <= 20 } && costs.dropFirst(2).allSatisfy { $0 == costs[2] }, "\(costs)")
    }
}
