/// Why there is no constant to run.
struct SweepFault: Fault {
    /// What was asked for.
    var id: String

    /// What there is.
    var known: [String]

    /// How many constraints are listed at most.
    private static let longestList = 12

    var message: String {
        let shown = known.prefix(Self.longestList).map(inQuotes)
        let rest = known.count - shown.count
        let list = rest > 0 ? shown + ["\(rest) more"] : shown
        return "there is no constraint \(inQuotes(id)) after the last step"
            + (list.isEmpty ? "" : "; there " + (known.count == 1 ? "is " : "are ") + list.list("and"))
    }
}
