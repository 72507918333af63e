import TinamouUIKit

// An order as it is written for UIKit: a table that is as high as its rows, in a column that scrolls.

final class FullHeightTableView: UITableView {
    override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

final class OrderViewController: UIViewController, UITableViewDataSource {
    let scrollView = UIScrollView()
    let column = UIStackView()
    let heading = UILabel()
    let table = FullHeightTableView()
    let payButton = UIButton(type: .system)
    var items = ["Tea", "Coffee", "Cake"] {
        didSet { table.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .always
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        column.axis = .vertical
        column.spacing = 16
        column.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        column.isLayoutMarginsRelativeArrangement = true
        heading.text = "Your order"
        heading.font = .preferredFont(forTextStyle: .title1)
        table.isScrollEnabled = false
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        table.rowHeight = 50
        payButton.setTitle("Pay", for: .normal)
        payButton.layer.cornerRadius = 8
        payButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
        [heading, table, payButton].forEach(column.addArrangedSubview(_:))
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
}
