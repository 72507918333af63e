// The front door of the layout layer. Read next: Items/View (the tree), Constraints/LayoutAnchor (the language),
// Constraints/LayoutConstraint (what is stated), LayoutEngine+Pass (what a pass does), Lowering (what constraints come to
// in the solver). Everything else is the solver's.

import Tinamou

/// Lays out a tree of views: views and constraints in, frames or a contradiction out.
///
/// One solver holds the whole tree. An item has at most four variables in it, its left, top, width and height in the
/// root's coordinates, made when a constraint first needs them; the engine adds no constraint of its own but the
/// root's place and size.
///
/// Changes to the tree and its constraints are gathered and carried out by the next ``layout(in:)``. A constant
/// that changes is one edit of a right-hand side; a pass after it costs what has moved.
public final class LayoutEngine {
    /// The outermost view. The engine keeps the tree alive, not the other way round.
    public let root: View

    /// The solver with the tree's constraints, for whoever wants to ask it more than frames.
    public let solver = Solver()

    /// Who is told of an error where nobody waits for it: by ``layoutIfNeeded()``, which throws it if this is `nil`.
    public var onError: ((LayoutError) -> Void)?

    /// Called in every round of a pass when frames have been handed out, before views do work of their own.
    package var onFrames: (() -> Void)?

    // MARK: What the host gives

