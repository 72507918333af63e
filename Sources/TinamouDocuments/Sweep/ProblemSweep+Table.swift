// The run for readers. Goals in order of priority: every breakpoint and what happens there can be seen at a glance;
// the text reads without colours, in 100 columns; the same run gives the same text.
//
// Pieces are rows, and what changes stands between them, at its constant. Rejected: the values at both ends of each
// piece, which says everything twice since nothing jumps; and a column for each kind of change, which long ids burst.

import Tinamou

extension ProblemSweep {
    /// How wide a block of the table gets before the remaining variables make another.
    private static let width = 100

    /// Up to how many variables are shown without being asked for, whether or not they move.
    private static let few = 6

    /// The paths that a reader is shown: those of the chosen variables in their order; or else of all if they are
    /// few; or else of those that move.
    func shownMotions(_ chosen: [String]?) -> [Motion] {
        if let chosen { return motions(of: chosen) }
        return motions.count <= ProblemSweep.few ? motions : motions.filter(\.moves)
    }

    /// The paths of these variables, in their order.
    func motions(of variables: [String]) -> [Motion] {
        variables.compactMap { name in motions.first { $0.variable == name } }
    }

    /// The run as a table, what became of the conditions, and what else there is to say. Numbers are rounded to nine
    /// digits.
    ///
    /// - Parameter chosen: the variables that are shown; `nil` for all if they are few, or else those that move.
    public func table(variables chosen: [String]? = nil) -> String {
        let shown = shownMotions(chosen)
        var lines = [headline, ""]
        for (number, block) in (pieces.isEmpty ? [] : blocks(shown)).enumerated() {
            lines += rows(block, withChanges: number == 0) + [""]
        }
        if chosen == nil && shown.count < motions.count && !pieces.isEmpty {
            let still = motions.count - shown.count
            lines += ["\(still) of \(motions.count) variables do not move and are not shown; --variables chooses.", ""]
        }
        lines += history + ending + judgements.flatMap(lines(of:))
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private var headline: String {
        let run = "The \(quantity) from \(readable(start)) through \(readable(goal))"
        return switch pieces.count {
        case 0: "\(run): contradicted from the start."
        case 1: "\(run): one straight piece."
        default: "\(run): \(pieces.count) straight pieces."
        }
    }

    // MARK: The table

    /// A variable's two columns.
    private struct Column {
        var name: String
        /// The values at the start of each piece, then the slopes.
        var values: [String]
        var slopes: [String]
        var valueWidth: Int
        var slopeWidth: Int

        var width: Int { 3 + valueWidth + 2 + slopeWidth }

        init(_ motion: Motion, _ starts: [Double]) {
            name = plainly(motion.variable)
            values = starts.map { readable(motion.path.value(at: $0) ?? 0) }
            slopes = starts.map { start in
                let slope = readable(motion.path.slope(at: start) ?? 0)
                return slope == "0" || slope.hasPrefix("-") ? slope : "+" + slope
            }
            slopeWidth = max("slope".count, slopes.map(\.count).max() ?? 0)
            valueWidth = max("start".count, values.map(\.count).max() ?? 0, name.count - 2 - slopeWidth)
        }
    }

    /// The columns in blocks as wide as fits; one without columns if there are none.
    private func blocks(_ shown: [Motion]) -> [[Column]] {
        let starts = pieces.map(\.start)
        var blocks: [[Column]] = [[]]
        var width = rangeWidth
        for column in shown.map({ Column($0, starts) }) {
            if width + column.width > ProblemSweep.width, !blocks[blocks.count - 1].isEmpty {
                blocks.append([])
                width = rangeWidth
            }
            blocks[blocks.count - 1].append(column)
            width += column.width
        }
        return blocks
    }

    private var rangeWidth: Int {
        let startWidth = pieces.map { readable($0.start).count }.max() ?? 0
        let endWidth = pieces.map { readable($0.end).count }.max() ?? 0
        return max("piece".count, startWidth + 4 + endWidth)
    }

    private func rows(_ columns: [Column], withChanges: Bool) -> [String] {
        var names = padded("", rangeWidth)
        var heads = padded("piece", rangeWidth)
        var rule = String(repeating: "-", count: rangeWidth)
        for column in columns {
            let whole = column.valueWidth + 2 + column.slopeWidth
            names += "   " + padded(column.name, whole)
            heads += "   " + rightAligned("start", column.valueWidth) + "  " + rightAligned("slope", column.slopeWidth)
            rule += "   " + String(repeating: "-", count: whole)
        }
        var lines = (columns.isEmpty ? [] : [names]) + [heads, rule]
        let endWidth = pieces.map { readable($0.end).count }.max() ?? 0
        for (number, piece) in pieces.enumerated() {
            if withChanges && (number > 0 || piece.hasChanges) { lines += changes(piece) }
            let start = rightAligned(readable(piece.start), rangeWidth - 4 - endWidth)
            var line = "\(start) to \(rightAligned(readable(piece.end), endWidth))"
            for column in columns {
                line += "   " + rightAligned(column.values[number], column.valueWidth)
                line += "  " + rightAligned(column.slopes[number], column.slopeWidth)
            }
            lines.append(line)
        }
        return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    /// What changes where a piece starts: a line for each kind, wrapped.
    private func changes(_ piece: Piece) -> [String] {
        let kinds = [
            ("becomes active", "become active", piece.activated), ("comes loose", "come loose", piece.loosened),
            ("gives way", "give way", piece.broken),
        ]
        let texts = kinds.filter { !$0.2.isEmpty }.map { one, several, ids in
            "\(ids.map(plainly).list("and")) \(ids.count == 1 ? one : several)"
        }
        let said = texts.isEmpty ? "a slope changes" : texts.joined(separator: "; ")
        return wrapped("at \(readable(piece.start)): \(said)", first: "    ", rest: "        ")
    }

    // MARK: Below the table

    private var history: [String] {
        if historyDependent.isEmpty { return [] }
        let names = plainly(historyDependent)
        let isOne = historyDependent.count == 1
        return wrapped(
            "\(names) \(isOne ? "depends" : "depend") on history: in some piece the constraints leave "
                + "\(isOne ? "it" : "them") room, and where \(isOne ? "it is" : "they are") depends on where "
                + "\(isOne ? "it was" : "they were") before. Shown is the path for a constant that moves slowly from "
                + "the start.", first: "", rest: "") + [""]
    }

    private var ending: [String] {
        guard let conflict else { return [] }
        let members = conflict.map(plainly).list("and")
        let verb = conflict.count == 1 ? "contradicts itself" : "contradict each other"
        let text =
            pieces.isEmpty
            ? "The run ends where it starts and looks no further: at \(readable(start)) \(members) \(verb)."
            : "The run ends at \(readable(end)): from there through \(readable(goal)) \(members) \(verb)."
        return wrapped(text, first: "", rest: "") + [""]
    }

    private func lines(of judgement: Judgement) -> [String] {
        var lines: [String] = []
        let head = "always \(judgement.condition):"
        let range = "from \(readable(start)) through \(readable(end))"
        if !judgement.failures.isEmpty {
            lines.append("\(head) fails")
            for failure in judgement.failures {
                lines.append(
                    "    from \(readable(failure.start)) through \(readable(failure.end)): by "
                        + "\(readable(failure.worst)) at worst, at \(readable(failure.worstAt))")
            }
        } else if pieces.isEmpty {
            lines.append("\(head) not proved; there is no value to look at")
        } else if conflict == nil {
            lines.append("\(head) holds for every value \(range)")
        } else {
            lines.append("\(head) holds \(range), where the run ends; not proved beyond")
        }
        if !judgement.historyDependent.isEmpty && !pieces.isEmpty {
            let names = plainly(judgement.historyDependent)
            lines.append("    on the path shown, that is; \(names) may be elsewhere after another history")
        }
        return lines
    }

    /// A text in lines of at most the table's width, broken at blanks.
    private func wrapped(_ text: String, first: String, rest: String) -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !isEmpty && line.count + 1 + word.count > ProblemSweep.width {
                lines.append(line)
                line = rest
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
