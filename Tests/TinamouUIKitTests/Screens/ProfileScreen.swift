import TinamouUIKit

// A screen as it is written for UIKit: a header over a scroll view that sticks and stretches. Nothing here is for these
// tests; with `import UIKit` in place of ours it is an app's.

final class ProfileViewController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let headerView = UIView()
    let titleLabel = UILabel()
    let bodyView = UIView()

    enum HeaderStyle {
        case slides, shrinks, slidesWithoutStretching
    }

    var headerStyle = HeaderStyle.slides

    private let maximumHeight: CGFloat = 200
    private let minimumHeight: CGFloat = 60

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.contentInset = UIEdgeInsets(top: maximumHeight, left: 0, bottom: 0, right: 0)
        titleLabel.text = "Birds"
        titleLabel.font = .systemFont(ofSize: 24, weight: .semibold)

        [scrollView, contentView, headerView, titleLabel, bodyView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        scrollView.addSubview(headerView)
        contentView.addSubview(titleLabel)
        contentView.addSubview(bodyView)

        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),

            contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            bodyView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            bodyView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            bodyView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            bodyView.heightAnchor.constraint(equalToConstant: 1000),
            bodyView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        pinHeader(to: safeArea)
    }

    private func pinHeader(to safeArea: UILayoutGuide) {
        let endsAtContent = headerView.bottomAnchor.constraint(equalTo: contentView.topAnchor)
        endsAtContent.priority = .defaultHigh
        NSLayoutConstraint.activate([
            headerView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            headerView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            headerView.bottomAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: minimumHeight),
            endsAtContent,
        ])
        let height = headerView.heightAnchor.constraint(equalToConstant: maximumHeight)
        switch headerStyle {
        case .slides:
            height.priority = UILayoutPriority(rawValue: 500)
            headerView.topAnchor.constraint(lessThanOrEqualTo: safeArea.topAnchor).isActive = true
            headerView.heightAnchor.constraint(greaterThanOrEqualToConstant: maximumHeight).isActive = true
            height.isActive = true
        case .shrinks:
            headerView.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
        case .slidesWithoutStretching:
            height.isActive = true
        }
    }
}
