import Tinamou

/// Where a workload's constraints go: into the solver one by one, or into an array to be added together.
protocol Sink {
    /// The solver whose variables they relate.
    var solver: Solver { get }

    /// Takes a constraint that is required.
    mutating func add(_ constraint: Constraint) throws

    /// Takes a constraint at a strength.
    mutating func add(_ constraint: Constraint, at strength: Strength) throws
}

/// Adds each constraint as it comes.
struct OneByOne: Sink {
    let solver = Solver()

    @inline(__always)
    func add(_ constraint: Constraint) throws { try solver.add(constraint) }

    @inline(__always)
    func add(_ constraint: Constraint, at strength: Strength) throws { try solver.add(constraint, at: strength) }
}

/// Keeps the constraints, to add them together in some order.
struct Together: Sink {
    let solver = Solver()
    private var constraints: [Constraint] = []

    mutating func add(_ constraint: Constraint) { constraints.append(constraint) }

    mutating func add(_ constraint: Constraint, at strength: Strength) {
        constraints.append(constraint.at(strength))
    }

    /// Adds all of them, those first that `order` names first.
    func finish(_ order: Order) throws {
        let places = order.places(constraints.count)
        try solver.add(places.map { constraints[$0] })
    }
}

/// In which order constraints are added together.
///
/// Made before the clock starts, for as many constraints as there will be.
struct Order {
    private let places: [Int]

    /// As they were said, or scattered at random, the same way in every run.
    init(_ count: Int, isShuffled: Bool) {
        var places = Array(0..<count)
        var random = Random(seed: count)
        if isShuffled {
            for place in places.indices.dropFirst().reversed() { places.swapAt(place, random.next(below: place + 1)) }
        }
        self.places = places
    }

    /// The places in their order.
    ///
    /// - Precondition: there are as many as this was made for.
    func places(_ count: Int) -> [Int] {
        precondition(count == places.count, "an order for another number of constraints")
        return places
    }
}

/// A workload whose constraints can be added one by one or together.
protocol StatedWorkload: Workload {
    /// States the constraints, and suggests values for what is edited.
    init<S: Sink>(size: Int, into sink: inout S) throws
}

extension StatedWorkload {
    init(size: Int) throws {
        var sink = OneByOne()
        try self.init(size: size, into: &sink)
    }

    /// Builds the workload with all its constraints added together.
    init(size: Int, inOrder order: Order) throws {
        var sink = Together()
        try self.init(size: size, into: &sink)
        try sink.finish(order)
    }
}

/// Numbers that look random and are the same in every run and every language: Marsaglia's xorshift of 64 bits.
struct Random {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// A number from 0 up to, and without, the bound.
    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}

/// Counts the constraints and lets them go.
struct Counting: Sink {
    let solver = Solver()
    private(set) var count = 0

    mutating func add(_ constraint: Constraint) { count += 1 }
    mutating func add(_ constraint: Constraint, at strength: Strength) { count += 1 }
}
