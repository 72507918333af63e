// What the constraints of a scene say, as a draughtsman writes it: distances between two edges, extents, and lines on
// which several things stand.

import Tinamou
import TinamouLayout

/// The constraints of a laid-out scene as dimension lines.
package struct SceneDimensions {
    /// How a constraint fares.
    package enum State: String {
        /// It holds.
        case holds
        /// It gives way to stronger ones.
        case broken
        /// It contradicts others.
        case conflicting
        /// It contradicts others, and was left out for this.
        case leftOut
    }

    /// A constraint as it is drawn. Places are in points, in the root's coordinates.
    package struct Line {
        /// The place of the constraint in the document.
        package var constraint: Int
        /// How it fares.
        package var state: State
        /// The axis that it is about.
        package var axis: LayoutAxis
        /// The two places along the axis; the same for things that stand on one line.
        package var from, to: Double
        /// Where across the axis the line may be drawn: the best place first.
        package var across: [Double]
        /// From where to where the places that it relates reach across the axis.
        package var reaches: [(at: Double, from: Double, to: Double)]
        /// Whether both places are ends of one view, so that arrows say more.
        package var isExtent: Bool
        /// The number.
        package var text: String

        /// Whether the line only says that things stand on one line.
        package var isAlignment: Bool { !isExtent && abs(to - from) < 0.01 }
    }

    /// The lines, in the order of the document.
    package private(set) var lines: [Line] = []

    private let scene: SceneLayout
    private let engine: LayoutEngine
    private let drawn: Set<Int>

    /// The lines of a scene, as far as both sides are drawn; `nil` if it is not laid out.
    ///
    /// - Complexity: O(constraints of the document · terms of each).
    package init?(_ scene: SceneLayout, _ outlines: SceneOutlines) {
        guard scene.failure == nil, let engine = scene.engine else { return nil }
        self.scene = scene
        self.engine = engine
        drawn = Set(outlines.outlines.map(\.element))
        var states: [Int: State] = [:]
        for conflict in scene.conflicts {
            for (place, member) in conflict.members.enumerated() {
                guard let constraint = member.constraint, states[constraint] != .leftOut else { continue }
                states[constraint] = place == conflict.leftOut ? .leftOut : .conflicting
            }
        }
        for (place, constraint) in scene.constraints.sorted(by: { $0.key < $1.key }) {
            let state = states[place] ?? (isBroken(constraint) ? .broken : .holds)
            if let line = line(place, constraint, state) { lines.append(line) }
        }
    }

    private func isBroken(_ constraint: LayoutConstraint) -> Bool {
        guard let handle = engine.handle(of: constraint) else { return false }
        return (try? engine.solver.violation(of: handle)).map { $0 > SceneDimensions.tolerance } ?? false
    }

    // MARK: Lines

    private func line(_ place: Int, _ constraint: LayoutConstraint, _ state: State) -> Line? {
        let first = constraint.first, second = constraint.second
        guard let item = first.item, isDrawn(item), second?.item.map(isDrawn) ?? true else { return nil }
        let relation = constraint.relation == .equal ? "" : constraint.relation == .lessOrEqual ? "≤ " : "≥ "
        var line = Line(
            constraint: place, state: state, axis: first.attribute.along, from: 0, to: 0, across: [], reaches: [],
            isExtent: first.attribute.isExtent, text: "")
        let frame = item.alignmentRectInRoot
        if line.isExtent {
            (line.from, line.to) = SceneDimensions.reach(of: frame, along: line.axis)
            let (low, high) = onScreen(SceneDimensions.reach(of: frame, along: line.axis.other), line.axis.other)
            line.across = SceneDimensions.shares.map { low + $0 * (high - low) }
            line.text = relation + told(wanted(place, constraint), line.to - line.from, state)
            return line
        }
        guard let second, let other = second.item, let here = value(of: first, seenFrom: other),
            let there = value(of: second, seenFrom: item), here.isFinite, there.isFinite
        else { return nil }
        let ends = SceneDimensions.reach(of: frame, along: line.axis.other)
        let others = SceneDimensions.reach(of: other.alignmentRectInRoot, along: line.axis.other)
        // Where both reach across the axis, or else where the first does.
        let low = max(ends.0, others.0), high = min(ends.1, others.1)
        let (start, end) = onScreen(low <= high ? (low, high) : ends, line.axis.other)
        line.across = SceneDimensions.shares.map { start + $0 * (end - start) }
        line.reaches = [(here, ends.0, ends.1), (there, others.0, others.1)]
        (line.from, line.to) = (min(here, there), max(here, there))
        // A place that is multiplied is as far away as it comes out.
        let distance = abs(here - there)
        let wanted = constraint.multiplier == 1 ? abs(constraint.constant) : SceneDimensions.rounded(distance)
        line.text = relation + told(readable(wanted), distance, state)
        return line
    }

    /// The part of a reach that is on the screen, if any is.
    private func onScreen(_ reach: (Double, Double), _ axis: LayoutAxis) -> (Double, Double) {
        let (low, high) = (
            max(reach.0, 0), min(reach.1, axis == .horizontal ? scene.size.width : scene.size.height)
        )
        return low <= high ? (low, high) : reach
    }

    private static func reach(of frame: Rect, along axis: LayoutAxis) -> (Double, Double) {
        axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }

    /// An extent that is asked for, with what it goes by: `0.5 × photo.width`.
    private func wanted(_ place: Int, _ constraint: LayoutConstraint) -> String {
        let stated = scene.document.constraints[place]
        guard let second = stated.second else { return readable(constraint.constant) }
        var text = constraint.multiplier == 1 ? "" : "\(inThousandths(constraint.multiplier)) × "
        text += second.item == stated.first.item ? "\(second.attribute)" : "\(plainly(second.item)).\(second.attribute)"
        if constraint.constant != 0 {
            text += (constraint.constant < 0 ? " − " : " + ") + readable(abs(constraint.constant))
        }
        return text
    }

    /// A number that is asked for, and the one that has come of it if that is another.
    private func told(_ wanted: String, _ found: Double, _ state: State) -> String {
        state == .broken || state == .leftOut ? "\(wanted), is \(readable(SceneDimensions.rounded(found)))" : wanted
    }

    /// What counts as a rounding, in points.
    private static let tolerance = 0.01

    /// Where across the axis a line is tried, in parts of what both reach.
    private static let shares = [0.5, 0.62, 0.38, 0.75, 0.25, 0.87, 0.13]

    private static func rounded(_ value: Double) -> Double {
        abs(value) < 1e9 ? (value * 100).rounded() / 100 : value
    }

    // MARK: Sides

    /// Whether a view, or the owner of a guide, is drawn.
    private func isDrawn(_ item: LayoutItem) -> Bool {
        guard let view = (item as? View) ?? (item as? LayoutGuide)?.owningView else { return true }
        return scene.element(of: view).map(drawn.contains) ?? true
    }

    /// The value of a side; the edges of a scroll view are those of its content for what is inside.
    private func value(of side: LayoutConstraint.Side, seenFrom other: LayoutItem) -> Double? {
        guard var item = side.item else { return nil }
        let view = (item as? View) ?? (item as? LayoutGuide)?.owningView
        let attribute = side.attribute.physical(isRightToLeft: view?.effectiveLayoutDirection == .rightToLeft)
        let inner = (other as? View) ?? (other as? LayoutGuide)?.owningView
        if let scroll = item as? ScrollView, let inner, inner !== scroll, inner.isDescendant(of: scroll),
            [.left, .right, .top, .bottom].contains(attribute)
        {
            item = scroll.contentLayoutGuide
        }
        let rect = item.alignmentRectInRoot
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .centerX: return rect.midX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerY: return rect.midY
        default: break
        }
        // Margins and baselines are the engine's affair.
        guard let expression = engine.expression(of: attribute, of: item) else { return nil }
        return try? engine.solver.value(of: expression)
    }
}

extension LayoutAttribute {
    /// The axis along which the attribute lies.
    fileprivate var along: LayoutAxis {
        switch self {
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }
}

extension LayoutAxis {
    /// The axis across.
    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
