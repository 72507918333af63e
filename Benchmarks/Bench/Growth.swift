#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How cost grows: what the growth table says, and which workloads it needs for it.
struct Growth {
    /// A sentence about measurements, with a limit.
    private struct Line {
        var text: String
        var names: [String]
        var limit: Double
        var value: ([Measurement]) -> Double
    }

    private static let decades = [100, 1000, 10_000, 100_000]

    private static var lines: [Line] {
        let slopes = ["chain/build", "chain/swing", "nesting/build", "nesting/tick", "insets/build", "insets/tick"].map
        {
            family in
            slope("\(family), 100 to 100,000", decades.map { ("\(family)/\($0)", $0) }, limit: 1.12)
        }
        // Limits of our own, for a list, and for components that grow with the problem.
        let lists = ["build", "tick"].map { family in
            slope("list/\(family), 100 to 10,000", decades.dropLast().map { ("list/\(family)/\($0)", $0) }, limit: 1.12)
        }
        let meshes = ["mesh/build", "mesh/batch", "mesh/tick"].map { family in
            slope("\(family) by points, 25 to 400", [5, 10, 20].map { ("\(family)/\($0)", $0 * $0) }, limit: 2)
        }
        let tangles = [
            slope("tangle/build, 640 to 10,240", [640, 2560, 10_240].map { ("tangle/build/\($0)", $0) }, limit: 2),
            slope("tangle/jump, 640 to 2,560", [640, 2560].map { ("tangle/jump/\($0)", $0) }, limit: 2),
        ]
        let flat = [
            flat("copies/tick", [1, 10, 100, 1000, 10_000], limit: 1.5),
            flat("views/tick", decades, limit: 1.5),
        ]
        // What the layout layer may cost, beside the same constraints through the solver's own interface.
        let views =
            decades.map { ratio("views/build/\($0)", "cards/build/\($0)", limit: 3) } + [
                slope("views/build, 100 to 100,000", decades.map { ("views/build/\($0)", $0) }, limit: 1.12)
            ]
        let orders = ["chain", "nesting", "insets", "list"].flatMap { family in
            (family == "list" ? [1000, 10_000] : [1000, 10_000, 100_000]).flatMap { size in
                ["batch", "build"].map { ratio("\(family)/shuffled/\(size)", "\(family)/\($0)/\(size)", limit: 3) }
            }
        }
        let loops = ["build", "tick", "jump"].map { ratio("tangle/\($0)/640", "tree/\($0)/640", limit: 25) }
        let bytes = ["chain/build/100000", "nesting/build/100000", "insets/build/100000", "list/build/10000"].map {
            name in
            Line(text: "bytes per constraint, \(name)", names: [name], limit: 220) { $0[0].bytesPerConstraint ?? .nan }
        }
        return slopes + lists + meshes + tangles + flat + views + orders + loops + bytes
    }

    private static func slope(_ text: String, _ sizes: [(name: String, size: Int)], limit: Double) -> Line {
        Line(text: "slope of \(text)", names: sizes.map(\.name), limit: limit) {
            slope(sizes.map(\.size), $0.map(\.median))
        }
    }

    private static func flat(_ family: String, _ sizes: [Int], limit: Double) -> Line {
        Line(
            text: "\(family), slowest ÷ fastest, \(sizes[0]) to \(sizes[sizes.count - 1])",
            names: sizes.map { "\(family)/\($0)" }, limit: limit
        ) { results in
            (results.map(\.median).max() ?? 0) / (results.map(\.median).min() ?? 1)
        }
    }

    private static func ratio(_ upper: String, _ lower: String, limit: Double) -> Line {
        Line(text: "\(upper) ÷ \(lower)", names: [upper, lower], limit: limit) { $0[0].median / $0[1].median }
    }

    /// The exponent p for which time = c · sizeᵖ fits best: least squares in logarithms.
    private static func slope(_ sizes: [Int], _ times: [Double]) -> Double {
        let x = sizes.map { log(Double($0)) }, y = times.map { log($0) }
        let count = Double(x.count)
        let meanX = x.reduce(0, +) / count, meanY = y.reduce(0, +) / count
        let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
        return products / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    }

    /// The names of all workloads that are needed.
    static var names: Set<String> { Set(lines.flatMap(\.names)) }

    /// Prints the table as Markdown, what is furthest above its limit first.
    ///
    /// - Returns: whether everything is within its limit.
    static func report(_ results: [Measurement]) -> Bool {
        let byName = Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) })
        let rows: [(line: Line, value: Double)] = lines.compactMap { line in
            let found = line.names.compactMap { byName[$0] }
            return found.count == line.names.count ? (line, line.value(found)) : nil
        }
        print("| | measured | at most | | times |\n|---|---:|---:|---|---|")
        for (line, value) in rows.sorted(by: { $0.value / $0.line.limit > $1.value / $1.line.limit }) {
            let times = line.names.compactMap { byName[$0].map { Report.time($0.median) } }.joined(separator: ", ")
            print(
                "| \(line.text) | \(Report.decimals(value, 2)) | \(Report.decimals(line.limit, 2))",
                "| \(value <= line.limit ? "" : "**missed**") | \(times) |")
        }
        return rows.allSatisfy { $0.value <= $0.line.limit }
    }
}
