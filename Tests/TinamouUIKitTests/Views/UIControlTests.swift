import Testing
import TinamouUIKit

private final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

@Suite struct UIControlTests {
    let host = LayoutHost(size: CGSize(width: 100, height: 100))

    @Test("a tap meets the frontmost view that is shown and may be touched") func hitting() {
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let wide = Wide(frame: CGRect(x: 70, y: 70, width: 10, height: 10))
        for view in [back, front, wide] { host.window.addSubview(view) }
        host.runPass()
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { host.tap(at: CGPoint(x: x, y: y)) }
        #expect(hit(10, 10) === front && hit(60, 10) === host.window && hit(65, 65) === wide && hit(200, 0) == nil)
        front.isUserInteractionEnabled = false
        #expect(hit(10, 10) === back)
        back.alpha = 0.005
        #expect(hit(10, 10) === host.window)
        front.isUserInteractionEnabled = true
        front.isHidden = true
        #expect(hit(10, 10) === host.window)
    }

    @Test("actions are done in the order of their adding, those of enabled controls") func actions() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var done: [String] = []
        let first = UIAction(title: "first") { done.append($0.title) }
        button.addAction(first, for: .touchUpInside)
        button.addAction(UIAction { [unowned button] in done.append("\($0.sender === button)") }, for: .touchUpInside)
        button.addAction(UIAction { _ in done.append("down") }, for: .touchDown)
        host.window.addSubview(button)
        host.runPass()
        host.tap(button)
        #expect(done == ["first", "true"])
        button.removeAction(first, for: .touchUpInside)
        button.sendActions(for: [.touchDown, .valueChanged])
        #expect(done == ["first", "true", "down"])
        button.isEnabled = false
        host.tap(button)
        #expect(done.count == 3)
    }

    @Test("a button shows what its state says; 9 a character, 22 a line") func buttons() {
        let button = UIButton()
        button.setTitle("ab", for: .normal)
        button.setTitle("abcd", for: .selected)
        button.setTitleColor(.red, for: .selected)
        #expect(button.intrinsicContentSize == CGSize(width: 18, height: 22))
        button.isSelected = true
        #expect(button.intrinsicContentSize.width == 36 && button.titleLabel?.textColor == .red)
        button.setAttributedTitle(
            NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 10)]), for: .selected)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 15, height: 12) && button.currentTitle == "abc")
    }

    @Test("sizes as documented, by hand") func sizes() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
        // Three segments of the widest title, 4 characters of 6.5, and 32.
        #expect(
            UISegmentedControl(items: ["a", "abcd", "ab"]).intrinsicContentSize == CGSize(width: 174, height: 32))
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 7
        #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37) && pages.currentPage == 2)
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        let field = UITextField()
        field.placeholder = "abcd"
        #expect(field.intrinsicContentSize == CGSize(width: 34, height: 28))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: 48, height: 34))
        let slider = UISlider()
        slider.setValue(3, animated: true)
        #expect(slider.value == 1)
        slider.maximumValue = 5
        #expect(slider.value == 3)
    }

    @Test("text that does not scroll is as high as it needs: 2 lines of 24, 8 above and below, 5 at the sides")
    func textView() {
        let text = UITextView()
        text.font = .systemFont(ofSize: 20)
        text.text = "aaaa bbbb"
        text.isScrollEnabled = false
        host.window.addSubview(text)
        text.snp.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(60)
        }
        host.runPass()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 60, height: 64))
        text.isScrollEnabled = true
        text.snp.makeConstraints { $0.height.equalTo(30) }
        host.runPass()
        #expect(text.contentSize == CGSize(width: 60, height: 64) && text.frame.height == 30)
    }
}
