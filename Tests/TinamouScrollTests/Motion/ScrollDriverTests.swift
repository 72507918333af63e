import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

/// A scroll view that is driven: 375 by 734, its content 1065 high under an inset of 200, so that it rests from -200 to
/// 331.
@Suite struct ScrollDriverTests {
    let root = View("root")
    let view = ScrollView("scroll")
    let content = View("content")
    let engine: LayoutEngine
    let height: LayoutConstraint
    let driver: ScrollDriver
    let size = Size(width: 375, height: 734)

    init() throws {
        root.addSubview(view)
        view.addSubview(content)
        engine = LayoutEngine(root: root)
        for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try LayoutConstraint(view, attribute, .equal, to: root, attribute).isActive = true
            try LayoutConstraint(content, attribute, .equal, to: view, attribute).isActive = true
        }
        height = content.heightAnchor.constraint(equalToConstant: 1065)
        height.isActive = true
        view.fitContent(along: .horizontal)
        view.contentInset = EdgeInsets(top: 200, left: 0, bottom: 0, right: 0)
        driver = ScrollDriver(view)
        try engine.layout(in: size)
    }

    @Test func theLayoutMovesTheContentToItsStart() throws {
        #expect(view.contentOffset.y == -200 && driver.gesture.offset.y == -200)
        view.contentInset.top = 134
        try engine.layout(in: size)
        #expect(view.contentOffset.y == -134 && driver.gesture.offset.y == -134 && !view.isOffsetHeld)
    }

    @Test("The end of the new range is where the old one started: what rests there has not rested at the start")
    func theOffsetFollowsOnceOnly() throws {
        view.contentOffset = Point(y: 331)
        view.contentInset.top = 300
        height.constant = 534
        try engine.layout(in: size)
        #expect(view.restingRange(along: .vertical) == -300...(-200) && view.contentOffset.y == -200)
        try driver.settle()
        #expect(view.contentOffset.y == -200 && driver.gesture.offset.y == -200)
    }

    @Test func everyFrameIsLaidOut() throws {
        var tops: [Double] = [], causes: [ScrollChange.Cause] = []
        let observation = view.observe { _, change in causes.append(change.cause) }
        defer { observation.cancel() }
        driver.onFrame = { _ in
            try? engine.layout(in: size)
            tops.append(content.frameInRoot.minY)
        }
        try driver.drag(by: Point(y: -60), over: 0.1)
        #expect(tops.map { $0.rounded() } == [190, 180, 170, 160, 150, 140])
        #expect(view.isOffsetHeld && driver.gesture.isDragging)
        try driver.lift()
        try driver.settle()
        // 600 a second: from -140 by 0.6 · 499 on.
        #expect((view.contentOffset.y - 159.4).magnitude < 1e-6 && !view.isOffsetHeld)
        #expect(causes.prefix(6).allSatisfy { $0 == .finger } && causes.dropFirst(6).allSatisfy { $0 == .deceleration })
        #expect(tops.last == -view.contentOffset.y)
    }

    @Test func theScriptCanFlickRunAndGoToTheTop() throws {
        var actions: [ScrollAction] = []
        driver.onAction = { actions.append($0) }
        try driver.flick(velocity: Point(y: -3000))
        try driver.run(until: 1)
        #expect(driver.time == 1 && view.contentOffset.y > 331, "it bounces at the end")
        try driver.settle()
        #expect(view.contentOffset.y == 331)
        driver.shouldScrollToTop = { false }
        try driver.scrollToTop()
        try driver.settle()
        #expect(view.contentOffset.y == 331)
        driver.shouldScrollToTop = nil
        try driver.scrollToTop()
        try driver.settle()
        #expect(view.contentOffset.y == -200 && actions.last == .didScrollToTop)
        try driver.setOffset(Point(y: 50), animated: true)
        #expect(view.contentOffset.y == -200 && view.isOffsetHeld)
        try driver.settle()
        #expect(view.contentOffset.y == 50 && actions.last == .didEndScrollingAnimation)
        driver.targetOfFlick = { velocity, _ in Point(y: velocity.y > 0 ? 100 : 0) }
        try driver.flick(velocity: Point(y: -600))
        try driver.settle()
        #expect(view.contentOffset.y == 100)
    }

    @Test func aRotationUnderAFingerKeepsTheContent() throws {
        try driver.drag(by: Point(y: -500), over: 0.5)
        let seen = view.contentOffset.y
        try engine.layout(in: Size(width: 734, height: 1000))
        #expect(view.contentOffset.y == seen && view.restingRange(along: .vertical) == -200...65)
        try driver.run(until: 1)
        #expect(view.contentOffset.y == seen)
        try driver.lift()
        try driver.settle()
        #expect(view.contentOffset.y == 65)
    }

    @Test func aProgramThatSetsTheOffsetIsFollowed() throws {
        var actions: [ScrollAction] = []
        driver.onAction = { actions.append($0) }
        try driver.flick(velocity: Point(y: -600))
        actions = []
        view.contentOffset = Point(y: 12)
        #expect(driver.gesture.offset.y == 12 && !view.isOffsetHeld)
        #expect(actions.count == 2 && actions.first == .didEndDecelerating)
        try driver.settle()
        #expect(view.contentOffset.y == 12)
    }

    @Test func theDriverLetsGoOfTheView() throws {
        let view = ScrollView("another")
        var other: ScrollDriver? = ScrollDriver(view)
        try other?.drag(by: Point(y: -5), over: 0.1)
        #expect(view.isOffsetHeld)
        other = nil
        #expect(!view.isOffsetHeld)
    }
}
