import TinamouLayout

/// A class of widths or heights.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// As on a phone held upright: little room.
    case compact
    /// As on a tablet: room for more.
    case regular
}

/// The classes of a screen's width and height; `nil` for any.
public struct SizeClasses: Sendable, Hashable {
    /// The class of the width.
    public var width: SizeClass?
    /// The class of the height.
    public var height: SizeClass?

    /// Classes of width and height.
    public init(width: SizeClass? = nil, height: SizeClass? = nil) {
        self.width = width
        self.height = height
    }

    /// Whether what is said for these classes holds on a screen of others. What is said for a class does not hold on a
    /// screen whose class is not known.
    public func holds(on screen: SizeClasses) -> Bool {
        (width == nil || width == screen.width) && (height == nil || height == screen.height)
    }

    /// How particular this is: 0 for any, 1 for a width, 2 for a height, 3 for both. The more particular comes later,
    /// and so has its way.
    public var particularity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 2) }
}

extension LayoutDocument {
    /// What of a view is otherwise in some size classes; `nil` for what is not.
    public struct ElementVariation: Sendable, Hashable {
        /// Where it holds.
        public var classes: SizeClasses
        /// Whether the view is there.
        public var isIncluded: Bool?
        /// Whether the view is hidden.
        public var isHidden: Bool?
        /// The axis of a stack.
        public var axis: LayoutAxis?
        /// The distribution of a stack.
        public var distribution: StackView.Distribution?
        /// The alignment of a stack.
        public var alignment: StackView.Alignment?
        /// The spacing of a stack, in points.
        public var spacing: Double?
        /// The view's own margins, in points.
        public var margins: DirectionalEdgeInsets?
        /// How much the view resists becoming larger than its content.
        public var hugging: Extents = Extents()
        /// How much the view resists becoming smaller than its content.
        public var compressionResistance: Extents = Extents()

        /// A variation that changes nothing yet.
        public init(_ classes: SizeClasses) {
            self.classes = classes
        }
    }

    /// What of a constraint is otherwise in some size classes; `nil` for what is not.
    public struct ConstraintVariation: Sendable, Hashable {
        /// Where it holds.
        public var classes: SizeClasses
        /// Whether the constraint is there.
        public var isIncluded: Bool?
        /// Its constant, in points.
        public var constant: Double?
        /// Its multiplier.
        public var multiplier: Double?
        /// Its priority.
        public var priority: Double?

        /// A variation that changes nothing yet.
        public init(_ classes: SizeClasses) {
            self.classes = classes
        }
    }

    /// The document as it is on a screen of some size classes: variations that hold are carried out, from the general
    /// to the particular, and none are left.
    ///
    /// - Complexity: O(document).
    public func resolved(for screen: SizeClasses) -> LayoutDocument {
        var resolved = self
        for index in elements.indices where !elements[index].variations.isEmpty {
            for variation in elements[index].variations.holding(on: screen, \.classes) {
                resolved.elements[index].apply(variation)
            }
            resolved.elements[index].variations = []
        }
        for index in constraints.indices where !constraints[index].variations.isEmpty {
            for variation in constraints[index].variations.holding(on: screen, \.classes) {
                resolved.constraints[index].apply(variation)
            }
            resolved.constraints[index].variations = []
        }
        return resolved
    }
}

extension Array {
    /// The variations that hold on a screen, the more particular later; among equals in their order.
    fileprivate func holding(on screen: SizeClasses, _ classes: (Element) -> SizeClasses) -> [Element] {
        filter { classes($0).holds(on: screen) }.enumerated().sorted {
            (classes($0.element).particularity, $0.offset) < (classes($1.element).particularity, $1.offset)
        }.map(\.element)
    }
}

extension LayoutDocument.Element {
    fileprivate mutating func apply(_ variation: LayoutDocument.ElementVariation) {
        isIncluded = variation.isIncluded ?? isIncluded
        isHidden = variation.isHidden ?? isHidden
        margins.own = variation.margins ?? margins.own
        hugging.horizontal = variation.hugging.width ?? hugging.horizontal
        hugging.vertical = variation.hugging.height ?? hugging.vertical
        compressionResistance.horizontal = variation.compressionResistance.width ?? compressionResistance.horizontal
        compressionResistance.vertical = variation.compressionResistance.height ?? compressionResistance.vertical
        guard var changed = stack else { return }
        changed.axis = variation.axis ?? changed.axis
        changed.distribution = variation.distribution ?? changed.distribution
        changed.alignment = variation.alignment ?? changed.alignment
        changed.spacing = variation.spacing ?? changed.spacing
        stack = changed
    }
}

extension LayoutDocument.Constraint {
    fileprivate mutating func apply(_ variation: LayoutDocument.ConstraintVariation) {
        isIncluded = variation.isIncluded ?? isIncluded
        constant = variation.constant ?? constant
        multiplier = variation.multiplier ?? multiplier
        priority = variation.priority ?? priority
    }
}
