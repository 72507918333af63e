import Testing
import TinamouUIKit

private final class Shaded: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

@Suite struct CALayerTests {
    @Test("a view's layer is where the view is, and has its colour") func ofView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(view)
        #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
        #expect(view.layer.position == CGPoint(x: 25, y: 40) && view.layer.superlayer === root.layer)
        view.layer.position = CGPoint(x: 50, y: 50)
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5
        view.layer.backgroundColor = UIColor.red.cgColor
        view.layer.isHidden = true
        #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40) && view.clipsToBounds && view.alpha == 0.5)
        #expect(view.backgroundColor == .red && view.isHidden)
        #expect(view.layer.cornerRadius == 0 && view.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    }

    @Test("layers of their own are where they are put") func sublayers() {
        let view = Shaded(), line = CALayer(), shade = CAGradientLayer()
        #expect(view.layer is CAGradientLayer)
        view.layer.addSublayer(line)
        view.layer.insertSublayer(shade, at: 0)
        #expect(view.layer.sublayers == [shade, line] && line.superlayer === view.layer)
        line.frame = CGRect(x: 0, y: 9, width: 20, height: 1)
        line.bounds.size.width = 10
        #expect(line.frame == CGRect(x: 5, y: 9, width: 10, height: 1))
        shade.removeFromSuperlayer()
        shade.removeFromSuperlayer()
        #expect(view.layer.sublayers == [line] && shade.superlayer == nil)
        view.layer.insertSublayer(line, at: 7)
        #expect(view.layer.sublayers == [line])
    }
}
