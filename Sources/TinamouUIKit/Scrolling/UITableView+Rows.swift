import Foundation
import TinamouLayout

/// The header or the footer of a section.
struct SectionEdge: Hashable {
    let section: Int
    let isHeader: Bool
}

/// What of a table is where, in coordinates of its content.
struct TableRows {
    /// A section: from its header's top to its footer's bottom.
    struct Section {
        var header: ClosedRange<CGFloat>
        var footer: ClosedRange<CGFloat>
        /// The places of its rows in the list of all.
        var rows: Range<Int>
    }

    var rows: [(path: IndexPath, frame: CGRect)] = []
    var sections: [Section] = []
    var height: CGFloat = 0

    /// The rows that are at least in part between two heights.
    func between(_ top: CGFloat, _ bottom: CGFloat) -> ArraySlice<(path: IndexPath, frame: CGRect)> {
        // Rows are in order: begin at the first that reaches below the top.
        var (place, end) = (0, rows.count)
        while place < end {
            let middle = (place + end) / 2
            if rows[middle].frame.maxY <= top { place = middle + 1 } else { end = middle }
        }
        return rows[place...].prefix { $0.frame.minY < bottom }
    }
}

extension UITableView {
    /// The cell of a row, while it is seen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

    /// The row of a cell, while it is seen.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }

    /// The cells that are seen, from top to bottom.
    public var visibleCells: [UITableViewCell] { shown.keys.sorted().compactMap { shown[$0] } }

    /// The rows that are seen, from top to bottom: at the offset as it is, also while the delegate is being told of it.
    public var indexPathsForVisibleRows: [IndexPath]? { rows.between(bounds.minY, bounds.maxY).map(\.path) }

    /// The row at a point of the content.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.between(point.y, point.y.nextUp).first { $0.frame.contains(point) }?.path
    }

    /// Where a row is in the content.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        place(of: indexPath).map { rows.rows[$0].frame } ?? .zero
    }

    private func place(of path: IndexPath) -> Int? {
        guard rows.sections.indices.contains(path.section) else { return nil }
        let range = rows.sections[path.section].rows, place = range.lowerBound + path.row
        return range.contains(place) ? place : nil
    }

    /// How many sections there are.
    public var numberOfSections: Int { rows.sections.count }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int { rows.sections[section].rows.count }

    /// Scrolls to a row: to an edge or the middle of what is visible inside the insets, no further than the content rests.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let row = rectForRow(at: indexPath), inset = adjustedContentInset
        let visible = bounds.height - inset.top - inset.bottom
        let top: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: top = row.minY
        case .middle: top = row.midY - visible / 2
        case .bottom: top = row.maxY - visible
        }
        setContentOffset(resting(CGPoint(x: contentOffset.x, y: top - inset.top)), animated: animated)
    }

    // MARK: Changes

    // Frames after a change are those of the table as the data source then has it: all of them load anew.

    /// Begins changes, which ``endUpdates()`` carries out.
    public func beginUpdates() {}

    /// Carries out changes: heights are asked for again.
    public func endUpdates() { reloadData() }

    /// Carries out changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    /// Asks for rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }

    /// Asks for sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }

    /// There are new rows.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }

    /// Rows are gone.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }

    /// There are new sections.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }

    /// Sections are gone.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }

    // MARK: Measuring

    func measureRows() {
        needsReload = false
        knownWidth = bounds.width
        rows = TableRows()
        var top = place(tableHeaderView, at: 0)
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
            top = measure(section, from: top)
        }
        top = place(tableFooterView, at: top)
        rows.height = top
        contentSize = CGSize(width: knownWidth, height: top)
    }

    /// Puts the header or footer of the table somewhere.
    ///
    /// - Returns: where it ends.
    private func place(_ view: UIView?, at top: CGFloat) -> CGFloat {
        guard let view else { return top }
        let height = view.bounds.height
        let frame = CGRect(x: 0, y: top, width: knownWidth, height: height)
        if view.frame != frame { view.frame = frame }
        return top + height
    }

    private func measure(_ section: Int, from start: CGFloat) -> CGFloat {
        guard let dataSource else { return start }
        var top = start
        func edge(_ isHeader: Bool) -> ClosedRange<CGFloat> {
            let begin = top
            top += edgeHeight(SectionEdge(section: section, isHeader: isHeader))
            return begin...max(begin, top)
        }
        let header = edge(true), first = rows.rows.count
        for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
            let path = IndexPath(row: row, section: section)
            let height = height(of: path, dataSource)
            rows.rows.append((path, CGRect(x: 0, y: top, width: knownWidth, height: height)))
            top += height
        }
        let footer = edge(false)
        rows.sections.append(TableRows.Section(header: header, footer: footer, rows: first..<rows.rows.count))
        return top
    }

    private func height(of path: IndexPath, _ dataSource: UITableViewDataSource) -> CGFloat {
        let said = (delegate as? UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? rowHeight
        if said >= 0 { return said }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let height = cell.height(in: knownWidth)
        retire(cell)
        return height > 0 ? height : UITableView.standardRowHeight
    }

    // MARK: Showing

    func showRows() {
        let seen = bounds
        for (path, cell) in shown where cell.frame.maxY <= seen.minY || cell.frame.minY >= seen.maxY {
            shown[path] = nil
            retire(cell)
            (delegate as? UITableViewDelegate)?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        for (path, frame) in rows.between(seen.minY, seen.maxY) where shown[path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
            cell.frame = frame
            shown[path] = cell
            let isSelected = indexPathsForSelectedRows?.contains(path) ?? false
            if isSelected != cell.isSelected { cell.setSelected(isSelected, animated: false) }
            (delegate as? UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: path)
            insertSubview(cell, at: 0)
        }
        showSectionEdges(seen)
    }
}
