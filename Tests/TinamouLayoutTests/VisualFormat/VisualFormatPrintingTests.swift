import Testing
import Tinamou
import TinamouLayout

/// Constraints in visual format, and back.
@Suite struct VisualFormatPrintingTests {
    let root = View("root")
    let a = View("a")
    let b = View("b")
    let inner = View("inner")
    let guide = LayoutGuide("guide")

    init() {
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(inner)
        b.addLayoutGuide(guide)
    }

    private var items: [LayoutItem] { [root, a, b, inner, guide] }

    private var views: [String: LayoutItem] {
        ["root": root, "a": a, "b": b, "inner": inner, "guide": guide]
    }

    private func print(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: String, _ second: LayoutItem?,
        _ other: LayoutAttribute? = nil, _ constant: Double = 0, at priority: LayoutPriority = .required
    ) throws -> String? {
        let made = try LayoutConstraint(
            first, attribute, relation == "==" ? .equal : relation == "<=" ? .lessOrEqual : .greaterOrEqual,
            to: second, other, constant: constant)
        made.priority = priority
        return made.visualFormat
    }

    @Test func distances() throws {
        #expect(try print(b, .leading, "==", a, .trailing, 8) == "H:[a]-(8)-[b]")
        #expect(try print(b, .leading, "==", a, .trailing) == "H:[a][b]")
        #expect(try print(b, .top, ">=", a, .bottom, -8) == "V:[a]-(>=-8)-[b]")
        #expect(try print(b, .top, "<=", a, .bottom, 0.1, at: .defaultHigh) == "V:[a]-(<=0.1@750)-[b]")
        #expect(try print(b, .top, "==", a, .bottom, 0, at: .defaultLow) == "V:[a]-(0@250)-[b]")
        #expect(try print(guide, .top, "==", inner, .bottom, 3) == "V:[inner]-(3)-[guide]")
    }

    @Test func theOtherSideFirst() throws {
        #expect(try print(a, .trailing, "==", b, .leading, -8) == "H:[a]-(8)-[b]")
        #expect(try print(a, .bottom, "<=", b, .top, -8) == "V:[a]-(>=8)-[b]")
        #expect(try print(a, .bottom, ">=", root, .bottom, 5) == "V:[a]-(<=-5)-|")
    }

    @Test func edgesOfTheSuperview() throws {
        #expect(try print(a, .leading, "==", root, .leading, 16) == "H:|-(16)-[a]")
        #expect(try print(a, .trailing, "==", root, .trailing, -16) == "H:[a]-(16)-|")
        #expect(try print(root, .bottom, ">=", a, .bottom, 1.5) == "V:[a]-(>=1.5)-|")
        #expect(try print(a, .top, "==", root, .top) == "V:|[a]")
        #expect(try print(guide, .top, "==", b, .top, 2) == "V:|-(2)-[guide]")
        #expect(try print(a, .leading, "==", root, .leadingMargin) == "H:|-[a]")
        #expect(try print(root, .bottomMargin, "==", a, .bottom) == "V:[a]-|")
        #expect(try print(a, .leading, ">=", root, .leadingMargin) == nil)
        #expect(try print(a, .leading, "==", root, .leadingMargin, 1) == nil)
        #expect(try print(a, .leading, "==", root, .leadingMargin, at: .defaultHigh) == nil)
        #expect(try print(inner, .leading, "==", root, .leading) == nil)
        #expect(try print(a, .leading, "==", b, .leading) == nil)
    }

    @Test func sizes() throws {
        #expect(try print(a, .width, "==", nil, nil, 100) == "H:[a(100)]")
        #expect(try print(a, .height, ">=", nil, nil, 44, at: .defaultHigh) == "V:[a(>=44@750)]")
        #expect(try print(a, .width, "==", b, .width) == "H:[a(==b)]")
        #expect(try print(a, .height, "<=", guide, .height, at: LayoutPriority(0.5)) == "V:[a(<=guide@0.5)]")
        #expect(try print(a, .width, "==", nil, nil, 1e-7) == "H:[a(1e-07)]")
        #expect(try print(a, .width, "==", nil, nil, -1e300) == "H:[a(-1e+300)]")
        #expect(try print(a, .width, "==", nil, nil, 1.0 / 3) == "H:[a(0.3333333333333333)]")
    }

