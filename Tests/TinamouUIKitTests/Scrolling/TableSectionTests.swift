import Testing
import TinamouUIKit

private final class Head: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "A"
        contentView.addSubview(label)
        label.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    }

    required init?(coder: NSCoder) { nil }
}

private final class Sections: UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 1, 5, 20]
    var headers: CGFloat = 30, footers: CGFloat = 0
    var hasViews = true
    var title: String?
    var events: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headers }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footers }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasViews ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        hasViews ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("\(indexPath.row)") }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("not \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { events.append("gone \(indexPath.section).\(indexPath.row)") }
}

/// Sections of 3, 1, 5 and 20 rows of 40 in 100 × 300. With headers of 30 they begin at 0, 150, 220, 450 and end at 1280.
@Suite struct TableSectionTests {
    let host = LayoutHost(size: CGSize(width: 100, height: 300))
    private let source = Sections()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: style)
        table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
        table.dataSource = source
        table.delegate = source
        host.window.addSubview(table)
        host.runPass()
        return table
    }

    @Test(
        "a header stays until its section leaves, and is pushed by the next", arguments: [-20.0, 0, 60, 120, 130, 149])
    func pins(offset: Double) {
        let table = table()
        #expect(table.contentSize.height == 1280)
        host.drag(table, to: CGPoint(x: 0, y: offset))
        // By hand: not above its place, not beyond 150 − 30.
        let top = [-20.0: 0.0, 0: 0, 60: 60, 120: 120, 130: 120, 149: 120][offset]
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: top ?? -1, width: 100, height: 30))
        #expect(table.headerView(forSection: 1)?.frame.minY == 150)
        // Later headers are in front of earlier ones, and all in front of the rows.
        let order = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.map(\.frame.minY)
        #expect(order == order.sorted() && table.subviews.first is UITableViewCell)
    }

    @Test("they pin below the insets, and few views serve them") func insets() {
        let table = table()
        table.contentInset.top = 50
        host.runPass()
        host.drag(table, to: CGPoint(x: 0, y: 100))
        #expect(table.headerView(forSection: 0) == nil || table.headerView(forSection: 0)?.frame.minY == 120)
        #expect(table.headerView(forSection: 1)?.frame.minY == 150)
        host.drag(table, to: CGPoint(x: 0, y: 110))
        #expect(table.headerView(forSection: 1)?.frame.minY == 160)
        #expect(table.rectForHeader(inSection: 1).minY == 150 && table.rect(forSection: 1).maxY == 220)
        #expect(Set(table.subviews.compactMap { $0 as? Head }).count <= 4)
    }

    @Test("footers pin at the bottom until their section comes") func footers() {
        source.footers = 20
        let table = table()
        // Sections end 20 later each: the third is from 260 to 510, its footer in 490 to 510, seen from 0 to 300.
        #expect(table.footerView(forSection: 2)?.frame.minY == 290)
        #expect(table.rectForFooter(inSection: 2) == CGRect(x: 0, y: 490, width: 100, height: 20))
        host.drag(table, to: CGPoint(x: 0, y: 100))
        #expect(table.footerView(forSection: 2)?.frame.minY == 380)
        host.drag(table, to: CGPoint(x: 0, y: 220))
        #expect(table.footerView(forSection: 2)?.frame.minY == 490)
    }

    @Test("in a grouped table they scroll") func grouped() {
        let table = table(.grouped)
        host.drag(table, to: CGPoint(x: 0, y: 60))
        #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 150)
    }

    @Test("heights that nobody says: 24 and twice 8 by constraints; a title 28 or 38; nothing 0 or 18") func heights() {
        (source.headers, source.footers) = (UITableView.automaticDimension, 0)
        source.counts = [1]
        #expect(table().contentSize.height == 80)
        source.hasViews = false
        #expect(table().contentSize.height == 40)
        #expect(table(.grouped).contentSize.height == 58)
        source.title = "Birds"
        #expect(table().contentSize.height == 68)
        let grouped = table(.grouped)
        #expect(grouped.contentSize.height == 78)
        #expect(grouped.headerView(forSection: 0)?.textLabel?.text == "Birds")
    }

    @Test("taps choose rows: one, or several") func choosing() throws {
        let table = table()
        func tap(_ row: Int) throws {
            host.tap(try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
        }
        try tap(0)
        try tap(2)
        #expect(source.events == ["0", "not 0", "2"] && table.indexPathForSelectedRow?.row == 2)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        try tap(2)
        #expect(source.events.last == "2" && source.events.count == 4)
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
        table.allowsMultipleSelection = true
        try tap(0)
        try tap(1)
        try tap(0)
        #expect(source.events.suffix(3) == ["0", "1", "not 0"] && table.indexPathsForSelectedRows?.map(\.row) == [1])
        table.allowsSelection = false
        try tap(2)
        #expect(table.indexPathsForSelectedRows?.count == 1)
        table.selectRow(at: IndexPath(row: 5, section: 3), animated: false, scrollPosition: .top)
        host.runPass()
        #expect(table.cellForRow(at: IndexPath(row: 5, section: 3))?.isSelected == true)
    }

    @Test("rows to the top, the middle, the bottom; the last no further than the content rests") func scrolling() {
        let table = table(), path = IndexPath(row: 4, section: 2)  // from 410 to 450
        table.scrollToRow(at: path, at: .top, animated: false)
        #expect(table.contentOffset.y == 410)
        table.scrollToRow(at: path, at: .middle, animated: false)
        #expect(table.contentOffset.y == 280)
        table.scrollToRow(at: path, at: .bottom, animated: false)
        #expect(table.contentOffset.y == 150)
        table.scrollToRow(at: IndexPath(row: 19, section: 3), at: .top, animated: false)
        #expect(table.contentOffset.y == 980)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
        host.advance(by: 1)
        #expect(table.contentOffset.y == 30)
    }

    /// Who asks for the visible rows while being told of an offset.
    private final class Asking: UITableViewDataSource, UITableViewDelegate {
        var first: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            first.append((scrollView as? UITableView)?.indexPathsForVisibleRows?.first?.row ?? -1)
        }
    }

    @Test("the visible rows are those of the offset that is told") func visible() {
        let table = table(), asking = Asking()
        table.rowHeight = 40
        table.dataSource = asking
        table.delegate = asking
        host.runPass()
        asking.first = []
        host.drag(table, to: CGPoint(x: 0, y: 85))
        host.drag(table, to: CGPoint(x: 0, y: 40))
        #expect(asking.first == [2, 1])
    }

    @Test("views above and below all, and rows that change") func edges() {
        let table = table()
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        host.runPass()
        #expect(table.contentSize.height == 1390)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 1330, width: 100, height: 60))
        source.counts[0] = 1
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        host.runPass()
        #expect(table.contentSize.height == 1310 && table.numberOfRows(inSection: 0) == 1)
        source.headers = 10
        table.beginUpdates()
        table.endUpdates()
        #expect(table.contentSize.height == 1230 && table.numberOfSections == 4)
        table.scrollRectToVisible(CGRect(x: 0, y: 1220, width: 1, height: 10), animated: false)
        host.runPass()
        #expect(source.events.contains("gone 0.0"))
    }

    @Test("cells: text of their own makes 44 at least; what a cell contains itself counts") func cells() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame.size = CGSize(width: 200, height: 60)
        cell.textLabel?.text = "upper"
        cell.detailTextLabel?.text = "lower"
        cell.backgroundView = UIView()
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 168, height: 30))
        #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 30, width: 168, height: 30))
        #expect(cell.backgroundView?.frame == cell.bounds && cell.subviews.first === cell.backgroundView)
        #expect(UITableViewCell().detailTextLabel == nil)
    }
}
