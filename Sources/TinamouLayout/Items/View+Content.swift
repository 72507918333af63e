import Tinamou

// The size of a content: along each axis an inequality that keeps the view from becoming larger (hugging) and one that
// keeps it from becoming smaller (compression resistance), as UIKit does.

/// The constraints that the size of a view's content makes.
struct ContentConstraints {
    /// Hugging and compression resistance along each axis.
    private var width: (hugging: LayoutConstraint, resistance: LayoutConstraint)?
    private var height: (hugging: LayoutConstraint, resistance: LayoutConstraint)?

    /// Whether the height has been asked for by a width.
    var heightFollowsWidth = false

    /// The wish along an axis, made or brought up to date; `nil` for none.
    mutating func set(_ extent: Double?, _ axis: LayoutAxis, of view: View) {
        var pair = self[axis]
        defer { self[axis] = pair }
        guard let extent else {
            pair?.hugging.isActive = false
            pair?.resistance.isActive = false
            pair = nil
            return
        }
        if let pair {
            pair.hugging.constant = extent
            pair.resistance.constant = extent
            return
        }
        func make(_ relation: Relation, _ name: String, _ priority: LayoutPriority) -> LayoutConstraint {
            let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
            let made = LayoutConstraint(
                first: LayoutConstraint.Side(reference: view.reference, attribute: attribute, start: nil),
                relation: relation, multiplier: 1, second: nil, constant: extent,
                location: SourceLocation(file: #fileID, line: #line), origin: .content)
            made.identifier = name
            made.priority = priority
            made.isActive = true
            return made
        }
        pair = (
            make(.lessOrEqual, "content hugging", view.hugging[axis]),
            make(.greaterOrEqual, "content compression resistance", view.compressionResistance[axis])
        )
    }

    func setHugging(_ priority: LayoutPriority, _ axis: LayoutAxis) { self[axis]?.hugging.priority = priority }

    func setResistance(_ priority: LayoutPriority, _ axis: LayoutAxis) { self[axis]?.resistance.priority = priority }

    private subscript(axis: LayoutAxis) -> (hugging: LayoutConstraint, resistance: LayoutConstraint)? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension View {
    /// How much the view resists becoming larger than its content; ``LayoutPriority/defaultLow`` unless set.
    public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { hugging[axis] }

    /// Sets how much the view resists becoming larger than its content.
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        hugging[axis] = priority
        content?.setHugging(priority, axis)
    }

    /// How much the view resists becoming smaller than its content; ``LayoutPriority/defaultHigh`` unless set.
    public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        compressionResistance[axis]
    }

    /// Sets how much the view resists becoming smaller than its content.
    public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        compressionResistance[axis] = priority
        content?.setResistance(priority, axis)
    }

    /// Has the next pass ask for the content's size again, and for where its text stands.
    public final func invalidateIntrinsicContentSize() {
        engine?.contentMayHaveChanged(self)
        container?.subviewHasChanged(self)
        restateBaselines()
        if isStandIn { restateBaselinesAround() }
    }

    /// States anew what speaks of where the view's text stands.
    final func restateBaselines() {
        for use in uses where use.object.speaksOfBaselines { engine?.restate(use.object) }
    }

    /// The same for the views around this one, for which it may stand in.
    final func restateBaselinesAround() {
        var around = container
        while let view = around {
            view.restateBaselines()
            around = view.container
        }
    }

    /// Asks for the content's size, and states what it wants.
    ///
    /// - Throws: ``LayoutError/invalidSize(of:)``.
    final func updateContent() throws(LayoutError) {
        let (width, height) = intrinsicContentSize
        // A width that has been solved and not handed out may be that of a pass that was refused.
        let known = alignmentRectInRoot.width
        let byWidth = intrinsicHeight(forWidth: known > 0 ? known : width ?? 0)
        try stateContent(width, byWidth ?? height, heightFollowsWidth: byWidth != nil)
    }

    /// Asks for the height again, now that the width has been solved.
    ///
    /// - Throws: ``LayoutError/invalidSize(of:)``.
    final func updateHeightForWidth() throws(LayoutError) {
        guard content?.heightFollowsWidth == true else { return }
        guard let height = intrinsicHeight(forWidth: solved.width) else { return try updateContent() }
        guard height.isFinite else { throw .invalidSize(of: "the content of \(label)") }
        content?.set(height, .vertical, of: self)
    }

    private func stateContent(
        _ width: Double?, _ height: Double?, heightFollowsWidth: Bool
    ) throws(LayoutError) {
        guard width?.isFinite != false, height?.isFinite != false else {
            throw .invalidSize(of: "the content of \(label)")
        }
        if width == nil && height == nil && content == nil { return }
        var stated = content ?? ContentConstraints()
        stated.set(width, .horizontal, of: self)
        stated.set(height, .vertical, of: self)
        stated.heightFollowsWidth = heightFollowsWidth
        content = stated
    }
}

extension LayoutConstraint {
    /// Whether where text stands matters to the constraint.
    var speaksOfBaselines: Bool {
        first.attribute.isBaseline || second?.attribute.isBaseline == true
            || first.startAttribute?.isBaseline == true || second?.startAttribute?.isBaseline == true
    }
}
