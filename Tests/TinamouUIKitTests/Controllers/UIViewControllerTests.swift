import Testing
import TinamouUIKit

private final class Diary: UIViewController {
    var log: [String] = []

    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    override func viewWillLayoutSubviews() { log.append("willLayout") }
    override func viewDidLayoutSubviews() { log.append("didLayout \(Int(view.safeAreaInsets.top))") }
}

@Suite struct UIViewControllerTests {
    let host = LayoutHost(
        size: CGSize(width: 100, height: 200), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    @Test("loads, appears, is laid out, and goes") func life() {
        let controller = Diary()
        #expect(!controller.isViewLoaded)
        host.show(controller)
        #expect(controller.log == ["didLoad", "willAppear", "willLayout", "didLayout 20", "didAppear"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(controller.view.window === host.window)
        controller.log = []
        host.size.width = 300
        host.runPass()
        #expect(controller.view.frame.width == 300 && controller.log == ["willLayout", "didLayout 20"])
        controller.log = []
        host.show(UIViewController())
        #expect(controller.log == ["willDisappear", "didDisappear"] && controller.view.superview == nil)
    }

    @Test("a child, and what its parent takes off the safe area") func child() {
        let parent = UIViewController(), child = Diary()
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(child.view)
        child.view.snp.makeConstraints { $0.edges.equalToSuperview() }
        child.didMove(toParent: parent)
        parent.additionalSafeAreaInsets.top = 5
        host.show(parent)
        #expect(child.parent === parent && parent.children == [child])
        #expect(child.log.first == "didLoad" && child.log.last == "didAppear" && child.log.contains("didLayout 25"))
        let guide = child.view.safeAreaLayoutGuide
        host.runPass()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 25, width: 100, height: 175))
        child.removeFromParent()
        #expect(parent.children.isEmpty)
    }

    @Test("the keyboard stands on the bottom edge") func keyboard() {
        let controller = UIViewController(), field = UITextField()
        controller.view.addSubview(field)
        field.snp.makeConstraints {
            $0.left.right.equalToSuperview()
            $0.bottom.equalTo(controller.view.keyboardLayoutGuide.snp.top)
        }
        host.show(controller)
        #expect(field.frame.maxY == 200)
        host.keyboardHeight = 80
        host.runPass()
        #expect(field.frame.maxY == 120)
    }

    @Test("the screen is the host's word") func screen() {
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 812))
        UIScreen.withMain(UIScreen(bounds: CGRect(x: 0, y: 0, width: 1, height: 2), scale: 1)) {
            #expect(UIScreen.main.bounds.height == 2 && UIViewController().view.frame.width == 1)
        }
    }
}
