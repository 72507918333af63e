import Tinamou

/// W5: a square table whose columns are equally wide and fill it; its width is edited.
struct Grid: Workload {
    static let family = "grid"

    let solver = Solver()
    private let cells: [[Box]]
    private let width: ConstraintHandle
    private let constraints: Int

    init(size: Int) throws {
        let solver = solver
        let total = solver.variable()
        width = try solver.add(total == 1000, at: .strong)
        let cells = (0..<size).map { _ in (0..<size).map { _ in Box(solver) } }
        for row in 0..<size {
            for column in 0..<size {
                let cell = cells[row][column]
                if column == 0 {
                    try solver.add(cell.left == 0)
                } else {
                    try solver.add(cell.left == cells[row][column - 1].right)
                    try solver.add(cell.height == cells[row][column - 1].height)
                }
                if row == 0 {
                    try solver.add(cell.top == 0)
                    if column > 0 { try solver.add(cell.width == cells[row][column - 1].width) }
                } else {
                    try solver.add(cell.top == cells[row - 1][column].bottom)
                    try solver.add(cell.width == cells[row - 1][column].width)
                }
            }
            try solver.add(cells[row][0].height == 20, at: .weak)
        }
        try solver.add(cells[0][size - 1].right == total)
        self.cells = cells
        constraints = solver.constraints.count
    }

    var constraintCount: Int { constraints }

    func tick(_ step: Int) throws -> Double {
        try solver.setConstant(of: width, to: 1000 + Double(step % 100))
        var sum = 0.0
        for cell in cells[0] { sum += solver[cell.left] }
        return sum
    }

    func complaint() -> String? {
        let size = cells.count
        let wide = cells[0].reduce(0) { $0 + solver[$1.width] }
        let last = cells[size - 1][size - 1]
        return expect(solver[last.width], wide / Double(size), "the last cell's width")
            ?? expect(solver[last.left] + solver[last.width], wide, "the last cell's right")
            ?? expect(solver[last.top], 20 * Double(size - 1), "the last cell's top")
    }
}

/// Layouts of random items with shared sizes, ratios and sums, in which many variables depend on each other in
/// loops; one pixel at the root is edited. Checked by the residuals of the required constraints.
struct Tangle: Workload {
    static let family = "tangle"

    let solver = Solver()
    private let root: ConstraintHandle
    private let boxes: [Box]

    init(size: Int) throws {
        let solver = solver
        var random = UInt64(size) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(bound))
        }
        var boxes = [Box(solver)]
        try solver.add(boxes[0].left == 0)
        try solver.add(boxes[0].top == 0)
        root = try solver.add(boxes[0].width == 800, at: .strong)
        try solver.add(boxes[0].height == 600, at: .strong)
        while 4 * boxes.count < size {
            // Two or three children share their parent's width in given ratios, with gaps; heights follow widths.
            let parent = boxes[next(boxes.count)]
            let count = 2 + next(2)
            var children: [Box] = []
            for index in 0..<count {
                let child = Box(solver)
                if let last = children.last {
                    try solver.add(child.left == last.right + 4)
                    try solver.add(child.width == (0.5 + 0.25 * Double(next(4))) * last.width)
                } else {
                    try solver.add(child.left == parent.left + 4)
                }
                try solver.add(child.top + child.height / 2 == parent.top + parent.height / 2)
                try solver.add(child.height == (0.25 + 0.25 * Double(next(3))) * child.width)
                if index == count - 1 { try solver.add(child.right == parent.right - 4) }
                children.append(child)
            }
            boxes += children
        }
        self.boxes = boxes
    }

    var constraintCount: Int { 4 * boxes.count }

    func tick(_ step: Int) throws -> Double {
        try solver.setConstant(of: root, to: 800 + Double(step % 2))
        var sum = 0.0
        for box in boxes { sum += solver[box.width] }
        return sum
    }

    func complaint() -> String? {
        let problem = solver.problem()
        let values = solver.certificate().values
        for row in problem.rows where row.strength.isRequired && row.violation(at: values) > 1e-7 {
            return "a required constraint is off by \(row.violation(at: values))"
        }
        return nil
    }
}
