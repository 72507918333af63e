import Tinamou

// Margins, safe areas and the guides for them.
//
// Insets are numbers that follow from frames: what a safe area leaves of a view depends on where the view is. So a guide
// is four constraints between it and its view whose constants are computed from what has been solved, after which the
// rest is solved again (LayoutEngine+Pass).

/// What surrounds the content of a view.
final class Surroundings {
    /// The view's own margins.
    var margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var insetsMarginsFromSafeArea = true
    var preservesSuperviewMargins = false
    /// What the view takes off the safe area for itself and all inside it.
    var additionalSafeArea = EdgeInsets()
    var keyboardKeepsToSafeArea = true
    /// The safe area, where it is given instead of following from that around.
    var givenSafeArea: EdgeInsets?
    /// Whether the margins are widened as far as the readable content's.
    var marginsFollowReadableWidth = false

    /// The safe area and the margins in force, as last computed.
    var safeArea = EdgeInsets()
    var effectiveMargins = EdgeInsets(all: 8)

    var safeAreaGuide: InsetGuide?
    var marginsGuide: InsetGuide?
    var readableGuide: InsetGuide?
    var keyboardGuide: InsetGuide?

    /// Calls `body` with each guide that has been made.
    func forEachGuide(_ body: (LayoutGuide) -> Void) {
        for made in [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide] {
            if let made { body(made.guide) }
        }
    }
}

/// A guide that lies at some distances from the edges of its view.
struct InsetGuide {
    let guide: LayoutGuide
    /// From the top, the left, the bottom and the right edge.
    private let edges: [LayoutConstraint]

