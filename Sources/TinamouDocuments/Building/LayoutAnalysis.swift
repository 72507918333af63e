import Tinamou
import TinamouLayout

/// What the constraints of a scene leave open, and how much of what is wished for they give.
///
/// Stacks decide what their rules leave open, at a priority below everything else; for this they are asked not to.
/// What is open is then what the document leaves open. So it is with proportions: what they come to is the system's
/// own affair.
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
        /// Whether a stack leaves the view out, or one around it, as hidden: where that is nobody sees.
        public var isHidden: Bool
        /// What is open.
        public var kind: LayoutAmbiguity.Kind
        /// What is open and why, as reports say it.
        public var text: String
        /// The place of the view because of which this one is open, if there is one.
        public var follows: Int?
        /// The constraints of a tie, or the bound, that leave it open; findings with the same have one reason.
        public var tied: [String] = []
        /// Whether it is open only because a stack is filled in proportion, of which the system decides.
        public var isProportional = false
    }

    /// The priorities below required that constraints have, contents and stacks among them, from high to low.
    public private(set) var objective: [Level] = []

    /// What is open, in the order of the document.
    public private(set) var findings: [Finding] = []

    /// Nothing: for a scene that is not laid out.
    init() {}

    /// Why something could not be found out; `nil` if all could.
    public private(set) var failure: String?

    init(_ layout: SceneLayout, _ engine: LayoutEngine) {
        let stacks = layout.orderedViews.compactMap { $0 as? StackView }
        let deciding = stacks.filter { !$0.leavesOpen }
        for stack in deciding { stack.leavesOpen = true }
        defer { for stack in deciding { stack.leavesOpen = false } }
        do throws(LayoutError) {
            if !deciding.isEmpty { try engine.layout(in: layout.size) }
            objective = engine.solver.violations().map { Level(priority: $0.level, violation: $0.violation) }
            findings = try engine.ambiguities().compactMap { Finding($0, layout) }
            if stacks.contains(where: \.sharesProportionally) { findings += try proportional(layout, engine) }
            openElements = Set(findings.lazy.filter { !$0.isContent }.map(\.element))
            findings.sort { ($0.element, $0.axis == .vertical ? 1 : 0) < ($1.element, $1.axis == .vertical ? 1 : 0) }
        } catch {
            failure = "\(error)"
        }
    }

    /// What is open beyond what has been found if nobody knows the proportions: all that constraints alone do not fix.
    private func proportional(_ layout: SceneLayout, _ engine: LayoutEngine) throws(LayoutError) -> [Finding] {
        let contents = layout.orderedViews.compactMap { $0 as? any ContentHolding }
        for content in contents { content.isContentLeftOut = true }
        defer { for content in contents { content.isContentLeftOut = false } }
        try engine.layout(in: layout.size)
        let known = Set(findings.map { Key(element: $0.element, axis: $0.axis, isContent: $0.isContent) })
        return try engine.ambiguities().compactMap { ambiguity in
            guard var finding = Finding(ambiguity, layout) else { return nil }
            if known.contains(Key(element: finding.element, axis: finding.axis, isContent: finding.isContent)) {
                return nil
            }
            let extent = finding.axis == .horizontal ? "horizontally" : "vertically"
            let name = plainly(layout.document.elements[finding.element].id)
            finding.isProportional = true
            finding.follows = nil
            finding.text =
                "\(name): \(extent) it depends on proportions in which a stack is filled, which the system decides"
            return finding
        }
    }

    /// What one finding at most is about.
    private struct Key: Hashable {
        var element: Int
        var axis: LayoutAxis
        var isContent: Bool
    }

    /// Whether something is open about a view.
    public func isOpen(_ element: Int) -> Bool { openElements.contains(element) }

    /// The views about which something is open.
    public private(set) var openElements: Set<Int> = []
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
        isHidden = layout.isLeftOut(element)
        kind = ambiguity.kind
        text = "\(ambiguity)"
        switch ambiguity.cause {
        case .unpinned: break
        case .tied(let constraint):
            let isBound = constraint.priority == .required
            tied = ([constraint] + (isBound ? [] : [ambiguity.rival].compactMap { $0 })).map { "\($0)" }.sorted()
        case .follows(let other):
            let owner = (other as? View) ?? (other as? LayoutGuide)?.owningView
            follows = owner.flatMap(layout.element)
            guard follows == element, owner is StackView, !isContent else { break }
            // The span of a stack that centres its views.
            follows = nil
            let extent = axis == .horizontal ? "width" : "height"
            text =
                "\(plainly(layout.document.elements[element].id)): \(extent) is not determined; a stack that centres its "
                + "views may be larger than they are"
        }
    }
}

extension StackView {
    /// Whether the stack shares out its length in proportion to contents.
    fileprivate var sharesProportionally: Bool { distribution == .fillProportionally && !arrangedSubviews.isEmpty }
}
