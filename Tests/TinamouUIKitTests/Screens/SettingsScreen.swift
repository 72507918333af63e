import TinamouUIKit

// Rows of switches as they are written for UIKit, with constraints in SnapKit's manner: stacks, margins, a row that goes.

final class SwitchRow: UIView {
    let titleLabel = UILabel()
    let toggle = UISwitch()

    init(title: String, isOn: Bool) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        toggle.isOn = isOn
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [titleLabel, toggle])
        row.alignment = .center
        row.spacing = 8
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        addSubview(row)
        row.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview().priority(999)  // gives way while the row is hidden
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class SettingsViewController: UIViewController {
    let rows = [
        SwitchRow(title: "Sound", isOn: true), SwitchRow(title: "Vibration", isOn: false),
        SwitchRow(title: "Badges", isOn: true),
    ]
    let note = UILabel()
    private(set) lazy var column: UIStackView = {
        let column = UIStackView(arrangedSubviews: rows + [note])
        column.axis = .vertical
        column.spacing = 1
        column.setCustomSpacing(20, after: rows[2])
        return column
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "You can change these at any time."
        note.numberOfLines = 0
        note.textAlignment = .center
        note.font = .systemFont(ofSize: 12)
        view.addSubview(column)
        column.snp.makeConstraints { (make) -> Void in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(10)
            make.left.right.equalToSuperview()
            make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide)
        }
    }

    func setBadges(hidden: Bool) {
        UIView.animate(withDuration: 0.3) {
            self.rows[2].isHidden = hidden
            self.rows[2].alpha = hidden ? 0 : 1
            self.column.layoutIfNeeded()
        }
    }
}
