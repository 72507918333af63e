/// What constraints are about: a rectangle in a tree, a ``View`` or a ``LayoutGuide``.
///
/// An item knows the active constraints that mention it, which live as long as they are active; constraints know their
/// items only as long as those live. An item that goes takes its constraints out of force.
///
/// What the engine reads and writes for each item in a pass is exempt from the run-time's checks for overlapping access,
/// here and in the classes around: they took a fifth of the time of building a layout. None of it is handed out for writing.
open class LayoutItem {
    /// What reports and drawings call the item; decides nothing.
    public final var name: String {
        didSet { container?.subviewNames = nil }
    }

    /// The view that contains a view, or owns a guide.
    ///
    /// Reset by that view when it goes; a weak reference would cost a table for each item and a detour for each
    /// step to the root.
    @exclusivity(unchecked) final unowned(unsafe) var container: View?

    /// The engine that lays out the tree, set throughout the tree while there is one.
    ///
    /// Reset by the engine when that goes.
    @exclusivity(unchecked) final var uncountedEngine: Uncounted<LayoutEngine>?

    /// The engine that lays out the tree.
    final var engine: LayoutEngine? {
        @inline(__always) get { uncountedEngine?.object }
        set { uncountedEngine = newValue.map { Uncounted($0) } }
    }

    /// Whether an engine lays out the tree.
    @inline(__always)
    final func isIn(_ engine: LayoutEngine) -> Bool { uncountedEngine?.refers(to: engine) == true }

    /// What constraints hold on to.
    final let reference: ItemReference

    /// The active constraints that mention the item, in no particular order.
    ///
    /// Not counted: a constraint keeps itself alive while it is active, and is active as long as it stands in such a list.
    @exclusivity(unchecked) final var uses: [Uncounted<LayoutConstraint>] = []

    /// The largest number among the activations of its constraints.
    @exclusivity(unchecked) final var latestActivation: UInt64 = 0

    /// The solver's variables for this item, made when a constraint first needs them.
    @exclusivity(unchecked) final var unknowns = Unknowns()

    /// The alignment rectangle that the solver has found, in the root's coordinates: of the present pass.
    @exclusivity(unchecked) final var solved = Rect()

    /// The alignment rectangle of the last successful pass, in the root's coordinates.
    @exclusivity(unchecked) public internal(set) final var alignmentRectInRoot = Rect()

    /// Whether the item is among those that have moved since frames were last handed out.
    @exclusivity(unchecked) final var hasMoved = false

    /// What makers have stated for the item; `nil` as long as none has.
    @exclusivity(unchecked) final var made: MakerMemory?

    /// Whether an open number of it stands where `exerciseAmbiguity` has moved it.
    final var isExercised = false

    /// Whether a constraint has been stated with its baseline instead of that of a view around it.
    final var isStandIn = false

    /// Whether what is inside the item sees a content where the item has its edges: a scroll view's.
    @exclusivity(unchecked) final var hasContentArea = false

    /// Whether a search has come by; within one only.
    @exclusivity(unchecked) final var isMarked = false

    /// Whether the item is a ``View``.
    private let isView: Bool

    init(name: String, isView: Bool) {
        self.name = name
        self.isView = isView
        reference = ItemReference()
        reference.uncounted = Uncounted(self)
    }

    deinit {
        reference.uncounted = nil
        while let use = uses.popLast() {
            let constraint = use.object
            constraint.places[constraint.side(of: reference)] = -1
            constraint.deactivate()
        }
    }

    /// The active constraints of one's own making that mention this item, in the order of their activation.
    ///
    /// Without those that the layer itself states, for guides, stacks and the sizes of contents.
    ///
    /// - Complexity: O(*c* log *c*), *c* the constraints that mention the item.
    public final var constraints: [LayoutConstraint] {
        uses.map(\.object).filter { $0.origin == .stated }.sorted { $0.activation < $1.activation }
    }

    /// The view that is laid out together with the item: itself, or a guide's owner.
    var view: View? { nil }

    /// The item, if it is a view. Asked for each item that moves; a cast takes longer.
    final var asView: View? {
        @inline(__always) get { isView ? unsafeDowncast(self, to: View.self) : nil }
    }

    /// The outermost view of the tree; `nil` for a guide without an owner.
    final var rootView: View? {
        guard var here = view else { return nil }
        while let above = here.container { here = above }
        return here
    }
}

/// An item, for whoever must not keep it alive.
///
/// What `weak` does, without the tables that it costs: items and constraints are made by the thousand.
final class ItemReference {
    /// The item, until it goes.
    @exclusivity(unchecked) fileprivate(set) var uncounted: Uncounted<LayoutItem>?

    /// The item, until it goes.
    var item: LayoutItem? { uncounted?.object }
}

extension LayoutItem {
    /// Takes note of an active constraint.
    @inline(__always)
    final func enlist(_ constraint: LayoutConstraint, side: Int) {
        if uses.isEmpty { uses.reserveCapacity(8) }
        constraint.places[side] = Int32(uses.count)
        uses.append(Uncounted(constraint))
    }

    /// Forgets a constraint. The last takes its place, so that this takes constant time.
    final func delist(_ constraint: LayoutConstraint, side: Int) {
        let place = Int(constraint.places[side])
        constraint.places[side] = -1
        let last = uses.removeLast()
        if place < uses.count {
            last.with { $0.places[$0.side(of: reference)] = Int32(place) }
            uses[place] = last
        }
    }
}
