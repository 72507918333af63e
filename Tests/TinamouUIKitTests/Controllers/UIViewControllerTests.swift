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

    private final class Turning: UIViewController {
        var isWide = false

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            isWide =
                traitCollection.horizontalSizeClass == .regular
                && previousTraitCollection?.horizontalSizeClass == .compact
        }
    }

    @Test("traits are the host's word, and told of") func traits() {
        let controller = Turning()
        host.show(controller)
        host.traitCollection.horizontalSizeClass = .regular
        #expect(controller.isWide && controller.view.traitCollection.displayScale == 3)
    }

    @Test("nothing keeps a screen alive that is no longer shown") func memory() {
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var table: UITableView?
        do {
            let host = LayoutHost(size: CGSize(width: 375, height: 812))
            let feed = FeedViewController()
            host.show(feed)
            host.drag(feed.tableView, to: CGPoint(x: 0, y: 5))
            host.lift(feed.tableView, velocity: CGPoint(x: 0, y: 1))
            host.advance(by: 9)
            (controller, view, table) = (feed, feed.view, feed.tableView)
            #expect(controller != nil)
        }
        #expect(controller == nil && view == nil && table == nil)
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), inner = UILabel()
            root.addSubview(inner)
            inner.snp.makeConstraints { $0.edges.equalToSuperview() }
            root.layoutIfNeeded()
            view = root
        }
        #expect(view == nil)
    }

    @Test("the screen is the host's word") func screen() {
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 812))
        UIScreen.withMain(UIScreen(bounds: CGRect(x: 0, y: 0, width: 1, height: 2), scale: 1)) {
            #expect(UIScreen.main.bounds.height == 2 && UIViewController().view.frame.width == 1)
        }
    }
}
