import Testing
import TinamouUIKit

// What layout code says in passing: turns of phrase that must compile as they are.

extension UIView {
    fileprivate func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
    }

    fileprivate func tie<Axis>(_ one: NSLayoutAnchor<Axis>, _ two: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
        let constraint = one.constraint(equalTo: two)
        constraint.isActive = true
        return constraint
    }

    fileprivate var heightConstraint: NSLayoutConstraint? {
        constraints.first { $0.firstAttribute == .height && $0.firstItem === self && $0.relation == .equal }
    }
}

private class CardView: UIView {
    private let stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        stack.distribution = .fill
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()
    lazy var heading: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 20, weight: .bold)
        label.numberOfLines = 0
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        return label
    }()

    override class var requiresConstraintBasedLayout: Bool { true }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = UIColor.white.withAlphaComponent(0.5)
        addSubview(stack)
        stack.pin(to: self, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        stack.addArrangedSubview(heading)
    }
}

private final class CardsViewController: UIViewController, UIScrollViewDelegate {
    private(set) lazy var scrollView: UIScrollView = {
        let scrollView = UIScrollView()
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        return scrollView
    }()
    let header = UIView()
    let card = CardView()
    private var headerHeight: NSLayoutConstraint?
    private var cardTop: Constraint?
    private let headerMaximum: CGFloat = 120

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        view = UIView()
        view.addSubview(scrollView)
        view.addSubview(header)
        scrollView.addSubview(card)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.heading.text = title
        scrollView.snp.makeConstraints { make in
            make.edges.equalTo(view.safeAreaLayoutGuide)
        }
        card.snp.makeConstraints { (make: ConstraintMaker) in
            cardTop = make.top.equalToSuperview().offset(10).constraint
            make.leading.trailing.equalToSuperview().inset(16)
            make.bottom.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
            make.width.equalTo(scrollView).offset(-32).priority(.high)
            make.height.greaterThanOrEqualTo(60).priority(999)
        }
        header.translatesAutoresizingMaskIntoConstraints = false
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        header.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        headerHeight = header.heightAnchor.constraint(equalToConstant: headerMaximum)
        headerHeight?.priority = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)
        headerHeight?.isActive = true
        scrollView.contentInset.top = headerMaximum
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
        headerHeight?.constant = max(60, min(headerMaximum + pulled, 2 * headerMaximum))
        if scrollView.panGestureRecognizer.translation(in: scrollView.superview).y > 1000 { cardTop?.update(offset: 0) }
    }

    func toggle(_ isOpen: Bool) {
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseOut],
            animations: {
                self.headerHeight?.constant = isOpen ? self.headerMaximum : 0
                self.view.layoutIfNeeded()
            }, completion: nil)
    }
}

@Suite struct TypicalCodeTests {
    @Test("24 of a line and twice 8: a label that must not grow comes before at least 60 at 999") func screen() {
        let host = LayoutHost(
            size: CGSize(width: 320, height: 480), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let screen = CardsViewController(title: "Birds")
        host.show(screen)
        #expect(screen.scrollView.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
        #expect(screen.card.frame == CGRect(x: 16, y: 10, width: 288, height: 40))
        #expect(screen.scrollView.contentSize == CGSize(width: 320, height: 70))
        #expect(screen.header.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
        host.drag(screen.scrollView, to: CGPoint(x: 0, y: -150))
        #expect(screen.header.frame.height == 150)
        host.drag(screen.scrollView, to: CGPoint(x: 0, y: -20))
        #expect(screen.header.frame.height == 60)
        screen.toggle(false)
        #expect(screen.header.frame.height == 0 && host.animations.count == 1)
        #expect(screen.header.heightConstraint?.constant == 0)
        #expect(host.reports.isEmpty)
        let inside = screen.view.bounds.inset(by: screen.view.safeAreaInsets)
        let spare = screen.view.bounds.height - screen.view.safeAreaInsets.top - inside.height
        #expect(inside.minY == 20 && spare == 0)
    }

    @Test("the header as it is often written first: three inequalities, which leave it room") func firstDesign() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 700))
        let scroll = UIScrollView(), header = UIView()
        root.addSubview(scroll)
        scroll.pin(to: root)
        scroll.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        let left = header.tie(header.leftAnchor, root.leftAnchor)
        _ = header.tie(header.widthAnchor, root.widthAnchor)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor),
            header.bottomAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 60),
            header.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(header.hasAmbiguousLayout && left.isActive)
        #expect(header.frame.minY <= 0 && header.frame.maxY >= 60 && header.frame.height >= 200)
    }
}
