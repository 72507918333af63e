import Tinamou
import TinamouLayout

// What lies around and inside views: frames that are given, safe areas, margins, guides.

extension SceneBuilder {
    // MARK: Frames that are given

    /// Holds a view whose frame does not come from constraints.
    mutating func place(_ number: Int) {
        let element = document.elements[number]
        guard number != scene.root, let view = views[number], let parent = element.parent,
            let outer = views[parent], !(outer is StackView)
        else { return }
        var placement = element.placement
        if placement == .constraints && environment.inputs.fixed.contains(element.id) {
            placement = .autoresizing([])
        }
        switch placement {
        case .constraints: return
        case .fillsParent: hold(view, in: outer, as: Rect(), of: Size(), .stretching, .stretching)
        case .autoresizing(let parts):
            guard let frame = element.frame else { return }
            let around = parent == scene.root ? storedSize(parent) ?? size : storedSize(parent) ?? Size()
            hold(
                view, in: outer, as: frame, of: around,
                AutoresizingShares(
                    parts, [.left, .width, .right], [frame.minX, frame.width, around.width - frame.maxX]),
                AutoresizingShares(
                    parts, [.top, .height, .bottom], [frame.minY, frame.height, around.height - frame.maxY]))
        }
    }

    private func storedSize(_ number: Int) -> Size? { document.elements[number].frame?.size }

