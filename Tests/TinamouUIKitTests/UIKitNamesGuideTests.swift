import Testing
import TinamouUIKit

/// The code of `Docs/Guides/UIKitNames.md`, and that it is the same.
@Suite struct UIKitNamesGuideTests {
    @Test func example() {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        let controller = FeedViewController()
        let host = LayoutHost(size: CGSize(width: 375, height: 812))
        host.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        host.show(controller)  // viewDidLoad … viewDidAppear, with a pass
        host.drag(controller.tableView, to: CGPoint(x: 0, y: -100))  // delegate calls, and a pass
        print(controller.bar.frame.height)  // 100.0
        host.lift(controller.tableView, velocity: CGPoint(x: 0, y: 0.5))
        host.advance(by: 0.1)  // what is left of a flick runs out, animations go on
        print(host.presentationFrame(of: controller.bar).height)  // 72.0
        print(host.reports.count)  // 0
        #expect(printed == ["100.0", "72.0", "0"])
    }

    @Test func everyLineIsCompiled() throws {
        let here = URL(filePath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let guide = try String(contentsOf: root.appending(path: "Docs/Guides/UIKitNames.md"), encoding: .utf8)
        let code = lines(try String(contentsOf: here, encoding: .utf8))
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.count == 1)
        for block in blocks {
            for line in lines(block.components(separatedBy: "```")[0]) { #expect(code.contains(line)) }
        }
    }

    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
