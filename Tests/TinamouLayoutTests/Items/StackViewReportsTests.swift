import Testing
import TinamouLayout

/// Layouts that people have reported others to get wrong, as stacks: the rows of the collection of reports.
@Suite struct StackViewReportsTests {
    private func fixed(_ lengths: [Double], _ axis: LayoutAxis) -> [View] {
        lengths.enumerated().map { place, length in
            let view = View("view \(place)")
            let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
            let own = anchor.constraint(equalToConstant: length)
            own.identifier = "own"
            own.isActive = true
            return view
        }
    }

    /// Row 9: two quarters of 10, whole pixels. Edges are rounded, so that one is 3 wide and the other 2.
    @Test func pixels() throws {
        let row = StackScene(.horizontal, fixed([2.5, 2.5], .horizontal))
        row.stack.distribution = .equalSpacing
        try row.layout(10)
        #expect(row.spans == [0...2.5, 7.5...10])
        let rounded = row.views.map { $0.frame(roundedToPixelsAt: 1) }
        #expect(rounded.map(\.minX) == [0, 8] && rounded.map(\.width) == [3, 2])
    }

    /// Row 19: 40, 90 and 100 in 568 with equal gaps all round: (568 - 230) / 4.
    @Test func equalGapsAllRound() throws {
        let column = StackScene(.vertical, fixed([40, 90, 100], .vertical))
        column.stack.distribution = .equalSpacing
        column.stack.hasSpacingAtEnds = true
        try column.layout(568)
        #expect(column.frames.map(\.minY) == [84.5, 209, 383.5])
        #expect(column.stack.gaps.map(\.length) == [84.5, 84.5] && column.stack.overlaps.isEmpty)
        column.stack.distribution = .fill
        column.stack.spacing = 6
        column.stack.spacingPriority = LayoutPriority(1)
        column.stack.hasSpacingAtEnds = false
        try column.layout(242)
        #expect(column.frames.map(\.minY) == [0, 46, 142])
    }

    /// Row 21: four of 100 in 320, 5 at both ends. They do not fit: three gaps of (310 - 400) / 3.
    @Test func overlapIsReported() throws {
        for direction in LayoutDirection.allCases {
            let row = StackScene(.horizontal, fixed([100, 100, 100, 100], .horizontal))
            row.root.forcedLayoutDirection = direction
            row.stack.distribution = .equalSpacing
            row.stack.directionalLayoutMargins = DirectionalEdgeInsets(leading: 5, trailing: 5)
            row.stack.isLayoutMarginsRelativeArrangement = true
            #expect(Set(row.conflict(320)).isSuperset(of: ["own", "stack spacing", "stack edge"]))
            row.stack.spacingPriority = LayoutPriority(999)
            try row.layout(320)
            let starts = [5.0, 75, 145, 215]
            #expect(row.frames.map(\.minX) == (direction == .leftToRight ? starts : starts.reversed()))
            #expect(row.frames.allSatisfy { $0.width == 100 })
            #expect(row.stack.overlaps.map(\.length) == [-30, -30, -30])
            #expect(
                row.stack.overlaps.first?.first === row.views[0] && row.stack.overlaps.first?.second === row.views[1])
            try row.layout(430)
            #expect(row.stack.overlaps.isEmpty && row.stack.gaps.map(\.length).allSatisfy { abs($0 - 20 / 3) < 1e-9 })
        }
    }

    /// Row 21: a fixed spacing leaves the views their own widths.
    @Test func aFixedSpacingKeepsTheWidths() throws {
        let row = StackScene(.horizontal, fixed([40, 60, 80], .horizontal), isOpen: true)
        row.stack.spacing = 8
        try row.layout()
        #expect(row.spans == [0...40, 48...108, 116...196])
        row.stack.spacing = -10  // asked for: nothing to report
        try row.layout()
        #expect(row.spans == [0...40, 30...90, 80...160])
        #expect(row.stack.gaps.map(\.length) == [-10, -10] && row.stack.overlaps.isEmpty)
        row.stack.widthAnchor.constraint(equalToConstant: 320).isActive = true
        #expect(row.conflict().count > 3)  // no equal widths in silence
    }
}