    @Test func whatCannotBeSaid() throws {
        #expect(try print(a, .width, "==", a, .height) == nil)
        #expect(try print(a, .width, "==", b, .width, 1) == nil)
        #expect(try print(a, .width, "==", a, .width) == nil)
        #expect(try print(a, .centerX, "==", root, .centerX) == nil)
        #expect(try print(b, .left, "==", a, .right) == nil)
        #expect(try print(b, .firstBaseline, "==", a, .lastBaseline, 8) == nil)
        #expect(try print(a, .leading, "==", a, .trailing, -8) == nil)
        #expect(try LayoutConstraint(a, .width, .equal, to: b, .width, multiplier: 2).visualFormat == nil)
        #expect(try LayoutConstraint(a, .width, .equal, to: b, .width, multiplier: 0, constant: 5).visualFormat == nil)
        #expect(
            a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 5).visualFormat == nil)
        #expect(
            a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: a.widthAnchor).visualFormat == nil
        )
        #expect(
            a.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)).visualFormat == nil
        )
        #expect(a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).visualFormat == nil)
        let broken = a.widthAnchor.constraint(equalToConstant: .nan)
        #expect(broken.visualFormat == nil)
        broken.constant = 1
        broken.priority = LayoutPriority(1001)
        #expect(broken.visualFormat == nil)
    }

    @Test(arguments: [
        ("", false), ("two words", false), ("1st", false), ("a.b", false), ("a", false), ("é", true), ("_", true),
        ("b2", true), ("H", true),
    ])
    func names(name: String, canBeSaid: Bool) throws {
        let other = View(name)
        root.addSubview(other)
        let text = try print(other, .leading, "==", a, .trailing, 8)
        #expect(text == (canBeSaid ? "H:[a]-(8)-[\(name)]" : nil))
    }

    @Test func anItemThatIsGone() throws {
        let constraint: LayoutConstraint
        do {
            let short = View("short")
            constraint = short.leadingAnchor.constraint(equalTo: a.trailingAnchor)
            #expect(constraint.visualFormat == "H:[a][short]")
        }
        #expect(constraint.visualFormat == nil && constraint.description == "(gone).leading == a.trailing")
    }

    // MARK: Back

    /// Every pair of attributes of every pair of items, in both directions of text and with a view that is read
    /// the other way: what is printed says the same when it is read again.
    @Test(arguments: LayoutDirection.allCases, [false, true])
    func roundTrip(direction: LayoutDirection, isMixed: Bool) throws {
        root.forcedLayoutDirection = direction
        if isMixed { b.forcedLayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight }
        var printed = 0
        for (one, two) in items.flatMap({ one in items.map { (one, $0) } }) {
            for (attribute, other) in LayoutAttribute.allCases.flatMap({ one in
                LayoutAttribute.allCases.map { (one, $0) }
            }) {
                for (relation, constant, priority) in [
                    (Relation.equal, 0.0, LayoutPriority.required), (.equal, 8, .required),
                    (.lessOrEqual, -0.1, .required), (.greaterOrEqual, 1.0 / 3, .defaultHigh),
                ] {
                    let made = try? LayoutConstraint(one, attribute, relation, to: two, other, constant: constant)
                    made?.priority = priority
                    guard let made, let text = made.visualFormat else { continue }
                    printed += 1
                    let back = try LayoutConstraint.constraints(withVisualFormat: text, views: views)
                    #expect(back.count == 1 && back.first?.priority == priority)
                    if let back = back.first { #expect(Meaning(made).isSame(as: Meaning(back)), "\(text)") }
                    #expect(back.first?.visualFormat == text)
                }
            }
        }
        #expect(printed > 200)
    }

    @Test func aViewThatIsReadTheOtherWay() throws {
        b.forcedLayoutDirection = .rightToLeft
        #expect(try print(b, .leading, "==", a, .trailing, 8) == "H:[a]-(8)-[b]")
        // The first item's direction decides, and that would be the other's.
        #expect(try print(a, .trailing, "==", b, .leading, -8) == nil)
        #expect(try print(a, .bottom, "==", b, .top, -8) == "V:[a]-(8)-[b]")
    }

    // MARK: Reports

    @Test func reportsShowDistancesInVisualFormat() throws {
        let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
        #expect(gap.description == "H:[a]-(8)-[b]" && gap.equation == "b.leading == a.trailing + 8")
        gap.identifier = "gap"
        gap.priority = .defaultHigh
        #expect(gap.description == "gap: H:[a]-(8@750)-[b]")
        gap.constant = 1.0 / 3
        #expect(gap.description == "gap: H:[a]-(0.333333@750)-[b]")
        #expect(b.topAnchor.constraint(equalTo: a.bottomAnchor).description == "V:[a]-(0)-[b]")
        #expect(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: .nan).description == "V:[a]-(nan)-[b]")
        // Another number would be shown than the constant, or a name would be hidden.
        #expect(
            a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -8).description == "a.bottom == b.top - 8")
        #expect(a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).description == "a.top == root.top + 8")
    }

    @Test func aConflictShowsDistancesInVisualFormat() throws {
        let constraints = [
            a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 100),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
            b.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        LayoutConstraint.activate(constraints)
        let engine = LayoutEngine(root: root)
        let error = #expect(throws: LayoutError.self) { try engine.layout(in: Size(width: 300, height: 200)) }
        let text = error?.description ?? ""
        #expect(text.contains("\n  V:[a]-(8)-[b]: -100 instead of 8"), "\(text)")
    }
}

