import Testing
import TinamouLayout

/// The sizes that fit, without moving a frame.
@Suite struct FittingTests {
    /// A cell: a label that wraps with 10 around it.
    private func cell(letters: Int) -> (cell: View, label: Label) {
        let cell = View("cell"), label = Label("label", letters: letters)
        label.wraps = true
        cell.addSubview(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
        ])
        return (cell, label)
    }

    @Test func aCellOfAWidthHasTheHeightOfItsText() throws {
        let (cell, label) = cell(letters: 60)
        // 60 letters at 200 − 20: 18 a line, 4 lines.
        #expect(
            try cell.fittingSize(Size(width: 200), horizontally: .required) == Size(width: 200, height: 100))
        #expect(
            try cell.fittingSize(Size(width: 1000), horizontally: .required) == Size(width: 1000, height: 40))
        #expect(label.frame == Rect())
    }

    @Test func smallestAndLargest() throws {
        let (cell, label) = cell(letters: 12)
        label.wraps = false
        #expect(try cell.fittingSize() == Size(width: 140, height: 40))
        label.setContentHuggingPriority(LayoutPriority(20), for: .horizontal)
        #expect(try cell.fittingSize(Size(width: 5000, height: 5000)) == Size(width: 5000, height: 40))
    }

    @Test func aFittingInATreeLeavesTheTree() throws {
        let root = View("root"), (cell, label) = cell(letters: 6)
        label.wraps = false
        root.addSubview(cell)
        cell.pin(0, 0, 300)
        let engine = LayoutEngine(root: root)
        try engine.layout(in: Size(width: 320, height: 480))
        #expect(cell.frame.width == 300)
        #expect(!engine.needsLayout)
        // The cell's own width is inside the cell; where it is in the root is not.
        #expect(try cell.fittingSize() == Size(width: 300, height: 40))
        #expect(!engine.needsLayout && cell.frame.width == 300)
        cell.constraints.first { $0.first.attribute == .width }?.isActive = false
        #expect(try cell.fittingSize() == Size(width: 80, height: 40))
    }

    @Test func conflictsAreNamed() throws {
        let (cell, _) = cell(letters: 5)
        cell.widthAnchor.constraint(equalToConstant: 50).isActive = true
        do {
            _ = try cell.fittingSize(Size(width: 60), horizontally: .required)
            Issue.record("it fits")
        } catch {
            guard case .unsatisfiable(let conflict) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(conflict.members.last?.origin == .root(.width) && conflict.members.count == 2)
        }
        #expect(throws: LayoutError.self) { try cell.fittingSize(Size(width: .nan)) }
        #expect(throws: LayoutError.self) { try cell.fittingSize(horizontally: LayoutPriority(0)) }
    }

    @Test func marginsCount() throws {
        let cell = View("cell"), label = Label("label", letters: 5)
        cell.addSubview(label)
        for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            let margin: [LayoutAttribute: LayoutAttribute] = [
                .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin, .bottom: .bottomMargin,
            ]
            try LayoutConstraint(label, attribute, .equal, to: cell, margin[attribute]).isActive = true
        }
        #expect(try cell.fittingSize() == Size(width: 66, height: 36))
    }
}
