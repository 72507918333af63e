import Tinamou

/// W7: in a chain, one constraint after another is removed and added again, in a scattered order in which each
/// comes once before any comes again.
struct Churn {
    let solver = Solver()
    private var constraints: [(handle: ConstraintHandle, constraint: Constraint)] = []
    private var widths: [Variable] = []
    private let end: Variable
    private let expectedEnd: Double
    private let stride: Int

    /// - Parameter share: the limit as a part of what the boxes want.
    init(size: Int, share: Double) throws {
        var said: [Constraint] = []
        var left = solver.variable()
        said.append(left == 0)
        for _ in 0..<size {
            let width = solver.variable(), next = solver.variable()
            said.append(next == left + width + 8)
            said.append(width >= 10)
            said.append((width == 100).at(.weak))
            widths.append(width)
            left = next
        }
        end = left
        said.append(end <= Row.natural(size) * share)
        expectedEnd = Row.natural(size) * min(share, 1)
        stride = Churn.stride(said.count)
        for constraint in said { constraints.append((try solver.add(constraint), constraint)) }
    }

    /// A number near the golden section that meets every place, and links, least widths and wishes in turn.
    static func stride(_ count: Int) -> Int {
        var stride = Int(0.618034 * Double(count))
        while stride % 3 != 1 || gcd(stride, count) != 1 { stride += 1 }
        return stride
    }

    private static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

    var constraintCount: Int { constraints.count }

    func total() -> Double { widths.reduce(0) { $0 + solver[$1] } }

    mutating func tick(_ step: Int) throws -> Double {
        let place = step * stride % constraints.count
        try solver.remove(constraints[place].handle)
        constraints[place].handle = try solver.add(constraints[place].constraint)
        return solver[end]
    }

    func digest() -> Digest {
        var digest = Digest()
        digest.add(total())
        digest.add(solver[end])
        return digest
    }

    func complaint() -> String? {
        let error = abs(solver[end] - expectedEnd) + abs(total() + 8 * Double(widths.count) - expectedEnd)
        return error <= 1e-6 * expectedEnd ? nil : "the end is \(solver[end]), not \(expectedEnd)"
    }
}

/// W7 with room to spare.
struct LooseChurn: Workload {
    static let family = "churn"
    static let operation = "loose"

    private var churn: Churn

    init(size: Int) throws { churn = try Churn(size: size, share: 1.4) }

    var solver: Solver { churn.solver }
    var constraintCount: Int { churn.constraintCount }
    var cycle: Int { churn.constraintCount }
    func read() -> Double { churn.total() }
    mutating func tick(_ step: Int) throws -> Double { try churn.tick(step) }
    func digest() -> Digest { churn.digest() }
    func complaint() -> String? { churn.complaint() }
}

/// W7 with too little room.
struct TightChurn: Workload {
    static let family = "churn"
    static let operation = "tight"

    private var churn: Churn

    init(size: Int) throws { churn = try Churn(size: size, share: 0.6) }

    var solver: Solver { churn.solver }
    var constraintCount: Int { churn.constraintCount }
    var cycle: Int { churn.constraintCount }
    func read() -> Double { churn.total() }
    mutating func tick(_ step: Int) throws -> Double { try churn.tick(step) }
    func digest() -> Digest { churn.digest() }
    func complaint() -> String? { churn.complaint() }
}
