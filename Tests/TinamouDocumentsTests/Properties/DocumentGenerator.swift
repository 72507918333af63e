import Generators
import Tinamou
import TinamouDocuments
import TinamouLayout
import TinamouScroll

/// Makes random layout documents that say everything that documents can say; few of them can be laid out without a
/// note.
struct DocumentGenerator {
    private var random: SplitMix64
    private var document: LayoutDocument
    private var ids: Set<String> = []

    /// The document of a seed, arranged.
    static func document(seed: UInt64) -> LayoutDocument {
        var generator = DocumentGenerator(seed)
        generator.makeCanvas()
        for _ in 0...generator.random.integer(below: 3) { generator.makeScene() }
        generator.makeConstraints()
        return generator.document.arranged().document
    }

    private init(_ seed: UInt64) {
        random = SplitMix64(seed: seed)
        document = LayoutDocument(name: "document \(seed)")
    }

    // MARK: The document

    private mutating func makeCanvas() {
        document.canvas.device = maybe { $0.random.pick([$0.text(), "retina4_7"]) }
        document.canvas.version = maybe { $0.number() }
        if random.chance(percent: 30) { document.canvas.orientation = .landscape }
        let targets = ["320x480.5", "iPhone SE", "iPad mini landscape", "1e-05x1e+20"].compactMap {
            LayoutTarget(size: $0) ?? LayoutTarget(device: $0)
        }
        if random.chance(percent: 30) { document.targets = random.shuffled(targets) }
        document.disabledChecks = disabledChecks()
        if random.chance(percent: 30) {
            document.inputs.safeAreas = ["a": insets(), text() + "2": insets()]
            document.inputs.guideLengths = [text(): number()]
            document.inputs.margins = [text(): insets()]
            document.inputs.intrinsicSizes = [text(): extents()]
            document.inputs.alignmentInsets = [text(): insets()]
            document.inputs.baselines = [text(): LayoutDocument.Baselines(first: number(), last: number())]
            document.inputs.fixed = [text(), text() + "2"]
        }
    }

    private mutating func makeScene() {
        let first = document.elements.count
        let root = document.append(element(in: nil), in: nil)
        for _ in 0..<random.integer(below: 8) {
            let parent = random.integer(in: first...document.elements.count - 1)
            document.append(element(in: parent), in: parent)
        }
        var scene = LayoutDocument.Scene(root: root)
        scene.kind = random.pick(LayoutDocument.Scene.Kind.allCases)
        scene.name = maybe { $0.text() }
        scene.bars = LayoutDocument.Bars(rawValue: UInt8(random.integer(below: 16)))
        scene.hasAccessory = random.chance(percent: 20)
        scene.safeArea = maybe { $0.insets() }
        document.scenes.append(scene)
    }

    // MARK: Views

    private mutating func element(in parent: Int?) -> LayoutDocument.Element {
        var element = LayoutDocument.Element(id: id())
        element.name = maybe { $0.text() }
        element.text = maybe { $0.text() }
        switch random.integer(below: 4) {
        case 0: element.stack = stack()
        case 1: element.scroll = scroll()
        default: break
        }
        element.kind = random.pick(["view", "stackView", "scrollView", "label", text()])
        element.frame = maybe { Rect(x: $0.number(), y: $0.number(), width: $0.number(), height: $0.number()) }
        element.placement = random.pick([
            .constraints, .fillsParent,
            .autoresizing(LayoutDocument.Autoresizing(rawValue: UInt8(random.integer(below: 64)))),
        ])
        if let parent { addBehavior(&element, parent) }
        let kinds: [LayoutDocument.Guide.Kind] = [
            .safeArea, .margins, .readableContent, .content, .visibleFrame, .keyboard, .free, .visiblePart, .bar,
            .top(length: nil), .bottom(length: nil), .top(length: number()), .bottom(length: number()),
        ]
        for _ in 0..<random.integer(below: 3) {
            element.guides.append(LayoutDocument.Guide(id: id(), random.pick(kinds)))
        }
        element.intrinsicSize = extents()
        if random.chance(percent: 30) { element.hugging = LayoutDocument.Priorities(priority()) }
        if random.chance(percent: 30) { element.compressionResistance.vertical = priority() }
        if random.chance(percent: 20) { element.alignmentInsets = insets() }
        element.baselines = maybe { LayoutDocument.Baselines(first: $0.number(), last: $0.number()) }
        element.margins.own = maybe { DirectionalEdgeInsets($0.insets(), .leftToRight) }
        element.margins.insetsFromSafeArea = random.chance(percent: 80)
        element.margins.preservesParent = random.chance(percent: 20)
        element.margins.followsReadableWidth = random.chance(percent: 20)
        element.direction = maybe { $0.random.pick(LayoutDirection.allCases) }
        element.isHidden = random.chance(percent: 20)
        element.spacingAfter = maybe { $0.number() }
        element.isIncluded = random.chance(percent: 80)
        element.isStale = random.chance(percent: 20)
        element.isKnownAmbiguous = random.chance(percent: 20)
        element.wraps = random.chance(percent: 20)
        element.disabledChecks = disabledChecks()
        for _ in 0..<random.integer(below: 3) { element.variations.append(variation()) }
        return element
    }

