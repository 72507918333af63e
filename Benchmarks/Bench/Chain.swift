import Tinamou

/// W3: boxes in a row, each wanting 100 and having at least 10, and a limit of their end.
struct Row {
    let solver: Solver
    let limit: Variable
    let lefts: [Variable]
    let widths: [Variable]

    init<S: Sink>(_ count: Int, into sink: inout S) throws {
        let solver = sink.solver
        let limit = solver.variable()
        try solver.edit(limit, at: .edited)
        try solver.suggest(limit, Row.natural(count) * 1.4)
        var lefts = [solver.variable()]
        var widths: [Variable] = []
        lefts.reserveCapacity(count + 1)
        widths.reserveCapacity(count)
        try sink.add(lefts[0] == 0)
        for box in 0..<count {
            let width = solver.variable(), left = solver.variable()
            try sink.add(left == lefts[box] + width + 8)
            try sink.add(width >= 10)
            try sink.add(width == 100, at: .weak)
            widths.append(width)
            lefts.append(left)
        }
        try sink.add(lefts[count] <= limit)
        self.solver = solver
        self.limit = limit
        self.lefts = lefts
        self.widths = widths
    }

    /// How long a row is when every box has what it wants.
    static func natural(_ count: Int) -> Double { Double(count) * 108 }

    var natural: Double { Row.natural(widths.count) }
    var constraintCount: Int { 3 * widths.count + 3 }
    var end: Double { solver[lefts[widths.count]] }

    /// The widths, added up.
    func total() -> Double { widths.reduce(0) { $0 + solver[$1] } }

    /// Which boxes are short is a choice; the totals are not.
    func digest() -> Digest {
        var digest = Digest()
        digest.add(total())
        digest.add(end)
        return digest
    }
}

extension Workload {
    /// What is wrong with a row, or `nil`.
    func complaint(about row: Row) -> String? {
        let room = solver[row.limit]
        return expect(row.end, min(room, row.natural), "the end")
            ?? expect(row.total() + 8 * Double(row.widths.count), row.end, "the sum of the widths")
    }
}

/// W3: the limit swings between 60 % and 140 % of what the boxes want.
struct Chain: StatedWorkload {
    static let family = "chain"
    static let operation = "swing"

    private let row: Row

    init<S: Sink>(size: Int, into sink: inout S) throws { row = try Row(size, into: &sink) }

    var solver: Solver { row.solver }
    var constraintCount: Int { row.constraintCount }
    var cycle: Int { 2 }
    func read() -> Double { row.total() + row.lefts.reduce(0) { $0 + solver[$1] } }
    func digest() -> Digest { row.digest() }
    func complaint() -> String? { complaint(about: row) }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(row.limit, row.natural * (step & 1 == 0 ? 0.6 : 1.4))
        return row.total()
    }
}

/// W3 while the boxes are compressed: the limit moves by 1.
struct CompressedChain: Workload {
    static let family = "chain"
    static let operation = "nudge"

    private let row: Row

    init(size: Int) throws {
        var sink = OneByOne()
        row = try Row(size, into: &sink)
        try solver.suggest(row.limit, row.natural * 0.6 + 30)
    }

    var solver: Solver { row.solver }
    var constraintCount: Int { row.constraintCount }
    var cycle: Int { 32 }
    func read() -> Double { row.total() }
    func digest() -> Digest { row.digest() }
    func complaint() -> String? { complaint(about: row) }

    func tick(_ step: Int) throws -> Double {
        let place = step & 31
        try solver.suggest(row.limit, row.natural * 0.6 + Double(place < 16 ? 30 + place : 62 - place))
        return row.total()
    }
}
