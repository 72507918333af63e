// The solver's names for what a layout is made of, for whoever asks the solver more than frames.

import Tinamou

extension LayoutEngine {
    /// The constraint in the solver that a layout constraint is; `nil` if it was not active at the last pass.
    package func handle(of constraint: LayoutConstraint) -> ConstraintHandle? {
        constraint.engine === self ? constraint.handle : nil
    }

    /// Counts changes of what is stated, other than by guides, such as offsets: as long as it is the same, so is what
    /// was derived from statements.
    package var versionOfStatements: Int { statementVersion }

    /// How many constraints in the solver say only that an extent is not below 0.
    package var leastExtentCount: Int { extents.count }

    /// The constraint in the solver that a layout constraint is, and what its constant there is beyond the one that is
    /// stated; `nil` if it was not active at the last pass.
    package func running(_ constraint: LayoutConstraint) -> (handle: ConstraintHandle, shift: Double)? {
        handle(of: constraint).map { ($0, constraint.shift) }
    }

    /// The constraint in the solver whose constant is the root's width or height; `nil` if nothing mentions that.
    package func handleOfRoot(_ axis: LayoutAxis) -> ConstraintHandle? {
        pins[(axis == .horizontal ? Unknown.width : .height).rawValue]?.handle
    }

    /// What a constraint in the solver stands for: a layout constraint, or else a number of the root.
    package func statement(of handle: ConstraintHandle) -> (constraint: LayoutConstraint?, pinned: LayoutAttribute?) {
        guard statements.indices.contains(Int(handle.index)) else { return (nil, nil) }
        let stated = statements[Int(handle.index)]
        return (stated.constraint, stated.pin?.attribute)
    }

    /// The item and the number of it that a variable of the solver is; `nil` if it is none.
    package func owner(of variable: Variable) -> (item: LayoutItem, attribute: LayoutAttribute)? {
        guard owners.indices.contains(Int(variable.index)), let owner = owners[Int(variable.index)] else { return nil }
        return (owner.item, owner.unknown.attribute)
    }

    /// The variable of the solver that is a left, top, width or height of an item; `nil` if no constraint of the last
    /// pass has mentioned that number, and for any other attribute.
    package func variable(_ attribute: LayoutAttribute, of item: LayoutItem) -> Variable? {
        guard item.engine === self else { return nil }
        return Unknown.allCases.first { $0.attribute == attribute }.flatMap { item.unknowns[$0] }
    }

    /// The active constraints on an item along an axis, the layer's own among them, in the order of their activation.
    package func uses(of item: LayoutItem, along axis: LayoutAxis) -> [LayoutConstraint] {
        item.uses.map(\.object).filter { $0.first.attribute.axis == axis }.sorted { $0.activation < $1.activation }
    }

    /// How many constraints are listed to be added by the next pass.
    package var waitingCount: Int { added.count }

    /// An anchor as a sum of the solver's variables, in the root's coordinates; `nil` if no constraint of the last
    /// pass has mentioned one of them. What is known of the root without a constraint is a number.
    package func expression<Kind>(of anchor: LayoutAnchor<Kind>) -> Expression? {
        guard anchor.item.engine === self else { return nil }
        return expression(stating: anchor.relate(.equal, 1, nil, 0, #fileID, #line))
    }

    /// A number of an item as a sum of the solver's variables, as for an anchor.
    package func expression(of attribute: LayoutAttribute, of item: LayoutItem) -> Expression? {
        guard item.engine === self else { return nil }
        return expression(
            stating: LayoutConstraint(
                item.reference, attribute, .equal, 1, nil, nil, 0, SourceLocation(file: #fileID, line: #line),
                isSpacedByReading: false))
    }

    /// What a constraint states to be 0.
    private func expression(stating constraint: LayoutConstraint) -> Expression? {
        var lowering = Lowering()
        lowering.lower(constraint)
        // A place that is read from right to left is stated with the opposite sign.
        let isMirrored = constraint.first.item?.view?.effectiveLayoutDirection == .rightToLeft
        let sign = isMirrored && constraint.followsReading && constraint.first.kind != .extent ? -1.0 : 1
        var expression = Expression(constant: -sign * lowering.shift)
        for term in lowering.terms {
            if let variable = term.item.unknowns[term.unknown] {
                expression.add(sign * term.factor, variable)
            } else if term.item === root, term.unknown == .left || term.unknown == .top {
                continue
            } else {
                return nil
            }
        }
        return expression
    }
}
