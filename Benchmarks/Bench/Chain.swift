import Tinamou

/// W3: boxes in a row, each wanting 100 and having at least 10, under a limit that swings between 60 % and 140 % of
/// what they want.
struct Chain: Workload {
    static let family = "chain"

    let solver = Solver()
    private let lefts: [Variable]
    private let widths: [Variable]
    private let limit: ConstraintHandle
    private let natural: Double

    init(size: Int) throws {
        let solver = solver
        var lefts = [solver.variable()]
        var widths: [Variable] = []
        try solver.add(lefts[0] == 0)
        for box in 0..<size {
            let width = solver.variable(), left = solver.variable()
            try solver.add(left == lefts[box] + width + 8)
            try solver.add(width >= 10)
            try solver.add(width == 100, at: .weak)
            widths.append(width)
            lefts.append(left)
        }
        natural = Double(size) * 108
        limit = try solver.add(lefts[size] <= natural * 1.4)
        self.lefts = lefts
        self.widths = widths
    }

    var constraintCount: Int { 3 * widths.count + 2 }

    private func limit(at step: Int) -> Double { natural * (step % 2 == 0 ? 0.6 : 1.4) }

    func tick(_ step: Int) throws -> Double {
        try solver.setConstant(of: limit, to: limit(at: step))
        var sum = 0.0
        for width in widths { sum += solver[width] }
        return sum
    }

    func complaint() -> String? {
        let total = widths.reduce(0) { $0 + solver[$1] }
        let room = solver[lefts[widths.count]]
        return expect(total + 8 * Double(widths.count), room, "the row")
            ?? expect(min(room, natural * 1.4), room, "the end")
    }
}

/// W7: constraints of a chain removed and added again, with room to spare.
struct LooseChurn: Workload {
    static let family = "churn/loose"

    private var churn: Churn

    init(size: Int) throws { churn = try Churn(size: size, share: 1.4) }

    var solver: Solver { churn.solver }
    var constraintCount: Int { churn.constraintCount }
    func tick(_ step: Int) throws -> Double { try churn.tick(step) }
    func complaint() -> String? { churn.complaint(share: 1) }
}

/// W7: constraints of a chain removed and added again, with too little room.
struct TightChurn: Workload {
    static let family = "churn/tight"

    private var churn: Churn

    init(size: Int) throws { churn = try Churn(size: size, share: 0.6) }

    var solver: Solver { churn.solver }
    var constraintCount: Int { churn.constraintCount }
    func tick(_ step: Int) throws -> Double { try churn.tick(step) }
    func complaint() -> String? { churn.complaint(share: 0.6) }
}

private final class Churn {
    let solver = Solver()
    private var constraints: [(handle: ConstraintHandle, constraint: Constraint)] = []
    private let end: Variable
    private let natural: Double

    init(size: Int, share: Double) throws {
        var said: [Constraint] = []
        var left = solver.variable()
        said.append(left == 0)
        for _ in 0..<size {
            let width = solver.variable(), next = solver.variable()
            said.append(next == left + width + 8)
            said.append(width >= 10)
            said.append((width == 100).at(.weak))
            left = next
        }
        end = left
        natural = Double(size) * 108
        said.append(end <= natural * share)
        for constraint in said { constraints.append((try solver.add(constraint), constraint)) }
    }

    var constraintCount: Int { constraints.count }

    func tick(_ step: Int) throws -> Double {
        // A fixed sequence that visits the constraints in a scattered order.
        let place = Int(UInt64(step) &* 0x9E37_79B9_7F4A_7C15 >> 33) % constraints.count
        try solver.remove(constraints[place].handle)
        constraints[place].handle = try solver.add(constraints[place].constraint)
        return solver[end]
    }

    func complaint(share: Double) -> String? {
        abs(solver[end] - natural * share) <= 1e-6 * natural ? nil : "the end is \(solver[end]), not \(natural * share)"
    }
}
