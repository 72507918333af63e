import Testing
import TinamouUIKit

@Suite struct TypingTests {
    /// A line to write in that grows with its text up to three lines, as chats have.
    private final class Composer: UIView, UITextViewDelegate {
        let text = UITextView()
        private var height: NSLayoutConstraint?

        init() {
            super.init(frame: .zero)
            addSubview(text)
            text.delegate = self
            text.font = .systemFont(ofSize: 20)
            text.snp.makeConstraints { $0.edges.equalToSuperview() }
            height = text.heightAnchor.constraint(equalToConstant: 40)
            height?.isActive = true
        }

        required init?(coder: NSCoder) { nil }

        func textViewDidChange(_ textView: UITextView) {
            let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
            height?.constant = min(fitting.height, 88)
        }
    }

    @Test("lines of 24 with 8 above and below, of 10 characters in 110 less twice 5") func composer() {
        let host = LayoutHost(size: CGSize(width: 110, height: 300)), composer = Composer()
        host.window.addSubview(composer)
        composer.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
        host.runPass()
        #expect(composer.frame == CGRect(x: 0, y: 260, width: 110, height: 40))
        host.type("one two three", into: composer.text)
        #expect(composer.frame == CGRect(x: 0, y: 236, width: 110, height: 64))
        host.type(" four five six seven", into: composer.text)
        #expect(composer.frame.height == 88 && composer.text.contentSize.height > 88)
        composer.text.isEditable = false
        host.type("x", into: composer.text)
        #expect(composer.text.text.hasSuffix("seven"))
    }

    private final class Told: UITextFieldDelegate {
        var events: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            events.append("return")
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            events.append("\(range.location)\(string)")
            return string != "b"
        }
    }

    @Test("a field's delegate is asked for each character, and its actions are done") func field() {
        let host = LayoutHost(size: CGSize(width: 100, height: 100)), field = UITextField(), told = Told()
        field.delegate = told
        field.addAction(UIAction { _ in told.events.append("changed") }, for: .editingChanged)
        host.type("abc\n", into: field)
        #expect(field.text == "ac")
        #expect(told.events == ["begin", "0a", "changed", "1b", "1c", "changed", "return", "end"])
        field.isEnabled = false
        host.type("d", into: field)
        #expect(field.text == "ac")
    }
}
