import TinamouLayout

extension LayoutDocument {
    /// A view of a document.
    public struct Element: Sendable, Hashable {
        /// What constraints and reports call the view; no other view or guide of the document has it.
        public var id: String

        /// What people call the view; `nil` if nobody has named it.
        public var name: String?

        /// What the view shows, for drawings; `nil` for nothing that can be written.
        public var text: String?

        /// The kind of view: `label`, `imageView`, `stackView`; decides nothing about the layout.
        public var kind = "view"

        /// The place of the view around this one; `nil` for the root of a scene.
        public internal(set) var parent: Int?

        /// The places of the views inside, the last in front.
        public internal(set) var children: [Int] = []

        /// The frame that the document has stored, in the coordinates of the view around this one; `nil` for none.
        ///
        /// The size of a scene's root; where ``placement`` says so, the frame.
        public var frame: Rect?

        /// Who decides where the view is.
        public var placement = Placement.constraints

        /// How the view arranges those inside it; `nil` unless it is a stack.
        public var stack: Stack?

        /// What the view shows of a larger content; `nil` unless it scrolls.
        public var scroll: Scroll?

        /// How the view goes with the scroll view that it is in; `nil` unless it is a header of that.
        public var header: Header?

        /// How the view goes with a scroll view over which it lies; `nil` unless it is a bar that collapses.
        public var bar: Bar?

        /// The guides that belong to the view.
        public var guides: [Guide] = []

        /// The size that the content wants the alignment rectangle to have, in points.
        public var intrinsicSize = Extents()

        /// Whether a text that is too wide goes on in the next line, or is set smaller.
        public var wraps = false

        /// How much the view resists becoming larger than its content.
        public var hugging = Priorities(250)

        /// How much the view resists becoming smaller than its content.
        public var compressionResistance = Priorities(750)

        /// How much further the frame reaches than the rectangle that constraints mean.
        public var alignmentInsets = EdgeInsets()

        /// Where the text stands; `nil` for a view that is aligned by its edges.
        public var baselines: Baselines?

        /// How far the content keeps from the edges.
        public var margins = Margins()

        /// The direction in which the view and those inside are read; `nil` for that of the view around it.
        public var direction: LayoutDirection?

        /// Whether the view is hidden: left out by the stack that it is in, and laid out as usual elsewhere.
        public var isHidden = false

        /// How far the next view in a stack is from this one, in points; `nil` for the stack's spacing.
        public var spacingAfter: Double?

        /// Whether the view, with all inside it, is there.
        public var isIncluded = true

        /// Whether the editor knew that the stored frame is not the one that the constraints give.
        public var isStale = false

        /// Whether the editor found the layout of the view ambiguous.
        public var isKnownAmbiguous = false

        /// What is otherwise in some size classes.
        public var variations: [ElementVariation] = []

        /// The names of the checks that do not look at the view; `all` for every one.
        public var disabledChecks: [String] = []

        /// The line of the document in which the view stands, from 1.
        public var line: Int?

        /// A view without anything inside.
        public init(id: String) {
            self.id = id
        }
    }

    /// Who decides where a view is.
    public enum Placement: Sendable, Hashable {
        /// Constraints, and the stack that it is in.
        case constraints
        /// The stored frame, which follows the view around it: what that is larger or smaller than stored goes to the
        /// flexible parts.
        case autoresizing(Autoresizing)
        /// The view around it, which it fills.
        case fillsParent

        /// The stored frame, of which an extent that stretches keeps its distance to both edges.
        public static func autoresizing(stretchesWidth: Bool, stretchesHeight: Bool) -> Placement {
            .autoresizing(
                (stretchesWidth ? Autoresizing.width : []).union(stretchesHeight ? Autoresizing.height : []))
        }
    }

    /// A number along each axis, or none.
    public struct Extents: Sendable, Hashable {
        /// In points; `nil` for none.
        public var width: Double?
        /// In points; `nil` for none.
        public var height: Double?

        /// A number along each axis, or none.
        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }
    }

    /// A priority along each axis.
    public struct Priorities: Sendable, Hashable {
        /// Above 0, at most 1000.
        public var horizontal: Double
        /// Above 0, at most 1000.
        public var vertical: Double

        /// The same priority along both axes.
        public init(_ both: Double) {
            horizontal = both
            vertical = both
        }
    }

    /// Where text stands in an alignment rectangle.
    public struct Baselines: Sendable, Hashable {
        /// How far the first line is below the top edge, in points.
        public var first: Double
        /// How far the last line is above the bottom edge, in points.
        public var last: Double

        /// Baselines at distances from the edges.
        public init(first: Double, last: Double) {
            self.first = first
            self.last = last
        }
    }

    /// How a stack arranges the views inside it, in their order.
    public struct Stack: Sendable, Hashable {
        /// The direction in which they follow each other.
        public var axis = LayoutAxis.horizontal
        /// How they share the stack's length.
        public var distribution = StackView.Distribution.fill
        /// Where they stand across the axis.
        public var alignment = StackView.Alignment.fill
        /// How far they are apart, in points.
        public var spacing = 0.0
        /// Whether they are arranged inside the margins.
        public var isInsideMargins = false
        /// Whether the spacing of a column counts from baseline to baseline.
        public var countsFromBaselines = false

        /// A row that fills the stack.
        public init() {}
    }

    /// What a scroll view shows.
    public struct Scroll: Sendable, Hashable {
        /// The point of the content that is at the view's top left corner, in points; `nil` for a content at rest at
        /// its start.
        public var offset: Point?
        /// How far the content may be scrolled beyond its edges, in points, besides what headers and bars add.
        public var insets = EdgeInsets()
        /// How much of the safe area is added to that.
        public var safeAreaAdjustment = ContentInsetAdjustment.never

        /// A scroll view that shows the beginning of its content.
        public init() {}
    }

    /// How far a view's content keeps from its edges.
    public struct Margins: Sendable, Hashable {
        /// The view's own margins, in points; `nil` for those that the system gives.
        public var own: DirectionalEdgeInsets?
        /// Whether what the safe area cuts off is added.
        public var insetsFromSafeArea = true
        /// Whether they are at least as wide as it takes to keep to those of the view around.
        public var preservesParent = false
        /// Whether they are widened so that lines are well read.
        public var followsReadableWidth = false

        /// The margins that the system gives.
        public init() {}
    }

    /// A rectangle that belongs to a view and that constraints may mention.
    public struct Guide: Sendable, Hashable {
        /// What constraints call it; no other view or guide of the document has it.
        public var id: String

        /// What rectangle it is.
        public var kind: Kind

        /// The line of the document in which the guide stands, from 1.
        public var line: Int?

        /// What rectangle a guide is.
        public enum Kind: Sendable, Hashable {
            /// What no bar covers.
            case safeArea
            /// What is inside the margins.
            case margins
            /// What is inside the margins, and no wider than lines are well read.
            case readableContent
            /// The content of a scroll view.
            case content
            /// The visible frame of a scroll view.
            case visibleFrame
            /// A bar at the top edge; how high, in points, or `nil` for as far as the safe area.
            case top(length: Double?)
            /// A bar at the bottom edge; how high, in points, or `nil` for as far as the safe area.
            case bottom(length: Double?)
            /// What the keyboard covers.
            case keyboard
            /// What is seen of a header whose style has such a part.
            case visiblePart
            /// The whole of a bar that collapses, from the top of the view around it.
            case bar
            /// A rectangle that constraints place.
            case free
        }

        /// A guide.
        public init(id: String, _ kind: Kind) {
            self.id = id
            self.kind = kind
        }
    }
}
