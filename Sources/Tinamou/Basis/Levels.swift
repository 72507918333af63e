/// The optional levels in use, strongest first.
///
/// A constraint names its level by rank, so that comparing levels is comparing small numbers. A level
/// that no constraint uses any longer stays for a while: it costs a component that is always zero, and saves
/// renumbering when the same strength comes back, as it does in an add–remove loop.
struct Levels: ~Copyable {
    /// The rank of required constraints: before all optional ones.
    static let required: Int32 = -1

    struct Record: BitwiseCopyable {
        /// The caller's number, 0 < strength < 1000.
        var strength: Double
        /// How many constraints are at this level.
        var constraintCount: Int32
        /// The largest weight there has been at this level since it came into use.
        var largestWeight: Double
    }

    private(set) var records: Buffer<Record>

    init(in arena: inout Arena) {
        records = Buffer(capacity: 4, in: &arena)
    }

    var count: Int { records.count }

    /// How many levels may lie unused before they are cleared away.
    static let spareLimit = 8

    /// The rank of a strength, or where it would have to be inserted.
    func rank(of strength: Double) -> (rank: Int, exists: Bool) {
        var rank = 0
        while rank < records.count && records[rank].strength > strength { rank += 1 }
        return (rank, rank < records.count && records[rank].strength == strength)
    }

    mutating func insert(_ strength: Double, at rank: Int) {
        records.append(Record(strength: strength, constraintCount: 0, largestWeight: 0))
        var place = records.count - 1
        while place > rank {
            records[place] = records[place - 1]
            place -= 1
        }
        records[rank] = Record(strength: strength, constraintCount: 0, largestWeight: 0)
    }

    mutating func remove(at rank: Int) {
        for place in rank..<(records.count - 1) { records[place] = records[place + 1] }
        records.truncate(to: records.count - 1)
    }

    mutating func use(_ rank: Int, weight: Double) {
        records[rank].constraintCount += 1
        records[rank].largestWeight = max(records[rank].largestWeight, weight)
    }

    mutating func disuse(_ rank: Int) {
        records[rank].constraintCount -= 1
    }

    /// Puts back what `use` and `disuse` changed at a rank.
    mutating func restore(_ record: Record, at rank: Int) {
        records[rank] = record
    }

    /// The largest weight there has been at a level.
    @inline(__always)
    func scale(_ rank: Int) -> Double { records[rank].largestWeight }

    /// Becomes a copy.
    mutating func assume(_ original: borrowing Levels) {
        records = original.records.copy()
    }
}
