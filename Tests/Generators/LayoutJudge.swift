import Tinamou
import TinamouLayout

/// What the exact oracle says of the frames that a layout has come to.
package struct LayoutJudge {
    /// What is wrong with them; `nil` for nothing.
    package private(set) var complaint: String?
    /// The variables of the tree that can have but one value.
    package private(set) var determined: Set<Int> = []
    /// Whether the tree's items are all determined, along both axes.
    package private(set) var isDetermined = true

    private let tree: LayoutTree
    private let built: BuiltLayout
    private static let tolerance = 1e-6

    /// Judges the frames of the last pass, and what the engine says is open.
    ///
    /// Safe areas, margins and heights of text are worked out from the frames themselves: frames are right if they are
    /// the best for what follows from them.
    package init(_ built: BuiltLayout, _ tree: LayoutTree) {
        self.built = built
        self.tree = tree
        let problem = tree.problem(for: built.rects)
        guard case .optimal(let optimum) = ExactOracle.solveInParts(problem) else {
            complaint = "there are no frames, by the oracle"
            return
        }
        for variable in 0..<problem.variableCount where !optimum.isAmbiguous(variable) { determined.insert(variable) }
        complaint =
            complaint(problem, optimum) ?? complaintAboutFrames() ?? complaintAboutAmbiguities(optimum)
        isDetermined = tree.items.indices.allSatisfy { item in
            !tree.isAttached(item)
                || LayoutTree.Corner.allCases.allSatisfy { determined.contains(tree.variable(.item(item), $0)) }
        }
    }

    /// Whether the oracle finds no frames for a tree at all. Only for trees in which nothing follows from frames.
    package static func isContradictory(_ tree: LayoutTree) -> Bool {
        let rects = [Rect](repeating: Rect(), count: tree.items.count)
        return ExactOracle.solveInParts(tree.problem(for: rects)) == .infeasible
    }

    // MARK: The optimum

    private func complaint(_ problem: Problem, _ optimum: ExactOptimum) -> String? {
        let found = built.values(tree)
        for row in problem.rows {
            for term in row.terms where found[term.variable] == nil { return "\(name(term.variable)) has no value" }
        }
        let values = found.map { $0 ?? 0 }
        var sums: [Double: Double] = [:]
        for row in problem.rows { sums[row.strength.level, default: 0] += row.violation(at: values) }
        if let broken = sums[1000], broken > LayoutJudge.tolerance { return complaint(aboutRequired: problem, values) }
        for level in optimum.levels {
            let least = level.violation.doubleValue, found = sums[level.level, default: 0]
            if abs(found - least) > LayoutJudge.tolerance * (1 + least) {
                return "priority \(level.level) is broken by \(found), by \(least) at least"
            }
        }
        for (variable, value) in found.enumerated() {
            guard let value, !optimum.ranges[variable].contains(value, tolerance: LayoutJudge.tolerance) else {
                continue
            }
            return "\(name(variable)) is \(value), not \(optimum.ranges[variable])"
        }
        return nil
    }

    private func complaint(aboutRequired problem: Problem, _ values: [Double]) -> String? {
        let row = problem.rows.first {
            $0.strength.isRequired && $0.violation(at: values) > LayoutJudge.tolerance / 100
        }
        let terms = row?.terms.map { "\($0.coefficient) * \(name($0.variable)) of \(values[$0.variable])" } ?? []
        return
            "required \(row?.name ?? "") is broken by \(row?.violation(at: values) ?? 0): \(terms), "
            + "\(row?.constant ?? 0)"
    }

    private func name(_ variable: Int) -> String {
        let rectangles = tree.items.indices.flatMap {
            [LayoutTree.Rectangle.item($0), .margins($0), .safeArea($0)]
        }
        for rectangle in rectangles {
            for corner in LayoutTree.Corner.allCases where tree.variable(rectangle, corner) == variable {
                return "\(corner) of \(rectangle)"
            }
        }
        return "variable \(variable)"
    }

    // MARK: Frames

    /// A frame is the alignment rectangle with what reaches beyond it, less the superview's corner.
    private func complaintAboutFrames() -> String? {
        let rects = built.rects
        func corner(_ item: Int) -> (x: Double, y: Double) {
            let reach = tree.items[item].alignment
            return (rects[item].minX - reach.left, rects[item].minY - reach.top)
        }
        for (number, item) in tree.items.enumerated() where tree.isAttached(number) {
            let outer = item.parent.map(corner) ?? (x: 0, y: 0), own = corner(number), reach = item.alignment
            let expected = [
                own.x - outer.x, own.y - outer.y, rects[number].width + reach.left + reach.right,
                rects[number].height + reach.top + reach.bottom,
            ]
            let frame = item.isGuide ? (built.items[number] as? LayoutGuide)?.layoutFrame : built.view(number).frame
            let found = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
            if zip(expected, found).contains(where: { abs($0 - $1) > LayoutJudge.tolerance }) {
                return "the frame of \(number) is \(found), not \(expected)"
            }
        }
        return nil
    }

    // MARK: What is open

    private func complaintAboutAmbiguities(_ optimum: ExactOptimum) -> String? {
        guard let engine = built.engine, let found = try? engine.ambiguities() else {
            return "what is open cannot be told"
        }
        for number in tree.items.indices.dropFirst() where tree.isAttached(number) {
            let item = built.items[number]
            for (axis, corners) in [
                (LayoutAxis.horizontal, [LayoutTree.Corner.left, .width]), (.vertical, [.top, .height]),
            ] {
                let isOpen = corners.map { optimum.isAmbiguous(tree.variable(.item(number), $0)) }
                let finding = found.first { $0.item === item && $0.axis == axis }
                let said: [Bool] =
                    switch finding?.kind {
                    case nil: [false, false]
                    case .position: [true, false]
                    case .extent: [false, true]
                    case .positionAndExtent: [true, true]
                    case .extentFrom(.left), .extentFrom(.top): [false, true]
                    case .extentFrom: [true, true]
                    }
                if said != isOpen { return "of item \(number), \(axis), open are \(isOpen), not \(said)" }
            }
        }
        return nil
    }
}