/// What a constraint says of given rectangles, worked out from the definition of each attribute.
private struct Meaning {
    /// For each of some arrangements of rectangles, the left side less the right one.
    var residuals: [Double] = []
    var relation: Relation

    init(_ constraint: LayoutConstraint) {
        relation = constraint.relation
        let follows = [constraint.first.attribute, constraint.second?.attribute].contains {
            $0.map { [.leading, .trailing, .leadingMargin, .trailingMargin].contains($0) } ?? false
        }
        let isRightToLeft =
            follows && constraint.first.item.flatMap(Meaning.view)?.effectiveLayoutDirection == .rightToLeft
        for arrangement in 1...3 {
            var sum = -constraint.constant
            if let item = constraint.first.item {
                sum += Meaning.value(of: constraint.first.attribute, item, arrangement, isRightToLeft)
            }
            if let second = constraint.second, let item = second.item {
                sum -= constraint.multiplier * Meaning.value(of: second.attribute, item, arrangement, isRightToLeft)
            }
            residuals.append(sum)
        }
    }

    func isSame(as other: Meaning) -> Bool {
        func isClose(_ sign: Double) -> Bool {
            zip(residuals, other.residuals).allSatisfy { abs($0 - sign * $1) < 1e-9 }
        }
        return relation == other.relation && isClose(1) || relation == other.relation.reversed && isClose(-1)
    }

    private static func view(of item: LayoutItem) -> View? { item as? View ?? (item as? LayoutGuide)?.owningView }

    /// An attribute's number in an arrangement; places count in the direction of the text, and the margins are 8.
    private static func value(
        of attribute: LayoutAttribute, _ item: LayoutItem, _ arrangement: Int, _ isRightToLeft: Bool
    ) -> Double {
        let seed = item.name.unicodeScalars.reduce(arrangement * 7) { ($0 * 31 + Int($1.value)) % 997 }
        let x = Double(seed), y = Double(seed * 3 % 101), width = Double(seed * 5 % 211),
            height = Double(seed * 7 % 307)
        let near = isRightToLeft ? -(x + width) : x, far = isRightToLeft ? -x : x + width
        switch attribute {
        case .leading: return near
        case .trailing: return far
        case .leadingMargin: return near + 8
        case .trailingMargin: return far - 8
        case .top: return y
        case .bottom: return y + height
        case .topMargin: return y + 8
        case .bottomMargin: return y + height - 8
        case .width: return width
        case .height: return height
        default: return .nan
        }
    }
}
