import TinamouUIKit

// A sheet from below as it is written for UIKit: a constant, an animator that the finger can take over, a gradient.

final class ShadeView: UIView {
    override class var layerClass: AnyClass { return CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class SheetViewController: UIViewController {
    let shade = ShadeView()
    let sheet = UIView()
    let handle = UIView()
    private(set) var isOpen = false
    private(set) var animator: UIViewPropertyAnimator?
    private var bottom = NSLayoutConstraint()

    private let height: CGFloat = 500
    private let peek: CGFloat = 65

    override func viewDidLoad() {
        super.viewDidLoad()
        shade.alpha = 0
        shade.frame = view.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shade)
        view.addSubview(sheet)
        sheet.addSubview(handle)
        sheet.layer.cornerRadius = 12
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.translatesAutoresizingMaskIntoConstraints = false
        bottom = sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: height - peek)
        NSLayoutConstraint.activate([
            sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheet.heightAnchor.constraint(equalToConstant: height),
            bottom,
        ])
        handle.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.top.equalToSuperview().offset(8)
            make.size.equalTo(CGSize(width: 40, height: 5))
        }
    }

    func setOpen(_ open: Bool) {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) {
            self.bottom.constant = open ? 0 : self.height - self.peek
            self.shade.alpha = open ? 1 : 0
            self.view.layoutIfNeeded()
        }
        animator.addCompletion { position in
            if position == .end { self.isOpen = open }
            self.animator = nil
        }
        animator.startAnimation()
        self.animator = animator
    }
}
