import TinamouLayout

/// What can be odd about a layout document, whatever its format.
enum LayoutFault: Fault {
    case unknownItem(String, constraint: String)
    case itemOfOtherScene(String, constraint: String)
    case senseless(constraint: String, reason: LayoutError.Reason)
    case unusableNumber(constraint: String)
    case mixedSides(constraint: String)
    case unusableContent(element: String)
    case notScrolling(guide: String)
    case impossibleHeader(String)
    case impossibleBar(String)
    case notMoving(guide: String)
    case noSize(scene: String)
    case safeArea(element: String, EdgeInsets)
    case margins(element: String, EdgeInsets)
    case unknownDevice(String)
    case unknownID(String, what: String)
    case wrongCount(String, found: Int)
    case tooManyViews(Int, limit: Int)
    case tooManyConstraints(Int, limit: Int)
    case largeStack(element: String, limit: Int)

    var message: String {
        switch self {
        case .unknownItem(let item, let constraint):
            "the constraint \(plainly(constraint)) mentions \(plainly(item)), which is not in the document; "
                + "it is left out"
        case .itemOfOtherScene(let item, let constraint):
            "the constraint \(plainly(constraint)) mentions \(plainly(item)), which is laid out by itself elsewhere; "
                + "it is left out"
        case .senseless(let constraint, let reason):
            "the constraint \(plainly(constraint)) is left out: \(reason)"
        case .unusableNumber(let constraint):
            "the constraint \(plainly(constraint)) is left out: its numbers must be finite, "
                + "and its priority above 0 and at most 1000"
        case .mixedSides(let constraint):
            "the constraint \(plainly(constraint)) relates leading or trailing to left or right; "
                + "it is taken to mean left and right"
        case .unusableContent(let element):
            "what is said of the content of \(plainly(element)) is left out: numbers must be finite, and priorities "
                + "above 0 and at most 1000"
        case .notScrolling(let guide):
            "the guide \(plainly(guide)) belongs to a view that does not scroll; it is taken for the view's frame"
        case .impossibleHeader(let id):
            "\(plainly(id)) cannot be a header: it must be in a scroll view, and 0 <= minimum <= maximum; it is an ordinary view"
        case .impossibleBar(let id):
            "\(plainly(id)) cannot be a bar: it must lie over a scroll view that stands before it in the same view, and "
                + "0 <= collapsed <= expanded height; it is an ordinary view"
        case .notMoving(let guide):
            "the guide \(plainly(guide)) belongs to a view that has no such part; it is taken for the view's frame"
        case .noSize(let scene):
            "nothing says how large \(plainly(scene)) is; give its frame, or a size or device to lay out for"
        case .safeArea(let element, let insets):
            "the safe area of \(plainly(element)) keeps \(text(insets)) from its edges"
        case .margins(let element, let insets):
            "the margins of \(plainly(element)) are \(text(insets)), before a safe area is added"
        case .unknownDevice(let id):
            "there is no device \(plainly(id)) in the table; sizes and safe areas are those of no device in particular"
        case .unknownID(let id, let what):
            "there is no \(what) \(plainly(id)) in the document"
        case .largeStack(let element, let limit):
            "the stack \(plainly(element)) has more than \(limit) views; what its rules leave open is not decided"
        case .tooManyViews(let count, let limit):
            "with \(count) views, more than \(limit), what is ambiguous is not looked for"
        case .tooManyConstraints(let count, let limit):
            "it has \(count) constraints, more than \(limit), for which memory might not do"
        case .wrongCount(let expected, let found): "expected \(expected), found \(found) values"
        }
    }

    private func text(_ insets: EdgeInsets) -> String {
        "\(readable(insets.top)) (top), \(readable(insets.left)) (left), \(readable(insets.bottom)) (bottom) and "
            + "\(readable(insets.right)) (right)"
    }
}
