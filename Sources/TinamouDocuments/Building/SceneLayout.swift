import Tinamou
import TinamouLayout
import TinamouScroll

/// A scene of a document, laid out.
///
/// Where required constraints contradict each other, each contradiction is told in ``conflicts``, and one of its
/// members is left out, the last that the document states, so that there are frames all the same, as the system does
/// it.
public final class SceneLayout {
    /// The document, with the variations of the environment's size classes carried out.
    public let document: LayoutDocument

    /// The place of the scene among the document's.
    public let scene: Int

    /// The size of the root, in points.
    public let size: Size

    /// What has been passed over or assumed.
    public private(set) var notes: [LayoutNote]

    /// The contradictions among required constraints, in the order in which they were found.
    public private(set) var conflicts: [DocumentConflict] = []

    /// Why there are no frames; `nil` if there are.
    public private(set) var failure: String?

    /// The frames, as laid out: an analysis may move views for a while.
    private var frames: [Int: Rect] = [:]
    private var framesInRoot: [Int: Rect] = [:]
    private var guideFrames: [String: Rect] = [:]
    private let laidOut: LayoutEngine?

    /// The views, by the place of their element; those that a variation takes out are missing.
    package let views: [Int: View]

    /// The guides that constraints may mention, by their ids.
    package let guides: [String: LayoutItem]

    /// The constraints of the document that are stated, by their place in it.
    package let constraints: [Int: LayoutConstraint]

    /// The place in the document of each of them, by its own id.
    private let placesOfConstraints: [ObjectIdentifier: Int]
    private let placesOfViews: [ObjectIdentifier: Int]

    /// What goes with what is scrolled, by the place of its element.
    package let headers: [Int: StickyHeader]
    package let bars: [Int: CollapsingBar]

    init(_ builder: SceneBuilder, scene: Int) {
        document = builder.document
        self.scene = scene
        size = builder.size
        notes = builder.notes
        views = builder.views
        guides = builder.guides
        constraints = Dictionary(uniqueKeysWithValues: builder.constraints)
        placesOfConstraints = Dictionary(uniqueKeysWithValues: builder.constraints.map { ($0.constraint.id, $0.place) })
        placesOfViews = Dictionary(uniqueKeysWithValues: builder.views.map { (ObjectIdentifier($0.value), $0.key) })
        laidOut = builder.root.map { LayoutEngine(root: $0) }
        laidOut?.safeAreaInsets = builder.rootSafeArea
        headers = builder.headers
        bars = builder.bars
        layOut()
        if !bars.isEmpty && failure == nil {
            // A bar goes by what a finger does: it drags the content from its start in one go.
            for (element, offset) in builder.draggedOffsets {
                (views[element] as? ScrollView)?.scroll(to: offset, because: .finger)
            }
            layOut()
        }
        keepFrames()
    }

    // MARK: Frames

    /// The frame of a view in the coordinates of the view around it, in a scroll view of the content; `nil` for a view
    /// that is not there, or if there are no frames.
    public func frame(of element: Int) -> Rect? { frames[element] }

    /// The frame of a view in the coordinates of the scene's root; `nil` as for ``frame(of:)``.
    public func frameInRoot(of element: Int) -> Rect? { framesInRoot[element] }

    /// The rectangle of a guide in the coordinates of the scene's root; `nil` for one that is not there.
    public func frameInRoot(ofGuide id: String) -> Rect? { guideFrames[id] }

    /// The rectangle of a scroll view's content in the coordinates of the scene's root; `nil` for a view that does not
    /// scroll.
    public func contentInRoot(of element: Int) -> Rect? {
        failure == nil ? (views[element] as? ScrollView)?.contentLayoutGuide.alignmentRectInRoot : nil
    }

    private func keepFrames() {
        guard failure == nil else { return }
        for (element, view) in views {
            frames[element] = view.frame
            framesInRoot[element] = view.frameInRoot
        }
        frames[document.scenes[scene].root]?.origin = root.frame?.origin ?? Point()
        for (id, guide) in guides { guideFrames[id] = (guide as? View)?.frameInRoot ?? guide.alignmentRectInRoot }
    }

