import Testing
import TinamouUIKit

@Suite struct UIViewTests {
    @Test("a frame that is set is read back at once, and kept by the pass") func frame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(view)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 85, y: 30, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("with constraints, a frame lasts until the pass") func constrainedFrame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 50, height: 25))
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 50, height: 25))
    }

    /// Three columns by hand, as `layoutSubviews` often does it.
    final class Columns: UIView {
        private(set) var calls = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            calls += 1
            let width = bounds.width / CGFloat(subviews.count)
            for (place, view) in subviews.enumerated() {
                view.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
            }
        }
    }

    @Test("frames by hand within a pass, and constraints inside them") func byHand() {
        let columns = Columns(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
        for _ in 0..<3 { columns.addSubview(UIView()) }
        let inner = UIView()
        columns.subviews[2].addSubview(inner)
        inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(2) }
        columns.layoutIfNeeded()
        #expect(columns.subviews.map(\.frame.minX) == [0, 30, 60])
        #expect(inner.frame == CGRect(x: 2, y: 2, width: 26, height: 6))
        columns.frame.size.width = 120
        columns.layoutIfNeeded()
        #expect(columns.subviews.map(\.frame.width) == [40, 40, 40])
        #expect(inner.frame.width == 36)
        let calls = columns.calls
        columns.layoutIfNeeded()
        #expect(columns.calls == calls)
        columns.setNeedsLayout()
        columns.layoutIfNeeded()
        #expect(columns.calls == calls + 1)
    }

    /// Writes down its sizes, as views often follow their bounds.
    final class Watching: UIView {
        var widths: [CGFloat] = []

        override var frame: CGRect {
            didSet { widths.append(frame.width) }
        }
        override func addSubview(_ view: UIView) {
            super.addSubview(view)
            view.tag = 9
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 6) }
    }

    @Test("what UIKit lets override can be overridden, and the first pass lays out every view") func overriding() {
        let view = Watching(), inner = Columns()
        view.sizeToFit()
        view.addSubview(inner)
        #expect(view.widths == [12] && inner.tag == 9)
        view.layoutIfNeeded()
        #expect(inner.calls == 1)
    }

    @Test(
        "the mask shares what is added: 10 before, 20, 70 behind in 100; 80 more",
        arguments: [
            ([], 10, 20), (.flexibleWidth, 10, 100), (.flexibleLeftMargin, 90, 20), (.flexibleRightMargin, 10, 20),
            // Shares of 10 and 70 in 80; of 10, 20 and 70 in 100.
            ([.flexibleLeftMargin, .flexibleRightMargin], 20, 20),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 18, 36),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func autoresizing(_ mask: UIView.AutoresizingMask, _ left: CGFloat, _ width: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 40))
        view.autoresizingMask = mask
        root.addSubview(view)
        root.layoutIfNeeded()
        root.frame.size.width = 180
        root.layoutIfNeeded()
        #expect(abs(view.frame.minX - left) < 1e-9 && abs(view.frame.width - width) < 1e-9)
        #expect(view.frame.minY == 5 && view.frame.height == 40)
    }

    @Test func order() {
        let root = UIView(), views = (0..<3).map { _ in UIView() }
        views.forEach(root.addSubview)
        root.bringSubviewToFront(views[0])
        #expect(root.subviews == [views[1], views[2], views[0]])
        root.sendSubviewToBack(views[2])
        #expect(root.subviews == [views[2], views[1], views[0]])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [views[0], views[1], views[2]])
        root.insertSubview(views[2], belowSubview: views[1])
        #expect(root.subviews == [views[0], views[2], views[1]])
        views[2].tag = 7
        #expect(root.viewWithTag(7) === views[2])
        views[2].removeFromSuperview()
        #expect(views[2].superview == nil && root.subviews == [views[0], views[1]])
        #expect(views[1].isDescendant(of: root))
    }

    @Test func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 5, y: 100, width: 10, height: 10))
        root.addSubview(scroll)
        scroll.addSubview(inner)
        scroll.contentSize = CGSize(width: 50, height: 500)
        root.layoutIfNeeded()
        scroll.contentOffset.y = 80
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 100, width: 10, height: 10))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 31))
        #expect(inner.convert(CGRect(x: 16, y: 31, width: 1, height: 2), from: root).origin == CGPoint(x: 1, y: 1))
    }

    @Test("margins, reading direction and guides") func surroundings() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), view = UIView()
        root.semanticContentAttribute = .forceRightToLeft
        root.addSubview(view)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let margins = root.layoutMarginsGuide, guide = UILayoutGuide()
        #expect(margins === root.layoutMarginsGuide)
        root.addLayoutGuide(guide)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            guide.topAnchor.constraint(equalTo: margins.topAnchor), guide.widthAnchor.constraint(equalToConstant: 20),
            guide.heightAnchor.constraint(equalToConstant: 10),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 78, y: 1, width: 20, height: 10))
        #expect(view.frame == CGRect(x: 4, y: 11, width: 74, height: 36))
        #expect(!view.hasAmbiguousLayout && !guide.hasAmbiguousLayout)
        root.removeLayoutGuide(guide)
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
    }

    @Test("a root that its frame does not hold is as large as what is inside") func rootByConstraints() {
        let root = UIView(), view = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.size.equalTo(CGSize(width: 50, height: 20))
        }
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 24))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 50, height: 20))
        #expect(root.layoutReports.isEmpty)
    }
}

@Suite struct ContentPriorityTests {
    @Test("what is stated at the priority of a content comes first, and priorities read back") func ties() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), label = UILabel()
        label.text = "abcd"
        root.addSubview(label)
        var width: Constraint?
        label.snp.makeConstraints { make in
            make.left.top.equalToSuperview()
            width = make.width.equalTo(100).priority(.low).constraint
            make.height.equalTo(10).priority(.high)
        }
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 10) && !label.hasAmbiguousLayout)
        width?.update(offset: 130)
        root.layoutIfNeeded()
        #expect(label.frame.width == 130)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(label.frame.width == 34)
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        label.snp.contentCompressionResistanceHorizontalPriority = .required
        #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
    }

    /// A button that grows, in the manner of SnapKit's readers.
    private final class Growing: UIView {
        let button = UIButton()
        var side: CGFloat = 100

        override func updateConstraints() {
            button.snp.updateConstraints { make in
                make.center.equalToSuperview()
                make.width.height.equalTo(side).priority(250)
                make.width.height.lessThanOrEqualToSuperview()
            }
            super.updateConstraints()
        }
    }

    @Test("constraints are brought up to date without a pass, so that the pass can be animated") func updating() {
        let host = LayoutHost(size: CGSize(width: 300, height: 500)), screen = UIViewController(), view = Growing()
        view.button.setTitle("Grow", for: .normal)
        view.addSubview(view.button)
        screen.view = view
        host.show(screen)
        #expect(view.button.frame == CGRect(x: 100, y: 200, width: 100, height: 100))
        view.side = 200
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(view.button.frame.width == 100)
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        #expect(view.button.frame == CGRect(x: 50, y: 150, width: 200, height: 200))
        #expect(host.presentationFrame(of: view.button).width == 100)
        host.advance(by: 0.5)
        #expect(abs(host.presentationFrame(of: view.button).width - 150) < 1e-9)
        view.side = 900
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        #expect(view.button.frame == CGRect(x: 0, y: 0, width: 300, height: 500) && host.reports.isEmpty)
    }
}
