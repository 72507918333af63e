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
    }

    /// Who stated a constraint.
    package enum Origin {
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

    /// From where the distances are measured that stand on a constraint's sides.
    final class Starts {
        let first: (reference: ItemReference, attribute: LayoutAttribute)?
        let second: (reference: ItemReference, attribute: LayoutAttribute)?

        init(first: Side, second: Side?) {
            self.first = first.start
            self.second = second?.start
        }

        func has(_ isSo: (LayoutAttribute) -> Bool) -> Bool {
            first.map { isSo($0.attribute) } == true || second.map { isSo($0.attribute) } == true
        }
    }

    // The sides in pieces, because a constraint is asked for them more often than for anything else.
    let firstReference: ItemReference
    let secondReference: ItemReference?
    let firstAttribute: LayoutAttribute
    /// That of the first side, if there is no second.
    let secondAttribute: LayoutAttribute
    /// `nil` for a constraint in which no side is a distance, as in almost all.
    private let starts: Starts?

    /// The left side.
    public var first: Side { Side(reference: firstReference, attribute: firstAttribute, start: starts?.first) }

    /// How the sides are compared.
    public let relation: Relation

    /// What the second side is multiplied by.
    public let multiplier: Double

    /// The right side; `nil` for a bare number.
    public var second: Side? {
        secondReference.map { Side(reference: $0, attribute: secondAttribute, start: starts?.second) }
    }

    /// Where the constraint was made.
    public let location: SourceLocation

    /// Whether the constant counts in reading direction although the sides do not speak of it: for system spacing.
    let isSpacedByReading: Bool

    /// Who stated the constraint.
    package let origin: Origin

    /// Whether the constraint is stated in reading direction.
    let followsReading: Bool

    /// Whether margins matter to the constraint, which guides stand for.
    let speaksOfMargins: Bool

    /// Whether the constraint is about edges, centres and extents alone, none of them multiplied from afar: what almost all
    /// are, and what is lowered without further questions.
    let isPlain: Bool

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

    /// Whether the constraint keeps itself alive: while it stands in the lists of items, which take it out of force when
    /// they go.
    @exclusivity(unchecked) private var isKept = false

    /// Where the constraint stands in the lists of its items: first, second, and what is subtracted from each.
    @exclusivity(unchecked) var places = SIMD4<Int32>(repeating: -1)

    /// The constraint in the solver, while it is there.
    @exclusivity(unchecked) var handle: ConstraintHandle?

    /// What the solver's constant is beyond `constant`: where baselines stand.
    @exclusivity(unchecked) var shift = 0.0

    /// The engine in whose solver, or in whose list of things to do, the constraint is.
    ///
    /// Reset by the engine when that goes.
    @exclusivity(unchecked) var uncountedEngine: Uncounted<LayoutEngine>?

    /// The engine in whose solver, or in whose list of things to do, the constraint is.
    var engine: LayoutEngine? {
        @inline(__always) get { uncountedEngine?.object }
        set { uncountedEngine = newValue.map { Uncounted($0) } }
    }

    /// Whether the constraint is in an engine's solver, or in its list of things to do.
    @inline(__always)
    func isIn(_ engine: LayoutEngine) -> Bool { uncountedEngine?.refers(to: engine) == true }

    /// Whether a change of constant or priority waits for the next pass.
    @exclusivity(unchecked) var isChanged = false

    /// Whether the priority is, or has been, another since the last pass.
    @exclusivity(unchecked) var isPriorityChanged = false

    /// Whether the constraint is in the list of those that the next pass adds, if they are still wanted then.
    @exclusivity(unchecked) var isPending = false

    /// Whether the constraint is kept out of the solver although it is active.
    @exclusivity(unchecked) package internal(set) var isLeftOut = false

    convenience init(
        first: Side, relation: Relation, multiplier: Double, second: Side?, constant: Double,
        location: SourceLocation, isSpacedByReading: Bool = false, origin: Origin = .stated
    ) {
        let starts = first.start == nil && second?.start == nil ? nil : Starts(first: first, second: second)
        self.init(
            first.reference, first.attribute, relation, multiplier, second?.reference, second?.attribute, constant,
            location, starts: starts, isSpacedByReading: isSpacedByReading, origin: origin)
    }

    /// Made in pieces: most constraints come this way, and are made by the thousand.
    init(
        _ first: ItemReference, _ attribute: LayoutAttribute, _ relation: Relation, _ multiplier: Double,
        _ second: ItemReference?, _ otherAttribute: LayoutAttribute?, _ constant: Double, _ location: SourceLocation,
        starts: Starts? = nil, isSpacedByReading: Bool, origin: Origin = .stated
    ) {
        firstReference = first
        firstAttribute = attribute
        secondReference = second
        secondAttribute = otherAttribute ?? attribute
        self.starts = starts
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.location = location
        self.isSpacedByReading = isSpacedByReading
        self.origin = origin
        isPlain =
            starts == nil && firstAttribute.isOfFrame && secondAttribute.isOfFrame
            && (multiplier == 1 || secondAttribute.kind == .extent)
        followsReading =
            isSpacedByReading || firstAttribute.followsReading || secondAttribute.followsReading
            || starts?.has(\.followsReading) == true
        speaksOfMargins =
            !isPlain
            && (firstAttribute.isWithinMargins || secondAttribute.isWithinMargins
                || starts?.has(\.isWithinMargins) == true)
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
        forEachPlace { item, _ in latest = max(latest, item.with { $0.latestActivation }) }
        activation = latest + 1
        var engine: Uncounted<LayoutEngine>?
        forEachPlace { item, side in
            item.with {
                $0.latestActivation = latest + 1
                $0.enlist(self, side: side)
            }
            if engine == nil { engine = item.with { $0.uncountedEngine } }
            isKept = true
        }
        if isKept { _ = Unmanaged.passRetained(self) }
        engine?.with { $0.attach(self) }
    }

    func deactivate() {
        if !isActive { return }
        activation = 0
        isLeftOut = false
        forEachPlace { item, side in
            if places[side] >= 0 { item.with { $0.delist(self, side: side) } }
        }
        uncountedEngine?.with { $0.detach(self) }
        if isKept {
            isKept = false
            Unmanaged.passUnretained(self).release()
        }
    }

    // MARK: What it mentions

    /// Whether a side is a distance.
    var hasDistances: Bool { starts != nil }

    /// Calls `body` once with each item that the constraint mentions, and the place of its side.
    @inline(__always)
    private func forEachPlace(_ body: (Uncounted<LayoutItem>, Int) -> Void) {
        let one = firstReference.uncounted
        if let one { body(one, 0) }
        if let two = secondReference?.uncounted, two != one { body(two, 1) }
        if starts != nil { startPlaces(body) }
    }

    /// The same for the items from which distances are measured.
    private func startPlaces(_ body: (Uncounted<LayoutItem>, Int) -> Void) {
        let one = firstReference.uncounted, two = secondReference?.uncounted
        let start = starts?.first?.reference.uncounted
        if let start, start != one, start != two { body(start, 2) }
        if let item = starts?.second?.reference.uncounted, item != one, item != two, item != start { body(item, 3) }
    }

    /// The side in whose place the constraint stands in an item's list: the first on which the item occurs.
    func side(of item: ItemReference) -> Int {
        if item === firstReference { return 0 }
        if item === secondReference { return 1 }
        return item === starts?.first?.reference ? 2 : 3
    }

    /// Whether something is so for every item that the constraint mentions. It is not so for an item that is gone.
    @inline(__always)
    func mentionsOnly(_ isSo: (LayoutItem) -> Bool) -> Bool {
        guard let one = firstReference.uncounted, one.with(isSo) else { return false }
        if let secondReference {
            guard let two = secondReference.uncounted, two == one || two.with(isSo) else { return false }
        }
        return starts == nil || startsAtOnly(isSo)
    }

    private func startsAtOnly(_ isSo: (LayoutItem) -> Bool) -> Bool {
        for start in [starts?.first, starts?.second] {
            guard let start else { continue }
            guard let item = start.reference.item, isSo(item) else { return false }
        }
        return true
    }
}
