import Tinamou

/// W8: a list of rows, each with a label that gives way to an icon; the scroll offset is edited.
struct List: StatedWorkload {
    static let family = "list"

    private struct Entry {
        let top, height, icon: Variable
        let label: Box
    }

    let solver: Solver
    private let offset: Variable
    private let rows: [Entry]

    init<S: Sink>(size: Int, into sink: inout S) throws {
        solver = sink.solver
        offset = solver.variable()
        try solver.edit(offset, at: .edited)
        let width = solver.variable()
        try sink.add(width == 375)
        var rows: [Entry] = []
        rows.reserveCapacity(size)
        var above = Expression(offset)
        for row in 0..<size {
            let entry = Entry(
                top: solver.variable(), height: solver.variable(), icon: solver.variable(), label: Box(solver))
            let label = entry.label, natural = List.naturalWidth(row)
            try sink.add(entry.top == above)
            try sink.add(label.left == 12)
            try sink.add(label.top == entry.top + 8)
            try sink.add(entry.icon + 24 == width - 12)
            try sink.add(label.right <= entry.icon - 8)
            try sink.add(label.width <= natural, at: .weak)
            try sink.add(label.width >= natural, at: .strong)
            try sink.add(label.height == List.labelHeight(row))
            try sink.add(entry.height >= label.height + 16)
            try sink.add(entry.height == 44, at: .medium)
            above = entry.top + entry.height
            rows.append(entry)
        }
        self.rows = rows
    }

    /// What a label wants: 80 to 440, of which 319 can be had.
    private static func naturalWidth(_ row: Int) -> Double { Double(80 + row % 7 * 60) }

    /// What a label has: 20, 30 or 40.
    private static func labelHeight(_ row: Int) -> Double { Double(20 + row % 3 * 10) }

    var constraintCount: Int { 10 * rows.count + 2 }
    var cycle: Int { 500 }
    var lastStep: Int { 123 }

    func read() -> Double {
        rows.reduce(0) {
            $0 + solver[$1.top] + solver[$1.height] + solver[$1.icon] + $1.label.sum(in: solver)
        }
    }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(offset, -Double(step % 500))
        var sum = 0.0
        for row in rows { sum += solver[row.top] }
        return sum
    }

    func digest() -> Digest {
        var digest = Digest()
        for row in rows {
            digest.add(solver[row.top])
            digest.add(solver[row.height])
            digest.add(solver[row.icon])
            digest.add(row.label, in: solver)
        }
        return digest
    }

    func complaint() -> String? {
        var place = solver[offset]
        for (index, row) in rows.enumerated() {
            let height = max(44, List.labelHeight(index) + 16)
            if let wrong = expect(solver[row.top], place, "row \(index)")
                ?? expect(solver[row.height], height, "the height of row \(index)")
                ?? expect(solver[row.label.width], min(List.naturalWidth(index), 319), "label \(index)")
            {
                return wrong
            }
            place += height
        }
        return nil
    }
}
