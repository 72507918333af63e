import Tinamou
import TinamouLayout

/// Says who states a constraint, in the words of explanations.
struct ExplanationSources {
    let names: ItemNames
    private let layout: SceneLayout

    init(_ layout: SceneLayout) {
        self.layout = layout
        names = ItemNames(layout)
    }

    // MARK: What is no constraint

    /// What a rectangle is.
    var rectangle: LayoutExplanation.Source { LayoutExplanation.Source(kind: .rectangle, text: "") }

    /// The size of the root.
    var root: LayoutExplanation.Source {
        let environment = layout.environment
        let element = layout.document.elements[layout.document.scenes[layout.scene].root]
        let isStored = element.frame?.size == layout.size
        let text =
            if environment.device != nil || environment.orientation != nil, !isStored,
                let device = layout.defaults.device, device.size(layout.defaults.orientation) == layout.size
            {
                device.name + (layout.defaults.orientation == .landscape ? " landscape" : "")
            } else if environment.size != nil && !isStored {
                "the size asked for"
            } else {
                isStored ? "the document's size" : "the size laid out for"
            }
        return LayoutExplanation.Source(kind: .root, text: text)
    }

    /// What is open.
    var nothing: LayoutExplanation.Source {
        LayoutExplanation.Source(kind: .nothing, text: "nothing determines it")
    }

    // MARK: Constraints

    /// Who states a constraint.
    func source(_ constraint: LayoutConstraint) -> LayoutExplanation.Source {
        var source = LayoutExplanation.Source(
            kind: .constraint, text: constraint.identifier, relation: constraint.relation,
            priority: constraint.priority.rawValue)
        switch constraint.origin {
        case .stated: tell(constraint, &source)
        case .content:
            source.kind = .content
            source.text = "content size"
        case .guide:
            source.kind = .guide
            source.text = guide(constraint)
        case .stack:
            source.kind = .stack
            source.text = stack(constraint)
        case .extent:
            source.kind = .extent
            source.text = "no extent below 0"
        }
        return source
    }

    /// A constraint that the document, or a behaviour on its behalf, states.
    private func tell(_ constraint: LayoutConstraint, _ source: inout LayoutExplanation.Source) {
        if let place = layout.place(of: constraint) {
            let stated = layout.document.constraints[place]
            source.constraint = place
            // One without an id has its text for one.
            let isText = stated.id.hasPrefix(
                "\(plainly(stated.first.item)).\(stated.first.attribute) \(stated.relation) ")
            let id = isText ? String(inQuotes(stated.id).dropFirst().dropLast()) : plainly(stated.id)
            source.text = stated.line.map { "\(id), line \($0)" } ?? id
            source.statement = isTurned(constraint) && !isText ? statement(constraint) : nil
            return
        }
        switch constraint.identifier {
        case "given frame":
            source.kind = .frame
            source.text = frame(constraint)
        case "top guide", "bottom guide":
            source.kind = .guide
            source.text = constraint.identifier
        default:
            source.kind = .behavior
            if source.text.isEmpty { source.text = "collapsing bar" }
        }
    }

    /// Whether a constraint's equation does not show what it says.
    private func isTurned(_ constraint: LayoutConstraint) -> Bool {
        let sides = [constraint.first] + (constraint.second.map { [$0] } ?? [])
        if sides.contains(where: { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }) { return true }
        if constraint.multiplier != 1, let second = constraint.second, !second.attribute.isExtent { return true }
        let reader = (constraint.first.item as? View) ?? (constraint.first.item as? LayoutGuide)?.owningView
        return reader?.effectiveLayoutDirection == .rightToLeft
            && sides.contains { $0.attribute.physical(isRightToLeft: true) != $0.attribute }
    }