    /// How far bars and the screen's corners reach into the root, in points.
    public var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { surroundingsMayHaveChanged(root) } }
    }

    /// How high the keyboard stands above the root's bottom edge, in points; `nil` while it is hidden.
    public var keyboardHeight: Double? {
        didSet { if keyboardHeight != oldValue { allSurroundingsMayHaveChanged() } }
    }

    /// The width beyond which readable content guides do not grow, in points.
    public var readableWidth = 672.0 {
        didSet { if readableWidth != oldValue { allSurroundingsMayHaveChanged() } }
    }

    /// Counts changes of what is stated, other than by guides: whoever derives something from statements asks for it.
    @exclusivity(unchecked) var statementVersion = 0
    /// The count when those who follow statements were last called.
    @exclusivity(unchecked) var followedVersion = -1
    /// Views on which something is derived from statements.
    var statementFollowers: [View] = []

    /// The size of the latest pass that was asked for; `nil` before the first.
    @exclusivity(unchecked) var givenSize: Size?

    // MARK: What waits for the next pass

    @exclusivity(unchecked) var added: [LayoutConstraint] = []
    /// How many of `added` are no longer wanted.
    @exclusivity(unchecked) var forsakenCount = 0
    @exclusivity(unchecked) var changed: [LayoutConstraint] = []
    @exclusivity(unchecked) var removed: [ConstraintHandle] = []
    @exclusivity(unchecked) var freed: [Variable] = []
    @exclusivity(unchecked) var waiting = Waiting()
    /// Mistakes of calls that could not throw them.
    private(set) var mistakes: [MakerMistake] = []

    // MARK: What is in the solver

    /// The item and the number that each of the solver's variables stands for, by the variable's place.
    @exclusivity(unchecked) var owners: [Owner?] = []
    /// What each of the solver's constraints stands for, by the constraint's place.
    @exclusivity(unchecked) var statements: [Stated] = []
    /// What pins the root's place and size, by unknown, with the number it is pinned to.
    @exclusivity(unchecked) var pins: [(handle: ConstraintHandle, constant: Double)?] = [nil, nil, nil, nil]
    /// Whether constraints mention numbers of the root that are not pinned yet.
    @exclusivity(unchecked) var arePinsMissing = false
    /// What all of them are pinned to; `nil` before the first pass.
    @exclusivity(unchecked) var pinned: Rect?

    // MARK: What a pass works with, kept for its memory

    @exclusivity(unchecked) var moved: [LayoutItem] = []
    /// The frames before this pass, of what it has given another; kept while a view may ask for a further round.
    @exclusivity(unchecked) var former: [(item: LayoutItem, rect: Rect)] = []
    /// The constants of contents and guides that have changed since the last successful pass, with what they were.
    @exclusivity(unchecked) var followers: [(constraint: LayoutConstraint, constant: Double)] = []
    /// Whether anything that follows from frames has been computed since frames were last handed out.
    @exclusivity(unchecked) var isFollowed = false
    @exclusivity(unchecked) var constants: [(ConstraintHandle, Double)] = []
    @exclusivity(unchecked) var stated: [Stated] = []
    /// The variables that have been made for what is being added.
    @exclusivity(unchecked) var made: [Variable] = []
    @exclusivity(unchecked) var lowering = Lowering()
    @exclusivity(unchecked) var terms: [Term] = []
    /// Whether some view of the tree may have work of its own in a pass.
    @exclusivity(unchecked) var hasHooks = false
    /// Whether a pass is going on: what it does to itself does not start another.
    @exclusivity(unchecked) var isPassing = false

    struct Owner {
        let uncounted: Uncounted<LayoutItem>
        let unknown: Unknown

        init(item: LayoutItem, unknown: Unknown) {
            uncounted = Uncounted(item)
            self.unknown = unknown
        }

        var item: LayoutItem { uncounted.object }
    }

    /// What a constraint in the solver stands for: one of the layout, or what pins a number of the root.
    ///
    /// A constraint that is in the solver is active, and kept alive by its items.
    struct Stated {
        var uncounted: Uncounted<LayoutConstraint>?
        var pin: Unknown?

        init(constraint: LayoutConstraint? = nil, pin: Unknown? = nil) {
            uncounted = constraint.map(Uncounted.init)
            self.pin = pin
        }

        var constraint: LayoutConstraint? { uncounted?.object }
    }

    /// An engine for the tree of which a view is the root.
    ///
    /// - Precondition: the view has no superview and no other engine.
    public init(root: View) {
        precondition(root.superview == nil && root.engine == nil, "an engine belongs to the root of a tree")
        self.root = root
        attach(root)
    }

    deinit {
        root.forEachItem { item in
            item.engine = nil
            item.unknowns = Unknowns()
            item.hasMoved = false
            for use in item.uses {
                use.with { if $0.isIn(self) { LayoutEngine.release($0) } }
            }
        }
        for constraint in added where constraint.isIn(self) { LayoutEngine.release(constraint) }
        waiting.forget()
    }

    private static func release(_ constraint: LayoutConstraint) {
        constraint.handle = nil
        constraint.uncountedEngine = nil
        constraint.isChanged = false
        constraint.isPriorityChanged = false
        constraint.isPending = false
    }

    // MARK: Passes

    /// Carries out all changes since the last pass and gives every item its frame.
    ///
    /// - Parameter size: the root's size, in points; its origin is (0, 0).
    /// - Throws: ``LayoutError``; the frames are then those of the last successful pass, and what could not be
    ///   carried out is tried again in the next.
    /// - Complexity: what the changes cost the solver, and O(items that have moved).
    public func layout(in size: Size) throws(LayoutError) {
        guard size.width.isFinite && size.height.isFinite else { throw .invalidSize(of: "the size to lay out in") }
        givenSize = size
        try carryOutPass()
    }

    /// Carries out what waits, if something does, at the size of the last pass. Nothing happens before the first pass, and
    /// within a pass.
    ///
    /// - Throws: ``LayoutError``, as ``layout(in:)``; if ``onError`` is set, that is called instead.
    public func layoutIfNeeded() throws(LayoutError) {
        guard givenSize != nil, !isPassing, needsLayout else { return }
        do throws(LayoutError) {
            try carryOutPass()
        } catch {
            guard let onError else { throw error }
            onError(error)
        }
    }

    /// Whether something has changed since the last successful pass.
    public var needsLayout: Bool {
        pinned == nil || !added.isEmpty || !changed.isEmpty || !removed.isEmpty || !freed.isEmpty || !waiting.isEmpty
            || !moved.isEmpty || !mistakes.isEmpty
    }

    /// Takes note of mistakes that a call could not throw: the next pass throws them, once. One that is made over and
    /// over is kept once.
    func note(_ made: [MakerMistake]) {
        for mistake in made where !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// Throws what has been noted, and forgets it.
    func throwMistakes() throws(LayoutError) {
        if mistakes.isEmpty { return }
        defer { mistakes = [] }
        throw .mistakes(mistakes)
    }
}
