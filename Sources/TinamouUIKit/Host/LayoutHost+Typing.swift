import Foundation
import TinamouLayout

// Typing. Each call is a whole edit: it begins, changes the text as far as the delegate agrees, and ends; delegates are
// told in UIKit's order, and a pass follows.

extension LayoutHost {
    /// Types text at the end of a field; a line break is the key that ends the line.
    public func type(_ text: String, into field: UITextField) {
        calling {
            guard field.isEnabled, field.delegate?.textFieldShouldBeginEditing(field) ?? true else { return }
            field.delegate?.textFieldDidBeginEditing(field)
            field.sendActions(for: .editingDidBegin)
            for character in text {
                if character.isNewline {
                    _ = field.delegate?.textFieldShouldReturn(field)
                    continue
                }
                let old = field.text ?? "", range = NSRange(location: NSString(string: old).length, length: 0)
                let agrees =
                    field.delegate?.textField(
                        field, shouldChangeCharactersIn: range, replacementString: String(character)) ?? true
                if !agrees { continue }
                field.text = old + String(character)
                field.sendActions(for: .editingChanged)
            }
            field.delegate?.textFieldDidEndEditing(field)
            field.sendActions(for: .editingDidEnd)
        }
        runPass()
    }

    /// Types text at the end of a text view.
    public func type(_ text: String, into view: UITextView) {
        calling {
            guard view.isEditable else { return }
            let delegate = view.delegate as? UITextViewDelegate
            delegate?.textViewDidBeginEditing(view)
            for character in text {
                let old: String = view.text, range = NSRange(location: NSString(string: old).length, length: 0)
                let agrees =
                    delegate?.textView(view, shouldChangeTextIn: range, replacementText: String(character)) ?? true
                if !agrees { continue }
                view.text = old + String(character)
                delegate?.textViewDidChange(view)
            }
            delegate?.textViewDidEndEditing(view)
        }
        runPass()
    }
}
