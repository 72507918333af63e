import Foundation
import TinamouLayout

/// A view that is in a state, and does what it is told to do when something happens: see ``UIAction``.
///
/// What happens is what a host or a test says. Targets of selectors need a runtime that is not here.
open class UIControl: UIView {
    var actions: [(events: Event, action: UIAction)] = []

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

    /// Whether a finger is on the control.
    open var isHighlighted = false

    /// How the content stands across the control, kept for whoever draws.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    /// How content stands across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// From edge to edge.
        case fill
        /// Where reading starts.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// The state.
    open var state: State {
        var state: State = isSelected ? .selected : .normal
        if !isEnabled { state.insert(.disabled) }
        if isHighlighted { state.insert(.highlighted) }
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

    private var titles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]

    /// The label of the title.
    public let titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        return label
    }()

    /// A button of a type.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// The image.
    public private(set) lazy var imageView: UIImageView? = UIImageView(image: currentImage)

    /// How far the edges are from the content.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// How the title is moved from its place; kept for whoever draws, the size that the button wants stays.
    open var titleEdgeInsets = UIEdgeInsets.zero

    /// How the image is moved from its place; kept for whoever draws, the size that the button wants stays.
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// Whether the button darkens under a finger, kept for whoever draws.
    open var adjustsImageWhenHighlighted = true

    /// Gives the button a title in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title.map { NSAttributedString(string: $0) }
        contentHasChanged()
    }

    /// Gives the button a title with attributes in a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        titles[state] = title
        contentHasChanged()
    }

    /// The title that has been given for a state.
    open func title(for state: State) -> String? { titles[state]?.string }

    /// Gives the button an image in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentHasChanged()
    }

    /// The image that has been given for a state.
    open func image(for state: State) -> UIImage? { images[state] }

    /// Gives the button an image behind its content in a state, kept for whoever draws.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

    /// The image behind the content that has been given for a state.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

    /// Gives the title a colour in a state, kept for whoever draws.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        contentHasChanged()
    }

    /// The colour that has been given for a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] }

    /// The title that is shown: of the state, or of the normal one.
    open var currentTitle: String? { currentAttributedTitle?.string }

    /// The title that is shown, with its attributes.
    open var currentAttributedTitle: NSAttributedString? { titles[state] ?? titles[.normal] }

    /// The image that is shown: of the state, or of the normal one.
    open var currentImage: UIImage? { images[state] ?? images[.normal] }

    /// Whether the control is chosen.
    open override var isSelected: Bool {
        didSet { contentHasChanged() }
    }

    private func contentHasChanged() {
        titleLabel?.attributedText = currentAttributedTitle
        if let color = colors[state] ?? colors[.normal] { titleLabel?.textColor = color }
        invalidateIntrinsicContentSize()
    }

    /// The size of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The image and behind it the title, with the insets.
    open override var intrinsicContentSize: CGSize {
        titleLabel?.attributedText = currentAttributedTitle
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
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
