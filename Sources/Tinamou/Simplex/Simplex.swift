/// The algorithms on a basis: what brings it back to an optimum after a change.
///
/// Every call of the front door is one method here, which either stands as a whole or has not been. The rest is scratch
/// space and what is remembered for the next edit.
struct Simplex: ~Copyable {
    var basis: Basis

    /// What is known about constants that are edited again and again.
    var directions: Directions

    /// After how many basis changes the multipliers are computed afresh; tests set it low.
    var refreshInterval = 4096

    // Scratch space.
    var ratios: Ratios
    var breakpoints: Buffer<Breakpoint>
    /// What moving a form in excess gains, level by level.
    var gain: Buffer<Double>
    /// The constraints that contradict each other, after `.infeasible`.
    var conflict: Buffer<ConflictMember>
    /// What has been made for the constraints being added together.
    var batch: Buffer<Made>
    /// The constants that the present call changes.
    var edits: Buffer<Edit>
    /// Variables that have moved in the present call and that nothing keeps from going back.
    var moved: Buffer<Moved>
    /// Whether the present call demands what the old values break, so that they cannot all come back.
    var hasLeftForGood = false
    /// What the present call does not note on the trail.
    var saved = Saved()
    /// How much work may go into testing the invariants; see `checkNowAndThen`.
    var checkCredit = 0

    init() {
        self.init(Basis())
    }

    private init(_ basis: consuming Basis) {
        self.basis = basis
        directions = Directions()
        ratios = Ratios()
        breakpoints = Buffer(capacity: 8)
        gain = Buffer(capacity: 4)
        conflict = Buffer(capacity: 8)
        batch = Buffer(capacity: 4)
        edits = Buffer(capacity: 4)
        moved = Buffer(capacity: 8)
    }

    /// Algorithms on a copy of the basis.
    ///
    /// - Complexity: O(size of the problem).
    func copy() -> Simplex {
        Simplex(basis.copy())
    }
}
