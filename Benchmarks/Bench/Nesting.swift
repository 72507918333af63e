import Tinamou

/// W4: boxes inside boxes, each inset by 1 on all sides; the size of the outermost is edited.
struct Nesting: Workload {
    static let family = "nesting"

    let solver = Solver()
    private let boxes: [Box]
    private let width: ConstraintHandle

    init(size: Int) throws {
        let solver = solver
        var boxes = [Box(solver)]
        try solver.add(boxes[0].left == 0)
        try solver.add(boxes[0].top == 0)
        width = try solver.add(boxes[0].width == 4 * Double(size), at: .strong)
        try solver.add(boxes[0].height == 4 * Double(size), at: .strong)
        for depth in 1..<size {
            let outer = boxes[depth - 1], inner = Box(solver)
            try solver.add(inner.left == outer.left + 1)
            try solver.add(inner.top == outer.top + 1)
            try solver.add(inner.right == outer.right - 1)
            try solver.add(inner.bottom == outer.bottom - 1)
            boxes.append(inner)
        }
        self.boxes = boxes
    }

    var constraintCount: Int { 4 * boxes.count }

    func tick(_ step: Int) throws -> Double {
        try solver.setConstant(of: width, to: 4 * Double(boxes.count) + Double(step % 100))
        var sum = 0.0
        for box in boxes { sum += solver[box.width] }
        return sum
    }

    func complaint() -> String? {
        let last = boxes[boxes.count - 1], depth = Double(boxes.count - 1)
        return expect(solver[last.left], depth, "the innermost left")
            ?? expect(solver[last.width], solver[boxes[0].width] - 2 * depth, "the innermost width")
            ?? expect(solver[last.height], 4 * Double(boxes.count) - 2 * depth, "the innermost height")
    }
}

/// W8: a list of rows, each with a label that gives way to an icon; the scroll offset is edited.
struct List: Workload {
    static let family = "list"

    let solver = Solver()
    private let offset: ConstraintHandle
    private let tops: [Variable]
    private let heights: [Variable]

    init(size: Int) throws {
        let solver = solver
        let width = solver.variable(), start = solver.variable()
        try solver.add(width == 375)
        offset = try solver.add(start == 0, at: .strong)
        var tops: [Variable] = [], heights: [Variable] = []
        var above: Expression = Expression(start)
        for row in 0..<size {
            let top = solver.variable(), height = solver.variable()
            let label = Box(solver), icon = solver.variable()
            try solver.add(top == above)
            try solver.add(label.left == 12)
            try solver.add(label.top == top + 8)
            try solver.add(icon + 24 == width - 12)
            try solver.add(label.right <= icon - 8)
            try solver.add(label.width <= Double(80 + row % 7 * 60), at: Strength(251))
            try solver.add(label.width >= Double(80 + row % 7 * 60), at: .strong)
            try solver.add(label.height == Double(20 + row % 3 * 10))
            try solver.add(height >= label.height + 16)
            try solver.add(height == 44, at: .medium)
            above = top + height
            tops.append(top)
            heights.append(height)
        }
        self.tops = tops
        self.heights = heights
    }

    var constraintCount: Int { 10 * tops.count + 2 }

    func tick(_ step: Int) throws -> Double {
        try solver.setConstant(of: offset, to: -Double(step % 500))
        var sum = 0.0
        for top in tops { sum += solver[top] }
        return sum
    }

    func complaint() -> String? {
        var place = solver[tops[0]]
        for row in tops.indices {
            let height = max(44, Double(20 + row % 3 * 10) + 16)
            if let wrong = expect(solver[tops[row]], place, "row \(row)")
                ?? expect(solver[heights[row]], height, "the height of row \(row)")
            {
                return wrong
            }
            place += height
        }
        return nil
    }
}
