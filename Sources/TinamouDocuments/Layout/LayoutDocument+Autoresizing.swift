extension LayoutDocument {
    /// Which parts of the length of the view around give way, along each axis, when a frame that is given follows it:
    /// the margins at both edges, the extent between them.
    ///
    /// What that view is longer or shorter than stored is shared out among them in proportion to their stored lengths,
    /// equally if these are all 0; without a flexible part it goes to the margin at the far edge.
    public struct Autoresizing: OptionSet, Sendable, Hashable {
        /// The parts as bits.
        public let rawValue: UInt8

        /// Parts as bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The margin at the left edge.
        public static let left = Autoresizing(rawValue: 1)
        /// The width.
        public static let width = Autoresizing(rawValue: 2)
        /// The margin at the right edge.
        public static let right = Autoresizing(rawValue: 4)
        /// The margin at the top edge.
        public static let top = Autoresizing(rawValue: 8)
        /// The height.
        public static let height = Autoresizing(rawValue: 16)
        /// The margin at the bottom edge.
        public static let bottom = Autoresizing(rawValue: 32)

        /// The same without what says nothing: a far margin that alone is flexible along its axis.
        var plain: Autoresizing {
            var parts = self
            if intersection([.left, .width, .right]) == .right { parts.remove(.right) }
            if intersection([.top, .height, .bottom]) == .bottom { parts.remove(.bottom) }
            return parts
        }
    }
}

/// How much of what the view around grows by goes to the near margin and to the extent along an axis.
struct AutoresizingShares {
    var near = 0.0
    var extent = 0.0

    /// The extent alone: it keeps its distances to both edges.
    static let stretching = AutoresizingShares(near: 0, extent: 1)

    private init(near: Double, extent: Double) {
        self.near = near
        self.extent = extent
    }

    /// The shares of an axis: parts that are flexible, and the stored lengths of near margin, extent and far margin.
    init(_ parts: LayoutDocument.Autoresizing, _ axis: [LayoutDocument.Autoresizing], _ lengths: [Double]) {
        let isFlexible = axis.map(parts.contains)
        // A view that reaches beyond the edge has no margin there.
        var flexible = zip(isFlexible, lengths).map { $0 ? max(0, $1) : 0 }
        if flexible.allSatisfy({ $0 == 0 }) { flexible = isFlexible.map { $0 ? 1 : 0 } }
        let sum = flexible.reduce(0, +)
        if sum > 0 && sum.isFinite { (near, extent) = (flexible[0] / sum, flexible[1] / sum) }
    }
}
