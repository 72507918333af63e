import Foundation
import TinamouLayout

/// A row of a table: what is shown is inside ``contentView``.
///
/// A subclass that is registered is made by ``init(style:reuseIdentifier:)``.
open class UITableViewCell: UIView {
    /// What cells look like that have text of their own.
    public enum CellStyle: Int, Sendable {
        /// A line of text.
        case `default`
        /// A line of text, and another at the end of the row.
        case value1
        /// A line of text, and another behind it.
        case value2
        /// A line of text in the upper half, another in the lower.
        case subtitle
    }

    /// What a cell looks like that is chosen, kept for whoever draws.
    public enum SelectionStyle: Int, Sendable {
        /// As the others.
        case none
        /// Blue, of old.
        case blue
        /// Grey.
        case gray
        /// As the system has it.
        case `default`
    }

    /// What stands at the end of a row, kept for whoever draws. The content is as wide as without it.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// That there is more.
        case disclosureIndicator
        /// That there is more, and a button.
        case detailDisclosureButton
        /// That the row is chosen.
        case checkmark
        /// A button.
        case detailButton
    }

    /// The name under which the cell is used again.
    public let reuseIdentifier: String?

    /// What is shown: as large as the cell.
    public let contentView = UIView()

    private let style: CellStyle

    /// What the cell looks like when it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// What stands at the end.
    open var accessoryType = AccessoryType.none
    /// Where the line below the row begins and ends, kept for whoever draws.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the row is chosen.
    open private(set) var isSelected = false
    /// Whether a finger is on the row.
    open private(set) var isHighlighted = false

    /// What is behind the content: as large as the cell.
    open var backgroundView: UIView? {
        willSet { if backgroundView !== newValue { backgroundView?.removeFromSuperview() } }
        didSet { if let backgroundView { fill(backgroundView, at: 0) } }
    }

    /// What is behind the content of a row that is chosen: kept for whoever draws.
    open var selectedBackgroundView: UIView?

    /// A line of text, 16 points from the sides: as high as the row, or as its upper half for a subtitle.
    public private(set) lazy var textLabel: UILabel? = line(
        in: style == .subtitle ? .upper : .whole, .natural)

    /// The other line of text: at the end of the row, or in its lower half for a subtitle; `nil` in the style without.
    public private(set) lazy var detailTextLabel: UILabel? =
        switch style {
        case .default: nil
        case .value1, .value2: line(in: .whole, style == .value1 ? .right : .natural)
        case .subtitle: line(in: .lower, .natural)
        }

    private var hasOwnText = false

    /// A cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        fill(contentView, at: 0)
    }

    /// A cell of the simplest style, with the size of a frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    // A table makes cells of classes that it has been told, which only what is required can do. Required of
    // subclasses is not UIKit's initialiser, which they override as they do there, but this one, which they inherit.
    /// A cell of the simplest style, as a table makes one of a registered class.
    public required convenience init(reusedAs identifier: String?) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private enum Part {
        case whole, upper, lower
    }

    private func line(in part: Part, _ alignment: NSTextAlignment) -> UILabel {
        hasOwnText = true
        let label = UILabel()
        label.textAlignment = alignment
        contentView.addSubview(label)
        let whole = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        let half = CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: whole.height / 2)
        switch part {
        case .whole:
            label.frame = whole
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        case .upper:
            label.frame = half
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
        case .lower:
            label.frame = half.offsetBy(dx: 0, dy: half.height)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        }
        return label
    }

    private func fill(_ view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    /// Told that the cell is about to be used again.
    open func prepareForReuse() {}

    /// Chooses the row, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// A finger is on the row, or no longer.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// The height in which what is shown fits best; at least 44 points for text of the cell's own.
    func height(in width: CGFloat) -> CGFloat {
        let height = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return hasOwnText ? max(height, UITableView.standardRowHeight) : height
    }
}

/// The header or footer of a section: what is shown is inside ``contentView``.
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the view is used again.
    public let reuseIdentifier: String?

    /// What is shown: as large as the view.
    public let contentView = UIView()

    /// What is behind the content: kept for whoever draws.
    open var backgroundView: UIView?

    /// A line of text of 13 points, half bold, 16 points from the sides.
    public private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        contentView.addSubview(label)
        label.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return label
    }()

    /// A view that is used again under a name.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardHeaderHeight))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// A view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    // See UITableViewCell.
    /// A view as a table makes one of a registered class.
    public required convenience init(reusedAs identifier: String?) { self.init(reuseIdentifier: identifier) }

    /// Told that the view is about to be used again.
    open func prepareForReuse() {}
}
