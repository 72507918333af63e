import Testing
import TinamouUIKit

/// Frames by hand: status bar 44, content part 90, so that the bar is 134 high; 100 rows of 40 in a screen 375 ×
/// 812 with 34 below: offsets from -134 to 4000 + 34 - 812 = 3222.
@Suite struct FeedScreenTests {
    let host = LayoutHost(
        size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let screen = FeedViewController()

    init() { host.show(screen) }

    private var bar: FeedBar { screen.bar }

    private func inBar(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

    private func drag(to offset: CGFloat) { host.drag(screen.tableView, to: CGPoint(x: 0, y: offset)) }

    @Test("S2-1, S2-7: at rest") func rest() {
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 134))
        #expect(inBar(bar.contentPart) == CGRect(x: 0, y: 44, width: 375, height: 90))
        #expect(inBar(bar.label) == CGRect(x: 20, y: 44, width: 335, height: 35))
        #expect(inBar(bar.button) == CGRect(x: 275, y: 93, width: 100, height: 40))
        #expect(inBar(bar.line) == CGRect(x: 0, y: 133, width: 375, height: 1))
        #expect(inBar(bar.cover) == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(bar.subviews.last === bar.cover)
        #expect(screen.tableView.contentOffset.y == -134)
        #expect(screen.tableView.contentSize == CGSize(width: 375, height: 4000))
        #expect(host.reports.isEmpty)
    }

    @Test("E14: the first row begins where the bar ends") func firstRow() throws {
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.convert(cell.bounds, to: screen.view) == CGRect(x: 0, y: 134, width: 375, height: 40))
        // From y 134 to 812: 678 points are 17 rows, the last in part.
        #expect(screen.tableView.visibleCells.count == 17)
    }

    @Test("S2-2: the content part goes up with the bar's bottom") func hidesContent() {
        drag(to: -104)
        #expect(bar.frame.height == 104)
        #expect(inBar(bar.contentPart).minY == 14 && inBar(bar.label).minY == 14)
        #expect(inBar(bar.button).minY == 63 && inBar(bar.line).minY == 103)
        #expect(inBar(bar.cover) == CGRect(x: 0, y: 0, width: 375, height: 44))
    }

    @Test("S2-3: point for point, both ways, not beyond the ends") func follows() {
        let path: [(CGFloat, CGFloat)] = [
            (-124, 124), (-100, 100), (-44, 44), (0, 44), (100, 44), (97, 47), (90, 54), (60, 84), (10, 134), (5, 134),
            (0, 134), (50, 84), (-20, 134), (-134, 134), (-150, 134), (-170, 134), (-150, 134), (-134, 134),
        ]
        for (offset, height) in path {
            drag(to: offset)
            #expect(bar.frame.height == height, "at \(offset)")
        }
    }

    @Test("E11: coming back from beyond the end is no movement") func end() {
        drag(to: 3000)
        for (offset, height) in [(3222, 44), (3262, 44), (3240, 44), (3222, 44), (3212, 54), (3132, 134)]
            as [(CGFloat, CGFloat)]
        {
            drag(to: offset)
            #expect(bar.frame.height == height, "at \(offset)")
        }
    }

    @Test("S2-5: a flick upwards hides the bar in 0.2 s") func flick() {
        drag(to: -124)
        host.lift(screen.tableView, velocity: CGPoint(x: 0, y: 0.5))
        #expect(bar.frame.height == 44)
        #expect(host.presentationFrame(of: bar).height == 124)
        host.advance(by: 0.1)
        // Half of the time is half of the way.
        #expect(abs(host.presentationFrame(of: bar).height - 84) < 1e-9)
        host.advance(by: 0.1)
        #expect(host.animations.isEmpty && host.presentationFrame(of: bar).height == 44)
    }

    @Test("S2-6: what no finger has moved leaves the bar alone") func program() {
        screen.tableView.contentOffset.y = 500
        screen.view.layoutIfNeeded()
        #expect(bar.frame.height == 134)
        drag(to: 501)
        #expect(bar.frame.height == 133)
    }

    @Test("E12: a jump to the top with a hidden bar brings it back") func top() {
        drag(to: 100)
        host.lift(screen.tableView)
        screen.tableView.contentOffset.y = 1000
        screen.view.layoutIfNeeded()
        #expect(bar.frame.height == 44)
        screen.tableView.contentOffset.y = -134
        screen.view.layoutIfNeeded()
        #expect(bar.frame.height == 134)
    }

    @Test("S2-4: scrolled back at all, the whole bar comes in 0.2 s, in any part of the list") func revealed() {
        screen.revealsAtOnce = true
        drag(to: 2000)
        #expect(bar.frame.height == 44)
        drag(to: 1999)
        #expect(bar.frame.height == 134 && host.presentationFrame(of: bar).height == 44)
        host.advance(by: 0.1)
        #expect(abs(host.presentationFrame(of: bar).height - 89) < 1e-9)
        drag(to: 1990)
        host.advance(by: 0.1)
        #expect(host.presentationFrame(of: bar).height == 134 && host.animations.isEmpty)
        drag(to: 2010)
        #expect(bar.frame.height == 114)
    }
}
