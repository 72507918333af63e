import Testing
import TinamouUIKit

/// Frames by hand: H = 200, m = 60, screen 375 × 812 with 44 above and 34 below, so that the viewport is 734 high.
@Suite struct ProfileScreenTests {
    let host = LayoutHost(
        size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let screen = ProfileViewController()

    init() { self.init(.slides) }

    private init(_ style: ProfileViewController.HeaderStyle) {
        screen.headerStyle = style
        host.show(screen)
    }

    /// The header in the viewport.
    private var header: CGRect {
        screen.scrollView.convert(screen.headerView.frame, to: screen.view).offsetBy(dx: 0, dy: -44)
    }

    private func scroll(to offset: CGFloat) {
        screen.scrollView.contentOffset = CGPoint(x: 0, y: offset)
        screen.view.layoutIfNeeded()
    }

    @Test("S1-1, S1-2: the viewport is the safe area; 12 + 29 + 12 + 1000 + 12 of content")
    func content() {
        #expect(screen.scrollView.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
        #expect(screen.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 1065))
        #expect(screen.titleLabel.frame == CGRect(x: 12, y: 12, width: 60, height: 29))
        #expect(screen.bodyView.frame == CGRect(x: 12, y: 53, width: 351, height: 1000))
        #expect(screen.scrollView.contentSize == CGSize(width: 375, height: 1065))
    }

    @Test("S1-3, S1-4: at rest at -200, the whole header is seen")
    func rest() {
        #expect(screen.scrollView.adjustedContentInset.top == 200)
        #expect(screen.scrollView.contentOffset.y == -200)
        #expect(header == CGRect(x: 0, y: 0, width: 375, height: 200))
        #expect(screen.headerView.frame.maxY == 0)
    }

    @Test(
        "S1-5 to S1-9: slides to 60, stays, stretches",
        arguments: [
            (-130, -70, 200), (-60, -140, 200), (0, -140, 200), (331, -140, 200), (-260, 0, 260), (-300, 0, 300),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func slides(_ offset: CGFloat, _ top: CGFloat, _ height: CGFloat) {
        scroll(to: offset)
        #expect(header == CGRect(x: 0, y: top, width: 375, height: height))
        #expect(!screen.headerView.hasAmbiguousLayout)
    }

    @Test("S1-10: history does not matter")
    func history() {
        for offset in [-200, -260, -180, -200, 0] as [CGFloat] { scroll(to: offset) }
        #expect(header == CGRect(x: 0, y: -140, width: 375, height: 200))
    }

    @Test("S1-11, S1-12: scrolled sideways, the header stays and the content goes") func sideways() {
        screen.scrollView.contentOffset = CGPoint(x: 30, y: -130)
        screen.view.layoutIfNeeded()
        let inWindow = screen.headerView.convert(screen.headerView.bounds, to: nil)
        #expect(inWindow == CGRect(x: 0, y: 44 - 70, width: 375, height: 200))
        #expect(screen.contentView.convert(CGPoint.zero, to: nil) == CGPoint(x: -30, y: 44 + 130))
        #expect(screen.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 1065))
    }

    @Test("S1-14: no edge moves faster than the content, at any eighth of a point around the turns") func continuity() {
        for middle in [-200, -60] as [CGFloat] {
            scroll(to: middle - 2)
            var last = header
            for step in 1...32 {
                scroll(to: middle - 2 + CGFloat(step) / 8)
                #expect(abs(header.minY - last.minY) <= 0.125 && abs(header.maxY - last.maxY) <= 0.125)
                last = header
            }
        }
    }

    @Test(
        "S1-15: the top stays, the height is max(m, -o)",
        arguments: [(-200, 200), (-130, 130), (-60, 60), (331, 60), (-260, 260)] as [(CGFloat, CGFloat)])
    func shrinks(_ offset: CGFloat, _ height: CGFloat) {
        let other = ProfileScreenTests(.shrinks), screen = other.screen
        other.scroll(to: offset)
        #expect(other.header == CGRect(x: 0, y: 0, width: 375, height: height))
        #expect(!screen.headerView.hasAmbiguousLayout && other.host.reports.isEmpty)
    }

    @Test(
        "S1-16: it slides and comes down as a whole",
        arguments: [(-260, 60), (-200, 0), (-130, -70), (331, -140)] as [(CGFloat, CGFloat)])
    func slidesWithoutStretching(_ offset: CGFloat, _ top: CGFloat) {
        let other = ProfileScreenTests(.slidesWithoutStretching), screen = other.screen
        other.scroll(to: offset)
        #expect(other.header == CGRect(x: 0, y: top, width: 375, height: 200))
        #expect(!screen.headerView.hasAmbiguousLayout && other.host.reports.isEmpty)
    }

    @Test("S1-13: the header is in front of the content") func order() {
        #expect(screen.scrollView.subviews.last === screen.headerView)
    }

    @Test("D5: turned to a side, 44 beside on both sides, nothing scrolls sideways") func rotation() {
        host.size = CGSize(width: 812, height: 375)
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        host.runPass()
        #expect(screen.scrollView.frame == CGRect(x: 44, y: 0, width: 724, height: 354))
        #expect(screen.scrollView.contentSize.width == 724)
        #expect(host.reports.isEmpty)
    }
}
