// A scene as rules look at it. Each rule is a function of an extension in a file of its own.

import TinamouLayout

/// A scene that is laid out on one screen, with what several rules ask of it.
final class CheckedScene {
    let layout: SceneLayout
    /// The same scene as the document has it; `nil` if this is it, or if it has no frames there.
    let stored: StoredScene?
    var document: LayoutDocument { layout.document }

    /// The views that can be seen, in the order of the document, each before those inside it.
    let visible: [Int]

    private let isVisible: Set<Int>

    /// The equations and fixed extents of the scene.
    private(set) lazy var uses = ConstraintUses(self)

    /// By how much something must be wrong to be told, in points.
    static let tolerance = 0.5

    /// By how much a frame that is stored may be off, in points: editors round edges to pixels, old ones to points, and
    /// some twice.
    static let rounding = 1.0

    init(_ layout: SceneLayout, stored: StoredScene?) {
        self.layout = layout
        self.stored = stored
        let document = layout.document
        var seen: Set<Int> = []
        var ordered: [Int] = []
        let root = document.scenes[layout.scene].root
        for number in document.elements(of: layout.scene) {
            let element = document.elements[number]
            if number != root {
                guard !element.isHidden, let parent = element.parent, seen.contains(parent) else { continue }
            }
            guard layout.frame(of: number) != nil else { continue }
            seen.insert(number)
            ordered.append(number)
        }
        visible = ordered
        isVisible = seen
    }

    var root: Int { document.scenes[layout.scene].root }

    /// Whether frames mean what the document says: nothing had to be left out for them.
    var hasOwnFrames: Bool { layout.failure == nil && layout.conflicts.isEmpty }

    func isVisible(_ element: Int) -> Bool { isVisible.contains(element) }

    /// What reports call a view: its kind, its id and what people know it by.
    func called(_ number: Int) -> String {
        let element = document.elements[number]
        var text = "\(element.kind) \(plainly(element.id))"
        if let name = element.name ?? element.text, !name.isEmpty, name != element.id {
            text += " (\(inQuotes(name)))"
        }
        return text
    }

    /// The rectangle that constraints mean, in the coordinates of the view around.
    func alignmentRect(_ number: Int, in layout: SceneLayout? = nil) -> Rect? {
        let insets = insets(number)
        return (layout ?? self.layout).frame(of: number).map { frame in
            Rect(
                x: frame.minX + insets.left, y: frame.minY + insets.top,
                width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
        }
    }

    private func insets(_ number: Int) -> EdgeInsets {
        layout.views[number]?.alignmentRectInsets ?? document.elements[number].alignmentInsets
    }

    /// Whether something about a view is open along an axis.
    func isOpen(_ number: Int, _ axis: LayoutAxis) -> Bool {
        layout.analysis.isOpen(number)
            && layout.analysis.findings.contains { $0.element == number && $0.axis == axis && !$0.isContent }
    }
}
