import Testing
import Tinamou
import TinamouLayout

/// What cannot be said, and where it is refused.
@Suite struct CheckingTests {
    let root = View("root")
    let box = View("box")
    let engine: LayoutEngine
    let size = Size(width: 100, height: 100)

    init() {
        root.addSubview(box)
        engine = LayoutEngine(root: root)
    }

    /// The reason for which the long form refuses a constraint, if it does.
    private func reason(
        _ attribute: LayoutAttribute, _ second: LayoutAttribute?, multiplier: Double = 1
    ) -> LayoutError.Reason? {
        do throws(LayoutError) {
            _ = try LayoutConstraint(
                box, attribute, .equal, to: second == nil ? nil : root, second, multiplier: multiplier)
        } catch {
            if case .invalid(let reason, _) = error { return reason }
            Issue.record("another error: \(error)")
        }
        return nil
    }

    @Test func everyPairOfAttributes() {
        for one in LayoutAttribute.allCases {
            #expect((reason(one, nil) == nil) == [.width, .height].contains(one), "\(one) and a number")
            for two in LayoutAttribute.allCases {
                #expect(reason(one, two) == Self.expected(one, two), "\(one) and \(two)")
            }
        }
        #expect(reason(.top, .bottom, multiplier: 0) == .placeWithoutAnother)
        #expect(reason(.width, .height, multiplier: 0) == nil)
    }

    /// By the platform's rules: places with places of their axis, extents with extents, sides by one pair of words.
    private static func expected(_ one: LayoutAttribute, _ two: LayoutAttribute) -> LayoutError.Reason? {
        let extents: Set<LayoutAttribute> = [.width, .height]
        let vertical: Set<LayoutAttribute> = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
        ]
        let reading: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let physical: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        if extents.contains(one) != extents.contains(two) { return .placeAndExtent }
        if extents.contains(one) { return nil }
        if vertical.contains(one) != vertical.contains(two) { return .twoAxes }
        let mixes =
            reading.contains(one) && physical.contains(two) || physical.contains(one) && reading.contains(two)
        return mixes ? .readingAndPhysical : nil
    }

    @Test func halfASecondSide() {
        #expect(throws: LayoutError.self) { try LayoutConstraint(box, .width, .equal, to: root) }
        #expect(throws: LayoutError.self) { try LayoutConstraint(box, .width, .equal, to: nil, .width) }
        #expect(throws: LayoutError.self) { try LayoutConstraint(box, .width, .equal, multiplier: .nan) }
        #expect(throws: LayoutError.self) { try LayoutConstraint(box, .width, .equal, constant: .infinity) }
    }

    @Test func anchorsThatCompileButMakeNoSenseAreRefusedByThePass() throws {
        let wrong = box.leadingAnchor.constraint(equalTo: root.leftAnchor)
        wrong.isActive = true
        do {
            try engine.layout(in: size)
            Issue.record("leading met left")
        } catch {
            #expect(error == .invalid(.readingAndPhysical, LayoutError.Statement.of(error)))
            let text = "\(error)"
            #expect(text.contains("box.leading == root.left") && text.contains("CheckingTests.swift:"))
            #expect(text.contains("use the same pair on both sides"))
        }
        #expect(throws: LayoutError.self) { try engine.layoutIfNeeded() }
        wrong.isActive = false
        try engine.layout(in: size)
    }

    @Test func guidesHaveNoMargins() {
        let guide = LayoutGuide("gap")
        root.addLayoutGuide(guide)
        #expect(throws: LayoutError.self) { try LayoutConstraint(box, .left, .equal, to: guide, .leftMargin) }
        #expect(throws: LayoutError.self) { try LayoutConstraint(guide, .topMargin, .equal, to: box, .top) }
    }

    @Test func whatIsGoneIsNamed() {
        var stranger: View? = View("stranger")
        let link = box.leftAnchor.constraint(equalTo: stranger?.leftAnchor ?? root.leftAnchor)
        link.isActive = true
        stranger = nil
        #expect(!link.isActive && link.second?.item == nil)
        #expect(box.constraints.isEmpty)
        #expect(link.description == "box.left == (gone).left")
        #expect(throws: LayoutError.self) { try link.activate() }
        link.isActive = true
        #expect(throws: LayoutError.self) { try engine.layout(in: size) }
    }

    @Test func anchorsAreValues() {
        #expect(box.leftAnchor == box.leftAnchor && box.leftAnchor != box.rightAnchor)
        #expect(box.leftAnchor != root.leftAnchor)
        let distance = box.leftAnchor.anchorWithOffset(to: root.rightAnchor)
        #expect(distance == box.leftAnchor.anchorWithOffset(to: root.rightAnchor) && distance != root.widthAnchor)
        let text = distance.constraint(greaterThanOrEqualToConstant: 3).description
        #expect(text == "(root.right - box.left) >= 3")
    }
}

extension LayoutError.Statement {
    /// The constraint that an error is about.
    fileprivate static func of(_ error: any Error) -> LayoutError.Statement {
        guard let error = error as? LayoutError, case .invalid(_, let statement) = error else {
            preconditionFailure("\(error)")
        }
        return statement
    }
}
