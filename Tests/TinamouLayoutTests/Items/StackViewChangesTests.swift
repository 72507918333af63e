import Testing
import Tinamou
import TinamouLayout

/// Stacks that change after a pass, what is hidden in them, and stacks in stacks.
@Suite struct StackViewChangesTests {
    // MARK: Coming and going

    @Test func theArrangementAndTheTree() {
        let a = View("a"), b = View("b"), c = View("c"), other = View("other")
        let stack = StackView("stack", arrangedSubviews: [a, b])
        func names(_ views: [View]) -> [String] { views.map(\.name) }
        stack.addSubview(c)
        #expect(names(stack.arrangedSubviews) == ["a", "b"] && names(stack.subviews) == ["a", "b", "c"])
        stack.insertArrangedSubview(c, at: 0)  // a subview already: its place among those stays
        #expect(names(stack.arrangedSubviews) == ["c", "a", "b"] && names(stack.subviews) == ["a", "b", "c"])
        stack.addSubview(a)  // to the front: the arrangement stays
        #expect(names(stack.arrangedSubviews) == ["c", "a", "b"] && names(stack.subviews) == ["b", "c", "a"])
        stack.setCustomSpacing(3, after: c)
        stack.addArrangedSubview(c)
        #expect(names(stack.arrangedSubviews) == ["a", "b", "c"] && stack.customSpacing(after: c) == 3)
        stack.removeArrangedSubview(c)
        stack.removeArrangedSubview(c)
        #expect(names(stack.arrangedSubviews) == ["a", "b"] && c.superview === stack)
        #expect(stack.customSpacing(after: c) == StackView.spacingUseDefault)
        other.addSubview(a)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty && names(stack.subviews) == ["c"])
    }

    @Test func viewsComeAndGo() throws {
        let row = StackScene(.horizontal, [Tile("a", 10), Tile("b", 20)])
        row.stack.spacing = 5
        try row.layout(100)
        #expect(row.spans == [0...75, 80...100])
        let counts = (row.engine.solver.constraints.count, row.engine.solver.variables.count)
        let c = Tile("c", 30)
        row.stack.insertArrangedSubview(c, at: 1)
        try row.layout(100)
        #expect(row.spans == [0...40, 80...100] && c.frame.minX == 45 && c.frame.maxX == 75)
        row.stack.insertArrangedSubview(c, at: 0)
        try row.layout(100)
        #expect(row.spans == [65...75, 80...100] && c.frame.minX == 0 && c.frame.maxX == 60)
        c.removeFromSuperview()
        try row.layout(100)
        #expect(row.spans == [0...75, 80...100])
        #expect(row.engine.solver.constraints.count == counts.0 && row.engine.solver.variables.count == counts.1)
    }

    @Test func aStackThatGoesLeavesNothing() throws {
        let row = StackScene(.horizontal, [Tile("a", 10), Tile("b", 20)])
        row.stack.alignment = .firstBaseline
        let other = View("other")
        row.root.addSubview(other)
        other.topAnchor.constraint(equalTo: row.root.topAnchor).isActive = true
        try row.layout(100)
        row.stack.removeFromSuperview()
        try row.layout(100)
        // The root's left and top, which are pinned, and the other's top.
        #expect(row.engine.solver.variables.count == 3 && row.engine.solver.constraints.count == 3)
        row.root.addSubview(row.stack)
        row.stack.leftAnchor.constraint(equalTo: row.root.leftAnchor, constant: 30).isActive = true
        try row.layout(200)
        #expect(row.spans == [0...180, 180...200])
    }

    @Test func theAxisTurns() throws {
        let row = StackScene(.horizontal, [Tile("a", 10, 30), Tile("b", 20, 40)])
        row.stack.spacing = 5
        row.stack.alignment = .center
        try row.layout(100, across: 50)
        #expect(row.frames == [Rect(x: 0, y: 10, width: 75, height: 30), Rect(x: 80, y: 5, width: 20, height: 40)])
        row.stack.axis = .vertical
        try row.layout(100, across: 50)
        #expect(row.frames == [Rect(x: 20, y: 0, width: 10, height: 55), Rect(x: 15, y: 60, width: 20, height: 40)])
    }

    // MARK: Hidden views

    @Test func aHiddenViewHasNoExtentAndNoGap() throws {
        let a = Tile("a", 10), b = Tile("b", 20), c = Tile("c", 30)
        let row = StackScene(.horizontal, [a, b, c], isOpen: true)
        row.stack.spacing = 5
        row.stack.setCustomSpacing(50, after: b)
        try row.layout()
        #expect(row.spans == [0...10, 15...35, 85...115])
        b.isHidden = true
        try row.layout()
        #expect(row.spans == [0...10, 10...10, 15...45] && row.stack.frame.width == 45)
        a.isHidden = true
        try row.layout()
        #expect(row.spans == [0...0, 0...0, 0...30])
        b.isHidden = false
        try row.layout()
        #expect(row.spans == [0...0, 0...20, 70...100])
        for distribution in StackView.Distribution.allCases {
            row.stack.distribution = distribution
            try row.layout()
            #expect(row.spans.first == 0...0 && row.spans.last?.upperBound == row.stack.frame.width)
        }
    }

    @Test func aHiddenViewStillHoldsTheStackOpenAcross() throws {
        let high = Tile("high", 10, nil)
        let row = StackScene(.horizontal, [Tile("a", 10, 20), high], isOpen: true)
        high.heightAnchor.constraint(equalToConstant: 80).isActive = true
        high.isHidden = true
        try row.layout()
        #expect(row.stack.frame.height == 80)
        row.stack.alignment = .center
        try row.layout()
        #expect(row.stack.frame.height == 20)
    }

    /// Reports, row 28: what is required inside a hidden view contradicts.
    @Test func whatIsRequiredInsideAHiddenViewIsNamed() throws {
        let box = View("box"), button = View("button"), sibling = View("sibling")
        let row = StackScene(.horizontal, [box, sibling], isOpen: true)
        box.addSubview(button)
        let chain = [
            button.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
            button.widthAnchor.constraint(equalToConstant: 44),
        ]
        chain[0].identifier = "leading"
        chain[1].identifier = "trailing"
        chain[2].identifier = "width"
        LayoutConstraint.activate(chain)
        sibling.widthAnchor.constraint(equalToConstant: 20).isActive = true
        try row.layout()
        #expect(row.spans == [0...60, 60...80])
        box.isHidden = true
        #expect(row.conflict() == ["leading", "stack hiding", "trailing", "width"])
        #expect(row.spans == [0...60, 60...80])
        chain[1].priority = LayoutPriority(999)
        try row.layout()
        #expect(row.spans == [0...0, 0...20] && button.frame.width == 44)
        box.isHidden = false
        try row.layout()
        #expect(row.spans == [0...60, 60...80])
    }

    /// Reports, row 28: a hidden view as wide as its sibling and 1 more.
    @Test func aHiddenViewThatFollowsASibling() throws {
        let hidden = View("hidden"), sibling = View("sibling")
        let row = StackScene(.horizontal, [hidden, sibling], isOpen: true)
        let own = sibling.widthAnchor.constraint(equalToConstant: 40)
        own.identifier = "own"
        let link = hidden.widthAnchor.constraint(equalTo: sibling.widthAnchor, constant: 1)
        link.identifier = "link"
        LayoutConstraint.activate([own, link])
        hidden.isHidden = true
        #expect(row.conflict() == ["link", "own", "stack hiding"])
        link.priority = LayoutPriority(999)
        try row.layout()
        #expect(row.spans == [0...0, 0...40])
    }

    // MARK: Baselines

    @Test func spacingFromBaselineToBaseline() throws {
        let a = Tile("a", 10, 30, baselines: (20, 8)), b = Tile("b", 10, 40, baselines: (25, 10))
        let column = StackScene(.vertical, [a, b], isOpen: true)
        column.stack.isBaselineRelativeArrangement = true
        column.stack.spacing = 30
        try column.layout()
        // a's last line is at 22, b's first at 52
        #expect(column.spans == [0...30, 27...67])
        #expect(column.stack.gaps.map(\.length) == [-3])
        column.stack.spacing = StackView.spacingUseSystem  // 21 below
        try column.layout()
        #expect(column.spans == [0...30, 18...58])
        a.baselines = (20, 5)
        a.invalidateIntrinsicContentSize()
        try column.layout()
        #expect(column.spans == [0...30, 21...61])
        column.stack.isBaselineRelativeArrangement = false
        try column.layout()
        #expect(column.spans == [0...30, 38...78])
    }

    @Test func aStacksBaselinesAreThoseOfItsOutermostViews() throws {
        let a = Tile("a", 10, 30, baselines: (20, 8)), b = Tile("b", 10, 40, baselines: (25, 10))
        let inner = StackView("inner", axis: .vertical, arrangedSubviews: [a, b])
        let column = StackScene(.vertical, [inner], isOpen: true)
        let mark = Tile("mark", 10, 10, baselines: (5, 2)), foot = Tile("foot", 10, 10, baselines: (5, 2))
        column.root.addSubview(mark)
        column.root.addSubview(foot)
        mark.firstBaselineAnchor.constraint(equalTo: column.stack.firstBaselineAnchor).isActive = true
        foot.lastBaselineAnchor.constraint(equalTo: column.stack.lastBaselineAnchor).isActive = true
        try column.layout()
        // The stack is at 20 and 70 high: lines at 40 and 80.
        #expect(mark.frame.minY == 35 && foot.frame.maxY == 82)
        a.isHidden = true
        try column.layout()
        #expect(mark.frame.minY == 40 && foot.frame.maxY == 52)  // at 45 and 50
        b.baselines = (15, 20)
        b.invalidateIntrinsicContentSize()
        try column.layout()
        #expect(mark.frame.minY == 30 && foot.frame.maxY == 42)  // at 35 and 40
        a.isHidden = false
        b.removeFromSuperview()
        try column.layout()
        #expect(mark.frame.minY == 35 && foot.frame.maxY == 44)  // at 40 and 42
    }

    // MARK: Stacks in stacks

    @Test func stacksInAStack() throws {
        let a = Tile("a", 10, 10), b = Tile("b", 20, 15), c = Tile("c", 50, 20)
        let first = StackView("first", arrangedSubviews: [a, b]), second = StackView("second", arrangedSubviews: [c])
        let column = StackScene(.vertical, [first, second], isOpen: true)
        first.spacing = 5
        column.stack.spacing = 4
        try column.layout()
        // c makes the column 50 wide; of the 15 that are left over in the first row, a takes all.
        #expect(column.stack.frame == Rect(x: 10, y: 20, width: 50, height: 39))
        #expect(column.frames == [Rect(x: 0, y: 0, width: 50, height: 15), Rect(x: 0, y: 19, width: 50, height: 20)])
        #expect(a.frame == Rect(x: 0, y: 0, width: 25, height: 15) && b.frame.minX == 30)
        b.isHidden = true
        try column.layout()
        #expect(a.frame == Rect(x: 0, y: 0, width: 50, height: 15))  // b still holds the row open across
        second.isHidden = true
        try column.layout()
        #expect(column.stack.frame.height == 15)
        second.isHidden = false
        second.addArrangedSubview(b)
        b.isHidden = false
        second.distribution = .fillEqually
        try column.layout()
        // Both want 50 and 20; the larger decides, for 750 is more than 250.
        #expect(c.frame.width == 50 && b.frame.minX == 50 && b.frame.width == 50)
        #expect(column.stack.frame.size == Size(width: 100, height: 34) && a.frame.width == 100)
    }

    @Test func theSizeThatFits() throws {
        let row = StackScene(.horizontal, [Tile("a", 10, 30), Tile("b", 20, 40)], isOpen: true)
        row.stack.spacing = 5
        #expect(try row.stack.fittingSize() == Size(width: 35, height: 40))
        row.stack.axis = .vertical
        #expect(try row.stack.fittingSize() == Size(width: 20, height: 75))
    }

    @Test func nothingIsLeftOpen() throws {
        for distribution in StackView.Distribution.allCases {
            for alignment in StackView.Alignment.allCases {
                let row = StackScene(.horizontal, [Tile("a", 10), Tile("b", 20), Tile("c", 20)])
                row.stack.distribution = distribution
                row.stack.alignment = alignment
                row.views[1].isHidden = true
                try row.layout(100, across: 50)
                #expect(try row.engine.ambiguities().isEmpty, "\(distribution), \(alignment)")
            }
        }
    }
}
