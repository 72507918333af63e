import TinamouLayout

/// A scene as the document has it, with what rules ask of it for other screens.
final class StoredScene {
    let layout: SceneLayout

    private struct Extent: Hashable {
        var element: Int
        var axis: LayoutAxis
    }

    private var contents: [Extent: Bool] = [:]

    init(_ layout: SceneLayout) {
        self.layout = layout
    }

    /// Whether it is the content of a view that decides an extent, and so what is stored is what the content wants:
    /// without it the extent would be another, or open.
    ///
    /// - Complexity: at the first question, as two passes and what is open about the view.
    func isOfContent(_ number: Int, _ axis: LayoutAxis) -> Bool {
        let extent = Extent(element: number, axis: axis)
        if let known = contents[extent] { return known }
        let found = findOut(extent)
        contents[extent] = found
        return found
    }

    private func findOut(_ extent: Extent) -> Bool {
        guard let view = layout.views[extent.element] as? any ContentHolding, let engine = layout.engine else {
            return false
        }
        func size() -> Double { extent.axis == .horizontal ? view.frame.width : view.frame.height }
        let before = size()
        view.isContentLeftOut = true
        defer {
            view.isContentLeftOut = false
            try? engine.layoutIfNeeded()
        }
        guard (try? engine.layoutIfNeeded()) != nil else { return false }
        if abs(size() - before) > 1e-6 { return true }
        return ((try? engine.ambiguities(of: view)) ?? []).contains {
            $0.axis == extent.axis && $0.kind != .position
        }
    }

    /// Whether something about a view is open along an axis.
    func isOpen(_ number: Int, _ axis: LayoutAxis) -> Bool {
        layout.analysis.findings.contains { $0.element == number && $0.axis == axis && !$0.isContent }
    }
}
