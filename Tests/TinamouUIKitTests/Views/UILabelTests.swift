import Testing
import TinamouUIKit

/// By hand, from the rule of `UIFont`: at 20 points a character is 10 wide, a line 24 high, its baseline at 19.
@Suite struct UILabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func font() {
        let font = UIFont.boldSystemFont(ofSize: 20)
        #expect(font.pointSize == 20 && font.lineHeight == 24 && font.ascender == 19 && font.descender == -5)
    }

    @Test func oneLine() {
        #expect(label("abcd").intrinsicContentSize == CGSize(width: 40, height: 24))
        #expect(label("").intrinsicContentSize == .zero)
        #expect(UILabel().intrinsicContentSize == .zero)
    }

    @Test("of 17 points: 8.5 a character and 20.4 a line, up to whole points") func rounding() {
        let label = UILabel()
        label.text = "abc"
        #expect(label.intrinsicContentSize == CGSize(width: 26, height: 21))
    }

    @Test(
        "lines of five characters",
        arguments: [
            ("aa bb cc", 2), ("aa bbb", 2), ("aa bb", 1), ("abcdefgh", 2), ("a abcdefgh b", 3), ("a\nb\nc", 3),
            ("aa\n\nbb", 3),
        ])
    func wrapping(_ text: String, _ lines: Int) {
        let label = label(text, lines: 0)
        label.preferredMaxLayoutWidth = 50
        #expect(label.intrinsicContentSize.height == CGFloat(lines) * 24)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height == CGFloat(min(lines, 2)) * 24)
    }

    @Test("the height follows the width that the pass finds") func heightForWidth() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 300)), label = label("aa bb cc", lines: 0)
        root.addSubview(label)
        label.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 48))
        root.frame.size.width = 20
        root.layoutIfNeeded()
        #expect(label.frame.height == 72)
        label.text = "aa"
        root.layoutIfNeeded()
        #expect(label.frame.height == 24)
    }

    /// A label with room around its text.
    final class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 8, height: size.height + 6)
        }
    }

    @Test("what a subclass adds counts for a height by width too") func subclass() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 300)), label = Padded()
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = "aa bb cc"
        root.addSubview(label)
        label.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
        root.layoutIfNeeded()
        #expect(label.frame.height == 54)
    }

    @Test("baselines: 19 of 20 points and 9.5 of 10") func baselines() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let large = label("large"), small = label("small")
        small.font = .systemFont(ofSize: 10)
        for label in [large, small] {
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(small.frame == CGRect(x: 50, y: 9.5, width: 25, height: 12))
    }

    @Test("buttons, images, fields and bars want to be as large as what they show") func others() {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        // 4 characters of 9, a line of 21.6.
        #expect(button.intrinsicContentSize == CGSize(width: 36, height: 22))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.setImage(UIImage(size: CGSize(width: 10, height: 30)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 52, height: 34))
        let image = UIImageView(image: UIImage(size: CGSize(width: 3, height: 4)))
        #expect(
            image.intrinsicContentSize == CGSize(width: 3, height: 4) && image.frame.size == image.intrinsicContentSize)
        let field = UITextField()
        field.placeholder = "ab"
        #expect(field.intrinsicContentSize == CGSize(width: 17, height: 28))
        #expect(UINavigationBar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    }

    @Test("a stack puts labels in a row, 8 apart, and closes the gap of a hidden one") func stack() {
        let labels = ["a", "bb", "ccc"].map { label($0) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 76, height: 24))
        #expect(labels.map(\.frame.minX) == [0, 18, 46])
        labels[1].isHidden = true
        root.layoutIfNeeded()
        #expect(labels[2].frame.minX == 18 && stack.arrangedSubviews == labels)
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.setCustomSpacing(2, after: labels[0])
        root.layoutIfNeeded()
        #expect(labels[2].frame == CGRect(x: 0, y: 26, width: 30, height: 24) && labels[0].frame.minX == 20)
    }
}
