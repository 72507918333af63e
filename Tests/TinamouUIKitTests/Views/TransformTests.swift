import Testing
import TinamouUIKit

@Suite struct TransformTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(), inner = UIView()

    init() {
        root.addSubview(view)
        view.addSubview(inner)
        view.snp.makeConstraints { make in
            make.left.top.equalTo(50)
            make.size.equalTo(CGSize(width: 40, height: 20))
        }
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.layoutIfNeeded()
    }

    @Test("40 × 20 about (70, 60): frames show it, layout does not see it") func frames() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 30, y: 40, width: 80, height: 40))
        #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 70, y: 60))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(x: 60, y: 40, width: 20, height: 40))
        view.transform = CGAffineTransform(translationX: 5, y: -5)
        #expect(view.frame == CGRect(x: 55, y: 45, width: 40, height: 20))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 55, y: 45, width: 40, height: 20))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 50, y: 50, width: 40, height: 20))
    }

    @Test("points go through transforms, both ways") func points() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The inner corner (10, 10) is 10 left of the centre and on its line.
        #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 50, y: 60))
        #expect(view.convert(CGPoint(x: 50, y: 60), from: root) == CGPoint(x: 10, y: 10))
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 30, y: 40, width: 20, height: 20))
        #expect(root.hitTest(CGPoint(x: 31, y: 41), with: nil) === inner)
        view.transform = CGAffineTransform(rotationAngle: .pi)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 80, y: 60, width: 10, height: 10))
    }

    @Test("a frame that is set under a transform reads back") func setting() {
        view.snp.removeConstraints()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.transform = CGAffineTransform(scaleX: 2, y: 4).concatenating(CGAffineTransform(translationX: 3, y: 0))
        view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
        // A view that leaves and comes back is where it was.
        view.removeFromSuperview()
        root.addSubview(view)
        #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    @Test("what is inside follows the size without the transform") func autoresizing() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let other = UIView(frame: view.bounds)
        other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(other)
        root.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("a transform in an animation is on its way") func animation() {
        let host = LayoutHost(size: CGSize(width: 200, height: 200))
        host.window.addSubview(root)
        host.runPass()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(translationX: 0, y: 100)
        }
        host.advance(by: 0.5)
        #expect(abs(host.presentationFrame(of: view).minY - 100) < 1e-9 && view.frame.minY == 150)
    }
}
