import Testing
import TinamouLayout

/// No view has an extent below 0. Expected frames by hand, as UIKit has them.
@Suite struct ExtentsTests {
    let root = View("root"), box = View("box"), button = View("button")
    let engine: LayoutEngine

    init() {
        root.addSubview(box)
        box.addSubview(button)
        engine = LayoutEngine(root: root)
        box.pin(0, 0)
    }

    /// Ties the button to the edges of the box, at a distance of 8.
    private func pad(_ priority: LayoutPriority = .required) {
        button.snp.makeConstraints { $0.edges.equalToSuperview().inset(8).priority(priority) }
    }

    private func layOut(_ size: Size = Size(width: 100, height: 100)) throws(LayoutError) {
        try engine.layout(in: size)
    }

    /// The identifiers of what contradicts, and the others as they read, in order of activation.
    private func conflict() -> [String] {
        do throws(LayoutError) {
            try layOut()
        } catch {
            guard case .unsatisfiable(let conflict) = error else { return ["\(error)"] }
            return conflict.members.map {
                if case .constraint(let statement) = $0.origin { statement.text } else { "root" }
            }
        }
        return []
    }

    @Test func paddingHoldsAnEmptyBoxOpen() throws {
        pad()
        let closed = box.heightAnchor.constraint(equalToConstant: 0)
        closed.priority = LayoutPriority(999)
        closed.isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        try layOut()
        #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 16))
        #expect(button.frame == Rect(x: 8, y: 8, width: 34, height: 0))
    }

    @Test func weakPaddingGivesWay() throws {
        pad(LayoutPriority(999))
        let sides = [box.heightAnchor, box.widthAnchor].map { $0.constraint(equalToConstant: 0) }
        LayoutConstraint.activate(sides)
        try layOut()
        #expect(box.frame.size == Size() && button.frame.size == Size())
        // What has been stated for it is let go.
        for side in sides { side.constant = 40 }
        try layOut()
        #expect(button.frame == Rect(x: 8, y: 8, width: 24, height: 24))
        let count = engine.solver.constraints.count
        sides[0].constant = 10
        try layOut()
        #expect(engine.solver.constraints.count == count + 1 && button.frame.height == 0)
        sides[0].constant = 40
        try layOut()
        #expect(engine.solver.constraints.count == count && !engine.needsLayout)
    }

