import Testing
import TinamouUIKit

private final class Screen: UIViewController {
    var log: [String] = []
    let list = UIScrollView()
    let note = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        view.addSubview(note)
        list.snp.makeConstraints { $0.edges.equalToSuperview() }
        note.snp.makeConstraints { make in
            make.top.equalTo(topLayoutGuide.snp.bottom)
            make.bottom.equalTo(bottomLayoutGuide.snp.top)
            make.left.right.equalToSuperview()
        }
    }

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append(isMovingFromParent ? "will go" : "will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    override func didMove(toParent parent: UIViewController?) { log.append(parent == nil ? "out" : "in") }
}

/// By hand, in a screen of 375 × 812 with 44 above and 34 below: bars of 44 and 49.
@Suite struct BarControllerTests {
    let host = LayoutHost(
        size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    private let first = Screen(), second = Screen()

    private func inWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("the screen reaches under the bar, and its safe area begins below it") func navigation() {
        let stack = UINavigationController(rootViewController: first)
        host.show(stack)
        #expect(stack.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(inWindow(first.view) == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(inWindow(first.note) == CGRect(x: 0, y: 88, width: 375, height: 690))
        #expect(first.topLayoutGuide.length == 88 && first.bottomLayoutGuide.length == 34)
        // The list is empty, and inset because it is what the screen is about.
        #expect(first.list.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        #expect(first.list.contentOffset.y == -88 && first.navigationController === stack)
        stack.isNavigationBarHidden = true
        host.runPass()
        #expect(stack.navigationBar.frame.maxY == 0 && first.note.frame.minY == 44)
        #expect(host.reports.isEmpty)
    }

    @Test("a screen that does not reach under the bar begins below it") func edges() {
        let stack = UINavigationController(rootViewController: first)
        host.show(stack)
        first.edgesForExtendedLayout = []
        host.runPass()
        #expect(inWindow(first.view) == CGRect(x: 0, y: 88, width: 375, height: 724))
        #expect(first.note.frame == CGRect(x: 0, y: 0, width: 375, height: 690))
        first.edgesForExtendedLayout = .all
        stack.navigationBar.isTranslucent = false
        host.runPass()
        #expect(inWindow(first.view).minY == 88)
        first.extendedLayoutIncludesOpaqueBars = true
        host.runPass()
        #expect(inWindow(first.view).minY == 0 && first.note.frame.minY == 88)
        first.automaticallyAdjustsScrollViewInsets = false
        host.runPass()
        // Nothing in it can scroll.
        #expect(first.list.adjustedContentInset.top == 0)
        #expect(host.reports.isEmpty)
    }

    @Test("pushing and popping: who is told what, in which order") func stack() {
        let stack = UINavigationController(rootViewController: first)
        host.show(stack)
        #expect(first.log == ["in", "will appear", "did appear"])
        first.title = "Birds"
        stack.pushViewController(second, animated: true)
        #expect(first.log.suffix(2) == ["will disappear", "did disappear"] && first.view.window == nil)
        #expect(second.log == ["will appear", "did appear", "in"] && second.view.window != nil)
        #expect(stack.topViewController === second && stack.viewControllers.count == 2)
        #expect(stack.popViewController(animated: true) === second && second.navigationController == nil)
        #expect(second.log.suffix(3) == ["will go", "did disappear", "out"])
        #expect(first.log.suffix(2) == ["will appear", "did appear"] && first.navigationItem.title == "Birds")
        #expect(stack.popViewController(animated: true) == nil)
        stack.setViewControllers([second, first], animated: false)
        #expect(stack.popToRootViewController(animated: false) == [first] && second.view.window != nil)
        stack.pushViewController(first, animated: false)
        #expect(stack.popToViewController(second, animated: false) == [first])
        #expect(host.reports.isEmpty)
    }

    @Test("tabs: 49 above the bottom of the safe area; a pushed screen may do without") func tabs() {
        let tabs = UITabBarController(), stack = UINavigationController(rootViewController: first)
        let other = Screen()
        tabs.viewControllers = [stack, other]
        host.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
        #expect(inWindow(first.note) == CGRect(x: 0, y: 88, width: 375, height: 641))
        #expect(first.list.adjustedContentInset.bottom == 83 && first.tabBarController === tabs)
        second.hidesBottomBarWhenPushed = true
        stack.pushViewController(second, animated: true)
        #expect(inWindow(second.note) == CGRect(x: 0, y: 88, width: 375, height: 690) && tabs.tabBar.isHidden)
        stack.popViewController(animated: true)
        host.runPass()
        #expect(inWindow(first.note).maxY == 729 && !tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        #expect(inWindow(other.note) == CGRect(x: 0, y: 44, width: 375, height: 685))
        #expect(other.log == ["in", "will appear", "did appear"] && first.log.last == "did disappear")
        tabs.selectedViewController = stack
        #expect(tabs.selectedIndex == 0 && first.view.window != nil && other.view.window == nil)
        #expect(host.reports.isEmpty)
    }

    @Test("a rotation: told before, done with the new size, told after") func rotation() {
        final class Turning: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("\(view.bounds.width) to \(size.width)")
                coordinator.animate { _ in
                    self.log.append("beside \(UIScreen.main.bounds.width)")
                } completion: { _ in
                    self.log.append("after \(self.view.bounds.width)")
                }
            }
        }
        let screen = Turning(), stack = UINavigationController(rootViewController: screen)
        host.show(stack)
        host.change(
            size: CGSize(width: 812, height: 375), safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        )
        #expect(screen.log == ["375.0 to 812.0", "beside 812.0", "after 812.0"])
        #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 812, height: 44))
        host.size = CGSize(width: 812, height: 375)
        #expect(screen.log.count == 3)
    }
}

@Suite struct PresentationTests {
    let host = LayoutHost(size: CGSize(width: 100, height: 200))
    private let back = Screen(), front = Screen()

    @Test("what covers the screen has it disappear, and appear again") func covering() {
        let stack = UINavigationController(rootViewController: back)
        host.show(stack)
        var order: [String] = []
        back.present(front, animated: true) { order.append("there") }
        #expect(front.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200) && back.view.window == nil)
        #expect(front.log == ["will appear", "did appear"] && back.log.last == "did disappear")
        #expect(back.presentedViewController === front && front.presentingViewController === stack)
        host.change(size: CGSize(width: 200, height: 100), safeAreaInsets: .zero)
        #expect(front.view.frame.width == 200)
        front.dismiss(animated: true) { order.append("gone") }
        #expect(back.view.window != nil && back.view.bounds.width == 200 && back.log.last == "did appear")
        #expect(front.log.last == "did disappear" && back.presentedViewController == nil && order == ["there", "gone"])
    }

    @Test("what does not stays in front of it, and several are taken away together") func inFront() {
        host.show(back)
        let third = Screen()
        for screen in [front, third] { screen.modalPresentationStyle = .overFullScreen }
        back.present(front, animated: false)
        front.present(third, animated: false)
        #expect(back.view.window != nil && back.log.last == "did appear")
        #expect(host.window.subviews == [back.view, front.view, third.view])
        back.dismiss(animated: false)
        #expect(host.window.subviews == [back.view] && third.log.last == "did disappear" && host.reports.isEmpty)
    }
}
