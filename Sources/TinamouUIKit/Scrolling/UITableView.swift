import Foundation
import TinamouLayout

/// What a table shows.
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
    /// 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Who is told what a table does, and says how high rows are.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// How high a row is; the table's `rowHeight` unless implemented.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A cell is about to be seen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// The table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// Nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
}

/// A row of a table: what is shown is inside ``contentView``.
open class UITableViewCell: UIView {
    /// What cells look like that have text of their own.
    public enum CellStyle: Int, Sendable {
        /// A line of text.
        case `default`
    }

    /// The name under which the cell is used again.
    public let reuseIdentifier: String?

    /// What is shown: as large as the cell.
    public let contentView = UIView()

    /// A line of text, 16 points from the sides.
    public private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        contentView.addSubview(label)
        label.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return label
    }()

    /// A cell of a style.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    /// Told that the cell is about to be used again.
    open func prepareForReuse() {}

    /// The size in which what is shown fits best.
    func height(in width: CGFloat) -> CGFloat {
        contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// A column of rows, of which only those are made that are seen.
///
/// Rows are subviews with frames in the content. The content's size follows from the rows' heights; rows of
/// ``automaticDimension`` are measured when the table is loaded, by their constraints at the table's width. There
/// are no headers of sections, no editing and no selection.
open class UITableView: UIScrollView {
    /// What tables look like.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge.
        case plain
    }

    /// A height that follows from the cell's constraints.
    public static let automaticDimension: CGFloat = -1

    static let standardRowHeight: CGFloat = 44

    /// What the table shows.
    open weak var dataSource: UITableViewDataSource? {
        didSet { setNeedsReload() }
    }

    /// How high rows are for which nobody says otherwise; 44 for ``automaticDimension`` without constraints.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    /// A view above the rows, with the height of its frame.
    open var tableHeaderView: UIView? {
        willSet { if tableHeaderView !== newValue { tableHeaderView?.removeFromSuperview() } }
        didSet {
            if let tableHeaderView { addSubview(tableHeaderView) }
            setNeedsReload()
        }
    }

    private var classes: [String: UITableViewCell.Type] = [:]
    private var spare: [String: [UITableViewCell]] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var rows: [(path: IndexPath, frame: CGRect)] = []
    private var needsReload = true
    private var knownWidth: CGFloat = -1

    /// A table with a frame.
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }

    /// A plain table with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Cells

    /// Has cells of a class made under a name.
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    /// A cell that is no longer seen; `nil` if there is none and no class of that name.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
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

    /// The cell of a row, while it is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

    /// The cells that are seen, from top to bottom.
    open var visibleCells: [UITableViewCell] { shown.keys.sorted().compactMap { shown[$0] } }

    /// The rows that are seen, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

    /// Where a row is in the content.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        rows.first { $0.path == indexPath }?.frame ?? .zero
    }

    // MARK: Rows

    /// Asks the data source for everything anew, at once.
    open func reloadData() {
        for (_, cell) in shown { retire(cell) }
        shown = [:]
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

    private func measureRows() {
        needsReload = false
        knownWidth = bounds.width
        rows = []
        var top: CGFloat = 0
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: knownWidth, height: header.frame.height)
            top = header.frame.height
        }
        guard let dataSource else { return contentSize = CGSize(width: knownWidth, height: top) }
        for section in 0..<dataSource.numberOfSections(in: self) {
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = height(of: path, dataSource)
                rows.append((path, CGRect(x: 0, y: top, width: knownWidth, height: height)))
                top += height
            }
        }
        contentSize = CGSize(width: knownWidth, height: top)
    }

    private func height(of path: IndexPath, _ dataSource: UITableViewDataSource) -> CGFloat {
        let said = (delegate as? UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? rowHeight
        if said >= 0 { return said }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let height = cell.height(in: knownWidth)
        retire(cell)
        return height > 0 ? height : UITableView.standardRowHeight
    }

    private func showRows() {
        let seen = bounds
        for (path, cell) in shown where cell.frame.maxY <= seen.minY || cell.frame.minY >= seen.maxY {
            shown[path] = nil
            retire(cell)
        }
        // Rows are in order: begin at the first that reaches below the top edge.
        var (place, end) = (0, rows.count)
        while place < end {
            let middle = (place + end) / 2
            if rows[middle].frame.maxY <= seen.minY { place = middle + 1 } else { end = middle }
        }
        for (path, frame) in rows[place...].prefix(while: { $0.frame.minY < seen.maxY }) where shown[path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
            cell.frame = frame
            shown[path] = cell
            (delegate as? UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: path)
            insertSubview(cell, at: 0)
        }
    }

    private func retire(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
    }
}