    @Test("a box of no width contradicts what is required inside it, and says so", arguments: [0.0, 15])
    func requiredPaddingContradicts(_ width: Double) throws {
        pad()
        box.heightAnchor.constraint(equalToConstant: 100).isActive = true
        let narrow = box.widthAnchor.constraint(equalToConstant: 60)
        narrow.isActive = true
        try layOut()
        let before = button.frame
        narrow.constant = width
        for _ in 0..<2 {  // and again, as long as nothing has changed
            #expect(
                conflict() == [
                    "button.left == box.left + 8", "button.right == box.right - 8", "box.width == \(Int(width))",
                    "no extent below 0: button.width >= 0",
                ])
            #expect(button.frame == before && engine.needsLayout)
        }
        narrow.constant = 16
        try layOut()
        #expect(button.frame == Rect(x: 8, y: 8, width: 0, height: 84))
        narrow.constant = width
        #expect(conflict().count == 4)
        narrow.isActive = false
        try layOut()
        #expect(!engine.needsLayout)
    }

    /// Row 28 of the reports: 8, a button and 8 in an arranged view that is hidden. Nothing says how wide the button is.
    @Test func aHiddenViewWithPadding() throws {
        let row = StackScene(.horizontal, [View("left"), View("right")], isOpen: true)
        let inner = View("inner")
        row.views[0].addSubview(inner)
        inner.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(8).labeled("leading")
            make.trailing.equalToSuperview().inset(8).labeled("trailing")
        }
        row.views[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
        try row.layout()
        row.views[0].isHidden = true
        #expect(row.conflict() == ["leading", "no extent below 0", "stack hiding", "trailing"])
        inner.constraints.first { $0.identifier == "trailing" }?.priority = LayoutPriority(999)
        try row.layout()
        #expect(row.frames[0].width == 0 && inner.frame.minX == 8 && inner.frame.width == 0)
        row.views[0].isHidden = false
        try row.layout()
        #expect(row.frames[0].width == 16)
    }

    @Test func labelsGiveWayBeforeTheirExtentsGoBelowZero() throws {
        // A label of 50 between two required distances of 30 in 40: UIKit reports it; at 999 the second one gives way.
        let label = Label("label", letters: 5)
        box.addSubview(label)
        box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 30).isActive = true
        let end = label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -30)
        end.priority = LayoutPriority(999)
        end.isActive = true
        label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        try layOut()
        #expect(label.frame == Rect(x: 30, y: 0, width: 0, height: 20))
        end.priority = .required
        #expect(conflict().last == "no extent below 0: label.width >= 0")
    }

    @Test("what follows from frames settles first: a safe area of where a view was does not count")
    func followersSettleFirst() throws {
        engine.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        button.snp.makeConstraints { make in
            make.edges.equalTo(box.safeAreaLayoutGuide)
        }
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let height = box.heightAnchor.constraint(equalToConstant: 800)
        height.isActive = true
        let size = Size(width: 100, height: 800)
        try layOut(size)
        #expect(button.frame == Rect(x: 0, y: 47, width: 100, height: 719))
        // The safe area reaches to 47, and the home bar is far away.
        height.constant = 60
        try layOut(size)
        #expect(button.frame == Rect(x: 0, y: 47, width: 100, height: 13))
        // 30 are all covered: 47 of them cannot be left out.
        height.constant = 30
        #expect(throws: LayoutError.self) { try layOut(size) }
        // Even with what has been stated, the next frames are computed from their own safe areas.
        button.constraints.first { $0.first.attribute == .bottom }?.priority = LayoutPriority(999)
        try layOut(size)
        #expect(button.frame == Rect(x: 0, y: 47, width: 100, height: 0))
        height.constant = 800
        try layOut(size)
        height.constant = 30
        try layOut(size)
        height.constant = 100
        try layOut(size)
        #expect(button.frame == Rect(x: 0, y: 47, width: 100, height: 53) && !engine.needsLayout)
    }

    @Test("what contradicts before views have set it right in layoutSubviews is no contradiction")
    func viewsHaveTheirSay() throws {
        final class Columns: View {
            var widths: [LayoutConstraint] = []
            var calls = 0, isRight = true
            override func layoutSubviews() {
                calls += 1
                for width in widths { width.constant = isRight ? frame.width / Double(widths.count) : 0 }
            }
        }
        let columns = Columns("columns")
        let engine = LayoutEngine(root: columns)
        for place in 0..<2 {
            let column = View("column \(place)"), inner = View("inner \(place)")
            columns.addSubview(column)
            column.addSubview(inner)
            inner.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(8) }
            let width = column.widthAnchor.constraint(equalToConstant: 0)
            width.isActive = true
            columns.widths.append(width)
        }
        try engine.layout(in: Size(width: 100, height: 10))
        #expect(columns.subviews.map { $0.subviews[0].frame.width } == [34, 34])
        try engine.layout(in: Size(width: 60, height: 10))
        #expect(columns.subviews.map { $0.subviews[0].frame.width } == [14, 14] && !engine.needsLayout)
        // Views that do not set it right are refused, with the frames of before.
        columns.isRight = false
        for _ in 0..<2 {
            #expect(throws: LayoutError.self) { try engine.layout(in: Size(width: 50, height: 10)) }
            #expect(columns.subviews.map { $0.subviews[0].frame.width } == [14, 14] && columns.frame.width == 60)
        }
        columns.isRight = true
        try engine.layout(in: Size(width: 50, height: 10))
        #expect(columns.subviews.map { $0.subviews[0].frame.width } == [9, 9])
    }

    @Test("a list of rows that nothing gives a height: one that is kept pushes the next below 0")
    func rowsWithoutHeights() throws {
        var above = box
        box.heightAnchor.constraint(equalToConstant: 7).isActive = true
        let rows = (0..<300).map { View("row \($0)") }
        for row in rows {
            root.addSubview(row)
            row.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
            row.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            above = row
        }
        try layOut()
        #expect(rows.allSatisfy { $0.frame.height >= 0 && $0.frame.minY >= 7 } && !engine.needsLayout)
        #expect(try root.fittingSize(Size(width: 50), horizontally: .required).width == 50)
        // Once the last one is where the first is, all have the height that is left: none.
        rows[299].bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
        try layOut()
        #expect(rows.allSatisfy { $0.frame.height == 0 && $0.frame.minY == 7 })
    }

    @Test func guidesMayBeTurnedInsideOut() throws {
        let gap = LayoutGuide("gap")
        root.addLayoutGuide(gap)
        gap.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60).isActive = true
        gap.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 40).isActive = true
        try layOut()
        #expect(gap.layoutFrame.width == -20)
    }

    @Test func fittingSizesHaveNoExtentsBelowZero() throws {
        pad()
        #expect(try box.fittingSize() == Size(width: 16, height: 16))
        #expect(throws: LayoutError.self) { try box.fittingSize(Size(width: 10), horizontally: .required) }
        pad(LayoutPriority(500))
        button.snp.remakeConstraints { $0.edges.equalToSuperview().inset(8).priority(500) }
        #expect(try box.fittingSize(Size(width: 10), horizontally: .required) == Size(width: 10, height: 16))
    }

    @Test("a number below 0 is no content size, as UIKit's noIntrinsicMetric", arguments: LayoutAxis.allCases)
    func noIntrinsicMetric(_ axis: LayoutAxis) throws {
        let isRow = axis == .horizontal
        let tile = isRow ? Tile("tile", -1, 20) : Tile("tile", 20, -1), other = View("other")
        root.addSubview(tile)
        root.addSubview(other)
        tile.pin(0, 0)
        other.pin(0, 0)
        let wish = isRow ? tile.widthAnchor : tile.heightAnchor
        let weak = wish.constraint(equalToConstant: 70)
        weak.priority = LayoutPriority(1)
        weak.isActive = true
        try layOut()
        #expect(tile.frame.size == (isRow ? Size(width: 70, height: 20) : Size(width: 20, height: 70)))
        let stack = StackScene(axis, [isRow ? Tile("none", -1) : Tile("none", 10, -1), Tile("some", 30, 30)])
        stack.stack.distribution = .fillProportionally
        try stack.layout(100)
        #expect(stack.spans == [0...70, 70...100])
    }
}
