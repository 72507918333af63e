import Testing
import Tinamou
import TinamouLayout

/// What stacks come to, in frames worked out by hand.
@Suite struct StackViewTests {
    // MARK: Distributions and alignments

    /// One of the arrangements that the table below has an answer for.
    struct Case: CustomTestStringConvertible {
        var distribution: StackView.Distribution
        var alignment: StackView.Alignment
        var axis: LayoutAxis
        var direction: LayoutDirection

        var testDescription: String { "\(distribution), \(alignment), \(axis), \(direction)" }

        static let all = StackView.Distribution.allCases.flatMap { distribution in
            StackView.Alignment.allCases.flatMap { alignment in
                LayoutAxis.allCases.flatMap { axis in
                    LayoutDirection.allCases.map { direction in
                        Case(distribution: distribution, alignment: alignment, axis: axis, direction: direction)
                    }
                }
            }
        }

        /// Where 40, 60 and 50 lie in 320 with spacing 10, as start and length.
        var along: [(Double, Double)] {
            switch distribution {
            // 320 - 20 - 150 = 150 is left over; all hug alike, so the first takes it.
            case .fill: [(0, 190), (200, 60), (270, 50)]
            // (320 - 20) / 3
            case .fillEqually: [(0, 100), (110, 100), (220, 100)]
            // 320 - 20 is twice 40 + 60 + 50
            case .fillProportionally: [(0, 80), (90, 120), (220, 100)]
            // gaps of (320 - 150) / 2
            case .equalSpacing: [(0, 40), (125, 60), (270, 50)]
            // centres 20, 157.5 and 295
            case .equalCentering: [(0, 40), (127.5, 60), (270, 50)]
            }
        }

        /// Where 20, 50 and 30 lie across 100. First baselines are 15, 25 and 20 below the tops, last ones 5, 10
        /// and 8 above the bottoms.
        var across: [(Double, Double)] {
            switch (alignment, axis) {
            case (.fill, _): [(0, 100), (0, 100), (0, 100)]
            case (.leading, _), (.firstBaseline, .vertical): [(0, 20), (0, 50), (0, 30)]
            case (.trailing, _), (.lastBaseline, .vertical): [(80, 20), (50, 50), (70, 30)]
            case (.center, _): [(40, 20), (25, 50), (35, 30)]
            // The span ends at 100 and is small: the lowest bottom, 25 below the line, is there. The line is at 75.
            case (.firstBaseline, .horizontal): [(60, 20), (50, 50), (55, 30)]
            // The span starts at 0: the highest top, 40 above the line, is there. The line is at 40.
            case (.lastBaseline, .horizontal): [(25, 20), (0, 50), (18, 30)]
            }
        }

        var frames: [Rect] {
            zip(along, across).map { along, across in
                let isRow = axis == .horizontal
                let x = isRow ? along : across, y = isRow ? across : along
                let width: Double = isRow ? 320 : 100
                let left = direction == .leftToRight ? x.0 : width - x.0 - x.1
                return Rect(x: left, y: y.0, width: x.1, height: y.1)
            }
        }
    }

    @Test(arguments: Case.all)
    func everyDistributionWithEveryAlignment(of what: Case) throws {
        let sizes: [(Double, Double)] = [(40, 20), (60, 50), (50, 30)]
        let baselines: [(Double, Double)] = [(15, 5), (25, 10), (20, 8)]
        let labels = zip(sizes, baselines).map { size, baseline in
            what.axis == .horizontal
                ? Tile("", size.0, size.1, baselines: baseline) : Tile("", size.1, size.0, baselines: baseline)
        }
        let row = StackScene(what.axis, labels)
        row.stack.distribution = what.distribution
        row.stack.alignment = what.alignment
        row.stack.spacing = 10
        row.root.forcedLayoutDirection = what.direction
        try row.layout(320, across: 100)
        #expect(zip(row.frames, what.frames).allSatisfy { isClose($0, $1) }, "\(row.frames), not \(what.frames)")
    }

    // MARK: What is open

    @Test func whatIsMissingIsTakenFromTheLast() throws {
        // 40 + 60 + 50 in 80: the last gives 50, the one before it 20.
        for distribution in [StackView.Distribution.fill, .equalSpacing] {
            let row = StackScene(.horizontal, [Tile("", 40), Tile("", 60), Tile("", 50)])
            row.stack.distribution = distribution
            row.stack.spacing = 10
            try row.layout(100)
            #expect(row.spans == [0...40, 50...90, 100...100])
            try row.layout(40)  // room for 20
            #expect(row.spans == [0...20, 30...30, 40...40])
        }
    }

