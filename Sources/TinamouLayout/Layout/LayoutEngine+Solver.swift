// The solver's names for what a layout is made of, for whoever asks the solver more than frames.

import Tinamou

extension LayoutEngine {
    /// The constraint in the solver that a layout constraint is; `nil` if it was not active at the last pass.
    package func handle(of constraint: LayoutConstraint) -> ConstraintHandle? {
        constraint.engine === self ? constraint.handle : nil
    }

    /// Counts changes of what is stated, other than by guides, such as offsets: as long as it is the same, so is what was
    /// derived from statements.
    package var versionOfStatements: Int { statementVersion }

    /// How many constraints in the solver say only that an extent is not below 0.
    package var leastExtentCount: Int { extents.count }

    /// How many constraints are listed to be added by the next pass.
    package var waitingCount: Int { added.count }

    /// An anchor as a sum of the solver's variables, in the root's coordinates; `nil` if no constraint of the last
    /// pass has mentioned one of them.
    package func expression<Kind>(of anchor: LayoutAnchor<Kind>) -> Expression? {
        guard anchor.item.engine === self else { return nil }
        var lowering = Lowering()
        lowering.lower(anchor.relate(.equal, 1, nil, 0, #fileID, #line))
        var expression = Expression(constant: -lowering.shift)
        for term in lowering.terms {
            guard let variable = term.item.unknowns[term.unknown] else { return nil }
            expression.add(term.factor, variable)
        }
        return expression
    }
}
