/// The algorithms on a basis: what brings it back to an optimum after a change.
///
/// Every call of the front door is one method here, which either stands as a whole or has not been. The rest is scratch
/// space and what is remembered for the next edit.
struct Simplex: ~Copyable {
    var basis: Basis

    /// What is known about constants that are edited again and again.
    var directions: Directions

    /// After how many basis changes for each 4,096 variables the multipliers are computed afresh, so that this costs a
    /// constant time for each change; tests set it low.
    var refreshInterval = 4096

    // Scratch space.
    var ratios: Ratios
    var breakpoints: Buffer<Breakpoint>
    /// What moving a form in excess gains, level by level.
    var gain: Buffer<Amount>
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

    init(in arena: inout Arena) {
        basis = Basis(in: &arena)
        directions = Directions(in: &arena)
        ratios = Ratios(in: &arena)
        breakpoints = Buffer(capacity: 8, in: &arena)
        gain = Buffer(capacity: 4, in: &arena)
        conflict = Buffer(capacity: 8, in: &arena)
        batch = Buffer(capacity: 4, in: &arena)
        edits = Buffer(capacity: 4, in: &arena)
        moved = Buffer(capacity: 8, in: &arena)
    }
}

/// A simplex on the heap, in one block with the memory that its tables start with.
struct SimplexBlock: ~Copyable {
    private let pointer: UnsafeMutablePointer<Simplex>

    /// Enough for what tables ask for at first; what does not fit is allocated by itself.
    private static var arenaByteCount: Int { 16 * 1024 }

    /// A simplex without variables and constraints.
    init() {
        let size = (MemoryLayout<Simplex>.size + 15) & ~15
        let block = UnsafeMutableRawPointer.allocate(byteCount: size + SimplexBlock.arenaByteCount, alignment: 8)
        var arena = Arena(block + size, byteCount: SimplexBlock.arenaByteCount)
        pointer = block.assumingMemoryBound(to: Simplex.self)
        pointer.initialize(to: Simplex(in: &arena))
    }

    /// Algorithms on a copy of a basis.
    ///
    /// - Complexity: O(size of the problem).
    init(copying basis: borrowing Basis) {
        self.init()
        pointer.pointee.basis.assume(basis)
    }

    deinit {
        pointer.deinitialize(count: 1)  // before the memory that its tables may lie in
        UnsafeMutableRawPointer(pointer).deallocate()
    }

    /// The simplex.
    var simplex: Simplex {
        @inline(__always) _read { yield pointer.pointee }
        @inline(__always) nonmutating _modify { yield &pointer.pointee }
    }
}
