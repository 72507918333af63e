import Tinamou

/// Required constraints of a layout that contradict each other: a smallest set that does. Take one away, weaken it, or
/// give it the constant that is named, and the others can hold together.
public struct LayoutConflict: Sendable, Hashable {
    /// A constraint of the contradiction.
    public struct Member: Sendable, Hashable {
        /// What contradicts.
        public enum Origin: Sendable, Hashable {
            /// A constraint of the layout.
            case constraint(LayoutError.Statement)
            /// The place or the size that was given to the root: an attribute of it.
            case root(LayoutAttribute)
        }

        /// What contradicts.
        public var origin: Origin

        /// Its constant; what was given, for the root.
        public var constant: Double

        /// The constant with which the contradiction is just gone, if all others stay as they are.
        public var mendingConstant: Double
    }

    /// The members, in the order in which they were activated; what was given to the root at the end.
    public var members: [Member]
}

extension LayoutConflict {
    /// A conflict in the layout's words. `stated` tells what each member stands for.
    init(_ conflict: Conflict, _ stated: (Conflict.Member.Origin) -> LayoutEngine.Stated) {
        // Multiplied and added up, the members say 0 >= gap.
        let gap = conflict.members.reduce(0) { $0 + $1.multiplier * $1.constraint.constant }
        var found: [(order: (UInt64, Int), member: Member)] = []
        for member in conflict.members {
            // Activations are counted for each item; among equals, the solver's order of adding.
            let place =
                switch member.origin {
                case .present(let handle): Int(handle.index)
                case .refused(let index): Int(Int32.max) + index
                }
            let said = stated(member.origin)
            let constant = member.constraint.constant, mending = constant - gap / member.multiplier
            if let constraint = said.constraint {
                let member = Member(
                    origin: .constraint(LayoutError.Statement(constraint)), constant: constant - constraint.shift,
                    mendingConstant: mending - constraint.shift)
                // What is so of every view comes after what somebody has said.
                let activation = constraint.origin == .extent ? .max - 1 : constraint.activation
                found.append(((activation, place), member))
            } else if let unknown = said.pin {
                let member = Member(origin: .root(unknown.attribute), constant: constant, mendingConstant: mending)
                found.append(((.max, unknown.rawValue), member))
            }
        }
        members = found.sorted { $0.order < $1.order }.map(\.member)
    }
}

extension LayoutConflict: CustomStringConvertible {
    /// A line for each member, and how each of them could mend the contradiction.
    public var description: String {
        var text = "these required constraints cannot all hold:"
        for member in members { text += "\n  \(member)" }
        var mendings = ""
        for member in members {
            guard case .constraint(let statement) = member.origin, statement.isAdjustable else { continue }
            mendings += "\n  \(statement.text): \(LayoutConstraint.short(member.mendingConstant))"
            mendings += " instead of \(LayoutConstraint.short(member.constant))"
        }
        if mendings.isEmpty { return text }
        return text + "\nto mend it, give one of them a lower priority, or another constant:" + mendings
    }
}

extension LayoutConflict.Member: CustomStringConvertible {
    /// The constraint and where it was made, or what was given to the root.
    public var description: String {
        switch origin {
        case .constraint(let statement): statement.description
        case .root(let attribute): "the root's \(attribute) is given: \(LayoutConstraint.short(constant))"
        }
    }
}
