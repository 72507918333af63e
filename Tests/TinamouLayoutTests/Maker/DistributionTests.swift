import Testing
import TinamouLayout

/// Items in rows and columns, with gaps worked out by hand.
@Suite struct DistributionTests {
    /// Items with extents along an axis, in a root of so many points.
    private func items(
        _ extents: [Double], _ axis: LayoutAxis, in extent: Double, _ direction: LayoutDirection = .leftToRight
    ) -> (engine: LayoutEngine, items: [View], layOut: () throws -> [Double]) {
        let root = View("root")
        root.forcedLayoutDirection = direction
        let isHorizontal = axis == .horizontal
        let items = extents.indices.map { View("item \($0)") }
        for (item, extent) in zip(items, extents) {
            root.addSubview(item)
            item.snp.makeConstraints { make in
                (isHorizontal ? make.width : make.height).equalTo(extent)
                if isHorizontal {
                    make.verticalEdges.equalToSuperview()
                } else {
                    make.horizontalEdges.equalToSuperview()
                }
            }
        }
        let engine = LayoutEngine(root: root)
        let size = isHorizontal ? Size(width: extent, height: 10) : Size(width: 10, height: extent)
        return (
            engine, items,
            {
                try engine.layout(in: size)
                return items.map { isHorizontal ? $0.frame.minX : $0.frame.minY }
            }
        )
    }

    @Test func equalGaps() throws {
        let (_, items, layOut) = items([40, 90, 100], .vertical, in: 568)
        let row = items.snp.distribute(along: .vertical)
        #expect(try layOut() == [84.5, 209, 383.5])
        #expect(row.gap == 84.5 && row.overlap == 0 && row.gaps.count == 4 && "\(row)" == "gap 84.5")
        #expect(items.map(\.frame.height) == [40, 90, 100])
    }

    @Test(arguments: LayoutDirection.allCases)
    func ownWidthsAreKept(direction: LayoutDirection) throws {
        let (_, items, layOut) = items([40, 60, 80], .horizontal, in: 320, direction)
        // One item is read in its own direction; the row is the superview's.
        items[1].forcedLayoutDirection = .leftToRight
        items.snp.distribute(along: .horizontal, gaps: .fixed(10), lead: .fixed(5), tail: .open)
        #expect(try layOut() == (direction == .leftToRight ? [5, 55, 125] : [275, 205, 115]))
        #expect(items.map(\.frame.width) == [40, 60, 80])
    }

    @Test(arguments: LayoutDirection.allCases)
    func endsOfItsOwn(direction: LayoutDirection) throws {
        let (_, items, layOut) = items([40, 60], .horizontal, in: 200, direction)
        for item in items { item.forcedLayoutDirection = .leftToRight }  // the row is the superview's all the same
        let row = try items.snp.tryDistribute(along: .horizontal, lead: .fixed(10), tail: .fixed(30))
        #expect(try layOut() == (direction == .leftToRight ? [10, 110] : [150, 30]))
        #expect(row.gap == 60)
        row.remove()
        #expect(!row.isActive && row.gap == nil && items[0].superview?.layoutGuides.isEmpty == true)
        try items.snp.tryDistribute(along: .horizontal, gaps: .fixed(7), lead: .open, tail: .gap)
        #expect(try layOut() == (direction == .leftToRight ? [86, 133] : [74, 7]))
    }

    @Test func anOverlapIsRefused() throws {
        let (_, items, layOut) = items([100, 100, 100, 100], .horizontal, in: 320)
        items.snp.distribute(along: .horizontal, lead: .fixed(5), tail: .fixed(5))
        do {
            _ = try layOut()
            Issue.record("items overlap without a word")
        } catch LayoutError.unsatisfiable(let conflict) {
            #expect("\(conflict)".contains("gap 1.width >= 0"))
        }
    }

    @Test func anOverlapThatIsAllowedIsReported() throws {
        let (_, items, layOut) = items([100, 100, 100, 100], .horizontal, in: 320)
        let row = items.snp.distribute(along: .horizontal, lead: .fixed(5), tail: .fixed(5), overlap: .allowed)
        #expect(try layOut() == [5, 75, 145, 215])
        #expect(row.gap == -30 && row.overlap == 30 && "\(row)" == "gap -30: neighbours overlap by 30")
    }

    @Test func refusalsLeaveNothingBehind() throws {
        let (engine, items, layOut) = items([100, 100], .horizontal, in: 150)
        func constraints() -> Int { engine.root.constraints.count + items.reduce(0) { $0 + $1.constraints.count } }
        let frames = try layOut(), count = constraints()
        #expect(error { try items.snp.tryDistribute(along: .horizontal) } != nil)
        #expect(engine.root.layoutGuides.isEmpty)
        #expect(constraints() == count)
        #expect(try layOut() == frames)
        let alone = View("alone"), inner = View("inner")
        items[0].addSubview(inner)
        let cases: [([View], MakerMistake.Reason)] = [
            ([alone], .noSuperview), ([items[0], alone], .differentSuperviews),
            ([items[0], inner], .differentSuperviews),
        ]
        for (row, reason) in cases {
            #expect(
                mistakes { try row.snp.tryDistribute(along: .vertical) }.map(\.reason) == [
                    reason
                ])
        }
        let row = [items[0], inner].snp.distribute(along: .vertical)
        #expect(!row.isActive && row.gaps.isEmpty && "\(row)" == "no gaps")
        do {
            _ = try layOut()
            Issue.record("the mistake is lost")
        } catch LayoutError.mistakes(let found) {
            #expect(found.map(\.text) == ["distribute item 0, inner"])
        }
        for gaps in [Distribution.Gaps.fixed(.nan), .equal] {
            let end = gaps == .equal ? Distribution.End.fixed(.infinity) : .gap
            let found = mistakes {
                try items.snp.tryDistribute(along: .vertical, gaps: gaps, tail: end)
            }
            #expect(found.map(\.reason) == [.invalidNumber])
        }
        let none: [View] = []
        #expect(none.snp.distribute(along: .vertical).layoutConstraints.isEmpty)
    }
}
