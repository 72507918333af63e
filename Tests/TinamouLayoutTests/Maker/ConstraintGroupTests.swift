import Testing
import TinamouLayout

/// Groups that are replaced as a whole.
@Suite struct ConstraintGroupTests {
    let scene = MakerScene()
    let group = ConstraintGroup()

    /// The other box below the box, which is so high.
    private func stack(_ height: Double) -> (ConstraintGroup.Makers) -> Void {
        { [scene] make in
            make(scene.box).top.horizontalEdges.equalToSuperview()
            make(scene.box).height.equalTo(height)
            make(scene.other).horizontalEdges.equalToSuperview()
            make(scene.other).top.equalTo(scene.box.snp.bottom).offset(8)
            make(scene.other).bottom.equalToSuperview()
        }
    }

    @Test func replacingAsAWhole() throws {
        group.replace(stack(100))
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 400, height: 100))
        #expect(scene.other.frame == Rect(x: 0, y: 108, width: 400, height: 192))
        #expect(group.isActive && group.layoutConstraints.count == 8)
        let before = group.layoutConstraints
        group.replace { make in
            make(scene.box).edges.equalToSuperview()
            make(scene.other).edges.equalTo(scene.box).inset(10)
        }
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 400, height: 300))
        #expect(scene.other.frame == Rect(x: 10, y: 10, width: 380, height: 280))
        #expect(before.allSatisfy { !$0.isActive })
        try group.tryReplace(stack(50))
        #expect(try scene.frame().height == 50)
        group.removeConstraints()
        #expect(!group.isActive && scene.box.constraints.isEmpty && scene.other.constraints.isEmpty)
    }

    @Test func theItemsMakersLeaveItAlone() throws {
        group.replace(stack(100))
        scene.box.snp.removeConstraints()
        scene.box.snp.remakeConstraints { $0.width.lessThanOrEqualTo(500) }
        scene.box.snp.updateConstraints { $0.height.equalTo(3) }
        #expect(scene.mistakes().map(\.reason) == [.nothingToUpdate])
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 400, height: 100))
        #expect(scene.box.constraints.count == 6)
    }

    @Test func refusalsLeaveWhatThereWas() throws {
        try group.tryReplace(stack(100))
        try scene.layOut()
        let before = group.layoutConstraints.map(\.id)
        let wrong: (ConstraintGroup.Makers) -> Void = { make in
            make(scene.box).edges.equalToSuperview()
            make(scene.other).size.equalTo(Point())
        }
        group.replace(wrong)
        #expect(scene.mistakes().map(\.item) == [ObjectIdentifier(scene.other)])
        #expect(mistakes { try group.tryReplace(wrong) }.map(\.reason) == [.pointForExtent])
        guard
            case .unsatisfiable? = error(of: {
                try group.tryReplace { make in
                    make(scene.box).width.equalTo(10)
                    make(scene.box).width.equalTo(20)
                }
            })
        else {
            Issue.record("the call did not fail")
            return
        }
        #expect(group.layoutConstraints.map(\.id) == before && group.layoutConstraints.allSatisfy(\.isActive))
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 400, height: 100))
        #expect(scene.other.frame == Rect(x: 0, y: 108, width: 400, height: 192))
    }
}
