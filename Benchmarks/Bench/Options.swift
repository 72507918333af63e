/// What was asked for on the command line.
struct Options {
    static let usage = """
        usage: bench [--filter TEXT] [--quick] [--seconds SECONDS] [--json | --growth]
          --filter TEXT      the workload of that name, or all whose names contain the text
          --quick            the smallest sizes, a moment each: does everything still run?
          --seconds SECONDS  about how long to repeat each workload; 0.3 unless given
          --json             results for programs on standard output, instead of the table
          --growth           how costs grow up to 100,000, each figure beside its limit, instead of the table
        """

    enum Format {
        case table
        case json
        case growth
    }

    /// Wrong use, as a sentence.
    struct Misuse: Error {
        var description: String
    }

    var filter = ""
    var isQuick = false
    var seconds = 0.3
    var format = Format.table

    static func parse(_ arguments: [String]) -> Result<Options, Misuse> {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--quick":
                options.isQuick = true
                options.seconds = 0.01
            case "--json": options.format = .json
            case "--growth": options.format = .growth
            case "--filter":
                guard let text = rest.popFirst() else { return .failure(Misuse(description: "--filter needs a text")) }
                options.filter = text
            case "--seconds":
                guard let number = rest.popFirst().flatMap(Double.init), number > 0 else {
                    return .failure(Misuse(description: "--seconds needs a number above 0"))
                }
                options.seconds = number
            default: return .failure(Misuse(description: "unknown option \(argument)"))
            }
        }
        return .success(options)
    }

    /// The cases that are meant.
    func choose(from all: [Case]) -> [Case] {
        if let exact = all.first(where: { $0.name == filter }) { return [exact] }
        let growth = format == .growth ? Growth.names : nil
        return all.filter { one in
            (!isQuick || one.isSmallest) && (filter.isEmpty || one.name.contains(filter))
                && growth?.contains(one.name) != false
        }
    }
}
