import TinamouLayout

extension CheckedScene {
    /// The views whose stored frame is not the one that the constraints give; for the document as it is stored.
    ///
    /// Left alone is what the document itself calls stale, whose frame is given, or which is open. Views inside one
    /// whose size is wrong are wrong for that, and are told with it.
    func misplacedViews() -> [CheckDraft] {
        guard hasOwnFrames else { return [] }
        var causes: [Int: Int] = [:]
        var drafts: [Int: CheckDraft] = [:]
        var order: [Int] = []
        for number in visible where number != root {
            let element = document.elements[number]
            let outer = element.parent.flatMap { causes[$0] }
            if let outer { causes[number] = outer }
            guard let stored = element.frame, let frame = layout.frame(of: number), element.placement == .constraints,
                !element.isStale, !layout.analysis.isOpen(number)
            else { continue }
            let off = difference(stored, frame)
            guard off > CheckedScene.rounding, !hangsOnAssumptions(number, stored, frame) else { continue }
            if let outer {
                drafts[outer]?.affected.append(element.id)
                continue
            }
            if abs(stored.width - frame.width) > CheckedScene.rounding
                || abs(stored.height - frame.height) > CheckedScene.rounding
            {
                causes[number] = number
            }
            var draft = CheckDraft(
                .misplaced, [element.id], line: element.line,
                "\(called(number)) is stored at \(short(stored)), but its constraints give \(short(frame)); "
                    + "update the frame, or mend the constraints")
            draft.amount = off
            draft.elements = [number]
            drafts[number] = draft
            order.append(number)
        }
        return order.compactMap { drafts[$0] }.map { draft in
            var told = draft
            if !draft.affected.isEmpty { told.details = ["so are \(plainly(draft.affected)) inside it"] }
            return told
        }
    }

    /// Whether a frame hangs on what the tool has assumed of the system: safe areas, margins and bars.
    private func hangsOnAssumptions(_ number: Int, _ stored: Rect, _ frame: Rect) -> Bool {
        guard let view = layout.views[number], let engine = layout.engine else { return false }
        // A stack takes its margins, whatever they come from, for numbers.
        if let parent = document.elements[number].parent, document.elements[parent].stack?.isInsideMargins == true,
            isAssumed(marginsOf: parent)
        {
            return true
        }
        return LayoutAxis.allCases.contains { axis in
            let isOff =
                axis == .horizontal
                ? abs(stored.minX - frame.minX) + abs(stored.width - frame.width)
                : abs(stored.minY - frame.minY) + abs(stored.height - frame.height)
            guard isOff > CheckedScene.tolerance else { return false }
            return ((try? engine.constraints(affecting: view, along: axis)) ?? []).contains(where: isAssumed)
        }
    }

    /// Whether a constraint says how far bars, corners or margins reach into a view, and nobody has said so.
    private func isAssumed(_ constraint: LayoutConstraint) -> Bool {
        let inputs = layout.environment.inputs
        if SceneBuilder.barGuides.contains(constraint.identifier) { return inputs.guideLengths.isEmpty }
        guard !constraint.isOfProgram, let guide = constraint.first.item as? LayoutGuide else { return false }
        switch guide.name {
        case "safeArea", "keyboard": return isSafeAreaAssumed
        case "margins", "readableContent":
            return guide.owningView.flatMap(layout.element).map(isAssumed(marginsOf:)) ?? false
        default: return false
        }
    }

    private var isSafeAreaAssumed: Bool {
        document.scenes[layout.scene].safeArea == nil && layout.environment.inputs.safeAreas.isEmpty
    }

    private func isAssumed(marginsOf number: Int) -> Bool {
        let element = document.elements[number], margins = element.margins
        if layout.environment.inputs.margins[element.id] != nil { return false }
        return margins.own == nil || margins.preservesParent || margins.insetsFromSafeArea && isSafeAreaAssumed
    }

    private func difference(_ one: Rect, _ other: Rect) -> Double {
        max(
            abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
            abs(one.height - other.height))
    }

    /// A rectangle as reports show it: `x 16, y 20, 288 × 216`, in points to a hundredth.
    func short(_ rect: Rect) -> String {
        "x \(short(rect.minX)), y \(short(rect.minY)), \(short(rect.width)) × \(short(rect.height))"
    }

    /// A number as reports show it, to a hundredth.
    func short(_ number: Double) -> String {
        abs(number) < 1e9 ? readable((number * 100).rounded() / 100) : readable(number)
    }
}
