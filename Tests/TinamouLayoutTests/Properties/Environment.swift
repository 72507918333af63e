#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How much is tried: with TINAMOU_MILLION set, thirty times as much.
enum Workload {
    static let isMillion = getenv("TINAMOU_MILLION") != nil

    /// Blocks of seeds; each block is one test case, so that cases run side by side.
    static func blocks(_ count: Int) -> [Int] { Array(0..<(isMillion ? 30 * count : count)) }
}

/// Whether numbers are what they were: to the bit if all of them have few digits, so nothing has been rounded; else
/// nearly, as a solver that has been elsewhere may come back on another way.
func areSame(_ numbers: [Double], _ before: [Double]) -> Bool {
    let isShort = before.allSatisfy { ($0 * 1024).rounded() == $0 * 1024 }
    return numbers.count == before.count
        && zip(numbers, before).allSatisfy { isShort ? $0 == $1 : abs($0 - $1) <= 1e-11 * max(1, abs($1)) }
}
