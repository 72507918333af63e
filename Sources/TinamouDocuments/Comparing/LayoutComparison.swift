import TinamouLayout

/// What is otherwise in one layout of a document than in another: of two versions of it, for one.
///
/// Scenes go by the ids of their roots, views by their ids. Frames are compared in the coordinates of the view around, so
/// that what only goes along with another view is not told; of a view that is in another view now, in those of the root.
public struct LayoutComparison: Sendable, Hashable {
    /// How far numbers may be apart to be the same, in points.
    public var tolerance: Double

    /// The layouts, in the order of those before; then those that there have not been before.
    public private(set) var layouts: [Layout] = []

    /// A layout before and after.
    public struct Layout: Sendable, Hashable {
        /// What the layout was made for, for reading.
        public var title: String

        /// The scenes, in the order of those after; then those that are there no longer.
        public var scenes: [Scene]
    }

    /// A scene before and after.
    public struct Scene: Sendable, Hashable {
        /// The scene before; `nil` for one that has appeared.
        public var before: LayoutSnapshot.Scene?

        /// The scene after; `nil` for one that has vanished.
        public var after: LayoutSnapshot.Scene?

        /// What is otherwise, in the order of the views after; then the views that are there no longer.
        public var changes: [Change]

        /// What there is now, or was.
        public var present: LayoutSnapshot.Scene { after ?? before ?? LayoutSnapshot.Scene(views: []) }
    }

    /// A view that is otherwise.
    public struct Change: Sendable, Hashable {
        /// What has become of the view.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// It is elsewhere in the view around.
            case moved
            /// It is of another size.
            case resized
            /// Both.
            case movedAndResized
            /// There has not been such a view.
            case appeared
            /// There is no such view any longer.
            case vanished
            /// It is where it was, and hidden.
            case hidden
            /// It is where it was, and hidden no longer.
            case shown
        }

        /// What has become of the view.
        public var kind: Kind

        /// The id of the view.
        public var id: String

        /// What people call the view; `nil` if nobody has named it.
        public var name: String?

        /// The frame before; `nil` for a view that has appeared.
        public var before: Rect?

        /// The frame after; `nil` for a view that has vanished.
        public var after: Rect?

        /// The view that it is in now, if it was in another before.
        public var newContainer: String?
    }

    /// The layouts of a document, before and after.
    public struct Pair: Sendable, Hashable {
        /// What reports call the document; `nil` where there is only one.
        public var file: String?

        /// The layouts before.
        public var before: [LayoutSnapshot.Layout]

        /// The layouts after; one for the same screen, direction and so on is what a layout has become.
        public var after: [LayoutSnapshot.Layout]

        /// The layouts of a document, before and after.
        public init(file: String? = nil, before: [LayoutSnapshot.Layout], after: [LayoutSnapshot.Layout]) {
            self.file = file
            self.before = before
            self.after = after
        }
    }

    /// Compares layouts of documents.
    ///
    /// - Parameters:
    ///   - pairs: the documents.
    ///   - tolerance: how far numbers may be apart to be the same, in points.
    /// - Complexity: O(views).
    public init(_ pairs: [Pair], tolerance: Double) {
        self.tolerance = tolerance
        for pair in pairs {
            func add(_ layout: LayoutSnapshot.Layout, _ scenes: [Scene]) {
                let title = pair.file.map { "\(inOneLine($0)), \(layout.title)" } ?? layout.title
                layouts.append(Layout(title: title, scenes: scenes))
            }
            for layout in pair.before {
                let now = pair.after.first { $0.isAlike(layout) }
                add(layout, scenes(layout.scenes, now?.scenes ?? []))
            }
            for layout in pair.after where !pair.before.contains(where: { $0.isAlike(layout) }) {
                add(layout, scenes([], layout.scenes))
            }
        }
    }

    /// Whether nothing is otherwise.
    public var isSame: Bool { layouts.allSatisfy { $0.scenes.allSatisfy(\.changes.isEmpty) } }

    // MARK: Scenes

    private func scenes(_ before: [LayoutSnapshot.Scene], _ after: [LayoutSnapshot.Scene]) -> [Scene] {
        var rest = before
        var partners = after.map { scene in rest.firstIndex { $0.root == scene.root }.map { rest.remove(at: $0) } }
        // The only ones left on both sides are the same scene, whose root has another id now.
        let alone = partners.indices.filter { partners[$0] == nil }
        if alone.count == 1 && rest.count == 1 { partners[alone[0]] = rest.removeLast() }
        return zip(partners, after).map { Scene(before: $0, after: $1, changes: changes($0, $1)) }
            + rest.map { Scene(before: $0, after: nil, changes: changes($0, nil)) }
    }

    private func changes(_ before: LayoutSnapshot.Scene?, _ after: LayoutSnapshot.Scene?) -> [Change] {
        let old = before?.views ?? [], new = after?.views ?? []
        var partners: [String: LayoutSnapshot.View] = [:]
        for view in old { partners[view.id] = view }
        // The roots are the same view, whatever they are called.
        if let one = old.first, let other = new.first, one.id != other.id, partners[other.id] == nil {
            partners[one.id] = nil
            partners[other.id] = one
        }
        let (oldFrames, newFrames) = (before?.framesInRoot() ?? [:], after?.framesInRoot() ?? [:])
        var changes: [Change] = []
        var isFound: Set<String> = []
        for view in new {
            guard let was = partners[view.id] else {
                changes.append(
                    Change(kind: .appeared, id: view.id, name: view.name, before: nil, after: view.frame))
                continue
            }
            isFound.insert(was.id)
            // A root that has another id takes those inside it along.
            let isSameContainer =
                was.container == view.container || was.container == old.first?.id && view.container == new.first?.id
            let frames =
                isSameContainer
                ? (was.frame, view.frame) : (oldFrames[was.id] ?? was.frame, newFrames[view.id] ?? view.frame)
            guard let kind = kind(was, view, frames.0, frames.1) else { continue }
            changes.append(
                Change(
                    kind: kind, id: view.id, name: view.name, before: frames.0, after: frames.1,
                    newContainer: isSameContainer ? nil : view.container))
        }
        for view in old where !isFound.contains(view.id) {
            changes.append(Change(kind: .vanished, id: view.id, name: view.name, before: view.frame, after: nil))
        }
        return changes
    }

    private func kind(
        _ was: LayoutSnapshot.View, _ view: LayoutSnapshot.View, _ before: Rect, _ after: Rect
    ) -> Change.Kind? {
        // Where a root is on its editor's canvas is no part of the layout.
        let isRoot = was.container == nil && view.container == nil
        let isMoved = !isRoot && !(isNear(before.minX, after.minX) && isNear(before.minY, after.minY))
        let isResized = !(isNear(before.width, after.width) && isNear(before.height, after.height))
        switch (isMoved, isResized) {
        case (true, true): return .movedAndResized
        case (true, false): return .moved
        case (false, true): return .resized
        case (false, false): return was.isHidden == view.isHidden ? nil : view.isHidden ? .hidden : .shown
        }
    }

    /// Whether two numbers count as one. Decimals that are just as far apart as the tolerance do, whatever binary
    /// fractions make of them.
    private func isNear(_ one: Double, _ other: Double) -> Bool {
        one == other || abs(one - other) <= tolerance + LayoutComparison.rounding * max(1, abs(one), abs(other))
    }

    /// What binary fractions leave of decimals, in shares of them.
    private static let rounding = 1e-12
}
