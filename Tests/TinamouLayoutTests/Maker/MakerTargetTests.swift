import Testing
import TinamouLayout

/// What targets and amounts come to, with frames worked out by hand in 400 × 300.
@Suite struct MakerTargetTests {
    let scene = MakerScene()

    @Test func numbersArePlacesFromTheSuperviews() throws {
        scene.box.snp.makeConstraints { make in
            make.left.equalTo(10)
            make.right.equalTo(-20)
            make.top.equalTo(Float(2.5))
            make.bottom.equalTo(-7.5)
        }
        #expect(try scene.frame() == Rect(x: 10, y: 2.5, width: 370, height: 290))
    }

    @Test(arguments: LayoutDirection.allCases)
    func numbersCountInReadingDirection(direction: LayoutDirection) throws {
        let scene = MakerScene(direction)
        scene.box.snp.makeConstraints { make in
            make.leading.equalTo(10)
            make.width.equalTo(UInt(100))
        }
        #expect(try scene.frame().minX == (direction == .leftToRight ? 10 : 290))
    }

    @Test(arguments: LayoutDirection.allCases)
    func centresAreMeasuredFromTheLeftAndTheTop(direction: LayoutDirection) throws {
        let scene = MakerScene(direction)
        scene.box.snp.makeConstraints { make in
            make.center.equalTo(50)
            make.size.equalTo(20)
        }
        #expect(try scene.frame() == Rect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test func pointsAndSizes() throws {
        scene.box.snp.makeConstraints { make in
            make.center.equalTo(Point(x: 100, y: 60))
            make.size.equalTo(Size(width: 30, height: 40))
        }
        #expect(try scene.frame() == Rect(x: 85, y: 40, width: 30, height: 40))
        scene.box.snp.remakeConstraints { make in
            make.left.top.equalTo(Point(x: 11, y: 12))
            make.width.height.equalTo(Size(width: 13, height: 14)).offset(Size(width: 1, height: 2))
        }
        #expect(try scene.frame() == Rect(x: 11, y: 12, width: 14, height: 16))
        scene.box.snp.remakeConstraints { make in
            make.left.bottom.equalTo(Point(x: 11, y: -12)).offset(Point(x: 1, y: 2))
            make.size.equalTo(5)
        }
        #expect(try scene.frame() == Rect(x: 12, y: 285, width: 5, height: 5))
    }

    @Test(arguments: LayoutDirection.allCases)
    func insetsAreTheSuperviewSmallerByThem(direction: LayoutDirection) throws {
        let scene = MakerScene(direction)
        let isTurned = direction == .rightToLeft
        scene.box.snp.makeConstraints { $0.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        #expect(try scene.frame() == Rect(x: 2, y: 1, width: 394, height: 296))
        let read = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        scene.box.snp.remakeConstraints { $0.directionalEdges.equalTo(read) }
        #expect(try scene.frame() == Rect(x: isTurned ? 4 : 2, y: 1, width: 394, height: 296))
        // Centre and size of the same rectangle.
        scene.box.snp.remakeConstraints { $0.center.size.equalTo(read) }
        #expect(try scene.frame() == Rect(x: isTurned ? 4 : 2, y: 1, width: 394, height: 296))
    }

    @Test func theMultiplierMultipliesInsetsToo() throws {
        scene.box.snp.makeConstraints { $0.edges.equalTo(EdgeInsets(all: 20)).multipliedBy(0.5) }
        // 20..380 and 20..280, halved.
        #expect(try scene.frame() == Rect(x: 10, y: 10, width: 180, height: 130))
    }

    @Test func oneAttributeForAll() throws {
        scene.placeOther()
        scene.box.snp.makeConstraints { make in
            make.size.equalTo(scene.other.snp.height)
            make.left.right.greaterThanOrEqualTo(scene.other.snp.right)
            make.top.equalTo(0)
            make.left.equalTo(0).priority(1)
        }
        #expect(try scene.frame() == Rect(x: 160, y: 0, width: 40, height: 40))
    }

    @Test func multipliers() throws {
        scene.placeOther()
        scene.box.snp.makeConstraints { make in
            make.width.equalTo(scene.other).multipliedBy(3).offset(-20)
            make.height.equalTo(scene.box.snp.width).dividedBy(2).multipliedBy(0.5)
            make.centerX.equalToSuperview().multipliedBy(0.5)
            make.top.equalTo(0)
        }
        #expect(try scene.frame() == Rect(x: 20, y: 0, width: 160, height: 40))
    }

    @Test func theMultiplierMultipliesANumberToo() throws {
        scene.box.snp.makeConstraints { make in
            make.width.equalTo(50).multipliedBy(2).offset(1)
            make.height.equalTo(10)
            make.right.equalTo(-20).multipliedBy(0.5)  // half of 400 − 20
            make.top.equalTo(0)
        }
        #expect(try scene.frame() == Rect(x: 89, y: 0, width: 101, height: 10))
    }

    // MARK: Insets and offsets

    @Test func insetsPointInwardsOnTheOwnEdge() throws {
        scene.placeOther()
        scene.box.snp.makeConstraints { make in
            make.right.equalTo(scene.other.snp.left).inset(8)
            make.bottom.equalTo(scene.other.snp.top).inset(5)
            make.size.equalTo(10)
        }
        #expect(try scene.frame() == Rect(x: 82, y: 35, width: 10, height: 10))
        scene.box.snp.remakeConstraints { make in
            make.left.equalTo(scene.other.snp.right).inset(8)
            make.top.equalTo(scene.other.snp.bottom).inset(5)
            make.size.equalTo(10)
        }
        #expect(try scene.frame() == Rect(x: 168, y: 95, width: 10, height: 10))
    }

    @Test func offsetsAndInsetsAddUp() throws {
        scene.box.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(20).offset(3).inset(EdgeInsets(left: 10)).offset(1)
        }
        #expect(try scene.frame() == Rect(x: 34, y: 24, width: 350, height: 260))
        scene.box.snp.remakeConstraints { make in
            make.left.top.equalTo(5).offset(6)
            make.size.equalTo(50).inset(4).offset(1)
        }
        #expect(try scene.frame() == Rect(x: 11, y: 11, width: 43, height: 43))
    }

