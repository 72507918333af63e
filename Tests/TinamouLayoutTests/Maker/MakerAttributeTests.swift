import Testing
import TinamouLayout

/// Every attribute and composite of a chain, with frames worked out by hand in 400 × 300.
@Suite struct MakerAttributeTests {
    let scene = MakerScene()

    @Test func singleEdges() throws {
        scene.box.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(10)
            make.right.equalToSuperview().offset(-30)
            make.top.equalToSuperview().offset(5)
            make.bottom.equalToSuperview().offset(-15)
        }
        #expect(try scene.frame() == Rect(x: 10, y: 5, width: 360, height: 280))
    }

    @Test func chainsGoOn() throws {
        scene.placeOther()
        scene.box.snp.makeConstraints { make in
            make.left.top.equalTo(scene.other)
            make.width.height.equalTo(20)
        }
        #expect(try scene.frame() == Rect(x: 100, y: 50, width: 20, height: 20))
    }

    @Test func centreInTheMiddleOfAChain() throws {
        scene.box.snp.makeConstraints { make in
            make.width.center.height.equalTo(scene.root).dividedBy(2)
        }
        // The centre is half as far from the root's corner, the extents are half as large.
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 200, height: 150))
    }

    @Test func sizesAndCentres() throws {
        scene.box.snp.makeConstraints { make in
            make.size.equalTo(Size(width: 100, height: 60))
            make.centerX.equalToSuperview().offset(7)
            make.centerY.equalToSuperview()
        }
        #expect(try scene.frame() == Rect(x: 157, y: 120, width: 100, height: 60))
    }

    /// Each composite that has four edges or two, and the margins on which they lie.
    @Test(arguments: LayoutDirection.allCases)
    func composites(direction: LayoutDirection) throws {
        typealias Chain = (ConstraintMaker) -> ConstraintMaker.Attributes
        let inset = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let turned = direction == .rightToLeft
        let full = Rect(x: 0, y: 0, width: 400, height: 300)
        let within = Rect(x: turned ? 4 : 2, y: 1, width: 394, height: 296)
        let cases: [(name: String, chain: Chain, target: (View) -> AttributedItem, frame: Rect)] = [
            ("edges", { $0.edges }, { $0.snp.edges }, full),
            ("directionalEdges", { $0.directionalEdges }, { $0.snp.directionalEdges }, full),
            ("two pairs", { $0.horizontalEdges.verticalEdges }, { $0.snp.edges }, full),
            (
                "two directional pairs", { $0.directionalHorizontalEdges.directionalVerticalEdges },
                { $0.snp.directionalEdges }, full
            ),
            ("edges to margins", { $0.edges }, { $0.snp.margins }, within),
            ("directional edges to margins", { $0.directionalEdges }, { $0.snp.directionalMargins }, within),
        ]
        for (name, chain, target, frame) in cases {
            let scene = MakerScene(direction)
            scene.root.directionalLayoutMargins = inset
            scene.box.snp.makeConstraints { make in chain(make).equalTo(target(scene.root)) }
            #expect(try scene.frame() == frame, "\(name)")
        }
    }

    @Test func marginsToMarginsAndToEdges() throws {
        scene.root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scene.box.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.box.snp.makeConstraints { $0.margins.equalToSuperview() }
        // The box reaches beyond the root's margins by its own.
        #expect(try scene.frame() == Rect(x: 18, y: 9, width: 346, height: 264))
        scene.box.snp.remakeConstraints { $0.margins.equalTo(scene.root.snp.edges) }
        #expect(try scene.frame() == Rect(x: -2, y: -1, width: 406, height: 304))
    }

    @Test func edgesTogetherWithMargins() throws {
        scene.box.layoutMargins = EdgeInsets(all: 2)
        scene.root.layoutMargins = EdgeInsets(all: 5)
        scene.box.snp.makeConstraints { make in
            make.left.leftMargin.greaterThanOrEqualTo(scene.root.snp.leftMargin.left)
            make.left.equalTo(-100).priority(.low)
        }
        // The same attributes in another order: left >= 0, and left + 2 >= 5.
        #expect(try scene.frame().minX == 3)
    }

    @Test func singleMarginsAndTheirCentres() throws {
        scene.root.directionalLayoutMargins = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        scene.box.snp.makeConstraints { make in
            make.size.equalTo(50)
            make.leading.equalTo(scene.root.snp.leadingMargin)
            make.bottom.equalTo(scene.root.snp.bottomMargin)
        }
        #expect(try scene.frame() == Rect(x: 20, y: 220, width: 50, height: 50))
        scene.box.snp.remakeConstraints { make in
            make.size.equalTo(50)
            make.center.equalTo(scene.root.snp.centerWithinMargins)
        }
        // The margins leave 20..360 and 10..270.
        #expect(try scene.frame() == Rect(x: 165, y: 115, width: 50, height: 50))
        scene.box.snp.remakeConstraints { make in
            make.size.equalTo(50)
            make.right.equalTo(scene.root.snp.rightMargin)
            make.top.equalTo(scene.root.snp.topMargin)
        }
        #expect(try scene.frame() == Rect(x: 310, y: 10, width: 50, height: 50))
        scene.box.snp.remakeConstraints { make in
            make.size.equalTo(50)
            make.trailing.equalTo(scene.root.snp.trailingMargin)
            make.centerY.equalTo(scene.root.snp.centerYWithinMargins)
        }
        #expect(try scene.frame() == Rect(x: 310, y: 115, width: 50, height: 50))
        scene.box.snp.remakeConstraints { make in
            make.size.equalTo(50)
            make.left.equalTo(scene.root.snp.leftMargin)
            make.top.equalTo(scene.root.snp.topMargin)
            make.centerXWithinMargins.equalTo(45)  // the same as left, 20: it is 20 + 25
        }
        #expect(scene.failure() != nil)  // the root's centre within margins, 190, and 45
    }

    @Test func baselines() throws {
        final class Text: View {
            override var firstBaselineFromTop: Double? { 12 }
            override var lastBaselineFromBottom: Double? { 3 }
        }
        let title = Text("title")
        scene.root.addSubview(title)
        title.snp.makeConstraints { make in
            make.left.equalTo(0)
            make.firstBaseline.equalTo(30)
            make.size.equalTo(Size(width: 80, height: 40))
        }
        scene.box.snp.makeConstraints { make in
            make.left.equalTo(title.snp.right)
            make.lastBaseline.equalTo(title)
            make.size.equalTo(10)
        }
        #expect(try scene.frame() == Rect(x: 80, y: 45, width: 10, height: 10))
        #expect(title.frame == Rect(x: 0, y: 18, width: 80, height: 40))
    }

    @Test func excluding() throws {
        scene.box.snp.makeConstraints { make in
            make.edges.excluding(.bottom).equalToSuperview().inset(8)
            make.height.equalTo(44)
        }
        #expect(try scene.frame() == Rect(x: 8, y: 8, width: 384, height: 44))
        #expect(scene.box.constraints.count == 4)
    }

    @Test func relations() throws {
        scene.placeOther()
        scene.box.snp.makeConstraints { make in
            make.left.top.greaterThanOrEqualToSuperview().offset(25)
            make.right.lessThanOrEqualTo(scene.other.snp.left).inset(8)
            make.bottom.lessThanOrEqualToSuperview().offset(-100)
            make.size.equalTo(1000).priority(.low)
            make.left.top.equalTo(0).priority(.high)
        }
        #expect(try scene.frame() == Rect(x: 25, y: 25, width: 67, height: 175))
    }

    @Test func relationsWithWhatTheSuperviewKnows() throws {
        scene.engine.safeAreaInsets = EdgeInsets(top: 20, left: 3, bottom: 30, right: 5)
        scene.box.snp.makeConstraints { make in
            make.top.equalToSuperview { $0.safeAreaLayoutGuide }
            make.left.greaterThanOrEqualToSuperview { $0.safeAreaLayoutGuide }
            make.right.lessThanOrEqualToSuperview { $0.snp.centerX }
            make.height.equalTo(10)
            make.left.equalTo(0).priority(.high)
            make.right.equalToSuperview().priority(.high)
        }
        #expect(try scene.frame() == Rect(x: 3, y: 20, width: 197, height: 10))
    }

    @Test func aGuideIsMadeAsAViewIs() throws {
        let guide = LayoutGuide("guide")
        scene.root.addLayoutGuide(guide)
        guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(30) }
        scene.box.snp.makeConstraints { make in
            make.leading.trailing.equalTo(guide)
            make.top.bottom.equalTo(guide.snp.centerY)
        }
        #expect(try scene.frame() == Rect(x: 30, y: 150, width: 340, height: 0))
        #expect(guide.layoutFrame == Rect(x: 30, y: 30, width: 340, height: 240))
    }
}
