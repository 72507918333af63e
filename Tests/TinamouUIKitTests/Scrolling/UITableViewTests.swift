import Testing
import TinamouUIKit

private final class TextCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        contentView.addSubview(label)
        label.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    }

    required init?(coder: NSCoder) { nil }
}

private final class Texts: UITableViewDataSource {
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.row]
        return cell
    }
}

@Suite struct UITableViewTests {
    let host = LayoutHost(size: CGSize(width: 70, height: 100))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 70, height: 100))

    @Test("rows are as high as their constraints at the table's width; 24 a line, 10 above and below") func automatic()
        throws
    {
        let source = Texts(["aa bb cc", "aa", "aa bb cc dd ee ff"])
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = source
        host.window.addSubview(table)
        host.runPass()
        #expect(table.contentSize == CGSize(width: 70, height: 68 + 44 + 92))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 68, width: 70, height: 44))
        #expect(table.visibleCells.count == 2)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell)
        #expect(cell.label.frame == CGRect(x: 10, y: 10, width: 50, height: 48))
        table.contentOffset.y = 104
        host.runPass()
        #expect(table.indexPathsForVisibleRows == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
        source.texts = ["aa"]
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        table.reloadData()
        host.runPass()
        #expect(
            table.contentSize.height == 74 && table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
        #expect(host.reports.isEmpty)
    }

    @Test("few cells serve many rows") func reuse() {
        let source = Texts(Array(repeating: "a", count: 1000))
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.rowHeight = 20
        table.dataSource = source
        host.window.addSubview(table)
        host.runPass()
        var cells: Set<UITableViewCell> = []
        for step in 0..<50 {
            host.drag(table, to: CGPoint(x: 0, y: CGFloat(step) * 30))
            cells.formUnion(table.visibleCells)
            #expect(table.visibleCells.count <= 6)
        }
        #expect(cells.count <= 8)
    }
}
