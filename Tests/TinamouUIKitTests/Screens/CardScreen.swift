import TinamouUIKit

// A card as it is written for UIKit: two sets of constraints, of which traits choose one; text that does not scroll.

final class PictureCard: UIView {
    let picture = UIImageView()
    let words = UITextView()
    let shareButton = UIButton(type: .system)
    private let rest = UILayoutGuide()
    private var wide: [NSLayoutConstraint] = []
    private var narrow: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        insetsLayoutMarginsFromSafeArea = false
        words.isScrollEnabled = false
        words.isEditable = false
        words.text = "Some words that stand beside the picture or below it"
        words.font = .systemFont(ofSize: 20)
        words.textContainerInset = .zero
        words.textContainer.lineFragmentPadding = 0
        shareButton.setTitle("Share", for: .normal)
        [picture, words, shareButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        addLayoutGuide(rest)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            rest.leadingAnchor.constraint(equalTo: words.leadingAnchor),
            rest.trailingAnchor.constraint(equalTo: words.trailingAnchor),
            rest.topAnchor.constraint(equalTo: words.bottomAnchor),
            rest.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            rest.heightAnchor.constraint(greaterThanOrEqualTo: shareButton.heightAnchor),
            shareButton.centerXAnchor.constraint(equalTo: rest.centerXAnchor),
            shareButton.centerYAnchor.constraint(equalTo: rest.centerYAnchor),
        ])
        wide = [
            picture.widthAnchor.constraint(equalToConstant: 100),
            picture.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            words.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
            words.topAnchor.constraint(equalTo: margins.topAnchor),
        ]
        narrow = [
            picture.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16.0),
            words.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            words.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
        ]
        chooseConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { chooseConstraints() }
    }

    private func chooseConstraints() {
        let isWide = traitCollection.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isWide ? narrow : wide)
        NSLayoutConstraint.activate(isWide ? wide : narrow)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}
