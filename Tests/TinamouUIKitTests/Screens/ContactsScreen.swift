import TinamouUIKit

// An address book as it is written for UIKit: sections with headers that pin, and the title of the screen follows.

final class LetterHeader: UITableViewHeaderFooterView {
    static let name = "LetterHeader"
    let letterLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        letterLabel.translatesAutoresizingMaskIntoConstraints = false
        letterLabel.font = UIFont.systemFont(ofSize: 13, weight: .medium)
        contentView.addSubview(letterLabel)
        contentView.backgroundColor = UIColor(white: 0.97, alpha: 1)
        NSLayoutConstraint.activate([
            letterLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            letterLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ContactsViewController: UITableViewController {
    let sections: [(letter: String, names: [String])] = [
        ("A", ["Ada", "Alan", "Anna"]), ("B", ["Bea"]), ("C", ["Carl", "Cleo", "Cora", "Cy", "Cyd"]),
        ("D", (1...30).map { "D\($0)" }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        tableView.register(LetterHeader.self, forHeaderFooterViewReuseIdentifier: LetterHeader.name)
        tableView.rowHeight = 44
        tableView.sectionHeaderHeight = 28
        tableView.separatorStyle = .none
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: LetterHeader.name) as? LetterHeader
        header?.letterLabel.text = sections[section].letter
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = UIViewController()
        detail.title = sections[indexPath.section].names[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let first = tableView.indexPathsForVisibleRows?.first else { return }
        title = sections[first.section].letter
    }
}
