import Tinamou

/// One component in which everything depends on everything: each point of a square mesh is the mean of its
/// neighbours; the value along one side is edited.
struct Mesh: StatedWorkload {
    static let family = "mesh"

    let solver: Solver
    private let side: Variable
    private let points: [[Variable]]

    init<S: Sink>(size: Int, into sink: inout S) throws {
        let solver = sink.solver
        side = solver.variable()
        try solver.edit(side, at: .edited)
        try solver.suggest(side, 100)
        let points = (0..<size).map { _ in (0..<size).map { _ in solver.variable() } }
        for row in 0..<size {
            for column in 0..<size {
                var sum = column == 0 ? Expression(side) : Expression(points[row][column - 1])
                if column + 1 < size { sum = sum + points[row][column + 1] }
                if row > 0 { sum = sum + points[row - 1][column] }
                if row + 1 < size { sum = sum + points[row + 1][column] }
                try sink.add(4 * points[row][column] == sum)
            }
        }
        self.points = points
        self.solver = solver
    }

    var constraintCount: Int { points.count * points.count + 1 }
    var cycle: Int { 100 }
    func read() -> Double { points.joined().reduce(0) { $0 + solver[$1] } }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(side, 100 + Double(step % 100))
        return read()
    }

    func digest() -> Digest {
        var digest = Digest()
        for point in points.joined() { digest.add(solver[point]) }
        return digest
    }

    func complaint() -> String? {
        for row in points.indices {
            for column in points.indices {
                func value(_ row: Int, _ column: Int) -> Double {
                    points.indices.contains(row) && points.indices.contains(column) ? solver[points[row][column]] : 0
                }
                let left = column == 0 ? solver[side] : value(row, column - 1)
                let mean = (left + value(row, column + 1) + value(row - 1, column) + value(row + 1, column)) / 4
                if let wrong = expect(value(row, column), mean, "point \(row), \(column)") { return wrong }
            }
        }
        return nil
    }
}
