import TinamouLayout

// The views that stand for elements of documents: plain ones, stacks and scroll views, which say of themselves what the
// document says of them. Elements about which there is nothing to say are plain views, which cost less.

/// What a document says of a view's content.
struct ElementTraits: Equatable {
    var alignmentInsets = EdgeInsets()
    var intrinsicSize = LayoutDocument.Extents()
    var baselines: LayoutDocument.Baselines?

    /// A view that says this of itself.
    func view(_ name: String) -> View {
        self == ElementTraits() ? View(name) : ElementView(name, self)
    }
}

/// A view whose content can be left out for a while, to see what follows from constraints alone.
protocol ContentHolding: View {
    var traits: ElementTraits { get }
    var isContentLeftOut: Bool { get set }
}

extension ContentHolding {
    /// What the view says its content wants.
    fileprivate var wantedSize: (width: Double?, height: Double?) {
        isContentLeftOut ? (nil, nil) : (traits.intrinsicSize.width, traits.intrinsicSize.height)
    }
}

/// A view with a content.
private final class ElementView: View, ContentHolding {
    let traits: ElementTraits
    var isContentLeftOut = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ name: String, _ traits: ElementTraits) {
        self.traits = traits
        super.init(name)
    }

    override var alignmentRectInsets: EdgeInsets { traits.alignmentInsets }
    override var intrinsicContentSize: (width: Double?, height: Double?) { wantedSize }
    override var firstBaselineFromTop: Double? { traits.baselines?.first }
    override var lastBaselineFromBottom: Double? { traits.baselines?.last }
}

/// A stack that may have a size of its own all the same.
final class ElementStackView: StackView, ContentHolding {
    let traits: ElementTraits
    var isContentLeftOut = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ name: String, _ traits: ElementTraits) {
        self.traits = traits
        super.init(name)
    }

    override var alignmentRectInsets: EdgeInsets { traits.alignmentInsets }
    override var intrinsicContentSize: (width: Double?, height: Double?) { wantedSize }
}

/// A scroll view that may have a size of its own: a text, or one for the editor only.
final class ElementScrollView: ScrollView, ContentHolding {
    let traits: ElementTraits
    var isContentLeftOut = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ name: String, _ traits: ElementTraits) {
        self.traits = traits
        super.init(name)
    }

    override var alignmentRectInsets: EdgeInsets { traits.alignmentInsets }
    override var intrinsicContentSize: (width: Double?, height: Double?) { wantedSize }
    override var firstBaselineFromTop: Double? { traits.baselines?.first }
    override var lastBaselineFromBottom: Double? { traits.baselines?.last }
}
