// The solver's names for what a layout is made of, for whoever asks the solver more than frames.

import Tinamou

extension LayoutEngine {
    /// The constraint in the solver that a layout constraint is; `nil` if it was not active at the last pass.
    package func handle(of constraint: LayoutConstraint) -> ConstraintHandle? {
        constraint.engine === self ? constraint.handle : nil
    }

    /// An anchor as a sum of the solver's variables, in the root's coordinates; `nil` if no constraint of the last
    /// pass has mentioned one of them.
    package func expression<Kind>(of anchor: LayoutAnchor<Kind>) -> Expression? {
        guard anchor.item.root === root else { return nil }
        let parts = anchor.attribute.parts
        var expression = Expression()
        for (unknown, factor) in [(parts.origin, 1), (parts.extent, parts.share)] {
            guard let unknown else { continue }
            guard let variable = anchor.item.unknowns[unknown] else { return nil }
            expression.add(factor, variable)
        }
        return expression
    }
}
