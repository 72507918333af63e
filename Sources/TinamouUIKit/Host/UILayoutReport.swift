import Foundation
import TinamouLayout

/// Something that a pass could not carry out, and the constraint that it has left out for that.
///
/// UIKit's setters do not throw; its pass reports and goes on. So does this one:
///
/// - **Which is left out.** Of required constraints that contradict each other (a smallest such set), the one that the
///   program has activated last. Constraints that frames make (autoresizing) are left out only if there is no other,
///   and those of the layer (guides, stacks, required content sizes) only if there are no such either; among equals
///   again the last. The root's own place and size always hold.
/// - **What it says.** A constraint that is left out says that it is active.
/// - **When it is tried again.** By the first pass after one of the set has another constant or priority, or is no
///   longer active, or the root has another size if that is part of the set; and when it is activated anew, or its
///   items come into another tree.
/// - A constraint that makes no sense, for example between items that are in no common tree, is left out in the
///   same way until it is activated anew.
public struct UILayoutReport: CustomStringConvertible {
    /// What could not be carried out: for a contradiction, with all its members.
    public let error: LayoutError

    /// The constraint that does not count; `nil` where the error concerns none.
    public let leftOut: NSLayoutConstraint?

    /// The contradiction, if it is one.
    public var conflict: LayoutConflict? {
        if case .unsatisfiable(let conflict) = error { conflict } else { nil }
    }

    /// The layer's report, and what is left out.
    public var description: String {
        guard let leftOut else { return "\(error)" }
        return "\(error)\nleft out: \(leftOut)"
    }
}

/// A constraint that is out of force, and how the members of the conflict stood then.
struct LeftOut {
    private struct Member {
        let constraint: NSLayoutConstraint
        let constant: Double
        let priority: LayoutPriority
    }

    let constraint: NSLayoutConstraint
    private let members: [Member]
    private let rootSize: CGSize?

    /// - Parameter rootSize: the root's size, if that is part of the conflict.
    init(_ constraint: NSLayoutConstraint, members: [NSLayoutConstraint], rootSize: CGSize?) {
        self.constraint = constraint
        self.members = members.map { Member(constraint: $0, constant: $0.constant, priority: $0.priority) }
        self.rootSize = rootSize
    }

    /// Whether something is as it was not when the constraint was left out.
    func isOutdated(_ size: CGSize) -> Bool {
        if let rootSize, rootSize != size { return true }
        return members.contains { member in
            let constraint = member.constraint
            return !constraint.isActive || constraint.constant != member.constant
                || constraint.priority != member.priority
        }
    }
}