    @Test func theOrderHoldsForManyViews() throws {
        for distribution in [StackView.Distribution.fill, .equalSpacing] {
            let row = StackScene(.horizontal, (0..<150).map { _ in Tile("", 10) })
            row.stack.distribution = distribution
            row.stack.spacing = 3
            try row.layout(3000)
            try row.layout(1047)  // 447 for the gaps, 600 for the first 60
            #expect(row.spans.map { $0.upperBound - $0.lowerBound } == (0..<150).map { $0 < 60 ? 10 : 0 })
        }
    }

    @Test func prioritiesComeBeforeTheOrder() throws {
        let a = Tile("a", 40), b = Tile("b", 60), c = Tile("c", 50)
        let row = StackScene(.horizontal, [a, b, c])
        b.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
        try row.layout(200)
        #expect(row.spans == [0...40, 40...150, 150...200])
        a.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        try row.layout(120)
        #expect(row.spans == [0...10, 10...70, 70...120])
    }

    @Test func whatMayNotGrowLeavesItToTheNext() throws {
        let a = Tile("a", 40), b = Tile("b", 60)
        let row = StackScene(.horizontal, [a, b])
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 55).isActive = true
        try row.layout(200)
        #expect(row.spans == [0...55, 55...200])
    }

    @Test func viewsWithoutContentAreInOrderToo() throws {
        let row = StackScene(.horizontal, [View("a"), View("b")])
        row.stack.spacing = 10
        try row.layout(100)
        #expect(row.spans == [0...90, 100...100])
    }

    @Test func centresGiveWayToSpacing() throws {
        // Equal distances would put b's centre at (50 + 155) / 2, 2.5 inside a.
        let row = StackScene(.horizontal, [Tile("a", 100), Tile("b", 10), Tile("c", 10)])
        row.stack.distribution = .equalCentering
        row.stack.spacing = 10
        try row.layout(160)
        #expect(row.spans == [0...100, 110...120, 150...160])
    }

    @Test func proportionsFollowTheContent() throws {
        let a = Tile("a", 10), b = Tile("b", 30), plain = View("plain"), empty = Tile("empty", 0)
        plain.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let row = StackScene(.horizontal, [plain, a, empty, b])
        row.stack.distribution = .fillProportionally
        try row.layout(100)
        #expect(row.spans == [0...20, 20...40, 40...40, 40...100])
        a.size.width = 30
        a.invalidateIntrinsicContentSize()
        try row.layout(100)
        #expect(row.spans == [0...20, 20...60, 60...60, 60...100])
    }

    @Test func proportionsOfHeightsFollowTheWidth() throws {
        // Areas 2000 and 1000: at any width, heights as 2 to 1.
        let column = StackScene(.vertical, [Prose("a", area: 2000), Prose("b", area: 1000), Tile("c", 10, 30)])
        column.stack.distribution = .fillProportionally
        try column.layout(120, across: 100)  // 20 : 10 : 30
        #expect(column.spans == [0...40, 40...60, 60...120])
        try column.layout(120, across: 50)  // 40 : 20 : 30
        #expect(zip(column.spans, [0...(160 / 3), (160 / 3)...80, 80...120]).allSatisfy { isClose($0, $1) })
    }

    // MARK: Spacing

    @Test func spacingAfterOneView() throws {
        let a = Tile("a", 10), b = Tile("b", 10), c = Tile("c", 10), d = Tile("d", 10)
        let row = StackScene(.horizontal, [a, b, c, d], isOpen: true)
        row.stack.spacing = 5
        row.stack.setCustomSpacing(20, after: a)
        row.stack.setCustomSpacing(StackView.spacingUseSystem, after: b)
        row.stack.setCustomSpacing(7, after: View("stranger"))
        try row.layout()
        // 10, 20, 10, 8, 10, 5, 10
        #expect(row.spans == [0...10, 30...40, 48...58, 63...73])
        #expect(row.stack.frame.width == 73)
        #expect(row.stack.customSpacing(after: a) == 20)
        #expect(row.stack.customSpacing(after: c) == StackView.spacingUseDefault)
        row.stack.setCustomSpacing(StackView.spacingUseDefault, after: a)
        row.stack.spacing = StackView.spacingUseSystem
        try row.layout()
        #expect(row.spans == [0...10, 18...28, 36...46, 54...64])
    }

    @Test func equalGapsAreNoSmallerThanAnySpacing() throws {
        let a = Tile("a", 20), b = Tile("b", 20), c = Tile("c", 20)
        let row = StackScene(.horizontal, [a, b, c])
        row.stack.distribution = .equalSpacing
        row.stack.setCustomSpacing(30, after: a)
        try row.layout(200)
        #expect(row.spans == [0...20, 90...110, 180...200])
        try row.layout(110)  // 60 for the gaps, 50 for the views
        #expect(row.spans == [0...20, 50...70, 100...110])
    }

    @Test func aSpacingIsAnEditOfConstants() throws {
        let row = StackScene(.horizontal, (0..<20).map { _ in Tile("", 10) }, isOpen: true)
        row.stack.alignment = .center
        try row.layout()
        let before = row.engine.solver.constraints
        for spacing in 1...9 {
            row.stack.spacing = Double(spacing)
            try row.layout()
            #expect(row.stack.frame.width == 200 + 19 * Double(spacing))
        }
        #expect(row.engine.solver.constraints == before)
    }

    @Test func aPassWithNothingChangedDoesNothing() throws {
        let row = StackScene(.horizontal, [Tile("", 10), Tile("", 20)])
        try row.layout(100)
        let before = row.engine.solver.statistics
        row.stack.spacing = 0
        row.stack.setNeedsUpdateConstraints()
        try row.layout(100)
        #expect(row.engine.solver.statistics == before && !row.engine.needsLayout)
    }

    @Test func numbersThatAreNone() throws {
        let row = StackScene(.horizontal, [Tile("a", 10), Tile("b", 20)])
        row.stack.spacing = .nan
        guard case .invalidNumber(let statement)? = row.failure(100) else {
            Issue.record("the spacing was taken")
            return
        }
        #expect(statement.text.hasPrefix("stack spacing: "))
        row.stack.spacing = 30
        try row.layout(100)
        #expect(row.spans == [0...50, 80...100])
        row.stack.distribution = .equalSpacing
        for number in [Double.nan, .infinity, -.infinity] {
            row.stack.setCustomSpacing(number, after: row.views[0])
            guard case .invalidNumber? = row.failure(100) else {
                Issue.record("\(number) was taken")
                return
            }
        }
    }

    // MARK: Edges

    @Test func insideMargins() throws {
        for direction in LayoutDirection.allCases {
            let row = StackScene(.horizontal, [Tile("a", 20), Tile("b", 30)])
            row.root.forcedLayoutDirection = direction
            row.stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 4, trailing: 5)
            row.stack.isLayoutMarginsRelativeArrangement = true
            try row.layout(100, across: 50)
            // 75 between 20 and 95
            let isLeftToRight = direction == .leftToRight
            #expect(row.spans == (isLeftToRight ? [20...65, 65...95] : [35...80, 5...35]))
            #expect(row.frames.allSatisfy { $0.minY == 1 && $0.maxY == 46 })
            row.stack.isLayoutMarginsRelativeArrangement = false
            try row.layout(100, across: 50)
            #expect(row.spans == (isLeftToRight ? [0...70, 70...100] : [30...100, 0...30]))
        }
    }

    @Test func aStackIsAsLargeAsItsViews() throws {
        for (alignment, tops) in [
            (StackView.Alignment.top, [0.0, 0, 0]), (.center, [30, 0, 15]), (.bottom, [60, 0, 30]),
        ] {
            let row = StackScene(
                .horizontal, [Tile("", 10, 20), Tile("", 10, 80), Tile("", 10, 50)], isOpen: true)
            row.stack.alignment = alignment
            row.stack.spacing = 5
            try row.layout()
            #expect(row.stack.frame == Rect(x: 10, y: 20, width: 40, height: 80))
            #expect(row.frames.map(\.minY) == tops && row.frames.map(\.height) == [20, 80, 50])
        }
    }

    @Test func aStackOfNothingIsNothing() throws {
        let row = StackScene(.horizontal, [Tile("a", 10)], isOpen: true)
        try row.layout()
        #expect(row.stack.frame.width == 10)
        row.views[0].isHidden = true
        try row.layout()
        #expect(row.stack.frame.width == 0)
        row.stack.removeArrangedSubview(row.views[0])
        try row.layout()
        #expect(row.stack.frame.width == 0)
    }

    @Test func aViewThatIsReadOtherwise() throws {
        let a = Tile("a", 10), b = Tile("b", 20), c = Tile("c", 30)
        let row = StackScene(.horizontal, [a, b, c])
        row.stack.distribution = .equalSpacing
        b.forcedLayoutDirection = .leftToRight
        for direction in [LayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
            row.root.forcedLayoutDirection = direction
            try row.layout(100)
            let isLeftToRight = direction == .leftToRight
            #expect(row.spans == (isLeftToRight ? [0...10, 30...50, 70...100] : [90...100, 50...70, 0...30]))
        }
        row.root.forcedLayoutDirection = .rightToLeft
        try row.layout(100)
        c.forcedLayoutDirection = .leftToRight
        try row.layout(100)
        #expect(row.spans == [90...100, 50...70, 0...30])
    }
}
