/// The keys of layout documents in JSON, object by object. `Docs/layout.schema.json` has the same, which a test
/// compares.
package enum LayoutKeys {
    /// A document of several scenes. One of a single scene has the keys of that in place of `"scenes"`.
    package static let document = [
        "$schema", "device", "orientation", "version", "targets", "inputs", "disable", "scenes",
    ]

    /// A tree of views that is laid out by itself.
    package static let scene = ["view", "views", "kind", "title", "bars", "hasAccessory", "safeArea", "constraints"]

    /// A view.
    package static let view = [
        "id", "name", "kind", "text", "frame", "placement", "stack", "scroll", "header", "bar", "guides",
        "intrinsicSize", "wraps", "hugging", "compressionResistance", "alignmentInsets", "baselines", "margins",
        "direction",
        "hidden", "spacingAfter", "included", "stale", "knownAmbiguous", "disable", "variations",
        "views",
    ]

    /// A view that stands in a list of its own, and says in which other it is.
    package static let listedView = ["in"] + view

    /// How a stack arranges.
    package static let stack = ["axis", "distribution", "alignment", "spacing", "insideMargins", "fromBaselines"]

    /// What a scroll view shows.
    package static let scroll = ["offset", "insets", "safeArea"]

    /// A header that goes with a scroll view.
    package static let header = ["style", "minimum", "maximum", "padsShortContent"]

    /// A bar that collapses.
    package static let bar = ["over", "mode", "expanded", "collapsed", "divider", "hideThreshold"]

    /// A guide that says more than its kind.
    package static let guide = ["kind", "length"]

    /// Margins that say more than their widths.
    package static let margins = ["own", "insetsFromSafeArea", "preservesParent", "followsReadableWidth"]

    /// What of a view is otherwise in some size classes.
    package static let viewVariation = [
        "width", "height", "included", "hidden", "axis", "distribution", "alignment", "spacing", "margins", "hugging",
        "compressionResistance",
    ]

    /// A constraint that says more than its text.
    package static let constraint = [
        "constraint", "id", "name", "owner", "placeholder", "included", "disable", "variations",
    ]

    /// A line of visual format with what it does not say itself.
    package static let format = ["format", "align", "direction", "spacing", "metrics"]

    /// What of a constraint is otherwise in some size classes.
    package static let constraintVariation = ["width", "height", "included", "constant", "multiplier", "priority"]

    /// What the system or contents say, by the ids of views and guides.
    package static var inputs: [String] { LayoutInputs.keys }
}

/// The words of documents for the cases of a type: the names of the cases.
enum LayoutWords {
    /// The case that a word means; `nil` if it is none.
    static func value<Value: CaseIterable>(_ word: String, _: Value.Type = Value.self) -> Value? {
        Value.allCases.first { "\($0)" == word }
    }

    /// All words.
    static func all<Value: CaseIterable>(_: Value.Type) -> [String] { Value.allCases.map { "\($0)" } }

    /// The words for where a view has its frame from, besides constraints.
    static let placements: KeyValuePairs<String, LayoutDocument.Placement> = [
        "constraints": .constraints, "frame": .autoresizing([]), "frameStretchingWidth": .autoresizing(.width),
        "frameStretchingHeight": .autoresizing(.height), "frameStretchingBoth": .autoresizing([.width, .height]),
        "fill": .fillsParent,
    ]

    /// The words for the flexible parts of a frame that is given.
    static let flexibleParts: KeyValuePairs<String, LayoutDocument.Autoresizing> = [
        "left": .left, "width": .width, "right": .right, "top": .top, "height": .height, "bottom": .bottom,
    ]

    /// The words for bars of the system.
    static let bars: KeyValuePairs<String, LayoutDocument.Bars> = [
        "navigation": .navigation, "tab": .tab, "tool": .tool, "noStatus": .noStatus,
    ]

    /// The words for guides.
    static let guides: KeyValuePairs<String, LayoutDocument.Guide.Kind> = [
        "safeArea": .safeArea, "margins": .margins, "readableContent": .readableContent, "content": .content,
        "visibleFrame": .visibleFrame, "top": .top(length: nil), "bottom": .bottom(length: nil),
        "keyboard": .keyboard, "visiblePart": .visiblePart, "bar": .bar, "free": .free,
    ]

    /// The kind of a view that says none.
    static func kind(_ element: LayoutDocument.Element) -> String {
        if element.stack != nil { return "stackView" }
        return element.scroll == nil ? "view" : "scrollView"
    }
}
