import Testing
import TinamouDocuments
import TinamouLayout

@Suite struct SceneOutlinesTests {
    /// By hand: the fixture says where things are; the scroll view is 10 inside a view of 300 × 400.
    @Test func aScrollViewHidesWhatIsOutsideIt() throws {
        let scene = try Fixture.layout("scrolling.xib").scenes[0]
        let outlines = SceneOutlines(scene).outlines
        let byID = Dictionary(uniqueKeysWithValues: outlines.map { (scene.document.elements[$0.element].id, $0) })
        let content = try #require(byID["content"])
        #expect(content.frame == Rect(x: 15, y: 15, width: 270, height: 700) && content.depth == 2)
        #expect(content.visible == Rect(x: 15, y: 15, width: 270, height: 375) && !content.isAllVisible)
        let float = try #require(byID["float"])
        #expect(float.frame == Rect(x: 270, y: 0, width: 30, height: 30))
        #expect(float.visible == Rect(x: 270, y: 10, width: 20, height: 20))
        let guided = try #require(byID["guided"])
        #expect(guided.visible == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(byID["middle"]?.isAllVisible == true)
        // In the order of the document, numbered from 1.
        #expect(outlines.map(\.number) == Array(1...7) && byID["view"]?.number == 1)
    }

    @Test func hiddenViewsAreListedAndNotDrawn() throws {
        let scene = try Fixture.layout("stacks.xib").scenes[0]
        let outlines = SceneOutlines(scene)
        let ids = outlines.outlines.map { scene.document.elements[$0.element].id }
        #expect(!ids.contains("columnC") && !ids.contains("hiddenView") && ids.contains("columnB"))
        let hidden = outlines.entries.filter(\.isHidden).map { scene.document.elements[$0.element].id }
        #expect(hidden == ["columnC", "hiddenView"])
    }

    @Test func kindsHaveFamilies() throws {
        let views = [("label", "text"), ("button", "control"), ("imageView", "picture"), ("mystery", "container")]
        let inside = views.map { xibView($0.0, kind: $0.0 == "mystery" ? "view" : $0.0) }.joined()
        let layout = DocumentLayout(try reading(xib("<subviews>\(inside)</subviews>")).document)
        let families = SceneOutlines(layout.scenes[0]).outlines.dropFirst().map(\.family.rawValue)
        #expect(families == views.map(\.1))
    }
}
