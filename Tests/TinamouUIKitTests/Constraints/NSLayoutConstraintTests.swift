import Testing
import TinamouUIKit

@Suite struct NSLayoutConstraintTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let one = UIView(), two = UIView()

    init() {
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test("the long initializer, with a multiple of a place") func long() {
        let constraint = NSLayoutConstraint(
            item: one, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
            constant: 5)
        let width = NSLayoutConstraint(
            item: one, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 40)
        let hugging = one.widthAnchor.constraint(equalToConstant: 0)
        hugging.priority = .defaultLow
        NSLayoutConstraint.activate([constraint, width, hugging])
        root.layoutIfNeeded()
        #expect(one.center.x == 80 && one.frame.width == 40)
        #expect(constraint.firstItem === one && constraint.secondItem === root && constraint.firstAttribute == .centerX)
        #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
        #expect(width.relation == .greaterThanOrEqual)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(one.frame.width == 60)
    }

    @Test func visualFormat() {
        let views: [String: Any] = ["one": one, "two": two]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-gap-[one(50)]-[two]-gap-|", options: [.alignAllTop, .alignAllBottom],
                metrics: ["gap": 20], views: views))
        root.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-(4)-[one(30)]", metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 20, y: 4, width: 50, height: 30))
        #expect(two.frame == CGRect(x: 78, y: 4, width: 202, height: 30))
    }

    @Test("a view has the constraints of which it is the nearest common ancestor") func constraints() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        one.addSubview(inner)
        let width = one.widthAnchor.constraint(equalToConstant: 10)
        let across = inner.leftAnchor.constraint(equalTo: two.leftAnchor)
        let inside = inner.topAnchor.constraint(equalTo: one.topAnchor)
        let toGuide = inner.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor)
        NSLayoutConstraint.activate([width, across, inside, toGuide])
        #expect(Set(one.constraints.map(\.id)) == [width.id, inside.id])
        #expect(Set(root.constraints.map(\.id)) == [across.id, toGuide.id])
        root.removeConstraints(root.constraints)
        #expect(!across.isActive && !toGuide.isActive && width.isActive)
        #expect(toGuide.secondItem === root.safeAreaLayoutGuide)
    }

    @Test("constraints that determine a view, through others") func affecting() {
        let place = one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        let width = one.widthAnchor.constraint(equalToConstant: 10)
        let beside = two.leftAnchor.constraint(equalTo: one.rightAnchor)
        NSLayoutConstraint.activate([place, width, beside])
        root.layoutIfNeeded()
        #expect(
            Set(two.constraintsAffectingLayout(for: .horizontal).map(\.id)).isSuperset(of: [
                place.id, width.id, beside.id,
            ]))
        #expect(two.hasAmbiguousLayout && !one.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }

    @Test("system spacing and distances as extents") func anchors() {
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            one.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
            one.widthAnchor.constraint(equalToConstant: 20), one.heightAnchor.constraint(equalToConstant: 20),
            one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
                equalTo: one.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 16, y: 8, width: 20, height: 20) && two.frame.minX == 76)
    }

    @Test("makers turn off the constraints of the frame of what they place, not of targets") func makers() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)),
            target = UIView(frame: CGRect(x: 9, y: 8, width: 7, height: 6))
        root.addSubview(box)
        root.addSubview(target)
        var height: Constraint?
        box.snp.makeConstraints { make in
            make.left.top.equalTo(target)
            make.width.equalTo(CGFloat(30))
            height = make.height.equalTo(40).constraint
        }
        #expect(!box.translatesAutoresizingMaskIntoConstraints && target.translatesAutoresizingMaskIntoConstraints)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 9, y: 8, width: 30, height: 40))
        height?.update(offset: CGFloat(50))
        box.snp.updateConstraints { $0.width.equalTo(31) }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 9, y: 8, width: 31, height: 50))
        box.snp.remakeConstraints { make in
            make.center.equalToSuperview().offset(CGPoint(x: 1, y: 2))
            make.size.equalTo(CGSize(width: 10, height: 10))
        }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 146, y: 47, width: 10, height: 10))
        #expect(root.layoutReports.isEmpty)
    }
}