    /// A constraint as it reads, with the names of explanations.
    func statement(_ constraint: LayoutConstraint) -> String {
        var text = "\(side(constraint.first)) \(constraint.relation) "
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(readable(constraint.multiplier)) * " }
            text += side(second)
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + readable(abs(constraint.constant))
            }
        } else {
            text += readable(constraint.constant)
        }
        return text
    }

    private func side(_ side: LayoutConstraint.Side) -> String {
        let text = (side.item.map(names.name) ?? "") + ".\(side.attribute)"
        guard let start = side.startItem, let attribute = side.startAttribute else { return text }
        return "(\(text) - \(names.name(of: start)).\(attribute))"
    }

    // MARK: What the layer states

    private func frame(_ constraint: LayoutConstraint) -> String {
        guard let view = constraint.first.item as? View, let element = layout.element(of: view) else {
            return "stored frame"
        }
        return switch layout.document.elements[element].placement {
        case .fillsParent: "fills the view around"
        case .constraints: "stored frame, as given"
        case .autoresizing:
            constraint.second != nil && constraint.first.attribute.isExtent
                ? "stored frame, stretching" : "stored frame"
        }
    }

    private func guide(_ constraint: LayoutConstraint) -> String {
        guard let guide = constraint.first.item as? LayoutGuide else { return constraint.identifier }
        return switch guide.name {
        case "safeArea":
            isOfTable(guide) ? "safe area" + (layout.defaults.device.map { " of \($0.name)" } ?? "") : "safe area"
        case "margins": hasSystemMargins(guide) ? "system margins" : "margins"
        case "readableContent": "readable content"
        case "keyboard": "keyboard"
        case "content":
            constraint.second == nil
                ? "no content below 0"
                : constraint.constant == 0
                    ? "at its start" : "scrolled to \(readable(0 - constraint.constant))"
        case "visible": "visible frame"
        default: guide.name
        }
    }

    /// Whether a safe area is the root's and comes from the table of devices.
    private func isOfTable(_ guide: LayoutGuide) -> Bool {
        let scene = layout.document.scenes[layout.scene]
        guard let view = guide.owningView, layout.element(of: view) == scene.root else { return false }
        return scene.safeArea == nil
            && layout.environment.inputs.safeAreas[layout.document.elements[scene.root].id] == nil
    }

    /// Whether nobody has given the margins of a view.
    private func hasSystemMargins(_ guide: LayoutGuide) -> Bool {
        guard let element = guide.owningView.flatMap(layout.element).map({ layout.document.elements[$0] }) else {
            return false
        }
        return element.margins.own == nil && layout.environment.inputs.margins[element.id] == nil
    }

    /// What a stack says, by what it is for.
    private func stack(_ constraint: LayoutConstraint) -> String {
        let stack = constraint.stack
        let isRow = stack?.axis == .horizontal
        let words =
            switch constraint.identifier {
            case "stack edge": "edge"
            case "stack spacing": "spacing " + readable(abs(constraint.constant))
            case "stack equal spacing": "equal spacing"
            case "stack equal centering": "equal distances of centres"
            case "stack fill equally": isRow ? "equal widths" : "equal heights"
            case "stack fill proportionally": isRow ? "proportional widths" : "proportional heights"
            case "stack hiding": "hidden"
            case "stack order":
                // Across the axis it is about where contents begin; along it, about which view is how large.
                isAcross(constraint, stack)
                    ? "contents at the start, as nothing says" : "the first grows, the last shrinks, as nothing says"
            case "stack alignment": "alignment" + (stack.map { " \($0.alignment)" } ?? "")
            case "stack span": "as large as its contents"
            default: constraint.identifier
            }
        return "stack \(stack.map(names.name) ?? ""): \(words)"
    }

    private func isAcross(_ constraint: LayoutConstraint, _ stack: StackView?) -> Bool {
        stack.map { $0.axis != constraint.first.attribute.axis } ?? false
    }

    /// Whether a constraint is of no interest where it does not get what it wants: a stack states some to decide what is
    /// open, or to be no larger than its contents.
    func isInternal(_ constraint: LayoutConstraint) -> Bool {
        constraint.origin == .stack
            && ["stack order", "stack hiding", "stack span"].contains(constraint.identifier)
    }
}