    /// Whether a view, or one around it, is hidden in a stack, which leaves it out.
    ///
    /// - Complexity: O(depth of the view).
    public func isLeftOut(_ element: Int) -> Bool {
        var here = element
        while let parent = document.elements[here].parent {
            if document.elements[here].isHidden && document.elements[parent].stack != nil { return true }
            here = parent
        }
        return false
    }

    /// The engine that holds the scene's views, up to date; `nil` if the root is not there.
    package var engine: LayoutEngine? {
        try? laidOut?.layoutIfNeeded()
        return laidOut
    }

    /// After how many contradictions the layout is given up.
    private static let conflictLimit = 256

    /// How many constraints of the document a scene may have to be laid out. Where each hangs on the one before, some
    /// take memory by the square of their number, for so many about 600 MB.
    public static let constraintLimit = 5000

    private func layOut() {
        guard let engine = laidOut else { return }
        guard constraints.count <= SceneLayout.constraintLimit else {
            failure = LayoutFault.tooManyConstraints(constraints.count, limit: SceneLayout.constraintLimit).message
            return
        }
        while true {
            do throws(LayoutError) {
                return try engine.layout(in: size)
            } catch {
                guard case .unsatisfiable(let conflict) = error, conflicts.count < SceneLayout.conflictLimit else {
                    failure = "\(error)"
                    return
                }
                let told = describe(conflict)
                guard let leftOut = leaveOut(conflict) else {
                    failure = "\(error)"
                    return
                }
                conflicts.append(told.leavingOut(leftOut))
            }
        }
    }

    // MARK: Contradictions

    /// Leaves out one member of a contradiction: the last that the document states, or else the last.
    ///
    /// - Returns: its place among the members.
    private func leaveOut(_ conflict: LayoutConflict) -> Int? {
        let candidates = conflict.members.indices.filter { place in
            if case .constraint = conflict.members[place].origin { true } else { false }
        }
        let ofDocument = candidates.last { place in
            guard case .constraint(let statement) = conflict.members[place].origin else { return false }
            return placesOfConstraints[statement.id] != nil
        }
        guard let place = ofDocument ?? candidates.last,
            case .constraint(let statement) = conflict.members[place].origin,
            let constraint = laidOut?.activeConstraint(statement.id)
        else { return nil }
        laidOut?.leaveOut(constraint)
        return place
    }

    private func describe(_ conflict: LayoutConflict) -> DocumentConflict {
        DocumentConflict(
            members: conflict.members.map { member in
                var told = DocumentConflict.Member(
                    text: "\(member)", constant: member.constant, mendingConstant: member.mendingConstant)
                switch member.origin {
                case .root(let attribute):
                    told.text = "the \(attribute) of \(plainly(root.id)) is \(readable(member.constant))"
                case .constraint(let statement):
                    told.text = statement.text
                    guard let place = placesOfConstraints[statement.id] else { break }
                    told.constraint = place
                    told.text = "\(document.constraints[place])"
                }
                return told
            })
    }

    private var root: LayoutDocument.Element { document.elements[document.scenes[scene].root] }

    // MARK: What is open

    /// What is open, and by how much the constraints of each priority are broken.
    ///
    /// - Complexity: at the first use, as `LayoutEngine.ambiguities()`, and a pass if there are stacks.
    public private(set) lazy var analysis: LayoutAnalysis =
        laidOut.flatMap { failure == nil ? LayoutAnalysis(self, $0) : nil } ?? LayoutAnalysis()

    /// The views in the order of the document: whatever is done to all of them is done in this order.
    var orderedViews: [View] { views.sorted { $0.key < $1.key }.map(\.value) }

    /// The element that a view stands for.
    package func element(of view: View) -> Int? { placesOfViews[ObjectIdentifier(view)] }

    /// The constraint of the document that a layout constraint is.
    package func place(of constraint: LayoutConstraint) -> Int? { placesOfConstraints[constraint.id] }
}
