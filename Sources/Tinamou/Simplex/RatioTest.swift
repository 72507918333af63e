// The ratio test: how far the force on a form can grow before an active constraint, or the form's own, gives way.
//
// Limits are vectors compared level by level, so that what gives way first is the weakest. Forms, not constraints,
// are what gives way: a form whose constraint is exhausted moves to its next breakpoint, where another of its
// constraints holds it, as long as that is not far enough (the long step, or bound flipping, of Fourer 1994).
// Compressing a chain of n boxes to their least widths is one basis change and n/2 such flips.

/// An active form that bears the force on the form being repaired.
struct Candidate: BitwiseCopyable {
    enum Limit: UInt8 {
        /// Gives way at once.
        case zero
        /// Gives way at the force in `Ratios.limits`.
        case vector
        /// Never gives way.
        case infinite
    }

    var form: Form
    /// How fast the form's multiplier grows with the force.
    var rate: Double
    var limit: Limit
    /// Whether the form has moved to another breakpoint in this test.
    var isFlipped = false
    /// What the multiplier was when the form arrived there.
    var entry = Force.zero

    /// Where the form goes when it gives way: +1 up, −1 down.
    @inline(__always) var direction: Double { rate > 0 ? -1 : 1 }
}

/// Scratch space of the ratio test.
struct Ratios: ~Copyable {
    var candidates: Buffer<Candidate>
    /// The limit of candidate *k* at *k · stride*; meaningful where the limit is a vector.
    var limits: Buffer<Amount>
    /// For a flipped candidate, the force at which it flipped, laid out like `limits`.
    var flips: Buffer<Amount>
    /// The force at which the constraint being repaired gives way itself.
    var own: Buffer<Amount>
    var ownIsInfinite = false
    /// The force at which the test ended.
    var step: Buffer<Amount>
    var stepIsZero = true
    /// Once a candidate has flipped, those that give way at all, as a heap in the order of their limits.
    var heap: Buffer<Int32>
    var hasFlips = false

    init(in arena: inout Arena) {
        candidates = Buffer(capacity: 32, in: &arena)
        limits = Buffer(capacity: 64, in: &arena)
        flips = Buffer(capacity: 16, in: &arena)
        own = Buffer(capacity: 4, in: &arena)
        step = Buffer(capacity: 4, in: &arena)
        heap = Buffer(capacity: 16, in: &arena)
    }
}

extension Simplex {
    /// Lists the active forms that `support` names, each with the force at which it gives way. `push` is the
    /// direction of the force: +1 up, −1 down.
    mutating func listCandidates(push: Double) {
        let stride = basis.multipliers.stride
        ratios.hasFlips = false
        ratios.candidates.removeAll()
        ratios.limits.resize(to: basis.support.count * stride, filler: .zero)
        for index in 0..<basis.support.count {
            let share = basis.support[index]
            var candidate = Candidate(form: share.form, rate: -push * share.share, limit: .zero)
            let active = basis.active(share.form)
            if active != .stay {
                setLimit(of: &candidate, at: index, active, cancelled: share.magnitude / abs(share.share))
            }
            ratios.candidates.append(candidate)
        }
    }

    /// (end of the interval − multiplier) / rate, for an active constraint.
    ///
    /// A rate that is small because large numbers have cancelled, `cancelled` times as large as it, makes the limit as
    /// uncertain: of many that bear a force together, one gets what the others leave.
    private mutating func setLimit(
        of candidate: inout Candidate, at index: Int, _ active: ConstraintIndex, cancelled: Double
    ) {
        let link = basis.links[active]
        let end = link.force(at: candidate.rate > 0 ? .left : .right)
        if link.isRequired && end.value != 0 {
            candidate.limit = .infinite
            return
        }
        let sign = basis.compareMultiplier(candidate.form, with: link.isRequired ? .zero : end)
        if candidate.rate > 0 ? sign >= 0 : sign <= 0 { return }  // at the end, or a rounding beyond
        candidate.limit = .vector
        let stride = basis.multipliers.stride
        let place = basis.multiplierPlace(candidate.form)
        for level in 0..<stride {
            let present = place == Multipliers.zero ? .zero : basis.multipliers[place, level]
            let target = level == Int(end.level) && !link.isRequired ? Amount(end.value) : .zero
            var limit = target.adding(present.times(-1), scale: basis.levels.scale(level)).divided(by: candidate.rate)
            limit.magnitude = max(limit.magnitude, abs(limit.value) * cancelled)
            ratios.limits[index * stride + level] = limit
        }
    }

