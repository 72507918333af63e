import Testing
import TinamouUIKit

/// A view that goes from 0 to 100 in a second, at the same speed all along.
@Suite struct PropertyAnimatorTests {
    let host = LayoutHost(size: CGSize(width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator: UIViewPropertyAnimator

    init() {
        host.window.addSubview(view)
        host.runPass()
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.frame.origin.x = 100 }
    }

    private func isSeen(at place: CGFloat) -> Bool { abs(host.presentationFrame(of: view).minX - place) < 1e-6 }

    @Test("it runs, is held and put elsewhere, and goes on from there") func holding() {
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && animator.fractionComplete == 0)
        animator.startAnimation()
        #expect(view.frame.minX == 100 && isSeen(at: 0) && animator.isRunning)
        host.advance(by: 0.25)
        #expect(isSeen(at: 25) && abs(animator.fractionComplete - 0.25) < 1e-9)
        animator.pauseAnimation()
        host.advance(by: 5)
        #expect(isSeen(at: 25) && !animator.isRunning && animator.state == .active)
        animator.fractionComplete = 0.5
        #expect(isSeen(at: 50))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        host.advance(by: 0.25)
        #expect(isSeen(at: 75) && ends.isEmpty)
        host.advance(by: 0.25)
        #expect(isSeen(at: 100) && ends == [.end] && animator.state == .inactive && host.animations.isEmpty)
    }

    @Test("turned round, it ends at its start") func reversing() {
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        host.advance(by: 0.5)
        animator.isReversed = true
        #expect(isSeen(at: 50))
        host.advance(by: 0.25)
        #expect(isSeen(at: 25))
        animator.isReversed = false
        host.advance(by: 0.25)
        #expect(isSeen(at: 50))
        animator.isReversed = true
        host.advance(by: 0.5)
        #expect(ends == [.start])
    }

    @Test("stopped, it is over without a word, or ended by hand") func stopping() {
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        host.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current] && host.animations.isEmpty && isSeen(at: 100))
        let other = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [view] in view.alpha = 0 }
        other.addCompletion { ends.append($0) }
        other.startAnimation()
        other.stopAnimation(true)
        #expect(ends.count == 1 && host.animations.isEmpty)
    }

    @Test("without a host it is over at once") func withoutHost() {
        let lone = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { lone.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends == [.end] && lone.alpha == 0.5)
    }

    @Test("springs: from 0 to 1, a critically damped one never beyond, one of 0.5 by 16.3 % at most")
    func springs() {
        let calm = UIViewAnimation.Curve.spring(damping: 1, velocity: 0)
        let lively = UIViewAnimation.Curve.spring(damping: 0.5, velocity: 0)
        for curve in [calm, lively] { #expect(curve.progress(0) == 0 && curve.progress(1) == 1) }
        let times = (0...1000).map { Double($0) / 1000 }
        #expect(times.allSatisfy { calm.progress($0) <= 1 })
        // The first swing beyond is exp(−π ζ / √(1 − ζ²)) of the way.
        let highest = times.map(lively.progress).max() ?? 0
        #expect(abs(highest - 1.163) < 1e-3)
        // By the speed at the start, in ways per animation.
        let thrown = UIViewAnimation.Curve.spring(damping: 1, velocity: 5)
        #expect(abs(thrown.progress(1e-6) / 1e-6 - 5) < 1e-3 && abs(calm.progress(1e-6) / 1e-6) < 1e-3)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { view.frame.origin.x = 100 })
        host.advance(by: 0.25)
        #expect(isSeen(at: CGFloat(100 * lively.progress(0.25))))
    }

    @Test("from where it is seen, if that is asked for") func currentState() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        host.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        }
        #expect(isSeen(at: 50))
        host.advance(by: 0.5)
        #expect(isSeen(at: 25))
    }
}
