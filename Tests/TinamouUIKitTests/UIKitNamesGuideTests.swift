import Testing
import TinamouUIKit

/// The code of `Docs/Guides/UIKitNames.md`, compiled here word for word, and the results that it states.
@Suite struct UIKitNamesGuideTests {
    @Test func screen() throws {
        var printed: [String] = []
        func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }
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
        try expectResults(0, printed)
    }

    @Test func view() throws {
        var printed: [String] = []
        func print(_ values: Any...) { printed.append(values.map { "\($0)" }.joined(separator: " ")) }
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let title = UILabel(), badge = UIButton()
        title.text = "Tinamou"
        title.font = .systemFont(ofSize: 20)
        badge.setTitle("New", for: .normal)
        badge.layer.cornerRadius = 4
        badge.addAction(UIAction { _ in title.text = "Kiwi" }, for: .touchUpInside)
        card.addSubview(title)
        card.addSubview(badge)
        title.snp.makeConstraints { $0.top.left.equalToSuperview().inset(16) }
        badge.snp.makeConstraints { make in
            make.left.equalTo(title.snp.right).offset(8)
            make.firstBaseline.equalTo(title)
        }
        card.layoutIfNeeded()
        print(title.frame.width, badge.frame.minX)  // 70.0 94.0
        badge.sendActions(for: .touchUpInside)
        card.layoutIfNeeded()
        print(title.frame.width, badge.frame.minX)  // 40.0 64.0
        try expectResults(1, printed)
    }

    /// Holds what a block prints against the comments in it, and the block against this file.
    private func expectResults(_ number: Int, _ printed: [String]) throws {
        let here = URL(filePath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let guide = try String(contentsOf: root.appending(path: "Docs/Guides/UIKitNames.md"), encoding: .utf8)
        let block = guide.components(separatedBy: "```swift\n")[number + 1].components(separatedBy: "```")[0]
        let stated = lines(block).filter { $0.hasPrefix("print(") }.map { $0.components(separatedBy: "  // ").last }
        #expect(printed == stated)
        let code = lines(try String(contentsOf: here, encoding: .utf8))
        for line in lines(block) { #expect(code.contains(line)) }
    }

    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