    /// Sets the force at which the constraint being repaired gives way: from the force it exerts now to the one it
    /// exerts where it is violated.
    mutating func setOwnLimit(_ constraint: ConstraintIndex, present: Force, push: Double) {
        let link = basis.links[constraint]
        let target = link.force(at: push > 0 ? .left : .right)
        ratios.ownIsInfinite = link.isRequired && target.value != 0
        let stride = basis.multipliers.stride
        ratios.own.resize(to: stride, filler: .zero)
        for level in 0..<stride { ratios.own[level] = .zero }
        if ratios.ownIsInfinite || stride == 0 { return }
        if target.value != 0 { addToOwn(push * target.value, at: target.level) }
        if present.value != 0 { addToOwn(-push * present.value, at: present.level) }
    }

    private mutating func addToOwn(_ force: Double, at level: Int32) {
        ratios.own[Int(level)] = ratios.own[Int(level)].adding(Amount(force), scale: basis.levels.scale(Int(level)))
    }

    /// The candidate that gives way first, or −1 if none ever does.
    ///
    /// Of those that tie: a stay before a constraint, then the variable with the fewest occurrences, then the one
    /// discovered first, which is the earliest term of the constraint as written. Candidates with a share that is
    /// tiny beside the largest of the tie are passed over. Where the phase has stalled, the form with the smallest
    /// number, which excludes cycling (Bland 1977).
    mutating func firstCandidate(isCautious: Bool) -> Int {
        if ratios.hasFlips { return ratios.heap.isEmpty ? -1 : Int(ratios.heap[0]) }
        var best = -1
        for index in 0..<ratios.candidates.count where ratios.candidates[index].limit != .infinite {
            if best < 0 || compareLimits(index, best) < 0 { best = index }
        }
        if best < 0 { return -1 }
        let least = best
        var largest = 0.0
        for index in 0..<ratios.candidates.count
        where ratios.candidates[index].limit != .infinite && compareLimits(index, least) == 0 {
            largest = max(largest, abs(ratios.candidates[index].rate))
        }
        best = -1
        for index in 0..<ratios.candidates.count
        where ratios.candidates[index].limit != .infinite && compareLimits(index, least) == 0 {
            let candidate = ratios.candidates[index]
            if abs(candidate.rate) < Tolerances.pivotShare * largest { continue }
            if best < 0 {
                best = index
            } else if isCautious {
                if candidate.form.order < ratios.candidates[best].form.order { best = index }
            } else if comesBefore(index, best) {
                best = index
            }
        }
        return best
    }

    /// The rule among candidates that tie.
    private mutating func comesBefore(_ first: Int, _ second: Int) -> Bool {
        let a = ratios.candidates[first].form
        let b = ratios.candidates[second].form
        let aStays = basis.active(a) == .stay
        let bStays = basis.active(b) == .stay
        if aStays != bStays { return aStays }
        let aCount = occurrences(a)
        let bCount = occurrences(b)
        return aCount != bCount ? aCount < bCount : first < second
    }

    private mutating func occurrences(_ form: Form) -> Int32 {
        basis.columns[form.isRow ? basis.rows[form.row].mate : form.column].termCount
    }

    /// Compares the limits of two candidates, neither infinite, level by level.
    ///
    /// Always within tolerance: a rounding at a strong level must not hide a difference at a weaker one.
    private mutating func compareLimits(_ first: Int, _ second: Int) -> Int {
        let firstIsZero = ratios.candidates[first].limit == .zero
        let secondIsZero = ratios.candidates[second].limit == .zero
        if firstIsZero && secondIsZero || first == second { return 0 }
        let stride = basis.multipliers.stride
        // A limit is a force on the candidate's form divided by its rate, and so is its rounding: many that bear the
        // force together, each a small part, must still tie.
        let rate = min(1, abs(ratios.candidates[first].rate), abs(ratios.candidates[second].rate))
        for level in 0..<stride {
            let a = firstIsZero ? .zero : ratios.limits[first * stride + level]
            let order = a.compared(
                to: secondIsZero ? .zero : ratios.limits[second * stride + level],
                scale: basis.levels.scale(level) / rate)
            if order != 0 { return order }
        }
        return 0
    }

