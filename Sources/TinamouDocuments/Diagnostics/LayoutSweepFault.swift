/// Why there is nothing to run in a layout.
enum LayoutSweepFault: Fault {
    case constraint(String, known: [String])
    case scrollView(String, known: [String])
    case extent(String, String)
    case bar(String)
    case notMentioned(String)

    /// How many ids are listed at most.
    private static let longestList = 12

    /// The option that asked for it.
    var option: String {
        switch self {
        case .constraint: "--constant"
        case .scrollView, .bar: "--scroll"
        case .extent(let extent, _): "--\(extent)"
        case .notMentioned: "--always"
        }
    }

    var message: String {
        switch self {
        case .constraint(let id, let known): "there is no constraint \(inQuotes(id)) in the scene\(list(known))"
        case .scrollView(let id, let known): "there is no scroll view \(inQuotes(id)) in the scene\(list(known))"
        case .extent(let extent, let root):
            "no constraint mentions the \(extent) of \(plainly(root)), so that nothing moves with it"
        case .bar(let id):
            "the bar \(plainly(id)) follows the content by what a finger does, not by constraints; lay out at offsets instead"
        case .notMentioned(let name):
            "no constraint mentions what \(plainly(name)) is made of; a condition is about what constraints place"
        }
    }

    private func list(_ known: [String]) -> String {
        if known.isEmpty { return "; there is none" }
        let shown = known.prefix(Self.longestList).map(inQuotes)
        let rest = known.count - shown.count
        let all = shown + (rest > 0 ? ["\(rest) more"] : [])
        return "; there " + (known.count == 1 ? "is " : "are ") + all.list("and")
    }
}

/// Where a layout is not what its constraints alone make of it.
struct SweepStray: Fault {
    var number: Double
    var quantity: String

    init(number: Double, _ quantity: String) {
        self.number = number
        self.quantity = quantity
    }

    var message: String {
        "with \(readable(number)) for the \(quantity), views are not where the constraints alone would have them: "
            + "safe areas, margins, insets or proportions follow from frames, and change on the way; run a shorter range"
    }
}
