import Testing
import TinamouDocuments
import TinamouLayout

@Suite struct SceneDimensionsTests {
    private func lines(_ name: String) throws -> [String: SceneDimensions.Line] {
        let scene = try Fixture.layout(name).scenes[0]
        let lines = try #require(SceneDimensions(scene, SceneOutlines(scene))).lines
        return Dictionary(uniqueKeysWithValues: lines.map { (scene.document.constraints[$0.constraint].id, $0) })
    }

    /// By hand: a box at 10 that is 100 wide, in a view of 300 from whose end it is to be 10 away.
    @Test func contradictionsAreMarked() throws {
        let lines = try lines("conflict.xib")
        let width = try #require(lines["w"])
        #expect(width.isExtent && width.from == 10 && width.to == 110 && width.text == "100")
        #expect(width.state == .conflicting && lines["l"]?.state == .conflicting)
        let leftOut = try #require(lines["r"])
        #expect(leftOut.state == .leftOut && leftOut.from == 110 && leftOut.to == 300)
        #expect(leftOut.text == "10, is 190")
    }

    /// By hand, from the frames that the fixture explains.
    @Test func distancesExtentsAndAlignments() throws {
        let lines = try lines("scrolling.xib")
        let gap = try #require(lines["v1"])
        #expect(!gap.isExtent && gap.axis == .horizontal && gap.from == 0 && gap.to == 10 && gap.text == "10")
        // The scroll view's edge is that of its content for what is inside: from 10 to 15, and 5 below 715.
        #expect(lines["s4"]?.from == 10 && lines["s4"]?.to == 15)
        #expect(lines["s5"]?.from == 715 && lines["s5"]?.to == 720)
        #expect(lines["s6"]?.text == "scroll.width − 10")
        #expect(lines["m4"]?.isAlignment == true && lines["m4"]?.from == 200)
        #expect(lines.values.allSatisfy { $0.state == .holds })
    }

    /// A wish that loses says what it wanted, and what there is: 40 of a view that is held at 60.
    @Test func wishesThatLoseSayWhatThereIs() throws {
        let text = xib(
            "<subviews>\(xibView("box"))</subviews>"
                + #"""
                <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="l"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="view" secondAttribute="top" id="t"/>
                <constraint firstItem="box" firstAttribute="height" constant="20" id="h"/>
                <constraint firstItem="box" firstAttribute="width" relation="greaterThanOrEqual" constant="60" id="w"/>
                <constraint firstItem="box" firstAttribute="width" constant="40" priority="750" id="wish"/>
                </constraints>
                """#)
        let scene = DocumentLayout(try reading(text).document).scenes[0]
        let lines = try #require(SceneDimensions(scene, SceneOutlines(scene))).lines
        let told = lines.map { "\(scene.document.constraints[$0.constraint].id) \($0.state) \($0.text)" }
        #expect(told == ["l holds 0", "t holds 0", "h holds 20", "w holds ≥ 60", "wish broken 40, is 60"])
    }

    /// From right to left, trailing is left: edges are at 10, and the follower is 8 further inside, by hand.
    @Test func directions() throws {
        var environment = LayoutEnvironment()
        environment.direction = .rightToLeft
        let scene = try Fixture.layout("attributes.xib", environment).scenes[0]
        let lines = try #require(SceneDimensions(scene, SceneOutlines(scene))).lines
        let trailing = try #require(lines.first { scene.document.constraints[$0.constraint].id == "f3" })
        #expect(trailing.from == 10 && trailing.to == 18 && trailing.text == "8")
    }
}
