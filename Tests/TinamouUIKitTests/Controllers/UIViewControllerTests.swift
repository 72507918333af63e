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

@Suite struct ControllerMarginTests {
    private func inside(_ view: UIView) -> CGRect {
        view.layoutIfNeeded()
        return view.layoutMarginsGuide.layoutFrame
    }

    @Test("a controller's view: 16 at the sides, the safe area above and below; 20 on large screens") func defaults() {
        let host = LayoutHost(
            size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        host.show(UIViewController())
        let view = host.window.subviews[0]
        #expect(inside(view) == CGRect(x: 16, y: 44, width: 343, height: 734))
        let large = LayoutHost(size: CGSize(width: 414, height: 896))
        large.show(UIViewController())
        #expect(inside(large.window.subviews[0]) == CGRect(x: 20, y: 0, width: 374, height: 896))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(inside(plain) == CGRect(x: 8, y: 8, width: 84, height: 84))
    }

    @Test("margins that change are told of in the pass: to the view, then to its controller") func telling() {
        final class Margins: UIView {
            var log: [String] = []
            override func layoutMarginsDidChange() { log.append("view \(layoutMarginsGuide.layoutFrame.minY)") }
        }
        final class Screen: UIViewController {
            override func loadView() { view = Margins() }
            override func viewLayoutMarginsDidChange() { (view as? Margins)?.log.append("controller") }
        }
        let host = LayoutHost(size: CGSize(width: 375, height: 812)), screen = Screen()
        host.show(screen)
        host.safeAreaInsets.top = 44
        host.runPass()
        host.runPass()
        #expect((screen.view as? Margins)?.log == ["view 0.0", "controller", "view 44.0", "controller"])
    }

    @Test("what is set counts, at the sides no less than the least unless that is no matter") func setting() {
        let host = LayoutHost(size: CGSize(width: 375, height: 812)), screen = UIViewController()
        host.show(screen)
        guard let view = screen.view else { return }
        view.layoutMargins = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 30)
        #expect(inside(view) == CGRect(x: 16, y: 5, width: 329, height: 801))
        screen.viewRespectsSystemMinimumLayoutMargins = false
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 5)
        #expect(inside(view) == CGRect(x: 4, y: 0, width: 366, height: 812))
        screen.viewRespectsSystemMinimumLayoutMargins = true
        #expect(inside(view) == CGRect(x: 16, y: 0, width: 343, height: 812))
        screen.viewRespectsSystemMinimumLayoutMargins = false
        #expect(inside(view) == CGRect(x: 0, y: 0, width: 375, height: 812))
        let own = UIView()
        own.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let other = UIViewController()
        other.view = own
        #expect(own.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40))
    }
}

@Suite struct GuideFrameTests {
    /// A screen that places a view by hand, where the guides say.
    private final class ByHand: UIViewController {
        let box = UIView(), inner = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
            view.addSubview(inner)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            box.frame = view.safeAreaLayoutGuide.layoutFrame
            inner.frame = view.layoutMarginsGuide.layoutFrame.insetBy(dx: 0, dy: 10)
        }
    }

    @Test("guides have their frames when they are first asked for, in the pass itself") func firstAsk() {
        let host = LayoutHost(
            size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        let screen = ByHand()
        host.show(screen)
        #expect(screen.box.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
        #expect(screen.inner.frame == CGRect(x: 16, y: 54, width: 343, height: 714))
        host.change(
            size: CGSize(width: 812, height: 375), safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        )
        #expect(screen.box.frame == CGRect(x: 44, y: 0, width: 724, height: 354))
        #expect(screen.inner.frame == CGRect(x: 60, y: 10, width: 692, height: 334))
    }
}
