/// What a visual format does not say itself: how its views are aligned across, and which way it runs.
public struct VisualFormatOptions: Sendable, Hashable {
    /// The places that all views of a format share. They lie across the direction of the format: ``top`` for a row,
    /// ``leading`` for a column.
    public struct Alignment: OptionSet, Sendable, Hashable {
        /// A bit for each alignment.
        public let rawValue: UInt16

        /// The alignments of a set of bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Left edges, of a column.
        public static let left = Alignment(rawValue: 1 << 0)
        /// Right edges, of a column.
        public static let right = Alignment(rawValue: 1 << 1)
        /// The edges at which reading starts, of a column.
        public static let leading = Alignment(rawValue: 1 << 2)
        /// The edges at which reading ends, of a column.
        public static let trailing = Alignment(rawValue: 1 << 3)
        /// Horizontal centres, of a column.
        public static let centerX = Alignment(rawValue: 1 << 4)
        /// Top edges, of a row.
        public static let top = Alignment(rawValue: 1 << 5)
        /// Bottom edges, of a row.
        public static let bottom = Alignment(rawValue: 1 << 6)
        /// Vertical centres, of a row.
        public static let centerY = Alignment(rawValue: 1 << 7)
        /// First lines of text, of a row.
        public static let firstBaseline = Alignment(rawValue: 1 << 8)
        /// Last lines of text, of a row.
        public static let lastBaseline = Alignment(rawValue: 1 << 9)
    }

    /// Which way a row runs. A column always runs downwards.
    public enum Direction: Sendable, Hashable, CaseIterable {
        /// In reading direction, from leading edges to trailing ones.
        case leadingToTrailing
        /// From left to right, however the views are read.
        case leftToRight
        /// From right to left, however the views are read.
        case rightToLeft
    }

    /// What the distances between the views of a column are measured from.
    public enum Spacing: Sendable, Hashable, CaseIterable {
        /// From edge to edge.
        case edgeToEdge
        /// From the last line of text of the upper view to the first of the lower one. The standard distance is the
        /// upper view's ``View/baselineSpacing`` then. Distances to the superview stay between edges.
        case baselineToBaseline
    }

    /// The places that all views share; none unless set.
    public var alignment: Alignment

    /// Which way a row runs.
    public var direction: Direction

    /// What the distances of a column are measured from.
    public var spacing: Spacing

    /// Options; without arguments, those of a format that says everything itself.
    public init(
        alignment: Alignment = [], direction: Direction = .leadingToTrailing, spacing: Spacing = .edgeToEdge
    ) {
        self.alignment = alignment
        self.direction = direction
        self.spacing = spacing
    }
}

extension VisualFormatOptions.Alignment {
    /// The attributes that are shared, in the order of their bits.
    var attributes: [LayoutAttribute] {
        // In the order of the constants above.
        let all: [LayoutAttribute] = [
            .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .firstBaseline, .lastBaseline,
        ]
        return all.indices.filter { rawValue & 1 << $0 != 0 }.map { all[$0] }
    }
}
