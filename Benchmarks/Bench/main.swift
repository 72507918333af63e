// The bench: `swift run -c release bench`. Each workload is built, or ticked, through the public interface; its
// result is checked after the clock has stopped. Options.swift says what can be asked for.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import AllocationCounter

/// Measures what was asked for and reports it.
///
/// - Returns: the exit code: 0; 1 if a workload failed or a limit of growth was missed; 2 for wrong use.
func runBench(_ options: Options) -> Int {
    allocation_counter_pause()
    let chosen = options.choose(from: Catalogue.all)
    if chosen.isEmpty {
        Report.complain("bench: no workload is called \(options.filter)")
        return 2
    }
    if options.format == .table { Report.header() }
    var results: [Measurement] = []
    for (index, one) in chosen.enumerated() {
        Report.progress("\(index + 1) of \(chosen.count): \(one.name)")
        do {
            let result = try one.run(Measuring(seconds: options.seconds))
            Report.progress("")
            results.append(result)
            if options.format == .table { Report.line(result) }
        } catch {
            Report.progress("")
            Report.complain("\(one.name): \(error)")
        }
    }
    if options.format == .json { print("[\n\(results.map(\.json).joined(separator: ",\n"))\n]") }
    let isWithin = options.format != .growth || Growth.report(results)
    return results.count == chosen.count && isWithin ? 0 : 1
}

switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(let options):
    exit(Int32(runBench(options)))
case .failure(let error):
    Report.complain("bench: \(error.description)\n\(Options.usage)")
    exit(2)
}