    init(_ name: String, of view: View, hangsFromBottom: Bool = false) {
        let guide = LayoutGuide(name, ownedBy: view)
        self.guide = guide
        func tie(_ attribute: LayoutAttribute, to second: LayoutAttribute? = nil) -> LayoutConstraint {
            LayoutConstraint(
                first: LayoutConstraint.Side(reference: guide.reference, attribute: attribute, start: nil),
                relation: .equal, multiplier: 1,
                second: LayoutConstraint.Side(
                    reference: view.reference, attribute: second ?? attribute, start: nil),
                constant: 0, location: SourceLocation(file: #fileID, line: #line), origin: .guide)
        }
        edges = [hangsFromBottom ? tie(.top, to: .bottom) : tie(.top), tie(.left), tie(.bottom), tie(.right)]
        view.engine?.attach(item: guide)
        LayoutConstraint.activate(edges)
    }

    /// Sets the distances from the edges, inwards. The top of a guide that hangs from the bottom counts from there, upwards.
    func set(_ insets: EdgeInsets, hangsFromBottom: Bool = false) {
        edges[0].constant = hangsFromBottom ? -insets.top : insets.top
        edges[1].constant = insets.left
        edges[2].constant = -insets.bottom
        edges[3].constant = -insets.right
    }
}

extension View {
    // MARK: What surrounds the content

    /// The view's own margins, by reading direction; 8 on all sides unless set.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { surroundings?.margins ?? Surroundings().margins }
        set {
            surrounded().margins = newValue
            engine?.surroundingsMayHaveChanged(self)
            // A scroll view's margins are numbers in the constraints of what is inside it.
            if contentArea != nil {
                for use in uses where use.object.speaksOfMargins { engine?.restate(use.object) }
            }
        }
    }

    /// The view's own margins: the same as ``directionalLayoutMargins``, with left and right.
    public final var layoutMargins: EdgeInsets {
        get { directionalLayoutMargins.resolved(effectiveLayoutDirection) }
        set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, effectiveLayoutDirection) }
    }

    /// Whether margins begin where the safe area does, rather than at the edges.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { surroundings?.insetsMarginsFromSafeArea ?? true }
        set {
            surrounded().insetsMarginsFromSafeArea = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// Whether margins are at least as wide as it takes to keep to those of the superview.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { surroundings?.preservesSuperviewMargins ?? false }
        set {
            surrounded().preservesSuperviewMargins = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// What this view takes off the safe area for itself and what is inside it: for bars of its own.
    public final var additionalSafeAreaInsets: EdgeInsets {
        get { surroundings?.additionalSafeArea ?? EdgeInsets() }
        set {
            surrounded().additionalSafeArea = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// The safe area of this view, where a host gives it instead of letting it follow from that of the superview; `nil` for
    /// that. Views inside follow from it.
    package final var givenSafeAreaInsets: EdgeInsets? {
        get { surroundings?.givenSafeArea }
        set {
            surrounded().givenSafeArea = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// Whether the margins are wide enough for lines to be no longer than is well read (``LayoutEngine/readableWidth``).
    package final var layoutMarginsFollowReadableWidth: Bool {
        get { surroundings?.marginsFollowReadableWidth ?? false }
        set {
            surrounded().marginsFollowReadableWidth = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// How far bars and the screen's corners reach into the view, as of the last pass that needed it: with a safe area guide
    /// or margins asked for, here or inside.
    public final var safeAreaInsets: EdgeInsets { surroundings?.safeArea ?? EdgeInsets() }

    /// The margins in force, as of the last pass that needed them: with what the safe area and the superview's margins add.
    public final var effectiveLayoutMargins: EdgeInsets {
        surroundings?.effectiveMargins ?? layoutMargins
    }

    /// Whether the keyboard guide of a hidden keyboard ends at the safe area, rather than at the view's bottom edge.
    public final var keyboardLayoutGuideUsesBottomSafeArea: Bool {
        get { surroundings?.keyboardKeepsToSafeArea ?? true }
        set {
            surrounded().keyboardKeepsToSafeArea = newValue
            engine?.surroundingsMayHaveChanged(self)
        }
    }

    /// The rectangle that no bar covers.
    public final var safeAreaLayoutGuide: LayoutGuide {
        guide(\.safeAreaGuide) { InsetGuide("safeArea", of: self) }
    }

    /// The rectangle inside the margins.
    public final var layoutMarginsGuide: LayoutGuide {
        guide(\.marginsGuide) { InsetGuide("margins", of: self) }
    }

    /// The rectangle inside the margins, centred and no wider than lines are well read
    /// (``LayoutEngine/readableWidth``).
    public final var readableContentGuide: LayoutGuide {
        guide(\.readableGuide) { InsetGuide("readableContent", of: self) }
    }

    /// The rectangle that the keyboard covers at the bottom of the view (``LayoutEngine/keyboardHeight``); without one, what
    /// the safe area leaves there, or nothing.
    public final var keyboardLayoutGuide: LayoutGuide {
        guide(\.keyboardGuide) { InsetGuide("keyboard", of: self, hangsFromBottom: true) }
    }

    private func guide(
        _ place: ReferenceWritableKeyPath<Surroundings, InsetGuide?>, _ make: () -> InsetGuide
    ) -> LayoutGuide {
        let surroundings = surrounded()
        if let made = surroundings[keyPath: place] { return made.guide }
        let made = make()
        surroundings[keyPath: place] = made
        _ = try? updateSurroundings(engine)  // what is no number is for the pass to report
        engine?.surroundingsMayHaveChanged(self)
        return made.guide
    }

    /// The view's surroundings, made here and outwards if there are none: a safe area is handed down.
    final func surrounded() -> Surroundings {
        if let surroundings { return surroundings }
        let made = Surroundings()
        surroundings = made
        engine?.surroundingsMayHaveChanged(self)
        _ = container?.surrounded()
        return made
    }

    /// What the superview's safe area cuts off this view; the host's, for the root.
    final func currentSafeArea(_ engine: LayoutEngine?) -> EdgeInsets {
        if let given = surroundings?.givenSafeArea { return given }
        var insets = engine?.safeAreaInsets ?? EdgeInsets()
        if let superview = container {
            let outer = superview.surroundings?.safeArea ?? EdgeInsets()
            let frame = superview.solved, safe = frame.inset(by: outer)
            let isOutside = frame.intersection(solved) == nil
            func reach(_ outer: Double, _ distance: Double) -> Double {
                outer == 0 || isOutside ? 0 : max(0, distance)
            }
            insets = EdgeInsets(
                top: reach(outer.top, safe.minY - solved.minY), left: reach(outer.left, safe.minX - solved.minX),
                bottom: reach(outer.bottom, solved.maxY - safe.maxY),
                right: reach(outer.right, solved.maxX - safe.maxX))
        }
        return insets + additionalSafeAreaInsets
    }

    final func currentMargins(_ surroundings: Surroundings, _ safeArea: EdgeInsets) -> EdgeInsets {
        var margins = surroundings.margins.resolved(effectiveLayoutDirection)
        if surroundings.insetsMarginsFromSafeArea { margins = margins + safeArea }
        if surroundings.preservesSuperviewMargins, let superview = container {
            let within = superview.solved.inset(by: superview.effectiveLayoutMargins)
            margins.top = max(margins.top, within.minY - solved.minY)
            margins.left = max(margins.left, within.minX - solved.minX)
            margins.bottom = max(margins.bottom, solved.maxY - within.maxY)
            margins.right = max(margins.right, solved.maxX - within.maxX)
        }
        if surroundings.marginsFollowReadableWidth, let engine {
            let spare = max(0, (solved.width - margins.left - margins.right - engine.readableWidth) / 2)
            margins = margins + EdgeInsets(left: spare, right: spare)
        }
        return margins
    }
}
