import Tinamou
import TinamouLayout

/// What the constraints of a scene leave open, and how much of what is wished for they give.
///
/// Stacks decide what their rules leave open, at a priority below everything else; for this they are asked not to. What is
/// open is then what the document leaves open. So it is with proportions: what they come to is the system's own affair.
public struct LayoutAnalysis {
    /// The constraints of one priority together.
    public struct Level: Sendable, Hashable {
        /// The priority.
        public var priority: Double
        /// By how much its constraints are broken, in points, added up.
        public var violation: Double
    }

    /// Something that is open about a view along an axis.
    public struct Finding {
        /// The place of the view among the document's elements.
        public var element: Int
        /// The axis.
        public var axis: LayoutAxis
        /// Whether it is the content of a scroll view that is open, not the view.
        public var isContent: Bool
        /// What is open.
        public var kind: LayoutAmbiguity.Kind
        /// What is open and why, as reports say it.
        public var text: String
    }

    /// The priorities below required that constraints have, contents and stacks among them, from high to low.
    public private(set) var objective: [Level] = []

    /// What is open, in the order of the document.
    public private(set) var findings: [Finding] = []

    /// Why something could not be found out; `nil` if all could.
    public private(set) var failure: String?

    init(_ layout: SceneLayout) {
        guard let engine = layout.engine, layout.failure == nil else { return }
        let stacks = layout.views.values.compactMap { $0 as? StackView }
        for stack in stacks { stack.leavesOpen = true }
        defer { for stack in stacks { stack.leavesOpen = false } }
        do throws(LayoutError) {
            if !stacks.isEmpty { try engine.layout(in: layout.size) }
            objective = engine.solver.violations().map { Level(priority: $0.level, violation: $0.violation) }
            findings = try engine.ambiguities().compactMap { Finding($0, layout) }
                .sorted { ($0.element, $0.axis == .vertical ? 1 : 0) < ($1.element, $1.axis == .vertical ? 1 : 0) }
        } catch {
            failure = "\(error)"
        }
    }

    /// Whether something is open about a view.
    public func isOpen(_ element: Int) -> Bool { openElements.contains(element) }

    /// The views about which something is open.
    public var openElements: Set<Int> { Set(findings.lazy.filter { !$0.isContent }.map(\.element)) }
}

extension LayoutAnalysis.Finding {
    init?(_ ambiguity: LayoutAmbiguity, _ layout: SceneLayout) {
        let view = ambiguity.item as? View
        let owner = view ?? (ambiguity.item as? LayoutGuide)?.owningView
        guard let owner, let element = layout.element(of: owner) else { return nil }
        if view == nil {
            guard let scroll = owner as? ScrollView, scroll.contentLayoutGuide === ambiguity.item else { return nil }
        }
        self.element = element
        axis = ambiguity.axis
        isContent = view == nil
        kind = ambiguity.kind
        text = "\(ambiguity)"
    }
}
