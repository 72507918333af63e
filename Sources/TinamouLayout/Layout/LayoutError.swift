import Tinamou

/// Why a layout pass or a throwing call failed. The frames are those of the last successful pass. What a pass could not
/// carry out is tried again in the next; a throwing call that fails changes nothing.
public enum LayoutError: Error, Hashable {
    /// Required constraints contradict each other.
    case unsatisfiable(LayoutConflict)

    /// The items of an active constraint are not all in the tree that is laid out.
    case noCommonAncestor(Statement)

    /// A constraint's constant, multiplier or priority cannot be used: not finite, or a priority not above 0 and at
    /// most 1000.
    case invalidNumber(Statement)

    /// A constraint makes no sense, for a reason.
    case invalid(Reason, Statement)

    /// The size to lay out in, insets, or what a view says of its content is not finite.
    case invalidSize(of: String)

    /// Frames and what is made of them (heights of text, margins, safe areas, `layoutSubviews`) do not settle; a view
    /// that was still changing.
    case unsettled(view: String)

    /// The answer that should exist is out of reach; it does not mean that the constraints contradict each other.
    case numericalTrouble(NumericalTrouble)

    /// What was said to constraint makers makes no sense; all of it since the last pass. What was said in the same
    /// breath has not been made either, and is not tried again.
    case mistakes([MakerMistake])

    /// Why a constraint makes no sense.
    public enum Reason: Sendable, Hashable, CaseIterable {
        /// A place cannot equal a bare number, or a multiple 0 of another: places come in pairs.
        case placeWithoutAnother
        /// A place is related to an extent.
        case placeAndExtent
        /// A place from left to right is related to one from top to bottom.
        case twoAxes
        /// Leading or trailing is related to left or right: which is which depends on the direction.
        case readingAndPhysical
        /// An item without an attribute, or an attribute without an item.
        case halfSecondSide
        /// Margins of a guide: only views have some.
        case guideHasNoMargins
        /// An item that the constraint mentions is gone.
        case itemIsGone
    }

    /// A constraint as it was when the error arose.
    public struct Statement: Sendable, Hashable {
        /// Tells which constraint it is: its `id`.
        public var id: ObjectIdentifier

        /// The constraint as it reads, with its identifier and its priority.
        public var text: String

        /// Where it was made, as `file:line`; on whose behalf, for one that the layer has stated itself.
        public var location: String

        /// Whether the program can give it another constant: by itself, or through what it is stated for.
        var isAdjustable: Bool

        /// Items that are in no tree that is laid out, although others of the constraint are; or in none at all.
        var strangers: [String]

        init(_ constraint: LayoutConstraint) {
            id = constraint.id
            text = constraint.description
            location = constraint.behalf ?? constraint.location.description
            isAdjustable = constraint.isAdjustable
            strangers = constraint.strangers.map(\.label)
        }
    }
}

extension LayoutError: CustomStringConvertible {
    /// What happened, and a line for each constraint concerned.
    public var description: String {
        switch self {
        case .unsatisfiable(let conflict):
            conflict.description
        case .noCommonAncestor(let statement):
            "the items of this constraint are not in one tree\(statement.missing):\n  \(statement)"
        case .invalidNumber(let statement):
            "a number in this constraint is not finite, or its priority not above 0 and at most 1000:\n  \(statement)"
        case .invalid(let reason, let statement):
            "\(reason):\n  \(statement)"
        case .mistakes(let mistakes):
            mistakes.map(\.description).joined(separator: "\n")
        case .invalidSize(let place):
            "\(place) is not finite"
        case .unsettled(let view):
            "frames and what depends on them do not settle; still changing: \(view)"
        case .numericalTrouble(let trouble):
            "the layout is out of reach of double precision: \(trouble)"
        }
    }
}

extension LayoutError.Reason: CustomStringConvertible {
    /// What is wrong, and what to say instead.
    public var description: String {
        switch self {
        case .placeWithoutAnother:
            "a place cannot equal a number by itself; relate it to a place of another item, the superview's edge for one"
        case .placeAndExtent:
            "a place cannot be related to an extent; relate places with places, widths and heights with each other"
        case .twoAxes:
            "a place from left to right cannot be related to one from top to bottom"
        case .readingAndPhysical:
            "leading and trailing cannot be related to left and right; use the same pair on both sides"
        case .halfSecondSide:
            "the second item needs an attribute, and the second attribute an item"
        case .guideHasNoMargins:
            "a guide has no margins; use those of its view"
        case .itemIsGone:
            "an item that this constraint mentions is gone"
        }
    }
}

extension LayoutError.Statement {
    fileprivate var missing: String {
        if strangers.isEmpty { return "" }
        let names = strangers.joined(separator: " and ")
        return
            "; \(names) \(strangers.count == 1 ? "is" : "are") not inside what is laid out (is an addSubview missing?)"
    }
}

extension LayoutConstraint {
    /// The items in no tree with an engine, each once.
    fileprivate var strangers: [LayoutItem] {
        var found: [LayoutItem] = []
        for item in [first.item, first.startItem, second?.item, second?.startItem] {
            guard let item, item.engine == nil, !found.contains(where: { $0 === item }) else { continue }
            found.append(item)
        }
        return found
    }
}

extension LayoutError.Statement: CustomStringConvertible {
    /// The constraint and where it was made.
    public var description: String { "\(text)  (\(location))" }
}
