// The bench: `swift run -c release bench`. Each workload is built, or ticked, through the public interface; its
// result is checked after the clock has stopped.
//
//   --quick          the smallest sizes, a moment each: does everything still run?
//   --filter TEXT    only those whose name contains the text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import Tinamou

/// A workload at one size, ready to be measured.
struct Case {
    var name: String
    var isSmallest: Bool
    var run: (Double) throws -> Measurement
}

/// The cases of a family: its building and its ticks at some sizes.
func cases<W: Workload>(_ type: W.Type, _ sizes: [Int], ticksOnly: Bool = false) -> [Case] {
    sizes.flatMap { size in
        let build = Case(name: "\(W.family)/build/\(size)", isSmallest: size == sizes[0]) {
            try Measuring.build(type, size: size, seconds: $0)
        }
        let ticks = Case(name: "\(W.family)/tick/\(size)", isSmallest: size == sizes[0]) {
            try Measuring.ticks(type, size: size, seconds: $0)
        }
        return ticksOnly ? [ticks] : [build, ticks]
    }
}

func runBench(_ arguments: [String]) -> Int {
    var isQuick = false
    var filter = ""
    var rest = arguments[...]
    while let argument = rest.popFirst() {
        switch argument {
        case "--quick": isQuick = true
        case "--filter":
            guard let text = rest.popFirst() else {
                print("bench: --filter needs a text")
                return 2
            }
            filter = text
        default:
            print("bench: unknown option \(argument); there are --quick and --filter TEXT")
            return 2
        }
    }
    let all =
        cases(Header.self, [1, 10, 100]) + cases(Chain.self, [10, 100, 1000])
        + cases(Nesting.self, [10, 100, 1000]) + cases(Grid.self, [10, 30])
        + cases(LooseChurn.self, [100, 300], ticksOnly: true) + cases(TightChurn.self, [100, 300], ticksOnly: true)
        + cases(List.self, [100, 1000]) + cases(Tangle.self, [100, 640])
    let chosen = all.filter { (!isQuick || $0.isSmallest) && (filter.isEmpty || $0.name.contains(filter)) }
    printRow("workload", "median", "spread", "per constraint", "bytes/constraint", "allocations/tick")
    var failures = 0
    for one in chosen {
        do {
            let result = try one.run(isQuick ? 0.01 : 0.5)
            printRow(
                result.name, time(result.median), percent(result.spread),
                time(result.median / Double(result.constraintCount)),
                result.bytesPerConstraint.map { "\(Int($0.rounded()))" } ?? "",
                result.allocationsPerTick.map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)")" } ?? "")
        } catch {
            print("\(one.name): \(error)")
            failures += 1
        }
    }
    return failures == 0 ? 0 : 1
}

func printRow(_ name: String, _ columns: String...) {
    print(columns.reduce(padded(name, 24, right: true)) { $0 + padded($1, 18, right: false) })
}

func padded(_ text: String, _ width: Int, right: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? text + space : space + text
}

/// A time with three digits that count.
func time(_ seconds: Double) -> String {
    let (factor, unit) =
        seconds < 1e-6 ? (1e9, "ns") : seconds < 1e-3 ? (1e6, "µs") : seconds < 1 ? (1e3, "ms") : (1.0, "s")
    let number = seconds * factor
    let tenths = (number * 10).rounded() / 10
    return number >= 100 ? "\(Int(number.rounded())) \(unit)" : "\(tenths) \(unit)"
}

func percent(_ part: Double) -> String { "±\(Int((part * 50).rounded())) %" }

exit(Int32(runBench(Array(CommandLine.arguments.dropFirst()))))
