import Foundation
import TinamouLayout

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// As the user likes.
    case `default`
    /// Letters without accents.
    case asciiCapable
    /// Numbers and signs.
    case numbersAndPunctuation
    /// Addresses of pages.
    case URL
    /// Digits.
    case numberPad
    /// Digits and what telephones have.
    case phonePad
    /// Addresses of people.
    case emailAddress
    /// Digits and a point.
    case decimalPad
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// Those at the start of a word.
    case words
    /// Those at the start of a sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the user likes.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// What the key says that ends a line.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Next.
    case next
    /// Search.
    case search
    /// Send.
    case send
    /// Done.
    case done
}

/// Who is told what is done to a field (`LayoutHost.type(_:into:)`). Every method has a default.
public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field may be edited; `true` unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field begins to be edited.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether characters may take the place of a range; `true` unless implemented.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The key that ends the line has been pressed; `true` unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The field is no longer edited.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// Who is told what is done to a text view (`LayoutHost.type(_:into:)`). Every method has a default.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The text begins to be edited.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether text may take the place of a range; `true` unless implemented.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The text is no longer edited.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field for a line of text: as wide as its text or what stands for it, 7 points higher than a line.
open class UITextField: UIControl {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A line.
        case line
        /// A sunken edge.
        case bezel
        /// A rounded rectangle: 7 points wider at both sides, 34 points high at least.
        case roundedRect
    }

    /// When something is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While text is edited.
        case whileEditing
        /// Unless text is edited.
        case unlessEditing
        /// Always.
        case always
    }

    /// Who is told what is done to the field.
    open weak var delegate: UITextFieldDelegate?

    /// The text.
    open var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// What is shown while there is no text, with attributes kept for whoever draws: its size is that of the field's font.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
    }

    /// The font; 17 points unless set.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// What is drawn around the text.
    open var borderStyle = BorderStyle.none {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// How the text stands in the field.
    open var textAlignment = NSTextAlignment.natural
    /// The colour of the letters.
    open var textColor: UIColor? = .label
    /// Which keys the keyboard has.
    open var keyboardType = UIKeyboardType.default
    /// Which letters are made capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether typing is corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// What the key says that ends the line.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the text is hidden.
    open var isSecureTextEntry = false
    /// When the cross is shown that empties the field.
    open var clearButtonMode = ViewMode.never

    /// The size of the text in its border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The text's width, a line's height and 7 points; with a border as it says.
    open override var intrinsicContentSize: CGSize {
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        let width = TextLines(shown, font: font).size(maximum: 1).width
        let height = (font.lineHeight + 7).rounded(.up)
        return borderStyle == .roundedRect
            ? CGSize(width: width + 14, height: max(height, 34)) : CGSize(width: width, height: height)
    }
}

/// Where a text view puts its text.
public final class NSTextContainer {
    private let hasChanged: () -> Void

    init(_ hasChanged: @escaping () -> Void) { self.hasChanged = hasChanged }

    /// How far the text is from the sides, in points; 5 unless set.
    public var lineFragmentPadding: CGFloat = 5 {
        didSet { hasChanged() }
    }

    /// How many lines are shown at most; 0 for all.
    public var maximumNumberOfLines = 0 {
        didSet { hasChanged() }
    }
}

/// Text that scrolls; or that is as high as it needs to be, if ``UIScrollView/isScrollEnabled`` is `false`.
///
/// Lines are broken at the view's width, less ``textContainerInset`` and twice the padding.
open class UITextView: UIScrollView {
    private var content = NSAttributedString(string: "")

    /// Where the text is put.
    public private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.textHasChanged() }

    /// The text, in one font. Optional as UIKit's is.
    open var text: String! {
        get { content.string }
        set {
            content = NSAttributedString(string: newValue ?? "")
            textHasChanged()
        }
    }

    /// The text, with the fonts of its attributes. Optional as UIKit's is.
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            content = newValue ?? NSAttributedString(string: "")
            textHasChanged()
        }
    }

    /// The font of what says none; 12 points unless set.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { textHasChanged() }
    }

    /// How far the text is from the edges: 8 points above and below unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textHasChanged() }
    }

    /// Whether the view scrolls; else it wants to be as large as its text.
    open override var isScrollEnabled: Bool {
        didSet { textHasChanged() }
    }

    /// How the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// The colour of the letters.
    open var textColor: UIColor? = .label
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be chosen.
    open var isSelectable = true

    private func textHasChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textContainerInset, sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
        let lines = TextLines(
            content, font: font ?? .systemFont(ofSize: 12), limit: size.width > 0 ? size.width - sides : .infinity)
        let text = lines.size(maximum: textContainer.maximumNumberOfLines)
        return CGSize(width: text.width + sides, height: text.height + insets.top + insets.bottom)
    }

    /// The size of the text, if the view does not scroll.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    override func wantedHeight(forWidth width: Double) -> Double? {
        isScrollEnabled || width <= 0 ? nil : Double(sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// Finds out how high the text is at the view's width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
        if size != contentSize { contentSize = size }
    }
}
