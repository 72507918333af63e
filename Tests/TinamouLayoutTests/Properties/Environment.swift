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