    /// Whether the constraint being repaired gives way no later than a candidate.
    ///
    /// On a tie it does, so that nothing moves which can as well stay.
    mutating func ownComesFirst(_ candidate: Int) -> Bool {
        if ratios.candidates[candidate].limit == .zero { return false }
        let stride = basis.multipliers.stride
        let rate = min(1, abs(ratios.candidates[candidate].rate))
        for level in 0..<stride {
            let order = ratios.own[level].compared(
                to: ratios.limits[candidate * stride + level], scale: basis.levels.scale(level) / rate)
            if order != 0 { return order < 0 }
        }
        return true
    }

    /// The next constraint at which a form would be held if it moved on: the nearest whose side lies in that direction.
    ///
    /// - Returns: the constraint, which is not `exception`, and how far it is, 0 ≤ distance; `.none` if there is no
    ///   other.
    mutating func nextBreakpoint(
        _ form: Form, _ direction: Double, except exception: ConstraintIndex = .none
    ) -> (constraint: ConstraintIndex, distance: Double) {
        let active = basis.active(form)
        let position = active.exists ? basis.links[active].bound : basis.values[form.column]
        let facing: Side = direction > 0 ? .left : .right
        var nearest = ConstraintIndex.none
        var least = Double.infinity
        var constraint = basis.firstConstraint(form)
        while constraint.exists {
            let link = basis.links[constraint]
            if constraint != active && constraint != exception && (link.side == facing || link.side == .none) {
                let distance = (link.bound - position) * direction
                // One that is behind is contradicted already and waits in the queue.
                if distance < least && !(distance < 0 && basis.contradicts(link, position, abs(position))) {
                    least = distance
                    nearest = constraint
                }
            }
            constraint = link.next
        }
        return (nearest, max(0, least))
    }

    /// Moves a candidate, the first, to its next breakpoint, where it bears more force.
    mutating func flip(_ index: Int, to constraint: ConstraintIndex) {
        let stride = basis.multipliers.stride
        var candidate = ratios.candidates[index]
        ratios.flips.resize(to: ratios.candidates.count * stride, filler: .zero)
        for level in 0..<stride {
            let place = index * stride + level
            if candidate.limit == .zero { ratios.limits[place] = .zero }
            ratios.flips[place] = ratios.limits[place]
        }
        let old = basis.active(candidate.form)
        if old.exists { basis.setSide(old, candidate.direction > 0 ? .right : .left) }
        basis.setActive(candidate.form, constraint)
        basis.version += 1
        basis.counts.flips += 1
        let link = basis.links[constraint]
        candidate.isFlipped = true
        if link.isRequired {
            candidate.entry = .zero
            candidate.limit = .infinite
        } else {
            candidate.entry = link.force(at: link.side)
            candidate.limit = .vector
            let end = link.force(on: candidate.direction > 0 ? .right : .left)
            let place = index * stride + Int(link.level)
            ratios.limits[place] = ratios.limits[place].adding(
                Amount((end - candidate.entry.value) / candidate.rate), scale: basis.levels.scale(Int(link.level)))
        }
        ratios.candidates[index] = candidate
        if !ratios.hasFlips {
            buildHeap()
        } else if candidate.limit == .infinite {
            removeFirstFromHeap()
        } else {
            sink(0)
        }
    }

    // MARK: The heap of candidates

    private mutating func buildHeap() {
        ratios.hasFlips = true
        ratios.heap.removeAll()
        for index in 0..<ratios.candidates.count where ratios.candidates[index].limit != .infinite {
            ratios.heap.append(Int32(index))
        }
        var place = ratios.heap.count / 2
        while place > 0 {
            place -= 1
            sink(place)
        }
    }

    private mutating func removeFirstFromHeap() {
        let last = ratios.heap.removeLast()
        if ratios.heap.isEmpty { return }
        ratios.heap[0] = last
        sink(0)
    }

    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var child = 2 * place + 1
            if child >= ratios.heap.count { return }
            if child + 1 < ratios.heap.count && precedes(child + 1, child) { child += 1 }
            if !precedes(child, place) { return }
            (ratios.heap[place], ratios.heap[child]) = (ratios.heap[child], ratios.heap[place])
            place = child
        }
    }

    private mutating func precedes(_ first: Int, _ second: Int) -> Bool {
        let a = Int(ratios.heap[first])
        let b = Int(ratios.heap[second])
        let order = compareLimits(a, b)
        return order != 0 ? order < 0 : comesBefore(a, b)
    }
}
