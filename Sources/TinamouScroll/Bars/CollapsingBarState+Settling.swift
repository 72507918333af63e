import TinamouLayout

// What happens when the finger lifts, what the program wants, and what time does.

extension CollapsingBarState {
    // MARK: Deciding

    /// A finger takes over: the bar stays where it is seen.
    mutating func interrupt() {
        animation = nil
        wish = nil
        direction = .none
        travel = 0
    }

    /// Wants a hidden amount from now on.
    mutating func decide(on amount: Double, isAnimated: Bool) {
        wish = amount
        ceiling = .infinity
        if isAnimated && behavior.duration > 0 && amount != hidden {
            animation = BarAnimation(from: hidden, to: amount, duration: behavior.duration)
            animated = hidden
        } else {
            animation = nil
        }
        hold()
    }

    mutating func carryOut(_ command: Command, isAnimated: Bool) {
        let amount =
            switch command {
            case .show: 0.0
            case .collapse: heights.toCollapsed
            case .hide: heights.toHidden
            }
        decide(on: min(amount, most), isAnimated: isAnimated)
    }

    mutating func tick(at time: Double) {
        guard var running = animation else { return }
        if running.start == nil { running.start = time }
        animated = running.value(at: time)
        animation = running.isOver(at: time) ? nil : running
        hold()
    }

    // MARK: Settling

    mutating func lift(speed: Double, projected: Double) {
        if settlesAfterLift { settle(speed: speed, at: projected) }
    }

    mutating func stop() {
        guard settlesAfterLift else { return }
        // What was decided can be had: nothing is open.
        if let wish, wish <= min(limit, ceiling) { return }
        settle(speed: 0, at: offset)
    }

    private var settlesAfterLift: Bool { behavior.settles || behavior.mode == .revealAtOnce }

    private mutating func settle(speed: Double, at projected: Double) {
        let room = clamped(projected) - range.lowerBound
        let goal = target(speed: speed, expected: expected(at: projected), within: room)
        // The way there has been begun: it is not begun again.
        if let animation, animation.to == goal, ceiling == .infinity { return }
        decide(on: goal, isAnimated: true)
    }

    /// How much will be hidden when the list is at an offset, if it only scrolls there.
    private func expected(at projected: Double) -> Double {
        let now = animation?.to ?? hidden
        let end = clamped(projected)
        // What a flick has left moves a bar that is revealed at once no further, but tells where it belongs.
        return min(followed(now, by: end - clampedOffset), end - range.lowerBound)
    }

    /// The hidden amount at which to rest: by speed first, then by nearness; equally near, the one that shows more.
    ///
    /// - Parameters:
    ///   - expected: what scrolling alone would come to.
    ///   - room: how far the list will have been scrolled.
    private func target(speed: Double, expected: Double, within room: Double) -> Double {
        let isFlick = abs(speed) >= behavior.flickSpeed && speed != 0
        if isFlick && speed > 0 {
            return restingAmount(within: room) { $0 >= expected && $0 > hidden } ?? deepest(within: room)
        }
        // Where scrolling back brings nothing back, a flick back does not either.
        let returns = followed(hidden, by: -heights.expanded) < hidden
        if isFlick && returns { return deepest(within: min(expected, hidden, room)) }
        var nearest = 0.0
        _ = restingAmount(within: room) { amount in
            if abs(amount - expected) < abs(nearest - expected) { nearest = amount }
            return false
        }
        return nearest
    }

    /// The first of the amounts at which the bar may rest that is as asked, in the order of hiding.
    private func restingAmount(within room: Double, where isMeant: (Double) -> Bool) -> Double? {
        if isMeant(0) { return 0 }
        let bound = min(room, max(mostByScrolling, heights.isResting(hidden) ? hidden : 0))
        let middle = heights.toCollapsed
        if restsAtCollapsed && middle <= bound && isMeant(middle) { return middle }
        return bound >= heights.toHidden && isMeant(heights.toHidden) ? heights.toHidden : nil
    }

    private func deepest(within room: Double) -> Double {
        var deepest = 0.0
        _ = restingAmount(within: room) { amount in
            if amount <= room { deepest = amount }
            return false
        }
        return deepest
    }

    /// Whether the bar may rest at its collapsed height: in the modes that have one, and where the program has put it there.
    private var restsAtCollapsed: Bool {
        switch behavior.mode {
        case .exitUntilCollapsed, .enterAlwaysCollapsed: true
        case .always, .enterAlways, .revealAtOnce: hidden == heights.toCollapsed
        }
    }

    // MARK: Where the list should rest

    /// Where a flick should end, so that list and bar come to rest together, for whoever decides that: an offset near the
    /// start of the list becomes the next one in the direction of the flick, or the nearest, at which the bar rests and the
    /// first row begins at its bottom. Every other offset is returned as it is.
    ///
    /// - Parameters:
    ///   - projected: the offset at which the list would come to rest.
    ///   - speed: of the lift, in points a second, positive onwards.
    public func restingOffset(projected: Double, speed: Double) -> Double {
        let room = clamped(projected) - range.lowerBound
        let expected = expected(at: projected)
        if !settlesAfterLift || room >= mostByScrolling || heights.isResting(expected) { return projected }
        return range.lowerBound + target(speed: speed, expected: expected, within: most)
    }
}
