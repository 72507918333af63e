import Testing
import TinamouUIKit

/// Writes down what it is told.
private final class Listener: UIScrollViewDelegate {
    var log: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.append("scroll \(Int(scrollView.contentOffset.y.rounded()))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { log.append("will lift to \(Int(targetContentOffset.pointee.y.rounded()))") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("lifted \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will run out") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("at rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
}

@Suite struct UIScrollViewTests {
    let host = LayoutHost(size: CGSize(width: 100, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let listener = Listener()

    init() {
        host.window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 100, height: 5000)
        host.runPass()
        scroll.delegate = listener
    }

    @Test("content size and insets are read back at once") func values() {
        #expect(scroll.contentSize == CGSize(width: 100, height: 5000))
        scroll.contentInset.top = 30
        #expect(scroll.adjustedContentInset.top == 30)
        scroll.contentSize.height = 400
        #expect(scroll.contentSize.height == 400)
        host.runPass()
        #expect(scroll.contentSize.height == 400 && scroll.adjustedContentInset.top == 30)
        // At rest at the top, the offset goes along.
        #expect(scroll.contentOffset.y == -30 && scroll.bounds.origin.y == -30)
    }

    @Test("what constraints determine comes before what is set") func constrained() {
        let content = UIView()
        scroll.addSubview(content)
        content.snp.makeConstraints {
            $0.edges.equalTo(scroll.contentLayoutGuide)
            $0.width.equalTo(scroll.frameLayoutGuide)
            $0.height.equalTo(700)
        }
        host.runPass()
        #expect(scroll.contentSize == CGSize(width: 100, height: 700))
    }

    @Test("a drag and a flick, told in the platform's order") func flick() {
        host.drag(scroll, to: CGPoint(x: 0, y: 10))
        #expect(scroll.isTracking && scroll.isDragging)
        host.drag(scroll, to: CGPoint(x: 0, y: 20))
        #expect(scroll.panGestureRecognizer.translation(in: nil).y == -20)
        #expect(abs(scroll.panGestureRecognizer.velocity(in: nil).y + 600) < 1e-9)
        host.lift(scroll, velocity: CGPoint(x: 0, y: 1))
        // 1 point per millisecond travels 0.998 / 0.002 = 499.
        #expect(
            listener.log == ["will drag", "scroll 10", "scroll 20", "will lift to 519", "lifted true", "will run out"])
        #expect(scroll.isDecelerating && !scroll.isTracking && !scroll.isDragging)
        host.advance(by: 0.1)
        // Of 499 points, 0.998 to the power of 100 are left: 408.5.
        #expect(abs(scroll.contentOffset.y - (519 - 499 * 0.818566804688)) < 0.01)
        host.advance(by: 5)
        #expect(listener.log.last == "at rest" && abs(scroll.contentOffset.y - 519) < 1e-9 && !scroll.isDecelerating)
    }

    @Test("a finger that lifts at rest leaves the content there") func still() {
        host.drag(scroll, to: CGPoint(x: 0, y: 10))
        host.lift(scroll)
        #expect(listener.log.suffix(2) == ["will lift to 10", "lifted false"])
    }

    @Test("lifted beyond the start, the content goes back to it") func back() {
        host.drag(scroll, to: CGPoint(x: 0, y: -60))
        #expect(scroll.contentOffset.y == -60)
        host.lift(scroll)
        host.advance(by: 6)
        #expect(scroll.contentOffset.y == 0 && listener.log.last == "at rest")
    }

    @Test("animated, in 0.3 s") func animated() {
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scroll.contentOffset.y == 0)
        host.advance(by: 0.15)
        #expect(abs(scroll.contentOffset.y - 50) < 1e-9)
        host.advance(by: 0.15)
        #expect(listener.log.suffix(2) == ["scroll 100", "animated"])
        scroll.setContentOffset(.zero, animated: false)
        #expect(listener.log.last == "scroll 0")
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 150)
    }

    @Test("the safe area is part of the insets") func safeArea() {
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        host.runPass()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(scroll.safeAreaInsets.top == 20)
        scroll.contentInsetAdjustmentBehavior = .never
        host.runPass()
        #expect(scroll.adjustedContentInset == .zero)
    }
}
