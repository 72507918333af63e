import Foundation
import TinamouLayout

/// A view that is in a state. There are no events here.
open class UIControl: UIView {
    /// States of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// A bit for each state.
        public let rawValue: UInt

        /// The states of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None in particular.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }

    /// Whether the control is chosen.
    open var isSelected = false

    /// Whether the control can be used.
    open var isEnabled = true

    /// The state.
    open var state: State {
        var state: State = isSelected ? .selected : .normal
        if !isEnabled { state.insert(.disabled) }
        return state
    }
}

/// A button: a title in a label of 18 points, or an image, with insets around.
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        /// As it is made.
        case custom
        /// As the system's.
        case system
    }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// The label of the title.
    public let titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        return label
    }()

    /// A button of a type.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// How far the edges are from the content.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Gives the button a title in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentHasChanged()
    }

    /// The title that has been given for a state.
    open func title(for state: State) -> String? { titles[state] }

    /// Gives the button an image in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentHasChanged()
    }

    /// Gives the title a colour, kept for whoever draws.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }

    /// The title that is shown: of the state, or of the normal one.
    open var currentTitle: String? { titles[state] ?? titles[.normal] }

    /// The image that is shown: of the state, or of the normal one.
    open var currentImage: UIImage? { images[state] ?? images[.normal] }

    /// Whether the control is chosen.
    open override var isSelected: Bool {
        didSet { contentHasChanged() }
    }

    private func contentHasChanged() {
        titleLabel?.text = currentTitle
        invalidateIntrinsicContentSize()
    }

    /// The image and behind it the title, with the insets.
    open override var intrinsicContentSize: CGSize {
        titleLabel?.text = currentTitle
        let text = titleLabel?.intrinsicContentSize ?? .zero, image = currentImage?.size ?? .zero
        return CGSize(
            width: text.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: max(text.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }
}

/// A picture.
open class UIImageView: UIView {
    /// The picture; the view wants to be as large.
    open var image: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// A view as large as a picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// A view with a frame, without picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// A field for a line of text: as wide as its text or what stands for it, 7 points higher than a line.
open class UITextField: UIControl {
    /// The text.
    open var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The font; 17 points unless set.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// How the text stands in the field.
    open var textAlignment = NSTextAlignment.natural

    /// The text's width, a line's height and 7 points.
    open override var intrinsicContentSize: CGSize {
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        let width = TextLines(shown, limit: nil).size(in: font, maximum: 1).width
        return CGSize(width: width, height: (font.lineHeight + 7).rounded(.up))
    }
}

/// A bar at the top of a screen: 44 points high, of any width.
open class UINavigationBar: UIView {
    /// 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
