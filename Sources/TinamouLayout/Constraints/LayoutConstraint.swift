import Tinamou

/// A relation between two items, or between an extent and a number: first ⋈ multiplier · second + constant.
///
/// Made by the methods of ``LayoutAnchor``, or whole. It counts while it is active. What its setters change takes effect
/// in the next layout pass, which reports what cannot be had; ``activate()``, ``setConstant(_:)`` and ``setPriority(_:)``
/// decide at once, and throw.
///
/// **Reading direction.** A constraint in which leading or trailing occurs is stated in the direction in which the first
/// item is read (a guide is read as its owner is): leading is then the left or the right edge, on both sides alike, and
/// the constant counts in that direction. All other constants count to the right and downwards.
public final class LayoutConstraint: Identifiable {
    /// One of the sides: a number of an item, or how far that is from another.
    public struct Side {
        let reference: ItemReference

        /// Which number of the item it is.
        public let attribute: LayoutAttribute

        /// What is subtracted, on a side that is a distance.
        let start: (reference: ItemReference, attribute: LayoutAttribute)?

        /// The item; `nil` when it is gone.
        public var item: LayoutItem? { reference.item }

        /// What the distance is measured from, on a side that is one.
        public var startItem: LayoutItem? { start?.reference.item }

        /// The number of that item.
        public var startAttribute: LayoutAttribute? { start?.attribute }

        /// Whether leading or trailing occurs in it.
        var followsReading: Bool { attribute.followsReading || start?.attribute.followsReading == true }
    }

    /// Who stated a constraint.
    enum Origin {
        /// The caller.
        case stated
        /// The layer, for the size of a content.
        case content
        /// The layer, for a guide.
        case guide
        /// A stack view.
        case stack
        /// The layer, because no view has an extent below 0.
        case extent
    }

    /// The distance that is standard between things, in points.
    public static let standardSpacing = 8.0

    /// The left side.
    public let first: Side

    /// How the sides are compared.
    public let relation: Relation

    /// What the second side is multiplied by.
    public let multiplier: Double

    /// The right side; `nil` for a bare number.
    public let second: Side?

    /// Where the constraint was made.
    public let location: SourceLocation

    /// Whether the constant counts in reading direction although the sides do not speak of it: for system spacing.
    let isSpacedByReading: Bool

    let origin: Origin

    /// A name for reports; decides nothing.
    public var identifier = ""

    /// What is added on the right side. Changing it is the cheap way to move things: one edit of the solver's
    /// right-hand side.
    @exclusivity(unchecked) public var constant: Double {
        didSet {
            if constant == oldValue { return }
            if origin == .content || origin == .guide { engine?.keep(oldValue, of: self) }
            engine?.noteChange(of: self)
        }
    }

    /// How much the constraint matters. May change at any time, to required and from it as well.
    @exclusivity(unchecked) public var priority = LayoutPriority.required {
        didSet {
            if priority != oldValue {
                isPriorityChanged = true
                engine?.noteChange(of: self)
            }
        }
    }

    /// Whether the constraint counts.
    ///
    /// The items must be in one tree by the next layout pass, which otherwise throws
    /// ``LayoutError/noCommonAncestor(_:)``. A view that is taken out of its superview deactivates the constraints
    /// that cross the cut.
    public var isActive: Bool {
        get { activation > 0 }
        set { newValue ? enforce() : deactivate() }
    }

    // What the engine keeps.

    /// A number larger than those of all constraints on its items that were activated before; 0 while inactive.
    @exclusivity(unchecked) private(set) var activation: UInt64 = 0

    /// Where the constraint stands in the lists of its items: first, second, and what is subtracted from each.
    @exclusivity(unchecked) var places = SIMD4<Int32>(repeating: -1)

    /// The constraint in the solver, while it is there.
    @exclusivity(unchecked) var handle: ConstraintHandle?

    /// What the solver's constant is beyond `constant`: where baselines stand.
    @exclusivity(unchecked) var shift = 0.0

    /// The engine in whose solver, or in whose list of things to do, the constraint is.
    ///
    /// Reset by the engine when that goes.
    @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?

    /// Whether a change of constant or priority waits for the next pass.
    @exclusivity(unchecked) var isChanged = false

    /// Whether the priority is, or has been, another since the last pass.
    @exclusivity(unchecked) var isPriorityChanged = false

    /// Whether the constraint is in the list of those that the next pass adds, if they are still wanted then.
    @exclusivity(unchecked) var isPending = false

    /// Whether the constraint is kept out of the solver although it is active.
    package internal(set) var isLeftOut = false

    init(
        first: Side, relation: Relation, multiplier: Double, second: Side?, constant: Double,
        location: SourceLocation, isSpacedByReading: Bool = false, origin: Origin = .stated
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.location = location
        self.isSpacedByReading = isSpacedByReading
        self.origin = origin
    }

    // MARK: Being in force

    /// Activates constraints together. Active ones stay as they are.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.enforce() }
    }

    /// Deactivates constraints together. Inactive ones stay as they are.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    private func enforce() {
        if isActive { return }
        var latest: UInt64 = 0
        forEachPlace { item, _ in latest = max(latest, item.latestActivation) }
        activation = latest + 1
        forEachPlace { item, side in
            item.latestActivation = latest + 1
            item.enlist(self, side: side)
        }
        (first.item?.engine ?? second?.item?.engine)?.attach(self)
    }

    func deactivate() {
        if !isActive { return }
        // The lists may hold the last reference.
        withExtendedLifetime(self) {
            activation = 0
            isLeftOut = false
            forEachPlace { item, side in if places[side] >= 0 { item.delist(self, side: side) } }
            engine?.detach(self)
        }
    }

    // MARK: What it mentions

    /// Calls `body` once with each item that the constraint mentions, and the place of its side.
    private func forEachPlace(_ body: (LayoutItem, Int) -> Void) {
        let one = first.item
        if let one { body(one, 0) }
        guard let second else { return startPlaces(body) }
        if let two = second.item, two !== one { body(two, 1) }
        if first.start != nil || second.start != nil { startPlaces(body) }
    }

    /// The same for the items from which distances are measured.
    private func startPlaces(_ body: (LayoutItem, Int) -> Void) {
        let one = first.item, two = second?.item
        if let item = first.startItem, item !== one, item !== two { body(item, 2) }
        if let item = second?.startItem, item !== one, item !== two, item !== first.startItem { body(item, 3) }
    }

    /// Whether something is so for every item that the constraint mentions. It is not so for an item that is gone.
    @inline(__always)
    func mentionsOnly(_ isSo: (LayoutItem) -> Bool) -> Bool {
        guard let one = first.item, isSo(one) else { return false }
        if let second {
            guard let two = second.item, two === one || isSo(two) else { return false }
            if let start = second.start {
                guard let item = start.reference.item, isSo(item) else { return false }
            }
        }
        guard let start = first.start else { return true }
        guard let item = start.reference.item else { return false }
        return isSo(item)
    }

    /// Whether the constraint is stated in reading direction.
    var followsReading: Bool {
        isSpacedByReading || first.followsReading || second?.followsReading == true
    }
}
