// What documents were laid out to, kept: a test for layouts. Read next:
//   LayoutSnapshot+Taking    a layout as a snapshot has it
//   LayoutSnapshot+Writing   as JSON, a view a line, so that differences are read in a line each
//   LayoutSnapshot+Reading   the way back
//   LayoutComparison         what is otherwise in another layout: as a table, JSON, and a drawing

import TinamouLayout

/// The frames of documents, laid out for some screens.
public struct LayoutSnapshot: Sendable, Hashable {
    /// The documents, in the order in which they were given.
    public var documents: [Document] = []

    /// An empty snapshot.
    public init() {}

    /// A document on all its screens.
    public struct Document: Sendable, Hashable {
        /// The path of the document as it was given.
        public var file: String

        /// What was given from outside; goes before the document's own inputs.
        public var inputs = LayoutInputs()

        /// One layout for each screen.
        public var layouts: [Layout] = []

        /// A document without layouts yet.
        public init(file: String) {
            self.file = file
        }
    }

    /// A document on one screen.
    public struct Layout: Sendable, Hashable {
        /// The screen.
        public var target: LayoutTarget

        /// The direction in which scenes are read.
        public var direction = LayoutDirection.leftToRight

        /// Other constants for constraints, in points, by the constraint's id.
        public var constants: [String: Double] = [:]

        /// How far contents are scrolled, in points, by the scroll view's id.
        public var offsets: [String: Point] = [:]

        /// The scenes that have frames, in the order of the document.
        public var scenes: [Scene] = []

        /// A layout for a screen, without scenes yet.
        public init(_ target: LayoutTarget) {
            self.target = target
        }
    }

    /// A tree of views.
    public struct Scene: Sendable, Hashable {
        /// What people call the scene; `nil` if nobody has named it.
        public var name: String?

        /// The views in the order of the document, each before those inside it; the first is the root.
        public var views: [View]

        /// The id of the root.
        public var root: String { views.first?.id ?? "" }

        /// A scene of views.
        public init(name: String? = nil, views: [View]) {
            self.name = name
            self.views = views
        }
    }

    /// A view with its frame.
    public struct View: Sendable, Hashable {
        /// The id; no other view of the scene has it.
        public var id: String

        /// What people call the view; `nil` if nobody has named it.
        public var name: String?

        /// The id of the view around; `nil` for the root.
        public var container: String?

        /// The frame in the coordinates of the view around, in a scroll view of its content, to a millionth of a point.
        public var frame: Rect

        /// The point of the content that is at the view's top left corner, if that is not its origin.
        public var offset = Point()

        /// Whether the view is hidden.
        public var isHidden = false

        /// A view with its frame.
        public init(id: String, in container: String? = nil, frame: Rect) {
            self.id = id
            self.container = container
            self.frame = frame
        }
    }
}

extension LayoutSnapshot.Scene {
    /// The frames of the views in the coordinates of the root, by id.
    ///
    /// - Complexity: O(views).
    func framesInRoot() -> [String: Rect] {
        var frames: [String: Rect] = [:]
        var origins: [String: Point] = [:]
        for view in views {
            let around = view.container.flatMap { origins[$0] } ?? Point()
            let frame =
                view.container == nil
                ? Rect(origin: Point(), size: view.frame.size) : view.frame.offsetBy(x: around.x, y: around.y)
            frames[view.id] = frame
            origins[view.id] = Point(x: frame.minX - view.offset.x, y: frame.minY - view.offset.y)
        }
        return frames
    }
}
