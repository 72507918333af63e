import Tinamou

/// How the cells of a table are tied together.
protocol CellTies {
    static var family: String { get }

    /// States that columns share widths and rows heights, and that cells stand beside and below each other.
    static func state(_ cells: [[Box]], filling total: Variable, _ solver: Solver) throws
}

/// To the first row and the first column: the way in which kiwi is fastest.
enum TiedToFirst: CellTies {
    static let family = "grid"

    static func state(_ cells: [[Box]], filling total: Variable, _ solver: Solver) throws {
        for (row, first) in cells.lazy.map({ $0[0] }).enumerated() {
            if row == 0 {
                try solver.add(first.top == 0)
            } else {
                try solver.add(first.top == cells[row - 1][0].bottom)
            }
            try solver.add(first.height == 20, at: .weak)
        }
        let head = cells[0]
        try solver.add(head[0].left == 0)
        for column in head.indices.dropFirst() {
            try solver.add(head[column].left == head[column - 1].right)
            try solver.add(head[column].width == head[0].width)
        }
        try solver.add(head[head.count - 1].right == total)
        for (row, line) in cells.enumerated() {
            for (column, cell) in line.enumerated() {
                if row > 0 {
                    try solver.add(cell.left == head[column].left)
                    try solver.add(cell.width == head[column].width)
                }
                if column > 0 {
                    try solver.add(cell.top == line[0].top)
                    try solver.add(cell.height == line[0].height)
                }
            }
        }
    }
}

/// To their neighbours.
enum TiedToNeighbours: CellTies {
    static let family = "table"

    static func state(_ cells: [[Box]], filling total: Variable, _ solver: Solver) throws {
        for (row, line) in cells.enumerated() {
            for (column, cell) in line.enumerated() {
                if column == 0 {
                    try solver.add(cell.left == 0)
                } else {
                    try solver.add(cell.left == line[column - 1].right)
                    try solver.add(cell.height == line[column - 1].height)
                }
                if row == 0 {
                    try solver.add(cell.top == 0)
                    if column > 0 { try solver.add(cell.width == line[column - 1].width) }
                } else {
                    try solver.add(cell.top == cells[row - 1][column].bottom)
                    try solver.add(cell.width == cells[row - 1][column].width)
                }
            }
            try solver.add(line[0].height == 20, at: .weak)
        }
        try solver.add(cells[0][cells.count - 1].right == total)
    }
}

/// W5: a square table whose columns are equally wide and fill it; its width is edited.
struct Grid<Ties: CellTies>: Workload {
    static var family: String { Ties.family }

    let solver = Solver()
    private let cells: [[Box]]
    private let total: Variable

    init(size: Int) throws {
        let solver = solver
        total = solver.variable()
        try solver.edit(total, at: .edited)
        try solver.suggest(total, 1000)
        cells = (0..<size).map { _ in (0..<size).map { _ in Box(solver) } }
        try Ties.state(cells, filling: total, solver)
    }

    var constraintCount: Int { 4 * cells.count * cells.count + 1 }
    var cycle: Int { 100 }
    var lastStep: Int { 50 }
    func read() -> Double { cells.joined().reduce(0) { $0 + $1.sum(in: solver) } }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(total, 1000 + Double(step % 100))
        var sum = 0.0
        for cell in cells[0] { sum += solver[cell.left] }
        return sum
    }

    func digest() -> Digest {
        var digest = Digest()
        for cell in cells.joined() { digest.add(cell, in: solver) }
        return digest
    }

    func complaint() -> String? {
        let size = Double(cells.count), last = cells[cells.count - 1][cells.count - 1]
        return expect(solver[last.width], solver[total] / size, "the last cell's width")
            ?? expect(solver[last.left] + solver[last.width], solver[total], "the last cell's right")
            ?? expect(solver[last.top], 20 * (size - 1), "the last cell's top")
    }
}
