import TinamouLayout

/// An equation of the document that holds, seen from one of two views: first == multiplier · second + constant.
struct Equation {
    var place: Int
    var first: LayoutAttribute
    var second: LayoutAttribute
    var multiplier: Double
    var constant: Double

    /// The equation seen from the other view; `nil` if that does not matter.
    var turned: Equation? {
        if multiplier == 0 { return nil }
        return Equation(
            place: place, first: second, second: first, multiplier: 1 / multiplier, constant: -constant / multiplier)
    }
}

/// Which constraints mention which views of a scene.
struct ConstraintUses {
    private struct Pair: Hashable {
        var low: Int
        var high: Int
    }

    private var equations: [Pair: [(equation: Equation, first: Int)]] = [:]
    /// The equations of each view with all others, told as of the view.
    private(set) var all: [Int: [Equation]] = [:]
    /// The constraints of a view's own width or height, in the order of the document.
    private(set) var extents: [Int: [Int]] = [:]

    /// - Complexity: O(constraints of the document).
    init(_ scene: CheckedScene) {
        let layout = scene.layout, document = layout.document
        var owners: [String: Int] = [:]
        for number in document.elements(of: layout.scene) {
            let element = document.elements[number]
            owners[element.id] = number
            for guide in element.guides { owners[guide.id] = number }
        }
        for place in layout.constraints.keys.sorted() {
            let constraint = document.constraints[place]
            guard let stated = layout.constraints[place], !stated.isLeftOut,
                let one = owners[constraint.first.item]
            else { continue }
            guard let second = constraint.second, let two = owners[second.item] else {
                if constraint.second == nil { extents[one, default: []].append(place) }
                continue
            }
            guard one != two, constraint.relation == .equal, scene.holds(stated) else { continue }
            let equation = Equation(
                place: place, first: constraint.first.attribute, second: second.attribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            equations[Pair(low: min(one, two), high: max(one, two)), default: []].append((equation, one))
            all[one, default: []].append(equation)
            if let turned = equation.turned { all[two, default: []].append(turned) }
        }
    }

    /// The equations between two views, told as of the first.
    func equations(between one: Int, and other: Int) -> [Equation] {
        (equations[Pair(low: min(one, other), high: max(one, other))] ?? []).compactMap { found, first in
            first == one ? found : found.turned
        }
    }
}

extension CheckedScene {
    /// Whether a constraint holds with equality in the frames, to a rounding.
    func holds(_ constraint: LayoutConstraint) -> Bool {
        if constraint.priority == .required { return true }
        guard let engine = layout.engine, let handle = engine.handle(of: constraint) else { return false }
        return ((try? engine.solver.violation(of: handle)) ?? .infinity) < CheckedScene.tolerance
    }
}

extension LayoutAttribute {
    /// Whether the attribute lies along an axis.
    func isAlong(_ axis: LayoutAxis) -> Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            axis == .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            axis == .vertical
        }
    }
}
