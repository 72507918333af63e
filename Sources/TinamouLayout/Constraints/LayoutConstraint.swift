import Tinamou

/// A relation between two anchors, or between an extent and a number: first ⋈ multiplier · second + constant.
///
/// Made by the methods of ``LayoutAnchor``. It counts while it is active; what its setters change takes effect in
/// the next layout pass, which reports what cannot be had.
public final class LayoutConstraint: Identifiable {
    /// One of the anchors.
    public struct Side {
        /// The view.
        public let item: View

        /// Which number of the view it is.
        public let attribute: LayoutAttribute
    }

    /// The left side.
    public let first: Side

    /// How the sides are compared.
    public let relation: Relation

    /// What the second anchor is multiplied by.
    public let multiplier: Double

    /// The anchor on the right side; `nil` for a bare number.
    public let second: Side?

    /// Where the constraint was made.
    public let location: SourceLocation

    /// A name for reports; decides nothing.
    public var identifier = ""

    /// What is added on the right side. Changing it is the cheap way to move things: one edit of the solver's
    /// right-hand side.
    public var constant: Double {
        didSet { if constant != oldValue { engine?.noteChange(of: self) } }
    }

    /// How much the constraint matters.
    public var priority = LayoutPriority.required {
        didSet {
            if priority != oldValue {
                isPriorityChanged = true
                engine?.noteChange(of: self)
            }
        }
    }

    /// Whether the constraint counts.
    ///
    /// Both views must be in one tree by the next layout pass, which otherwise throws
    /// ``LayoutError/noCommonAncestor(_:)``. A view that is taken out of its superview deactivates the constraints
    /// that cross the cut.
    public var isActive = false {
        didSet { if isActive != oldValue { isActive ? activate() : deactivate() } }
    }

    /// The constraint in the solver, while it is there.
    var handle: ConstraintHandle?

    /// The engine in whose solver, or in whose list of things to do, the constraint is.
    ///
    /// Reset by the engine when that goes.
    unowned(unsafe) var engine: LayoutEngine?

    /// Whether a change of constant or priority waits for the next pass.
    var isChanged = false

    /// Whether the priority is, or has been, another since the last pass.
    var isPriorityChanged = false

    /// Whether the constraint is in the list of those that the next pass adds, if they are still wanted then.
    var isPending = false

    init(
        first: Side, relation: Relation, multiplier: Double, second: Side?, constant: Double,
        location: SourceLocation
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.location = location
    }

    /// Activates constraints together. Active ones stay as they are.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints together. Inactive ones stay as they are.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether something is so for every view that the constraint mentions.
    func joinsOnly(_ isSo: (View) -> Bool) -> Bool {
        guard isSo(first.item) else { return false }
        guard let second, second.item !== first.item else { return true }
        return isSo(second.item)
    }

    /// Calls `body` once with each view that the constraint mentions.
    private func forEachItem(_ body: (View) -> Void) {
        body(first.item)
        if let second, second.item !== first.item { body(second.item) }
    }

    private func activate() {
        forEachItem { $0.constraints.append(self) }
        first.item.root.engine?.attach(self)
    }

    private func deactivate() {
        forEachItem { $0.constraints.removeAll { $0 === self } }
        engine?.detach(self)
    }
}

extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as an equation, `header.bottom >= scroll.top + 60 @750`, after its identifier if it has one.
    public var description: String {
        var text = identifier.isEmpty ? "" : "\(identifier): "
        text += "\(first) \(relation) "
        if let second {
            if multiplier != 1 { text += "\(LayoutConstraint.short(multiplier)) * " }
            text += "\(second)"
            if constant != 0 { text += constant < 0 ? " - " : " + " }
            if constant != 0 { text += LayoutConstraint.short(abs(constant)) }
        } else {
            text += LayoutConstraint.short(constant)
        }
        return priority == .required ? text : "\(text) @\(LayoutConstraint.short(priority.rawValue))"
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}

extension LayoutConstraint.Side: CustomStringConvertible {
    /// The anchor as `view.attribute`.
    public var description: String { "\(item.name.isEmpty ? "view" : item.name).\(attribute)" }
}
