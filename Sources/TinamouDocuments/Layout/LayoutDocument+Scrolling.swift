import TinamouScroll

// What goes with what is scrolled. Documents state it in one word; its constraints are those of TinamouScroll.

extension LayoutDocument {
    /// A header above the content of the scroll view that it is in: as `StickyHeader` lays it out.
    public struct Header: Sendable, Hashable {
        /// How the header moves.
        public var style = StickyHeader.Style.slide
        /// How much of it always remains visible, in points, from 0.
        public var minimum: Double
        /// Its height at rest, in points, from the minimum; `nil` for what is inside.
        public var maximum: Double?
        /// Whether a content too short to scroll the header out gets as much room below as that takes.
        public var padsShortContent = false

        /// A header that slides.
        public init(minimum: Double, maximum: Double? = nil) {
            self.minimum = minimum
            self.maximum = maximum
        }

        /// Whether a header can be so.
        var isPossible: Bool {
            minimum.isFinite && minimum >= 0 && maximum.map { $0.isFinite && $0 >= minimum } ?? true
        }
    }

    /// A bar at the top of the view around it, over a scroll view: as `CollapsingBar` lays it out, after a finger has
    /// dragged the content from its start to where it is.
    ///
    /// The view is the content of the bar: as high as the expanded bar, and pushed up as that hides. The bar as it is
    /// seen is a guide, ``LayoutDocument/Guide/Kind/bar``.
    public struct Bar: Sendable, Hashable {
        /// The id of the scroll view, which is in the view around the bar and stands before it.
        public var scrollView: String
        /// What dragging does to the bar.
        public var mode = BarBehavior.Mode.enterAlways
        /// How far the bar reaches below the safe area when all of it is shown, in points, from 0.
        public var expandedHeight: Double
        /// How far it does when it is collapsed, in points, from 0 to the expanded height.
        public var collapsedHeight = 0.0
        /// The height of the line at the lower edge, in points, from 0.
        public var dividerHeight = 1.0
        /// How far a finger drags before the bar begins to hide, in points, from 0.
        public var hideThreshold = 0.0

        /// A bar that goes and comes with the list.
        public init(over scrollView: String, expandedHeight: Double) {
            self.scrollView = scrollView
            self.expandedHeight = expandedHeight
        }

        /// Whether a bar can be so.
        var isPossible: Bool {
            [expandedHeight, collapsedHeight, dividerHeight, hideThreshold].allSatisfy { $0.isFinite && $0 >= 0 }
                && collapsedHeight <= expandedHeight
        }
    }
}
