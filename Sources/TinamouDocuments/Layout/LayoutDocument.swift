// The document tree that every reader makes and every layout starts from. Read next:
//   LayoutDocument+Element       views: frames, contents, margins, stacks, scroll views
//   LayoutDocument+Autoresizing  how frames that are given follow the view around them
//   LayoutDocument+Constraint    what is stated about them
//   LayoutDocument+Variation     what is otherwise in some size classes
//   LayoutDocument+Scrolling     headers and bars that go with what is scrolled
//   LayoutEnvironment            what to lay out for: size, device, direction, inputs
//   Building/DocumentLayout      the layout itself
//   Explaining/                  why a view is where it is
//   Comparing/                   layouts that are kept, and what is otherwise in others
//   Checks/                      what is wrong with layouts

import TinamouLayout

/// A layout as documents state it: trees of views and the constraints on them, whatever the format.
///
/// Views stand in one array, each before the views inside it, and know each other by their places in it: a document a
/// hundred thousand views deep is as flat as any other. What a document leaves to the system (safe areas, system
/// margins) is `nil` here, and comes from the ``LayoutEnvironment``.
public struct LayoutDocument: Sendable, Hashable {
    /// What reports call the document: a file's path as it was given.
    public var name: String

    /// What the document was made for.
    public var canvas = Canvas()

    /// All views, each before those inside it, in the order of the document.
    public var elements: [Element] = []

    /// All constraints, in the order of the document.
    public var constraints: [Constraint] = []

    /// The trees, which are laid out one by one, in the order of the document.
    public var scenes: [Scene] = []

    /// The screens for which the document is to be laid out; none for its own.
    public var targets: [LayoutTarget] = []

    /// What the document leaves to the system or to its contents, as its writer knows it.
    public var inputs = LayoutInputs()

    /// The names of the checks that do not look at the document; `all` for every one.
    public var disabledChecks: [String] = []

    /// An empty document.
    public init(name: String = "") {
        self.name = name
    }

    /// What a document was made for.
    public struct Canvas: Sendable, Hashable {
        /// The id or the name of a device of ``Device/all``; `nil` if the document names none.
        public var device: String?

        /// How the device is held.
        public var orientation = Orientation.portrait

        /// The version of the editor that wrote the document, where system defaults depend on it; `nil` for the newest.
        public var version: Double?

        /// A canvas for no device in particular.
        public init() {}
    }

    /// A tree of views whose root is given its frame, and which is laid out by itself.
    public struct Scene: Sendable, Hashable {
        /// What the root is to the system.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// The view of a controller, that fills a screen or is presented on one.
            case screen
            /// A view by itself.
            case view
            /// The content of a table's row, or a row.
            case tableCell
            /// The content of a collection's cell, a cell, or a view between cells.
            case collectionCell
            /// The header or footer of a table or one of its sections.
            case tableHeader
            /// Anything else that code places: what stands in a bar, for one.
            case other
        }

        /// The place of the root among the document's elements.
        public var root: Int

        /// What the root is to the system.
        public var kind = Kind.view

        /// What people call the scene: a controller's title, or its id.
        public var name: String?

        /// The bars that reach into the root.
        public var bars: Bars = []

        /// Whether the system shows something of its own at the trailing edge of a table's row.
        public var hasAccessory = false

        /// How far bars and corners reach into the root, in points; `nil` where the device and the bars say.
        public var safeArea: EdgeInsets?

        /// A scene with a root.
        public init(root: Int) {
            self.root = root
        }
    }

    /// Bars at the edges of a screen.
    public struct Bars: OptionSet, Sendable, Hashable {
        /// The bars as bits.
        public let rawValue: UInt8

        /// Bars as bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A navigation bar at the top.
        public static let navigation = Bars(rawValue: 1)
        /// A tab bar at the bottom.
        public static let tab = Bars(rawValue: 2)
        /// A toolbar at the bottom.
        public static let tool = Bars(rawValue: 4)
        /// No status bar at the top.
        public static let noStatus = Bars(rawValue: 8)
    }

    /// How a device is held.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        /// Taller than wide.
        case portrait
        /// Wider than tall.
        case landscape
    }
}

extension LayoutDocument {
    /// The elements of a scene, each before those inside it.
    ///
    /// - Complexity: O(elements of the scene).
    public func elements(of scene: Int) -> [Int] {
        var found: [Int] = []
        var waiting = [scenes[scene].root]
        while let index = waiting.popLast() {
            found.append(index)
            waiting.append(contentsOf: elements[index].children.reversed())
        }
        return found
    }

    /// Adds a view inside another, behind its other children, or as a root without a scene yet.
    ///
    /// - Returns: its place among the elements.
    @discardableResult
    public mutating func append(_ element: Element, in parent: Int?) -> Int {
        let index = elements.count
        elements.append(element)
        elements[index].parent = parent
        elements[index].children = []
        if let parent { elements[parent].children.append(index) }
        return index
    }
}

extension LayoutDocument {
    /// Why no view more can be read; `nil` if one can.
    var excess: LayoutFormatFault? {
        if elements.count >= LayoutReading.viewLimit { return .viewCount(limit: LayoutReading.viewLimit) }
        return scenes.count > LayoutReading.sceneLimit ? .sceneCount(limit: LayoutReading.sceneLimit) : nil
    }
}
