import TinamouLayout

extension CheckedScene {
    /// What is open, once for each view and axis of which the reason is; views that are open because another is are
    /// told with that.
    func ambiguities() -> [CheckDraft] {
        let findings = layout.analysis.findings.filter { finding in
            // Tables and collections know their contents themselves.
            !finding.isHidden
                && !(finding.isContent
                    && ["tableView", "collectionView"].contains(document.elements[finding.element].kind))
        }
        let own = findings.filter { !$0.isProportional }
        var places: [OpenAxis: Int] = [:]
        var ties: [[String]: Int] = [:]
        for (place, finding) in own.enumerated() where !finding.isContent {
            places[OpenAxis(finding)] = place
            if !finding.tied.isEmpty && ties[finding.tied] == nil { ties[finding.tied] = place }
        }
        var groups: [Int: [Int]] = [:]
        for place in own.indices { groups[cause(of: place, own, places, ties), default: []].append(place) }
        var drafts: [CheckDraft] = []
        var shared = findings.filter(\.isProportional)
        for cause in own.indices {
            guard let members = groups[cause]?.map({ own[$0] }) else { continue }
            if isShareOfProportion(own[cause]) {
                shared += members
            } else if !isDoubtful(own[cause], members) {
                drafts.append(draft(own[cause], members))
            }
        }
        return drafts + proportions(shared)
    }

    /// Whether a stack that is filled in proportion says how large a view is.
    private func isShareOfProportion(_ finding: LayoutAnalysis.Finding) -> Bool {
        guard let parent = document.elements[finding.element].parent, let stack = document.elements[parent].stack else {
            return false
        }
        return stack.distribution == .fillProportionally && stack.axis == finding.axis && !finding.isContent
    }

    /// Whether something may be open only because the size of a content is not known: one that is open on this screen
    /// and not in the document, where what is stored is what the content had, and not what it wants. Contents of one
    /// reason trade with each other.
    private func isDoubtful(_ cause: LayoutAnalysis.Finding, _ members: [LayoutAnalysis.Finding]) -> Bool {
        guard let stored, wantsExtent(cause) else { return false }
        return members.contains { member in
            wantsExtent(member) && !stored.isOpen(member.element, member.axis)
                && !stored.isOfContent(member.element, member.axis)
        }
    }

    /// Whether what is open is about a view with a content along the axis.
    private func wantsExtent(_ finding: LayoutAnalysis.Finding) -> Bool {
        guard let wanted = layout.views[finding.element]?.intrinsicContentSize else { return false }
        return (finding.axis == .horizontal ? wanted.width : wanted.height) != nil
    }

    private struct OpenAxis: Hashable {
        var element: Int
        var axis: LayoutAxis

        init(_ finding: LayoutAnalysis.Finding) {
            (element, axis) = (finding.element, finding.axis)
        }
    }

    /// The finding that is the reason of another, by the views that each follows.
    private func cause(
        of place: Int, _ findings: [LayoutAnalysis.Finding], _ places: [OpenAxis: Int], _ ties: [[String]: Int]
    ) -> Int {
        var here = place
        var steps = 0
        while let followed = findings[here].follows, steps < findings.count {
            var wanted = OpenAxis(findings[here])
            wanted.element = followed
            guard let next = places[wanted] else { return here }
            (here, steps) = (next, steps + 1)
        }
        // Views that follow each other in a circle are each told.
        return steps < findings.count ? ties[findings[here].tied] ?? here : place
    }

    private func draft(
        _ finding: LayoutAnalysis.Finding, _ members: [LayoutAnalysis.Finding]
    ) -> CheckDraft {
        let element = document.elements[finding.element]
        let axis = finding.axis == .horizontal ? "horizontal" : "vertical"
        let prefix = "\(plainly(element.id)): "
        let text = finding.text.hasPrefix(prefix) ? String(finding.text.dropFirst(prefix.count)) : finding.text
        var draft = CheckDraft(
            .ambiguous, [element.id, finding.isContent ? axis + " content" : axis], line: element.line,
            "\(called(finding.element)): \(text)")
        draft.elements = [finding.element]
        if let advice = advice(finding) { draft.details = [advice] }
        for member in members where member.element != finding.element {
            let id = document.elements[member.element].id
            if !draft.affected.contains(id) { draft.affected.append(id) }
        }
        if !draft.affected.isEmpty {
            let (depend, are) = draft.affected.count == 1 ? ("depends", "is") : ("depend", "are")
            draft.details.append("\(plainly(draft.affected)) \(depend) on it, and \(are) open as well")
        }
        return draft
    }

    /// What would close it, where the text does not say so.
    private func advice(_ finding: LayoutAnalysis.Finding) -> String? {
        if finding.isContent || finding.follows != nil { return nil }
        if !finding.tied.isEmpty && !finding.text.contains("only bounded by") { return nil }
        let isRow = finding.axis == .horizontal
        let edges = isRow ? "leading, trailing or centerX" : "top, bottom or centerY"
        let extent = isRow ? "width" : "height"
        switch finding.kind {
        case .position: return "add a constraint for its \(edges)"
        case .extent: return "add a constraint for its \(extent)"
        case .extentFrom: return "add a constraint for its \(extent), or for another of \(edges)"
        case .positionAndExtent: return "add constraints for two of its \(edges) and \(extent)"
        }
    }

    /// The views that hang on proportions, all in one.
    private func proportions(_ findings: [LayoutAnalysis.Finding]) -> [CheckDraft] {
        let open = findings.sorted { $0.element < $1.element }
        guard !open.isEmpty else { return [] }
        let stacks = visible.filter { document.elements[$0].stack?.distribution == .fillProportionally }
        // A hidden one is laid out all the same where it is in no stack.
        let ids = (stacks.isEmpty ? [root] : stacks).map { document.elements[$0].id }, first = stacks.first ?? root
        let are =
            switch stacks.count {
            case 0: "in \(called(root)) a hidden stack is"
            case 1: "\(called(first)) is"
            default: "the stacks \(plainly(ids)) are"
            }
        var draft = CheckDraft(
            .proportionalFill, ids, line: document.elements[first].line,
            "\(are) filled in proportion to contents, of which only the system knows how; what hangs on it is not checked"
        )
        for finding in open {
            let id = document.elements[finding.element].id
            if draft.affected.last != id { draft.affected.append(id) }
        }
        draft.details = ["not checked: \(plainly(draft.affected))"]
        draft.elements = stacks
        return [draft]
    }
}
