import Testing
import TinamouUIKit

private final class Told: UIScrollViewDelegate {
    var events: [String] = []
    var agrees = true

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end of animation") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { events.append("inset") }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        events.append("asked")
        return agrees
    }
}

/// A scroll view of 100 × 200 with a content of 500 × 1000.
@Suite struct ScrollBehaviorTests {
    let host = LayoutHost(size: CGSize(width: 100, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let told = Told()

    init() {
        scroll.delegate = told
        host.window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 500, height: 1000)
        host.runPass()
    }

    private func flick(from start: CGFloat, speed: CGFloat) -> CGFloat {
        scroll.contentOffset = CGPoint(x: 100, y: 0)
        host.drag(scroll, to: CGPoint(x: start, y: 0))
        host.lift(scroll, velocity: CGPoint(x: speed, y: 0))
        host.advance(by: 10)
        return scroll.contentOffset.x
    }

    @Test("pages: the next in the direction of the flick, or the nearer one, and none beyond the end") func paging() {
        scroll.isPagingEnabled = true
        #expect(flick(from: 120, speed: 0.3) == 200 && flick(from: 120, speed: 0) == 100)
        #expect(flick(from: 160, speed: 0) == 200 && flick(from: 160, speed: -0.3) == 100)
        #expect(flick(from: 410, speed: 1) == 400)
    }

    @Test("without bouncing a finger stays within the ends; without scrolling nothing moves") func flags() {
        scroll.bounces = false
        host.drag(scroll, to: CGPoint(x: 0, y: -50))
        #expect(scroll.contentOffset.y == 0)
        host.drag(scroll, to: CGPoint(x: 0, y: 900))
        #expect(scroll.contentOffset.y == 800)
        host.lift(scroll)
        scroll.isScrollEnabled = false
        host.drag(scroll, to: CGPoint(x: 0, y: 100))
        #expect(scroll.contentOffset.y == 800 && !scroll.isDragging)
    }

    @Test("a tap on the status bar: asked, then in 0.3 s to the top, then told") func statusBar() {
        scroll.contentInset.top = 20
        scroll.contentOffset.y = 500
        host.runPass()
        told.events = []
        host.tapStatusBar()
        host.advance(by: 0.15)
        // Half of the time is half of the way.
        #expect(abs(scroll.contentOffset.y - 240) < 1e-9)
        host.advance(by: 0.15)
        #expect(scroll.contentOffset.y == -20 && told.events == ["asked", "top"])
        scroll.contentOffset.y = 500
        told.agrees = false
        host.tapStatusBar()
        host.advance(by: 1)
        #expect(scroll.contentOffset.y == 500)
        told.agrees = true
        host.window.addSubview(UIScrollView())
        host.tapStatusBar()
        host.advance(by: 1)
        #expect(scroll.contentOffset.y == 500)
    }

    @Test("the finger's state, as it is told by the host") func pan() {
        let pan = scroll.panGestureRecognizer
        host.touchDown(on: scroll)
        #expect(pan.state == .possible)
        host.drag(scroll, to: CGPoint(x: 0, y: 10))
        #expect(pan.state == .began)
        host.drag(scroll, to: CGPoint(x: 0, y: 20))
        #expect(pan.state == .changed && pan.translation(in: nil).y == -20)
        host.lift(scroll)
        #expect(pan.state == .ended)
    }

    @Test("insets that change are told of, once a pass") func insets() {
        scroll.contentInset.top = 20
        scroll.contentInset.bottom = 5
        host.runPass()
        host.runPass()
        host.safeAreaInsets.top = 44
        host.runPass()
        #expect(told.events == ["inset", "inset"] && scroll.adjustedContentInset.top == 64)
    }

    @Test("offset and content size are observed by key path, until that is let go or ended") func observing() {
        var seen: [CGFloat] = [], sizes: [CGFloat] = []
        var offset: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.new, .old]) { scroll, change in
            seen += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1, scroll.contentOffset.y]
        }
        let size = scroll.observe(\.contentSize, options: [.initial, .new]) { _, change in
            sizes.append(change.newValue?.height ?? -1)
        }
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 10
        host.drag(scroll, to: CGPoint(x: 0, y: 30))
        #expect(seen == [0, 10, 10, 10, 30, 30])
        scroll.contentSize.height = 600
        host.runPass()
        offset = nil
        host.drag(scroll, to: CGPoint(x: 0, y: 40))
        size.invalidate()
        scroll.contentSize.height = 700
        #expect(seen.count == 6 && sizes == [1000, 600] && offset == nil)
    }

    @Test("a content size that follows from constraints is told of in the pass") func observingConstraints() {
        let scroll = UIScrollView(), page = UIView()
        host.window.addSubview(scroll)
        scroll.addSubview(page)
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        var height: Constraint?
        page.snp.makeConstraints { make in
            make.edges.width.equalToSuperview()
            height = make.height.equalTo(300).constraint
        }
        var sizes: [CGFloat] = []
        let table = UITableView()
        let observation = scroll.observe(\.contentSize) { scroll, _ in sizes.append(scroll.contentSize.height) }
        // A subclass has the same key paths.
        let other = table.observe(\.contentOffset) { _, _ in }
        host.runPass()
        height?.update(offset: 400)
        host.runPass()
        #expect(sizes == [300, 400])
        observation.invalidate()
        other.invalidate()
    }

    /// A screen that sets frame and content size by hand.
    private final class ByHand: UIViewController {
        let scroll = UIScrollView()
        var sizes: [CGFloat] = []
        var observation: NSKeyValueObservation?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            observation = scroll.observe(\.contentSize) { [unowned self] scroll, _ in
                sizes.append(scroll.contentSize.height)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 100, height: 900)
        }
    }

    @Test("a size that is set in a pass, before the scroll view has its turn, is not forgotten in it") func byHand() {
        let screen = ByHand()
        host.show(screen)
        #expect(screen.sizes == [900] && screen.scroll.contentSize.height == 900)
    }
}
