import Testing
import TinamouUIKit

private final class Asking: UIViewController {
    let width = UIScreen.main.bounds.width
    let bar = UIApplication.shared.statusBarFrame.height
    let picture = UIImageView(image: UIImage(named: "bird"))
    var widths: [CGFloat] = []

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLayoutSubviews() { widths.append(UIScreen.main.bounds.width) }
}

@Suite struct HostContextTests {
    @Test("statics are those of the host that calls, from the making of the screen on") func calling() throws {
        let host = LayoutHost(
            size: CGSize(width: 600, height: 900), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        host.images = ["bird": CGSize(width: 30, height: 40)]
        host.show(Asking())
        let screen = try #require(host.window.rootViewController as? Asking)
        #expect(screen.width == 600 && screen.bar == 20 && screen.widths == [600])
        #expect(screen.picture.intrinsicContentSize == CGSize(width: 30, height: 40))
        // A pass that the program asks for by itself is the host's, too.
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.widths == [600, 600])
        host.calling {
            #expect(UIApplication.shared.keyWindow === host.window && UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1800, height: 2700))
        }
        #expect(UIScreen.main.bounds.width == 375 && UIApplication.shared.windows.isEmpty)
        #expect(UIImage(named: "bird") == nil && UIApplication.shared.statusBarFrame == .zero)
    }

    @Test("hosts side by side do not meet") func two() throws {
        let small = LayoutHost(size: CGSize(width: 320, height: 480)),
            large = LayoutHost(size: CGSize(width: 600, height: 900))
        small.show(Asking())
        small.calling { large.show(Asking()) }
        let screens = [small, large].map { $0.window.rootViewController as? Asking }
        #expect(screens.map { $0?.width } == [320, 600])
    }

    @Test("the status bar is as the screen that is seen wants it") func statusBar() {
        let host = LayoutHost(size: CGSize(width: 100, height: 100))
        #expect(host.statusBarStyle == .default && !host.isStatusBarHidden)
        host.show(UINavigationController(rootViewController: Asking()))
        #expect(host.statusBarStyle == .lightContent && host.isStatusBarHidden)
    }
}
