import Testing
import TinamouUIKit

/// Frames by hand: H = 200, m = 60, screen 375 × 812 with 44 above and 34 below, so that the viewport is 734 high.
@Suite struct ProfileScreenTests {
    let host = LayoutHost(
        size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let screen = ProfileViewController()

    init() { host.show(screen) }

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
