import TinamouLayout

/// The list beside a picture of a scene: every view that is there, drawn or not, in the order of the document.
package struct SceneLegend {
    /// A view's row.
    package struct Row {
        /// The number of the view.
        package var number: Int
        /// The place of the view among the document's elements.
        package var element: Int
        /// In how many others it is.
        package var depth: Int
        /// What people call it, or its id.
        package var name: String
        /// Its id, if it has a name besides.
        package var id: String?
        /// The kind of view.
        package var kind: String
        /// What it is for.
        package var family: SceneOutlines.Family
        /// x, y, width and height in the coordinates of the view around it, to a thousandth of a point.
        package var frame: [String]
        /// What is to be said of it.
        package var remark: String
        /// Whether it is hidden, so that it is not drawn.
        package var isHidden: Bool
        /// Whether something about it is open.
        package var isAmbiguous: Bool
        /// Whether a contradiction is about it.
        package var isConflicting: Bool

        /// The row in a line: `3 title, label, x 20, y 40, width 335, height 18, open: x`.
        package var summary: String {
            let numbers = zip(["x", "y", "width", "height"], frame).map { "\($0) \($1)" }
            return (["\(number) \(name)", kind] + numbers + (remark.isEmpty ? [] : [remark])).joined(separator: ", ")
        }
    }

    /// The rows in the order of the document; the number of each is its place, and 1.
    package let rows: [Row]

    /// The list of a scene's views.
    ///
    /// - Complexity: O(views), besides what is open.
    init(_ scene: SceneLayout, _ outlines: SceneOutlines) {
        let document = scene.document
        let findings = Dictionary(grouping: scene.analysis.findings, by: \.element)
        let conflicting = scene.conflictingElements
        rows = outlines.entries.enumerated().map { place, entry in
            let view = document.elements[entry.element]
            let found = findings[entry.element] ?? []
            var remarks: [String] = []
            if conflicting.contains(entry.element) { remarks.append("conflict") }
            let open = found.filter { !$0.isHidden && !$0.isContent }.map(\.brief)
            if !open.isEmpty { remarks.append("open: " + open.joined(separator: ", ")) }
            let content = found.filter { !$0.isHidden && $0.isContent }.map {
                $0.axis == .horizontal ? "width" : "height"
            }
            if !content.isEmpty { remarks.append("open: content " + content.joined(separator: ", ")) }
            if entry.isHidden { remarks.append("hidden") }
            if view.placement != .constraints { remarks.append("frame given") }
            let frame = scene.frame(of: entry.element) ?? Rect()
            return Row(
                number: place + 1, element: entry.element, depth: entry.depth, name: view.name ?? view.id,
                id: view.name == nil ? nil : view.id, kind: view.kind, family: SceneOutlines.Family(view),
                frame: [frame.minX, frame.minY, frame.width, frame.height].map(inThousandths),
                remark: remarks.joined(separator: "; "), isHidden: entry.isHidden,
                isAmbiguous: !open.isEmpty || !content.isEmpty, isConflicting: conflicting.contains(entry.element))
        }
    }
}

extension LayoutAnalysis.Finding {
    /// What is open, in a word or two.
    package var brief: String {
        let isRow = axis == .horizontal
        return switch kind {
        case .position: isRow ? "x" : "y"
        case .extent, .extentFrom: isRow ? "width" : "height"
        case .positionAndExtent: isRow ? "x, width" : "y, height"
        }
    }
}

extension SceneLayout {
    /// The views that the members of contradictions mention, themselves or by a guide.
    package var conflictingElements: Set<Int> {
        let members = conflicts.flatMap(\.members).compactMap(\.constraint)
        var owners: [String: Int] = [:]
        if !members.isEmpty {
            for element in document.elements(of: scene) {
                for guide in document.elements[element].guides { owners[guide.id] = element }
                owners[document.elements[element].id] = element
            }
        }
        let sides = members.flatMap { [document.constraints[$0].first, document.constraints[$0].second] }
        return Set(sides.compactMap { side in side.flatMap { owners[$0.item] } })
    }
}