    @Test(arguments: LayoutDirection.allCases)
    func insetsFollowTheViewsOwnDirection(direction: LayoutDirection) throws {
        // The root is read from left to right; the box says otherwise, or not.
        scene.box.forcedLayoutDirection = direction
        let isTurned = direction == .rightToLeft
        let sides = EdgeInsets(left: 10, right: 30), read = DirectionalEdgeInsets(leading: 10, trailing: 30)
        let turned = Rect(x: 30, y: 0, width: 360, height: 300), straight = Rect(x: 10, y: 0, width: 360, height: 300)
        scene.box.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(sides) }
        #expect(try scene.frame() == straight)
        scene.box.snp.remakeConstraints { $0.edges.equalToSuperview().inset(sides) }
        #expect(try scene.frame() == straight)
        scene.box.snp.remakeConstraints { $0.directionalEdges.equalToSuperview().inset(read) }
        #expect(try scene.frame() == (isTurned ? turned : straight))
        scene.box.snp.remakeConstraints { $0.edges.equalToSuperview().inset(read) }
        #expect(try scene.frame() == (isTurned ? turned : straight))
    }

    @Test func aDirectionThatChangesLaterTurnsTheInsets() throws {
        let group = ConstraintGroup()
        let prepared = scene.box.snp.prepareConstraints { make in
            make.directionalHorizontalEdges.equalToSuperview().inset(EdgeInsets(left: 10, right: 30))
        }
        scene.other.snp.makeConstraints { make in
            make.horizontalEdges.equalToSuperview().inset(DirectionalEdgeInsets(leading: 10, trailing: 30))
        }
        group.replace { make in
            make(scene.box).centerX.equalTo(scene.root.snp.leading).inset(EdgeInsets(left: 10)).priority(.low)
            make(scene.box).verticalEdges.equalToSuperview()
        }
        try scene.layOut()
        #expect(scene.other.frame.minX == 10 && scene.other.frame.maxX == 370)
        scene.root.forcedLayoutDirection = .rightToLeft
        prepared.first?.activate()
        #expect(try scene.frame() == Rect(x: 10, y: 0, width: 360, height: 300))
        #expect(scene.other.frame.minX == 30 && scene.other.frame.maxX == 390)
        scene.root.forcedLayoutDirection = .leftToRight
        #expect(try scene.frame() == Rect(x: 10, y: 0, width: 360, height: 300))
        #expect(scene.other.frame.minX == 10 && scene.other.frame.maxX == 370)
        // The left edge by half: 5 to the right of the leading edge, read from either side.
        scene.box.snp.removeConstraints()
        scene.box.snp.makeConstraints { $0.width.equalTo(20) }
        #expect(try scene.frame().midX == 5)
        scene.root.forcedLayoutDirection = .rightToLeft
        #expect(try scene.frame().midX == 405)
    }
}
