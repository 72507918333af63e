import Testing
import TinamouUIKit

@Suite struct AnimationTests {
    @Test("without a host it is over at once; what has moved can be asked for") func withoutHost() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        root.layoutIfNeeded()
        var isOver = false
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 40
            view.alpha = 0
        } completion: {
            isOver = $0
        }
        #expect(isOver && view.frame.minX == 40 && view.alpha == 0)
        let animation = try #require(root.animations.first)
        #expect(animation.frame(of: view, at: 0.5)?.minX == 10)
        #expect(animation.alpha(of: view, at: 1) == 0.5)
        #expect(animation.frame(of: root, at: 1) == nil)
    }

    @Test("a constant and layoutIfNeeded: what hangs on it moves along, and the completion comes in time")
    func constants() {
        let controller = UIViewController()
        let host = LayoutHost(size: CGSize(width: 100, height: 200))
        let top = UIView(), bottom = UIView()
        controller.view.addSubview(top)
        controller.view.addSubview(bottom)
        top.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
        bottom.snp.makeConstraints {
            $0.left.right.bottom.equalToSuperview()
            $0.top.equalTo(top.snp.bottom)
        }
        let height = top.heightAnchor.constraint(equalToConstant: 50)
        height.isActive = true
        host.show(controller)
        var order: [String] = []
        height.constant = 100
        UIView.animate(withDuration: 0.5) {
            controller.view.layoutIfNeeded()
        } completion: { _ in
            order.append("over")
        }
        #expect(top.frame.height == 100 && bottom.frame.minY == 100 && order.isEmpty)
        #expect(host.presentationFrame(of: bottom) == CGRect(x: 0, y: 50, width: 100, height: 150))
        host.advance(by: 0.25)
        #expect(abs(host.presentationFrame(of: bottom).minY - 75) < 1e-9 && order.isEmpty)
        host.advance(by: 0.25)
        #expect(order == ["over"] && host.presentationFrame(of: bottom).minY == 100)
    }

    @Test("what moves nothing is over at once, and is no animation") func nothing() {
        let host = LayoutHost(size: CGSize(width: 100, height: 200))
        var isOver = false
        UIView.animate(withDuration: 1) {
            host.window.layoutIfNeeded()
        } completion: {
            isOver = $0
        }
        #expect(isOver && host.animations.isEmpty)
    }
}
