/// How high a bar can be, in points: three heights at which it may rest.
///
/// 0 ≤ ``hidden`` ≤ ``collapsed`` ≤ ``expanded``. Of a bar that covers the status bar, all three contain that, or none does.
public struct BarHeights: Sendable, Hashable {
    /// The height of a bar that is out of the way: 0, or what it always covers.
    public let hidden: Double

    /// The height of a bar that shows the least of itself that makes sense.
    public let collapsed: Double

    /// The height of a bar that shows all of itself.
    public let expanded: Double

    /// The three heights. One that is less than the one before it is taken to be equal: what is larger than the whole bar
    /// cannot be kept visible, and `collapsed` gives way to `expanded`, which gives way to `hidden`.
    ///
    /// - Parameter collapsed: as `hidden` unless given: a bar that rests at two heights.
    /// - Precondition: all are finite, and `hidden` is at least 0.
    public init(hidden: Double = 0, collapsed: Double? = nil, expanded: Double) {
        let middle = collapsed ?? hidden
        precondition(
            hidden.isFinite && middle.isFinite && expanded.isFinite && hidden >= 0, "heights are finite, from 0")
        self.hidden = hidden
        self.expanded = max(hidden, expanded)
        self.collapsed = min(max(hidden, middle), self.expanded)
    }

    /// How much of the bar is hidden at the collapsed height.
    var toCollapsed: Double { expanded - collapsed }

    /// How much of the bar is hidden at the hidden height: the most.
    var toHidden: Double { expanded - hidden }

    /// The largest of the three hidden amounts that is not above a limit.
    func deepest(within limit: Double) -> Double {
        if toHidden <= limit { return toHidden }
        return toCollapsed <= limit ? toCollapsed : 0
    }

    /// Whether a hidden amount is one of the three.
    func isResting(_ amount: Double) -> Bool { amount == 0 || amount == toCollapsed || amount == toHidden }

    /// The hidden amount that means in these heights what another one means in others: a bar that rests, rests.
    func amount(for amount: Double, of other: BarHeights) -> Double {
        if amount == 0 { return 0 }
        if amount == other.toHidden { return toHidden }
        return amount == other.toCollapsed ? toCollapsed : min(amount, toHidden)
    }
}
