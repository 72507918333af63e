import AllocationCounter

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What people read: a table on standard output, and on a terminal what is going on.
enum Report {
    static func header() {
        row("workload", ["median", "spread", "mean", "per constraint", "bytes/constraint", "allocations/tick"])
    }

    static func line(_ result: Measurement) {
        row(
            result.name,
            [
                time(result.median), percent(result.spread), time(result.mean),
                time(result.median / Double(result.constraintCount)),
                result.bytesPerConstraint.map { "\(Int($0.rounded()))" } ?? "",
                result.allocationsPerTick.map { $0 == 0 ? "0" : decimals($0, 2) } ?? "",
            ])
    }

    private static func row(_ name: String, _ columns: [String]) {
        print(columns.reduce(left(name, 24)) { $0 + right($1, 17) })
        fflush(nil)
    }

    static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// A time with about three digits that count.
    static func time(_ seconds: Double) -> String {
        let (factor, unit) =
            seconds < 1e-6 ? (1e9, "ns") : seconds < 1e-3 ? (1e6, "µs") : seconds < 1 ? (1e3, "ms") : (1.0, "s")
        let number = seconds * factor
        return "\(decimals(number, number >= 100 ? 0 : number >= 10 ? 1 : 2)) \(unit)"
    }

    /// A number with so many decimals.
    static func decimals(_ number: Double, _ count: Int) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
        let factor = (0..<count).reduce(1) { product, _ in product * 10 }
        let digits = Int((abs(number) * Double(factor)).rounded())
        let sign = number < 0 && digits > 0 ? "-" : ""
        if count == 0 { return "\(sign)\(digits)" }
        let part = "\(digits % factor)"
        return "\(sign)\(digits / factor).\(String(repeating: "0", count: count - part.count))\(part)"
    }

    private static func percent(_ part: Double) -> String { "±\(Int((part * 50).rounded())) %" }

    /// Says on a terminal what is being measured; nothing elsewhere.
    static func progress(_ text: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        let line = "\r\u{1B}[K\(text)"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }

    /// Says on standard error what went wrong.
    static func complain(_ text: String) {
        let line = "\(text)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}

extension Measurement {
    /// The measurement for programs: seconds, quartiles, what was counted, the digest.
    var json: String {
        var fields = [
            "\"name\": \"\(name)\"", "\"repetitions\": \(samples.count)", "\"median\": \(median)", "\"mean\": \(mean)",
            "\"fastest\": \(samples[0])",
            "\"quartiles\": [\(samples[samples.count / 4]), \(samples[samples.count * 3 / 4])]",
            "\"constraints\": \(constraintCount)", "\"reading\": \(reading)",
            "\"digest\": [\(digest.sum), \(digest.weighted)]",
        ]
        if let bytesPerConstraint { fields.append("\"bytesPerConstraint\": \(bytesPerConstraint)") }
        if let allocationsPerTick { fields.append("\"allocationsPerTick\": \(allocationsPerTick)") }
        return "{\(fields.joined(separator: ", "))}"
    }
}
