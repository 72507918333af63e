import Tinamou
import TinamouLayout

/// What the names of elements and attributes mean.
enum ViewKinds {
    /// Views whose content wants a width and a height.
    static let sizedBothWays: Set<String> = [
        "label", "button", "textField", "switch", "activityIndicatorView", "segmentedControl", "stepper", "pageControl",
        "datePicker",
    ]

    /// Views whose content wants a height.
    static let sizedVertically: Set<String> = [
        "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar", "pickerView",
    ]

    /// Views that show a part of a larger content.
    static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

    /// All views that are known.
    static let known: Set<String> = sizedBothWays.union(sizedVertically).union(scrolling).union([
        "view", "imageView", "stackView", "containerView", "webView", "wkWebView", "mapView", "mkMapView", "glkView",
        "mtkView", "arscnView", "arskView", "sceneKitView", "scnView", "skView", "visualEffectView", "window",
        "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView", "collectionViewCell",
        "collectionViewCellContentView", "collectionReusableView", "colorWell", "calendarView", "control",
        "adBannerView", "pdfView", "refreshControl", "nestedView", "hostingView",
    ])

    /// Nodes inside of which layout is spoken of, though they are no views.
    static let layoutRooms: Set<String> = ["subviews", "constraints", "layoutGuides", "mask"]

    /// What else stands in views, and says nothing about layout, or is read where it matters.
    private static let parts: Set<String> = [
        "rect", "autoresizingMask", "subviews", "constraints", "constraint", "variation", "mask", "include", "exclude",
        "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuides", "edgeInsets", "directionalEdgeInsets",
        "connections", "color", "fontDescription", "state", "point", "size", "inset", "freeformSimulatedSizeMetrics",
        "userDefinedRuntimeAttributes", "userComments", "accessibility", "bool", "string", "mutableString",
        "attributedString",
        "textInputTraits", "segments", "items", "item", "gestureRecognizers", "value", "nil", "date", "locale",
        "timeZone",
        "calendar", "array", "dictionary", "offsetWrapper", "imageReference", "preferredSymbolConfiguration",
        "buttonConfiguration",
        "backgroundConfiguration", "fontDescription", "cells", "prototypes", "sections", "tableViewSection", "dataMode",
        "textAttributes", "titleTextAttributes", "scopeButtonTitles", "extendedEdge", "simulatedOrientationMetrics",
        "simulatedStatusBarMetrics", "animationImages", "highlightedImage", "toolTip", "attributedText", "tabBarItem",
        "navigationItem", "barButtonItem", "refreshControl", "contentFilters", "layoutAnchors", "customFonts", "menu",
        "blurEffect",
        "vibrancyEffect", "wkWebViewConfiguration", "webConfiguration", "standardAppearance", "scrollEdgeAppearance",
        "designable", "keyCommands", "toolbarItems", "collectionViewFlowLayout", "collectionViewLayout", "image",
        "shadowOffset", "contentViewInsets", "preferredFont", "linkTextAttributes", "gradient", "userGuides",
        "visibleBounds",
        "modalSheetSize", "outlet", "segue", "action", "subviewTags", "systemVersion", "locations",
    ]

    /// The ends of names of what is known to say nothing about layout.
    private static let endings = [
        "GestureRecognizer", "Metrics", "Effect", "Configuration", "Appearance", "Attributes", "Layout", "Item",
        "Controller",
    ]

    /// Whether an element in a view is known.
    static func isKnownPart(_ name: String) -> Bool {
        parts.contains(name) || endings.contains { name.hasSuffix($0) }
    }

    // MARK: Values

    static let axes: KeyValuePairs<String, LayoutAxis> = ["horizontal": .horizontal, "vertical": .vertical]

    static let distributions: KeyValuePairs<String, StackView.Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let alignments: KeyValuePairs<String, StackView.Alignment> = [
        "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
        "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]

    static let relations: KeyValuePairs<String, Relation> = [
        "equal": .equal, "lessThanOrEqual": .lessOrEqual, "greaterThanOrEqual": .greaterOrEqual,
    ]

    static let autoresizing: KeyValuePairs<String, LayoutDocument.Autoresizing> = [
        "flexibleMinX": .left, "widthSizable": .width, "flexibleMaxX": .right, "flexibleMinY": .top,
        "heightSizable": .height, "flexibleMaxY": .bottom,
    ]

    static let attributes: [String: LayoutAttribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Text

    /// The point sizes of text styles at the standard size of text.
    static let styleSizes: [String: Double] = [
        "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
        "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
        "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]

    /// How far the system font reaches above and below the baseline, as parts of its size: 1950 and 494 of 2048 units.
    static let fontMetrics = (ascent: 1950.0 / 2048, descent: 494.0 / 2048)
}
