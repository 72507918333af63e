// A scene of a document in the layout layer's words: its views, in a tree of their own, with what the document says of
// their contents. SceneBuilder+Guides makes the guides and what surrounds views, SceneBuilder+Constraints what is
// stated, SceneBuilder+Scrolling the headers and bars that go with what is scrolled.

import TinamouLayout
import TinamouScroll

/// Makes the views, guides and constraints of one scene.
struct SceneBuilder {
    let document: LayoutDocument
    let index: DocumentIndex
    let scene: LayoutDocument.Scene
    let environment: LayoutEnvironment
    let defaults: SystemDefaults

    /// The size of the root, in points.
    let size: Size

    /// The views that are there, by the place of their element.
    private(set) var views: [Int: View] = [:]

    /// The guides that are there, by their ids.
    var guides: [String: LayoutItem] = [:]

    /// The constraints that have been made, by their place in the document.
    var constraints: [(place: Int, constraint: LayoutConstraint)] = []

    /// What the reader of the result should know.
    var notes: [LayoutNote] = []

    /// The headers and bars that are there, by the place of their element. They state their constraints as long as they
    /// live.
    var headers: [Int: StickyHeader] = [:]
    var bars: [Int: CollapsingBar] = [:]
    /// The ids of scroll views over which a bar lies.
    let scrolledBars: Set<String>

    /// What has been told of what was assumed.
    var viewsWithMargins: Set<Int> = []
    var isSafeAreaTold = false

    init(
        _ document: LayoutDocument, _ index: DocumentIndex, scene: Int, size: Size, _ environment: LayoutEnvironment,
        _ defaults: SystemDefaults
    ) {
        self.document = document
        self.index = index
        self.scene = document.scenes[scene]
        self.size = size
        self.environment = environment
        self.defaults = defaults
        scrolledBars = Set(index.elements[scene].compactMap { document.elements[$0].bar?.scrollView })
        for element in index.elements[scene] { makeView(element) }
        for element in index.elements[scene] where views[element] != nil { place(element) }
        for element in index.elements[scene] where views[element] != nil { surround(element) }
        for constraint in index.constraints[scene] { state(constraint) }
    }

    /// The view of the scene's root; `nil` if it is not there.
    var root: View? { views[scene.root] }

    func note(_ severity: LayoutNote.Severity, _ fault: LayoutFault, line: Int?) -> LayoutNote {
        LayoutNote(severity, fault, line: line)
    }

    // MARK: Views

    /// Makes the view of an element, inside that of its parent, if both are there.
    private mutating func makeView(_ number: Int) {
        let element = document.elements[number]
        guard element.isIncluded else { return }
        let parent = element.parent.flatMap { views[$0] }
        if number != scene.root && parent == nil { return }
        let traits = checked(traits(of: number), element)
        let view: View
        if let stack = element.stack {
            view = makeStack(stack, element, traits)
        } else if let scroll = element.scroll {
            view = makeScrollView(scroll, number, traits)
        } else if element.bar != nil, let content = makeBar(number, in: parent) {
            view = content
        } else {
            view = traits.view(shortened(element.id))
        }
        view.isHidden = element.isHidden
        view.forcedLayoutDirection =
            number == scene.root ? element.direction ?? environment.direction : element.direction
        setPriorities(of: view, element)
        if let stack = parent as? StackView {
            stack.addArrangedSubview(view)
            if let spacing = element.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
        } else if view.superview == nil {
            parent?.addSubview(view)
        }
        if element.header != nil { makeHeader(number, view, in: parent) }
        views[number] = view
    }

    /// What the element says of its content, with what is given from outside before that.
    private func traits(of number: Int) -> ElementTraits {
        let element = document.elements[number], inputs = environment.inputs
        var traits = ElementTraits()
        traits.alignmentInsets = inputs.alignmentInsets[element.id] ?? element.alignmentInsets
        traits.baselines = inputs.baselines[element.id] ?? element.baselines
        // A frame that is given is not changed by what is inside.
        let isGiven = number == scene.root || element.placement != .constraints
        traits.intrinsicSize =
            inputs.intrinsicSizes[element.id] ?? (isGiven ? LayoutDocument.Extents() : element.intrinsicSize)
        return traits
    }

    /// The same without what cannot be used.
    private mutating func checked(_ traits: ElementTraits, _ element: LayoutDocument.Element) -> ElementTraits {
        let insets = traits.alignmentInsets
        let numbers = [
            traits.intrinsicSize.width, traits.intrinsicSize.height, traits.baselines?.first, traits.baselines?.last,
            insets.top, insets.left, insets.bottom, insets.right,
        ]
        if numbers.allSatisfy({ $0?.isFinite != false }) { return traits }
        notes.append(note(.warning, .unusableContent(element: element.id), line: element.line))
        return ElementTraits()
    }

    private mutating func setPriorities(of view: View, _ element: LayoutDocument.Element) {
        let hugging = element.hugging, resistance = element.compressionResistance
        if hugging == LayoutDocument.Priorities(250) && resistance == LayoutDocument.Priorities(750) { return }
        let all = [hugging.horizontal, hugging.vertical, resistance.horizontal, resistance.vertical]
        guard all.allSatisfy({ $0 > 0 && $0 <= 1000 }) else {
            notes.append(note(.warning, .unusableContent(element: element.id), line: element.line))
            return
        }
        view.setContentHuggingPriority(LayoutPriority(hugging.horizontal), for: .horizontal)
        view.setContentHuggingPriority(LayoutPriority(hugging.vertical), for: .vertical)
        view.setContentCompressionResistancePriority(LayoutPriority(resistance.horizontal), for: .horizontal)
        view.setContentCompressionResistancePriority(LayoutPriority(resistance.vertical), for: .vertical)
    }

    private mutating func makeStack(
        _ stack: LayoutDocument.Stack, _ element: LayoutDocument.Element, _ traits: ElementTraits
    ) -> View {
        let view = ElementStackView(shortened(element.id), traits)
        view.axis = stack.axis
        view.distribution = stack.distribution
        view.alignment = stack.alignment
        view.spacing = stack.spacing
        view.isLayoutMarginsRelativeArrangement = stack.isInsideMargins
        view.isBaselineRelativeArrangement = stack.countsFromBaselines
        // In a document nothing hidden contradicts what is inside it.
        view.hidingPriority = SceneBuilder.hiding
        view.spansHiddenViews = true
        if element.children.count > SceneBuilder.decidedCount {
            view.leavesOpen = true
            notes.append(
                note(.warning, .largeStack(element: element.id, limit: SceneBuilder.decidedCount), line: element.line))
        }
        return view
    }

    /// How much it matters that hidden views in stacks have no extent: less than anything that means something.
    private static let hiding = LayoutPriority(1e-3)

    /// How many views a stack may have to decide what its rules leave open: each of them then depends on all before it,
    /// which takes memory by the square of their number.
    private static let decidedCount = 500

    private func makeScrollView(
        _ scroll: LayoutDocument.Scroll, _ number: Int, _ traits: ElementTraits
    ) -> View {
        let id = document.elements[number].id
        let view = ElementScrollView(shortened(id), traits)
        view.contentInsetAdjustmentBehavior = scroll.safeAreaAdjustment
        if scroll.insets != EdgeInsets() { view.contentInset = scroll.insets }
        // What goes by the way to an offset is scrolled there when there are frames.
        if let offset = offset(of: number), !scrolledBars.contains(id) { view.contentOffset = offset }
        return view
    }
}
