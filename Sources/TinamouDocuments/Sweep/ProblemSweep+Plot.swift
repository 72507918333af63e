import Tinamou
import TinamouLayout

extension ProblemSweep {
    /// The run as a line plot: the constant from left to right, the variables upwards, in points.
    ///
    /// - Parameter chosen: the variables that are drawn; `nil` for all if they are few, or else those that move.
    public func plot(variables chosen: [String]? = nil) -> LinePlot {
        let shown = shownMotions(chosen)
        var notes: [String] = []
        let still = motions.count - shown.count
        if pieces.isEmpty {
            // Nothing is drawn, so that there is nothing to choose.
        } else if chosen == nil && still > 0 {
            notes.append("\(still) of \(motions.count) variables do not move and are not drawn; --variables chooses.")
        } else if shown.count > LinePlot.mostLines {
            notes.append("--variables chooses which lines are drawn.")
        }
        if !historyDependent.isEmpty {
            let names = plainly(historyDependent)
            notes.append("Drawn is one path; others may be found for \(names), which the constraints leave room.")
        }
        return LinePlot(
            title:
                "\(subject == .constant ? plainly(constant) : quantity) from \(readable(start)) through \(readable(goal))",
            axes: (x: "\(quantity), in points", y: "points"), range: range(start, goal),
            lines: shown.filter { !$0.path.knots.isEmpty }.map(line),
            breakpoints: pieces.dropFirst().map(\.start) + (conflict == nil || pieces.isEmpty ? [] : [end]),
            bands: bands, notes: notes)
    }

    private func line(_ motion: Motion) -> LinePlot.Line {
        var points = motion.path.segments.map { Point(x: $0.start, y: $0.startValue) }
        if let last = motion.path.segments.last { points.append(Point(x: last.end, y: last.endValue)) }
        return LinePlot.Line(name: plainly(motion.variable), points: goal < start ? points.reversed() : points)
    }

    private var bands: [LinePlot.Band] {
        var bands = judgements.filter { !$0.failures.isEmpty }.map { judgement in
            LinePlot.Band(
                name: "fails: \(judgement.condition)", ranges: judgement.failures.map { range($0.start, $0.end) },
                style: .failure)
        }
        if let conflict {
            let members = conflict.map(plainly).list("and")
            let why =
                pieces.isEmpty ? "not looked at, as at \(readable(start)) contradicted by" : "contradicted:"
            bands.append(
                LinePlot.Band(
                    name: "\(why) \(members)", ranges: [range(pieces.isEmpty ? start : end, goal)],
                    style: .nothing))
        }
        return bands
    }

    private func range(_ one: Double, _ other: Double) -> ClosedRange<Double> { min(one, other)...max(one, other) }
}
