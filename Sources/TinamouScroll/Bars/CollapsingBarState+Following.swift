import TinamouLayout

// What scrolling does.

extension CollapsingBarState {
    /// The offset within the range.
    var clampedOffset: Double { clamped(offset) }

    /// An offset, within the range.
    func clamped(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }

    /// How much may be hidden where the list is: as much as it has been scrolled.
    var limit: Double { clampedOffset - range.lowerBound }

    /// How much may be hidden at most, by anybody: what is hidden at the last resting height to which the list has room.
    var most: Double { heights.deepest(within: range.upperBound - range.lowerBound) }

    /// How much scrolling hides at most.
    var mostByScrolling: Double {
        switch behavior.mode {
        case .always: 0
        case .exitUntilCollapsed: min(most, heights.toCollapsed)
        case .enterAlwaysCollapsed: most
        case .enterAlways, .revealAtOnce: most == heights.toHidden ? most : 0
        }
    }

    /// A hidden amount after scrolling by a distance, if nothing else happens.
    func followed(_ amount: Double, by distance: Double) -> Double {
        if distance >= 0 { return max(amount, min(amount + distance, mostByScrolling)) }
        switch behavior.mode {
        case .always, .exitUntilCollapsed: return amount
        case .enterAlwaysCollapsed: return max(amount + distance, min(amount, heights.toCollapsed))
        case .enterAlways, .revealAtOnce: return max(0, amount + distance)
        }
    }

    mutating func scroll(from old: Double, to new: Double, because cause: ScrollChange.Cause) {
        offset = new
        let distance = clamped(new) - clamped(old)
        switch cause {
        case .finger: drag(by: distance)
        case .deceleration:
            // After a decision, what is left of the flick is only the way there.
            if wish == nil && behavior.mode != .revealAtOnce { hidden = followed(hidden, by: resisted(distance)) }
        case .bounce, .program, .layout: break
        }
        // What scrolling back has brought back of a bar stays back, even if the list then jumps on.
        if distance < 0 || limit == 0 { ceiling = min(ceiling, limit) }
        hold()
    }

    private mutating func drag(by distance: Double) {
        if distance == 0 { return }
        let step = resisted(distance)
        if behavior.mode == .revealAtOnce && distance < 0 {
            // What is on its way already is left on it.
            if step != 0 && hidden > 0 && wish != 0 { decide(on: 0, isAnimated: true) }
            return
        }
        (animation, wish) = (nil, nil)
        hidden = followed(hidden, by: step)
    }

    /// What is left of a distance after the threshold of its direction.
    private mutating func resisted(_ distance: Double) -> Double {
        if distance == 0 { return 0 }
        let heading: Direction = distance > 0 ? .onwards : .back
        if heading != direction { (direction, travel) = (heading, 0) }
        let threshold = distance > 0 ? behavior.hideThreshold : behavior.showThreshold
        let missing = max(0, threshold - travel)
        let length = abs(distance)
        // Only what is needed is counted: a sum over a whole list would round.
        travel = min(travel + length, threshold)
        let rest = max(0, length - missing)
        return distance > 0 ? rest : -rest
    }

    /// Puts the bar where the decision in force has it, within what the list allows.
    mutating func hold() {
        if let wish { hidden = min(animation == nil ? wish : animated, ceiling) }
        hidden = min(hidden, limit, most)
    }

    // MARK: Other ranges and heights

    mutating func takeIn(_ new: ClosedRange<Double>) {
        range = new
        if let wish, wish > most { ceiling = min(ceiling, most) }
        hold()
    }

    mutating func takeIn(_ new: BarHeights) {
        let old = heights
        heights = new
        func moved(_ amount: Double) -> Double { min(new.amount(for: amount, of: old), most) }
        hidden = moved(hidden)
        wish = wish.map(moved)
        if var running = animation {
            running.to = moved(running.to)
            running.from = min(running.from, most)
            animation = running
            animated = hidden
        }
        hold()
    }
}