    /// Holds a view at a frame; what the view around has more than its stored size is shared out.
    private func hold(
        _ view: View, in outer: View, as frame: Rect, of around: Size, _ horizontal: AutoresizingShares,
        _ vertical: AutoresizingShares
    ) {
        // Constraints mean the alignment rectangle.
        let insets = view.alignmentRectInsets, outerInsets = outer.alignmentRectInsets
        let left = frame.minX + insets.left - outerInsets.left, top = frame.minY + insets.top - outerInsets.top
        // What the extent of the view around, as constraints mean it, has more than its stored one.
        let wider = outerInsets.left + outerInsets.right - around.width
        let taller = outerInsets.top + outerInsets.bottom - around.height
        let places: [LayoutConstraint] = [
            horizontal.near == 0
                ? view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: left)
                : extent(
                    outer.leftAnchor.anchorWithOffset(to: view.leftAnchor), outer.widthAnchor, left, horizontal.near,
                    of: wider),
            vertical.near == 0
                ? view.topAnchor.constraint(equalTo: outer.topAnchor, constant: top)
                : extent(
                    outer.topAnchor.anchorWithOffset(to: view.topAnchor), outer.heightAnchor, top, vertical.near,
                    of: taller),
            extent(
                view.widthAnchor, outer.widthAnchor, frame.width - insets.left - insets.right, horizontal.extent,
                of: wider),
            extent(
                view.heightAnchor, outer.heightAnchor, frame.height - insets.top - insets.bottom, vertical.extent,
                of: taller),
        ]
        for place in places { place.identifier = SceneBuilder.givenFrame }
        LayoutConstraint.activate(places)
    }

    /// What constraints are called that hold guides at the top and bottom edge.
    static let barGuides = ["top guide", "bottom guide"]

    /// What constraints are called that hold a view at its stored frame.
    static let givenFrame = "given frame"

    /// A stored length, with its share of what the view around has more than its stored extent; `more` is that
    /// without the extent itself.
    private func extent(
        _ own: DimensionAnchor, _ around: DimensionAnchor, _ stored: Double, _ share: Double, of more: Double
    ) -> LayoutConstraint {
        share == 0
            ? own.constraint(equalToConstant: stored)
            : own.constraint(equalTo: around, multiplier: share, constant: stored + share * more)
    }

    // MARK: Surroundings

    /// Gives a view its safe area, its margins and its guides.
    mutating func surround(_ number: Int) {
        let element = document.elements[number]
        guard let view = views[number] else { return }
        if let given = environment.inputs.safeAreas[element.id] { view.givenSafeAreaInsets = given }
        setMargins(of: view, number)
        for guide in element.guides { make(guide, of: view, number) }
    }

    private func setMargins(of view: View, _ number: Int) {
        let element = document.elements[number], margins = element.margins
        if let given = environment.inputs.margins[element.id] {
            view.layoutMargins = given
            view.insetsLayoutMarginsFromSafeArea = false
            return
        }
        let system = defaults.margins(ofRootOf: number == scene.root ? scene : nil)
        var own = margins.own ?? system
        if number == scene.root && scene.kind == .tableCell && margins.preservesParent {
            // The row around the content has the system's margins.
            own = DirectionalEdgeInsets(
                top: max(own.top, system.top), leading: max(own.leading, system.leading),
                bottom: max(own.bottom, system.bottom), trailing: max(own.trailing, system.trailing))
        }
        if own != view.directionalLayoutMargins { view.directionalLayoutMargins = own }
        // Only what is not so anyway: a view without anything around it costs less.
        if !margins.insetsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
        if margins.preservesParent { view.preservesSuperviewLayoutMargins = true }
        if margins.followsReadableWidth { view.layoutMarginsFollowReadableWidth = true }
    }

    /// The safe area of the scene's root.
    var rootSafeArea: EdgeInsets {
        environment.inputs.safeAreas[document.elements[scene.root].id] ?? scene.safeArea
            ?? defaults.safeArea(scene, size)
    }

    private mutating func make(_ guide: LayoutDocument.Guide, of view: View, _ number: Int) {
        if guides[guide.id] != nil { return }
        if guide.kind.followsSafeArea && environment.inputs.guideLengths[guide.id] == nil { tellSafeArea() }
        switch guide.kind {
        case .safeArea: guides[guide.id] = view.safeAreaLayoutGuide
        case .margins: guides[guide.id] = view.layoutMarginsGuide
        case .readableContent: guides[guide.id] = view.readableContentGuide
        case .keyboard: guides[guide.id] = view.keyboardLayoutGuide
        case .content, .visibleFrame:
            guard let scroll = view as? ScrollView else {
                notes.append(note(.warning, .notScrolling(guide: guide.id), line: guide.line))
                guides[guide.id] = view
                return
            }
            guides[guide.id] = guide.kind == .content ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
        case .visiblePart, .bar: guides[guide.id] = movingGuide(guide, of: view, number)
        case .top(let length):
            makeBar(guide, of: view, length ?? rootSafeArea.top, at: .top)
        case .bottom(let length):
            makeBar(guide, of: view, length ?? rootSafeArea.bottom, at: .bottom)
        case .free:
            let made = LayoutGuide(shortened(guide.id))
            view.addLayoutGuide(made)
            guides[guide.id] = made
        }
    }

    /// Tells, once, where the root's safe area comes from, if that is the table.
    private mutating func tellSafeArea() {
        let root = document.elements[scene.root]
        let isGiven = scene.safeArea != nil || environment.inputs.safeAreas[root.id] != nil
        if isGiven || isSafeAreaTold { return }
        isSafeAreaTold = true
        notes.append(note(.assumption, .safeArea(element: root.id, rootSafeArea), line: root.line))
    }

    /// Tells, once for each view, which margins it has, if they come from the table.
    mutating func tellMargins(_ side: LayoutDocument.Constraint.Side?) {
        guard let side, side.attribute.isMargin, case .element(let number)? = index.places[side.item] else { return }
        let element = document.elements[number]
        if environment.inputs.margins[element.id] != nil { return }
        if element.margins.insetsFromSafeArea { tellSafeArea() }
        if element.margins.own != nil { return }
        guard viewsWithMargins.insert(number).inserted, let view = views[number] else { return }
        notes.append(note(.assumption, .margins(element: element.id, view.layoutMargins), line: element.line))
    }

    /// A guide at the top or bottom edge of a view, as wide as that.
    private mutating func makeBar(
        _ guide: LayoutDocument.Guide, of view: View, _ length: Double, at edge: LayoutAttribute
    ) {
        let made = LayoutGuide(shortened(guide.id))
        view.addLayoutGuide(made)
        guides[guide.id] = made
        let height = environment.inputs.guideLengths[guide.id] ?? length
        let edges: [LayoutConstraint] = [
            edge == .top
                ? made.topAnchor.constraint(equalTo: view.topAnchor)
                : made.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            made.leftAnchor.constraint(equalTo: view.leftAnchor),
            made.widthAnchor.constraint(equalTo: view.widthAnchor),
            made.heightAnchor.constraint(equalToConstant: height.isFinite ? height : 0),
        ]
        for constraint in edges { constraint.identifier = SceneBuilder.barGuides[edge == .top ? 0 : 1] }
        LayoutConstraint.activate(edges)
    }
}

extension LayoutDocument.Guide.Kind {
    /// Whether the guide follows from how far bars reach into the screen.
    fileprivate var followsSafeArea: Bool {
        switch self {
        case .safeArea, .top(length: nil), .bottom(length: nil): true
        default: false
        }
    }
}
