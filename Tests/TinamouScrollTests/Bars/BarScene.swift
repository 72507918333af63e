import Tinamou
import TinamouLayout
import TinamouScroll

/// The field's usual example: screen 375 × 812, status bar 44, home indicator 34, content part 90, 100 rows of 40.
final class BarScene {
    let root = View("root")
    let list = ScrollView("list")
    let rows = View("rows")
    let firstRow = View("first row")
    let label = View("label")
    let button = View("button")
    let bar: CollapsingBar
    let engine: LayoutEngine
    let rowsHeight: LayoutConstraint
    var size = Size(width: 375, height: 812)
    /// Whether the bar has asked for ticks, each time.
    private(set) var asked: [Bool] = []

    init(
        _ behavior: BarBehavior = BarBehavior(), expanded: Double = 90, collapsed: Double = 0, rows count: Double = 100,
        ownTop: Double = 0, adjustment: ContentInsetAdjustment = .automatic
    ) {
        list.contentInset.top = ownTop
        list.contentInsetAdjustmentBehavior = adjustment
        list.addSubview(rows)
        rows.addSubview(firstRow)
        rows.snp.makeConstraints { $0.edges.equalToSuperview() }
        rowsHeight = rows.heightAnchor.constraint(equalToConstant: 40 * count)
        rowsHeight.isActive = true
        list.fitContent(along: .horizontal)
        firstRow.snp.makeConstraints {
            $0.top.left.right.equalToSuperview()
            $0.height.equalTo(40)
        }
        bar = CollapsingBar(
            over: list, in: root, expandedHeight: expanded, collapsedHeight: collapsed, behavior: behavior)
        bar.content.addSubview(label)
        bar.content.addSubview(button)
        label.snp.makeConstraints {
            $0.left.equalTo(20)
            $0.right.equalTo(-20)
            $0.top.equalToSuperview()
            $0.height.equalTo(35)
        }
        button.snp.makeConstraints {
            $0.right.equalToSuperview()
            $0.bottom.equalToSuperview().offset(-1)
            $0.width.equalTo(100)
            $0.height.equalTo(40)
        }
        engine = LayoutEngine(root: root)
        engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        bar.onAnimation = { [weak self] in self?.asked.append($0) }
    }

    func layout() throws { try engine.layout(in: size) }

    /// The bar's height after the list has gone to an offset.
    @discardableResult
    func height(at offset: Double, by cause: ScrollChange.Cause = .finger) throws -> Double {
        list.scroll(to: Point(x: 0, y: offset), because: cause)
        try layout()
        return bar.view.frame.height
    }

    /// A frame in the bar's coordinates.
    func inBar(_ view: View) -> Rect {
        view.frameInRoot.offsetBy(x: -bar.view.frameInRoot.minX, y: -bar.view.frameInRoot.minY)
    }
}

/// The same bar without views: heights with the status bar, 44 and 134, over offsets.
struct BarRun {
    var state: CollapsingBarState
    private(set) var actions: CollapsingBarState.Actions = []

    init(
        _ behavior: BarBehavior = BarBehavior(), heights: BarHeights = BarHeights(hidden: 44, expanded: 134),
        range: ClosedRange<Double> = -134...3222
    ) {
        state = CollapsingBarState(heights: heights, behavior: behavior, range: range)
    }

    @discardableResult
    mutating func handle(_ event: CollapsingBarState.Event) -> Double {
        actions = state.handle(event)
        state.checkInvariants()
        return state.height
    }

    /// The height at an offset.
    @discardableResult
    mutating func at(_ offset: Double, _ cause: ScrollChange.Cause = .finger) -> Double {
        handle(.scrolled(from: state.offset, to: offset, because: cause))
    }

    /// The heights at offsets.
    mutating func at(_ offsets: [Double], _ cause: ScrollChange.Cause = .finger) -> [Double] {
        offsets.map { at($0, cause) }
    }

    /// The height after an animation has run for a time.
    @discardableResult
    mutating func after(_ time: Double) -> Double {
        handle(.tick(0))
        return handle(.tick(time))
    }
}