    private mutating func addBehavior(_ element: inout LayoutDocument.Element, _ parent: Int) {
        let minimum = abs(number())
        if document.elements[parent].scroll != nil, random.chance(percent: 30) {
            var header = LayoutDocument.Header(minimum: minimum, maximum: maybe { max(minimum, abs($0.number())) })
            header.style = random.pick(StickyHeader.Style.allCases)
            header.padsShortContent = random.chance(percent: 50)
            element.header = header
        }
        let lists = document.elements[parent].children.filter { document.elements[$0].scroll != nil }
        guard let list = lists.first, random.chance(percent: 50) else { return }
        var bar = LayoutDocument.Bar(over: document.elements[list].id, expandedHeight: minimum)
        bar.mode = random.pick(BarBehavior.Mode.allCases)
        bar.collapsedHeight = random.chance(percent: 50) ? minimum / 2 : 0
        bar.dividerHeight = abs(number())
        bar.hideThreshold = abs(number())
        element.bar = bar
    }

    private mutating func stack() -> LayoutDocument.Stack {
        var stack = LayoutDocument.Stack()
        stack.axis = random.pick(LayoutAxis.allCases)
        stack.distribution = random.pick(StackView.Distribution.allCases)
        stack.alignment = random.pick(StackView.Alignment.allCases)
        stack.spacing = number()
        stack.isInsideMargins = random.chance(percent: 30)
        stack.countsFromBaselines = random.chance(percent: 30)
        return stack
    }

    private mutating func scroll() -> LayoutDocument.Scroll {
        var scroll = LayoutDocument.Scroll()
        scroll.offset = maybe { Point(x: $0.random.chance(percent: 50) ? 0 : $0.number(), y: $0.number()) }
        if random.chance(percent: 30) { scroll.insets = insets() }
        scroll.safeAreaAdjustment = random.pick(ContentInsetAdjustment.allCases)
        return scroll
    }

    private mutating func variation() -> LayoutDocument.ElementVariation {
        var variation = LayoutDocument.ElementVariation(classes())
        variation.isIncluded = maybe { $0.random.chance(percent: 50) }
        variation.isHidden = maybe { $0.random.chance(percent: 50) }
        variation.axis = maybe { $0.random.pick(LayoutAxis.allCases) }
        variation.distribution = maybe { $0.random.pick(StackView.Distribution.allCases) }
        variation.alignment = maybe { $0.random.pick(StackView.Alignment.allCases) }
        variation.spacing = maybe { $0.number() }
        variation.margins = maybe { DirectionalEdgeInsets($0.insets(), .rightToLeft) }
        variation.hugging = extents()
        variation.compressionResistance = extents()
        return variation
    }

    // MARK: Constraints

    private mutating func makeConstraints() {
        for _ in 0..<random.integer(below: 12) {
            let scene = random.integer(below: document.scenes.count)
            let elements = document.elements(of: scene)
            var constraint = LayoutDocument.Constraint(id: "", owner: random.pick(elements), first: side(elements))
            constraint.relation = random.pick(Relation.allCases)
            constraint.second = maybe { $0.side(elements) }
            constraint.multiplier = random.pick([1, 1, 1, 2, 1.0 / 3, number()])
            constraint.constant = random.pick([0, 8, -8, number()])
            constraint.priority = random.pick([1000, 1000, 750, priority()])
            // An id as the reader would make it, sometimes of another constraint.
            constraint.id = random.chance(percent: 40) ? "\(constraint)" : id()
            if document.constraints.contains(where: { $0.id == constraint.id }) { constraint.id = id() }
            if random.chance(percent: 20) {
                constraint.name = maybe { $0.text() }
                constraint.isPlaceholder = random.chance(percent: 50)
                constraint.disabledChecks = disabledChecks()
                constraint.isIncluded = random.chance(percent: 50)
                var variation = LayoutDocument.ConstraintVariation(classes())
                variation.isIncluded = maybe { $0.random.chance(percent: 50) }
                variation.constant = maybe { $0.number() }
                variation.multiplier = maybe { $0.number() }
                variation.priority = maybe { $0.priority() }
                constraint.variations = [variation, variation]
            }
            document.constraints.append(constraint)
        }
    }

    private mutating func side(_ elements: [Int]) -> LayoutDocument.Constraint.Side {
        let element = document.elements[random.pick(elements)]
        let item = random.pick([element.id] + element.guides.map(\.id))
        return LayoutDocument.Constraint.Side(item, random.pick(LayoutAttribute.allCases))
    }

    // MARK: Values

    private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
        random.chance(percent: 40) ? make(&self) : nil
    }

    private mutating func classes() -> SizeClasses {
        SizeClasses(
            width: maybe { $0.random.pick(SizeClass.allCases) }, height: maybe { $0.random.pick(SizeClass.allCases) })
    }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }

    private mutating func extents() -> LayoutDocument.Extents {
        LayoutDocument.Extents(width: maybe { $0.number() }, height: maybe { $0.number() })
    }

    private mutating func priority() -> Double { random.pick([1, 250, 999.5, 1000, 1e-3, 1.0 / 3]) }

    private mutating func number() -> Double {
        random.pick([
            0, 1, -1, random.eighth(in: -100...100), 1e-5, -1.0 / 3, 1e20, 0x1p53 + 2, Double.leastNonzeroMagnitude,
            1e308,
        ])
    }

    private mutating func text() -> String {
        random.pick([
            "", "a", "H", "it's", "x-1", "a.b", "-", "1e3", "5", "ä 😀", "\"\\\n\u{1}", "a: b", "[x]", "==", ".",
        ])
    }

    private mutating func disabledChecks() -> [String] {
        random.chance(percent: 80) ? [] : [random.pick(CheckRule.allCases).rawValue, "all"]
    }

    /// An id that nothing has yet.
    private mutating func id() -> String {
        var id = text()
        while !ids.insert(id).inserted { id += random.pick(["1", "-", ".", "'", "b"]) }
        return id
    }
}
