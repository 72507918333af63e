import TinamouUIKit

// A screen as it is written for UIKit, with constraints in SnapKit's manner: a bar that goes away with the rows.

final class FeedBar: UIView {
    let contentPart = UIView()
    let label = UILabel()
    let button = UIButton(type: .system)
    let line = UIView()
    let cover = UIView()

    init(statusBarHeight: CGFloat) {
        super.init(frame: .zero)
        label.text = "Feed"
        button.setTitle("Sort", for: .normal)
        line.backgroundColor = .lightGray
        addSubview(contentPart)
        contentPart.addSubview(label)
        contentPart.addSubview(button)
        contentPart.addSubview(line)
        addSubview(cover)
        contentPart.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(CGFloat(90))
        }
        label.snp.makeConstraints { make in
            make.left.equalTo(20)
            make.right.equalTo(-20)
            make.top.equalToSuperview()
            make.height.equalTo(35)
        }
        button.snp.makeConstraints { make in
            make.right.equalToSuperview()
            make.bottom.equalTo(line.snp.top)
            make.size.equalTo(CGSize(width: 100, height: 40))
        }
        line.snp.makeConstraints { make in
            make.edges.excluding(.top).equalTo(UIEdgeInsets.zero)
            make.height.equalTo(1)
        }
        cover.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.height.equalTo(statusBarHeight)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = FeedBar(statusBarHeight: 44)
    private var barHeight: NSLayoutConstraint!

    /// Whether the whole bar comes back as soon as the list is scrolled back.
    var revealsAtOnce = false

    private let fullHeight: CGFloat = 134
    private let hidingHeight: CGFloat = 90
    private var hidden: CGFloat = 0
    private var lastOffset: CGFloat = -134

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.contentInset = UIEdgeInsets(top: fullHeight, left: 0, bottom: 34, right: 0)
        tableView.rowHeight = 40
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        view.addSubview(bar)
        tableView.snp.makeConstraints { $0.edges.equalToSuperview() }
        bar.translatesAutoresizingMaskIntoConstraints = false
        barHeight = bar.heightAnchor.constraint(equalToConstant: fullHeight)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            barHeight,
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let rest = -scrollView.adjustedContentInset.top
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        // Both by the ends as they are now: a rotation moves them.
        func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, rest), max(rest, end)) }
        let offset = clamped(scrollView.contentOffset.y)
        let delta = offset - clamped(lastOffset)
        lastOffset = scrollView.contentOffset.y
        // What no finger has moved leaves the bar alone; at the top it is whole in any case.
        guard scrollView.isTracking else { return setHidden(offset > rest ? hidden : 0) }
        if revealsAtOnce && delta < 0 { return hidden > 0 ? animateHidden(to: 0) : () }
        setHidden(min(hidden + delta, offset - rest))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard velocity.y > 0, hidden < hidingHeight else { return }
        animateHidden(to: hidingHeight)
    }

    private func animateHidden(to amount: CGFloat) {
        UIView.animate(withDuration: 0.2) {
            self.setHidden(amount)
            self.view.layoutIfNeeded()
        }
    }

    private func setHidden(_ amount: CGFloat) {
        hidden = min(max(amount, 0), hidingHeight)
        barHeight.constant = fullHeight - hidden
    }
}
