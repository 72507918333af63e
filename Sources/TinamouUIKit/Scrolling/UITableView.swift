import Foundation
import TinamouLayout

// Read next: UITableView+Rows (what is where), UITableView+Sections (headers that pin), UITableViewCell.

/// A column of sections and their rows, of which only those are made that are seen.
///
/// Rows, headers and footers are subviews with frames in the content, whose size follows from their heights. Rows of
/// ``automaticDimension`` are measured when the table is loaded, by their constraints at the table's width; so are
/// headers and footers. Headers of a plain table pin at the top of what is visible, below the insets, and are pushed out
/// by the next section; its footers pin at the bottom. What is called an estimate is not needed. There is no editing.
open class UITableView: UIScrollView {
    /// What tables look like.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers pin.
        case plain
        /// Sections apart from each other; headers and footers scroll.
        case grouped
        /// As ``grouped``; rows are from edge to edge here.
        case insetGrouped
    }

    /// Lines between rows, kept for whoever draws.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// Single ones.
        case singleLine
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As little as it takes to see it.
        case none
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }

    /// How rows come and go: frames are the same, and at once.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade
        /// From the right.
        case right
        /// From the left.
        case left
        /// From the top.
        case top
        /// From the bottom.
        case bottom
        /// At once.
        case none
        /// From the middle.
        case middle
        /// As the table thinks fit.
        case automatic = 100
    }

    /// A height that follows from constraints.
    public static let automaticDimension: CGFloat = -1

    static let standardRowHeight: CGFloat = 44
    static let standardHeaderHeight: CGFloat = 28
    static let groupedHeaderHeight: CGFloat = 38
    static let groupedGap: CGFloat = 18

    /// What the table looks like.
    public let style: Style

    /// What the table shows.
    open weak var dataSource: UITableViewDataSource? {
        didSet { setNeedsReload() }
    }

    /// How high rows are for which nobody says otherwise; 44 for ``automaticDimension`` without constraints.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    /// How high headers are for which nobody says otherwise. ``automaticDimension`` is what their constraints say; 28
    /// for a title, 38 in a grouped table; with neither, 0, or 18 between the sections of a grouped table.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    /// How high footers are for which nobody says otherwise; as for headers.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    /// Not asked: rows are measured.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// Not asked: headers are measured.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Not asked: footers are measured.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

    /// How much is added above the header of each section of a plain table; nothing for ``automaticDimension``.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    /// Lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine
    /// Where they begin and end, kept for whoever draws.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Their colour, kept for whoever draws.
    open var separatorColor: UIColor?
    /// Whether a tap chooses a row.
    open var allowsSelection = true
    /// Whether several rows may be chosen.
    open var allowsMultipleSelection = false

    /// The rows that are chosen, in the order of their choosing.
    open private(set) var indexPathsForSelectedRows: [IndexPath]?

    /// The row that has been chosen first.
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    /// A view above the rows, with the height of its frame.
    open var tableHeaderView: UIView? {
        willSet { if tableHeaderView !== newValue { tableHeaderView?.removeFromSuperview() } }
        didSet {
            if let tableHeaderView { addSubview(tableHeaderView) }
            setNeedsReload()
        }
    }

    /// A view below the rows, with the height of its frame.
    open var tableFooterView: UIView? {
        willSet { if tableFooterView !== newValue { tableFooterView?.removeFromSuperview() } }
        didSet {
            if let tableFooterView { addSubview(tableFooterView) }
            setNeedsReload()
        }
    }

    /// What is behind everything: kept for whoever draws.
    open var backgroundView: UIView?

    private var classes: [String: UITableViewCell.Type] = [:]
    private var spare: [String: [UITableViewCell]] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]

    /// The cells of the rows that are seen.
    var shown: [IndexPath: UITableViewCell] = [:]
    /// The headers and footers that are seen.
    var shownEdges: [SectionEdge: UIView] = [:]
    /// What is where.
    var rows = TableRows()
    var needsReload = true
    var knownWidth: CGFloat = -1

    /// A table with a frame.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A plain table with a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Cells

    /// Has cells of a class made under a name.
    ///
    /// - Precondition: it is a class of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass.map { cellClass in
            guard let cells = cellClass as? UITableViewCell.Type else {
                preconditionFailure("\(cellClass) is no class of cells")
            }
            return cells
        }
    }

    /// A cell that is no longer seen; `nil` if there is none and no class of that name.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { $0.init(reusedAs: identifier) }
    }

    /// A cell that is no longer seen, or a new one of the class of that name.
    ///
    /// - Precondition: there is such a class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no cell class has been registered as \(identifier)")
        }
        return cell
    }

    /// Has headers and footers of a class made under a name.
    ///
    /// - Precondition: it is a class of such views.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass.map { aClass in
            guard let views = aClass as? UITableViewHeaderFooterView.Type else {
                preconditionFailure("\(aClass) is no class of headers and footers")
            }
            return views
        }
    }

    /// A header or footer that is no longer seen, or a new one of the class of that name; `nil` without either.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = spareHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return headerClasses[identifier].map { $0.init(reusedAs: identifier) }
    }

    func retire(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
    }

    func retire(edge view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
            spareHeaders[name, default: []].append(view)
        }
    }

    // MARK: Choosing

    /// Chooses a row and scrolls to it. Nobody is told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return }
        if !allowsMultipleSelection { for path in indexPathsForSelectedRows ?? [] { setSelected(path, false) } }
        setSelected(indexPath, true)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// No longer chooses a row. Nobody is told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }

    private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
        var chosen = (indexPathsForSelectedRows ?? []).filter { $0 != path }
        if isSelected { chosen.append(path) }
        indexPathsForSelectedRows = chosen.isEmpty ? nil : chosen
        shown[path]?.setSelected(isSelected, animated: false)
    }

    /// A finger has tapped a row: it is chosen, or no longer if several may be, and the delegate is told.
    func tap(_ path: IndexPath) {
        if !allowsSelection { return }
        let delegate = delegate as? UITableViewDelegate
        let others = (indexPathsForSelectedRows ?? []).filter { allowsMultipleSelection == ($0 == path) }
        for other in others where other != path || allowsMultipleSelection {
            setSelected(other, false)
            delegate?.tableView(self, didDeselectRowAt: other)
        }
        if allowsMultipleSelection && !others.isEmpty { return }
        setSelected(path, true)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    // MARK: Loading

    /// Asks the data source for everything anew, at once.
    open func reloadData() {
        for (_, cell) in shown { retire(cell) }
        shown = [:]
        for (_, view) in shownEdges { retire(edge: view) }
        shownEdges = [:]
        measureRows()
        showRows()
        setNeedsLayout()
    }

    /// Shows the rows that are seen at the present offset and size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload || bounds.width != knownWidth { return reloadData() }
        showRows()
    }

    override func offsetHasChanged() { if !needsReload { showRows() } }
}
