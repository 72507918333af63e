// What has come of the spacing: for whoever wants to know before the user sees it.

extension StackView {
    /// How far apart two neighbours have come to stand.
    public struct Gap {
        /// The view before the gap.
        public let first: View

        /// The view after it.
        public let second: View

        /// From the end of the first to the start of the second, in points; negative where they overlap.
        public let length: Double

        /// The spacing between them, in points: from baseline to baseline where that is what counts.
        public let spacing: Double
    }

    /// The distances between neighbours that are not hidden, of the last successful pass, in order.
    ///
    /// Those at the ends are not among them.
    public final var gaps: [Gap] {
        let views = visible
        let distances = distances().dropFirst()
        return zip(zip(views, views.dropFirst()), distances).map { pair, distance in
            let (one, two) = (pair.0.alignmentRectInRoot, pair.1.alignmentRectInRoot)
            let length: Double
            switch (axis, effectiveLayoutDirection) {
            case (.vertical, _): length = two.minY - one.maxY
            case (.horizontal, .leftToRight): length = two.minX - one.maxX
            case (.horizontal, .rightToLeft): length = one.minX - two.maxX
            }
            return Gap(first: pair.0, second: pair.1, length: length, spacing: distance.length)
        }
    }

    /// The gaps that came out negative without being asked to: where views overlap that should not.
    ///
    /// They do where ``spacingPriority`` is below required and the views do not fit.
    public final var overlaps: [Gap] {
        gaps.filter { $0.length < min(0, $0.spacing) - StackView.visibleOverlap }
    }

    /// Less than this is rounding: far below a pixel, and far above what double precision loses on coordinates of a
    /// million points.
    private static var visibleOverlap: Double { 1e-6 }
}
