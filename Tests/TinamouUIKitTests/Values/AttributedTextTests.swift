import Testing
import TinamouUIKit

/// By hand, from the rule of `UIFont`: at 20 points a character is 10 wide and a line 24 high, at 10 points 5 and 12.
@Suite struct AttributedTextTests {
    private let large = UIFont.systemFont(ofSize: 20), small = UIFont.systemFont(ofSize: 10)

    private var mixed: NSAttributedString {
        let text = NSMutableAttributedString(string: "12", attributes: [.font: large])
        text.append(NSAttributedString(string: " abcd", attributes: [.font: small, .foregroundColor: UIColor.gray]))
        return text
    }

    @Test("20 of two digits, 25 of a blank and four letters; the line is as high as its highest") func label() {
        let label = UILabel()
        label.attributedText = mixed
        #expect(label.intrinsicContentSize == CGSize(width: 45, height: 24) && label.text == "12 abcd")
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 44
        #expect(label.intrinsicContentSize == CGSize(width: 20, height: 36))
        label.text = "ab"
        label.font = large
        #expect(label.intrinsicContentSize == CGSize(width: 20, height: 24))
    }

    @Test("what says no font has the label's") func labelsFont() {
        let label = UILabel()
        label.font = large
        label.attributedText = NSAttributedString(string: "abc")
        #expect(label.intrinsicContentSize == CGSize(width: 30, height: 24))
        label.font = nil
        #expect(label.font.pointSize == 17)
    }

    @Test("the first line stands on its highest letters' line: 19 of 20 points") func baseline() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), one = UILabel(), two = UILabel()
        one.attributedText = mixed
        two.font = small
        two.text = "x"
        for (place, label) in [one, two].enumerated() {
            root.addSubview(label)
            label.snp.makeConstraints { $0.left.equalTo(100 * place) }
        }
        one.snp.makeConstraints { $0.top.equalTo(10) }
        two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(two.frame == CGRect(x: 100, y: 10 + 19 - 9.5, width: 5, height: 12))
    }

    @Test("lines are as far apart as the paragraph says: 3 lines of 24 and twice 6") func spacing() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let text = NSAttributedString(string: "aa bb cc", attributes: [.font: large, .paragraphStyle: style])
        let rect = text.boundingRect(
            with: CGSize(width: 25, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 84))
        #expect(text.size() == CGSize(width: 80, height: 24))
    }

    @Test("strings: a word that is too wide is broken between characters") func strings() {
        let room = CGSize(width: 45, height: CGFloat.greatestFiniteMagnitude)
        let attributes: [NSAttributedString.Key: Any] = [.font: large]
        #expect(
            "abcdefghi".boundingRect(
                with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
            ).size == CGSize(width: 40, height: 72))
        #expect(
            NSString(string: "ab cd").boundingRect(
                with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
            ).size == CGSize(width: 20, height: 48))
        #expect("ab\ncde".size(withAttributes: attributes) == CGSize(width: 30, height: 48))
        #expect("ab".size() == CGSize(width: 12, height: 15))
        #expect(NSString(string: "").size(withAttributes: attributes) == .zero)
    }

    @Test func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .title2).pointSize == 22)
        #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
        #expect(UIFont(name: "Georgia", size: 20)?.lineHeight == 24)
        #expect(UIFont(name: "Georgia", size: 20) != large)
    }
}
