import Testing
import TinamouLayout

/// What is refused: when, with which words, and that nothing changes.
@Suite struct MakerMistakeTests {
    let scene = MakerScene()

    private typealias Chain = (ConstraintMaker) -> Void

    /// The reasons of a closure's mistakes, decided at once.
    private func reasons(_ chain: Chain) -> [MakerMistake.Reason] {
        let reasons = mistakes { try scene.box.snp.tryMakeConstraints(chain) }.map(\.reason)
        #expect(scene.box.constraints.isEmpty)
        return reasons
    }

    @Test func whatMakesNoSense() {
        let other = scene.other
        #expect(reasons { $0.edges.equalTo(other.snp.size) } == [.compositesDiffer])
        #expect(reasons { $0.edges.equalTo(other.snp.directionalEdges) } == [.compositesDiffer])
        #expect(reasons { $0.left.equalTo(other.snp.edges) } == [.compositesDiffer])
        // Which of the two is meant for the other's left?
        #expect(reasons { $0.left.leftMargin.right.equalTo(other.snp.left.right) } == [.compositesDiffer])
        #expect(reasons { $0.left.right.equalTo(other.snp.left.leftMargin.right) } == [.compositesDiffer])
        #expect(reasons { $0.left.top.equalTo(Size(width: 1, height: 1)) } == [.sizeForPlace])
        #expect(reasons { $0.left.width.equalTo(Size()) } == [.sizeForPlace])
        #expect(reasons { $0.size.equalTo(Point()) } == [.pointForExtent])
        #expect(reasons { $0.left.equalToSuperview().offset(Size()) } == [.sizeForPlace])
        #expect(reasons { $0.width.equalToSuperview().offset(Point()) } == [.pointForExtent])
        #expect(reasons { $0.edges.excluding(.leading, .top).equalToSuperview() } == [.notInChain(.leading)])
        #expect(reasons { $0.left.top.equalTo(other.snp.left) } == [.invalid(.twoAxes)])
        #expect(reasons { $0.left.equalTo(other.snp.width) } == [.invalid(.placeAndExtent)])
        #expect(reasons { $0.left.equalTo(other.snp.leading) } == [.invalid(.readingAndPhysical)])
        #expect(reasons { $0.left.equalToSuperview().multipliedBy(0) } == [.invalid(.placeWithoutAnother)])
        #expect(reasons { $0.width.equalTo(Double.nan) } == [.invalidNumber])
        #expect(reasons { $0.width.equalToSuperview().dividedBy(0) } == [.invalidNumber])
        #expect(
            reasons { $0.edges.equalToSuperview().inset(Double.infinity) } == Array(repeating: .invalidNumber, count: 4)
        )
    }

    @Test func allMistakesOfAClosureAreReported() {
        let found = reasons { make in
            make.left.equalTo(scene.other.snp.top)
            make.width.equalTo(5)
            make.size.equalTo(Point())
        }
        #expect(found == [.invalid(.twoAxes), .pointForExtent])
    }

    @Test func withoutASuperview() {
        let alone = View("alone"), guide = LayoutGuide("loose")
        let chains: [Chain] = [
            { $0.left.equalTo(3) }, { $0.edges.equalToSuperview() }, { $0.edges.equalTo(EdgeInsets()) },
            { $0.center.equalToSuperview { $0.snp.center } }, { $0.top.lessThanOrEqualTo(Point()) },
        ]
        for chain in chains {
            #expect(
                mistakes { try alone.snp.tryMakeConstraints(chain) }.map(\.reason) == [
                    .noSuperview
                ])
            #expect(
                mistakes { try guide.snp.tryMakeConstraints(chain) }.map(\.reason) == [
                    .noSuperview
                ])
        }
        alone.snp.makeConstraints { $0.size.equalTo(3) }  // extents need none
        #expect(alone.constraints.count == 2)
    }

    @Test func anItemKeepsItsMistakesUntilItHasAnEngine() throws {
        let late = View("late"), inner = View("inner"), guide = LayoutGuide("guide")
        late.snp.makeConstraints { $0.left.equalTo(3) }
        for _ in 0..<3 { inner.snp.makeConstraints { $0.edges.equalToSuperview() } }  // the same one
        guide.snp.makeConstraints { $0.top.equalTo(0) }
        late.addSubview(inner)
        late.addLayoutGuide(guide)
        try scene.layOut()
        scene.root.addSubview(late)
        let found = scene.mistakes()
        #expect(found.map(\.reason) == [.noSuperview, .noSuperview, .noSuperview])
        #expect(
            Set(found.map(\.item)) == Set([ObjectIdentifier(late), ObjectIdentifier(inner), ObjectIdentifier(guide)]))
        #expect(scene.failure() == nil)
    }

    @Test func thePassThatThrowsLeavesTheFramesAndCarriesOutTheRestLater() throws {
        scene.placeOther()
        try scene.layOut()
        scene.other.snp.updateConstraints { $0.left.equalTo(7) }
        scene.box.snp.makeConstraints { $0.left.equalTo(scene.other.snp.top) }
        #expect(scene.mistakes().count == 1)
        #expect(scene.other.frame.minX == 100)
        try scene.layOut()
        #expect(scene.other.frame.minX == 7)
    }

    @Test func mistakesGoToWhoeverHandlesErrors() throws {
        try scene.layOut()
        var heard: [LayoutError] = []
        scene.engine.onError = { heard.append($0) }
        scene.box.snp.makeConstraints { $0.edges.equalTo(scene.other.snp.size) }
        try scene.box.layoutIfNeeded()
        try scene.box.layoutIfNeeded()
        #expect(heard.count == 1)
        #expect(!scene.engine.needsLayout)
    }

    @Test func aMistakeMadeInAPassIsThrownByIt() throws {
        final class Careless: View {
            override func updateConstraints() {
                snp.updateConstraints { $0.width.equalTo(self.snp.edges) }
            }
        }
        let view = Careless("careless")
        scene.root.addSubview(view)
        #expect(scene.mistakes().map(\.reason) == [.compositesDiffer])
        #expect(scene.failure() == nil)
        view.setNeedsUpdateConstraints()
        #expect(scene.mistakes().map(\.reason) == [.compositesDiffer])
    }

    @Test func viewsOfDifferentTreesCannotMeet() {
        let stranger = View("stranger")
        guard
            case .noCommonAncestor(let statement)? = error(of: {
                try scene.box.snp.tryMakeConstraints { $0.left.equalTo(stranger) }
            })
        else {
            Issue.record("the call did not fail")
            return
        }
        #expect(statement.text == "box.left == stranger.left" && scene.box.constraints.isEmpty)
        let one = View("one"), two = View("two")  // without an engine
        guard
            case .noCommonAncestor? = error(of: {
                try one.snp.tryMakeConstraints { $0.left.equalTo(two) }
            })
        else {
            Issue.record("the call did not fail")
            return
        }
        #expect(one.constraints.isEmpty)
        one.addSubview(two)
        #expect(error { try one.snp.tryMakeConstraints { $0.left.equalTo(two) } } == nil)
        #expect(one.constraints.count == 1)
    }

    // MARK: Words

    @Test func aMistakeSaysWhatAndWhere() {
        let line: UInt = #line + 2
        scene.box.snp.makeConstraints { make in
            make.left.top.equalTo(scene.other.snp.edges)
            make.right.equalTo(Size(width: 2, height: 3))
        }
        let place = "TinamouLayoutTests/MakerMistakeTests.swift"
        let text = scene.failure().map { "\($0)" }
        #expect(
            text == """
                several attributes can be related to the same ones, to their margins, to a single one, or to a bare item:
                  box.left.top == other.top.left.bottom.right  (\(place):\(line))
                a size is meant for widths and heights:
                  box.right == 2 × 3  (\(place):\(line + 1))
                """)
    }

    /// What a chain's mistake reads as, without its place.
    private func text(_ chain: Chain) -> String {
        let found = mistakes { try scene.box.snp.tryMakeConstraints(chain) }
        return found.map { "\($0.description.prefix { $0 != "\n" })\($0.text)" }.joined(separator: "\n")
    }

    @Test func everyErrorText() {
        let other = scene.other
        #expect(
            text { $0.size.equalTo(Point(x: 1, y: 2)) }
                == "a point is meant for places, not for widths and heights:box.width.height == (1, 2)")
        #expect(
            text { $0.left.equalTo(other.snp.top) }
                == "a place from left to right cannot be related to one from top to bottom:box.left == other.top")
        #expect(
            text { $0.size.excluding(.left).equalTo(4) }
                == "left is excluded, but is not among the attributes:box.width.height == 4")
        #expect(
            text { $0.width.lessThanOrEqualTo(4).priority(0) }
                == "a number is not finite, or the priority not above 0 and at most 1000:box.width <= 4 @0")
        scene.root.snp.makeConstraints { $0.edges.equalToSuperview() }
        #expect(
            scene.mistakes().map { "\($0.reason):\($0.text)" } == [
                "there is no superview; put the item into one first, or relate it to another item:"
                    + "root.top.left.bottom.right == superview"
            ])
        other.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
        other.snp.updateConstraints { make in
            make.width.equalToSuperview()
            make.height.equalToSuperview().offset(2)
        }
        #expect(
            scene.mistakes().map { "\($0.reason):\($0.text)" } == [
                "the multiplier is 0.5 and cannot be changed; remake the constraints:other.width == root.width",
                "no active constraint has these items, attributes and this relation; make it, or remake all:"
                    + "other.height == root.height + 2",
            ])
        #expect("\(MakerMistake.Reason.nothingMade)" == "this chain has made no constraints")
        #expect("\(MakerMistake.Reason.differentSuperviews)" == "what is distributed must have one superview")
    }
}
