// The collapsing bar as a demonstration: a screen, a scripted finger, and what is proved. Read next:
//   CollapsingBarDemo+Script  what the finger does
//   CollapsingBarDemo+Table   the tables, with what holds, and the film strip
//   CollapsingBarDemo+Page, CollapsingBarDemo+Markup
//                             the page that can be scrolled
//   DemoRun                   the exact paths of what the bar's one constant moves

import Tinamou
import TinamouLayout
import TinamouScroll

/// Mail under a bar that hides.
///
/// Screen 375 × 812 with 44 kept free above and 34 below; 100 rows of 40; the bar reaches 90 below the status bar,
/// collapsed 44. Nothing here knows how the bar moves: that is ``CollapsingBarState``, and ``CollapsingBar`` places it.
package final class CollapsingBarDemo {
    static let screenSize = Size(width: 375, height: 812)
    static let safeArea = EdgeInsets(top: 44, bottom: 34)
    static let expanded = 90.0
    static let collapsed = 44.0
    static let rowHeight = 40.0
    static let rowCount = 100

    let screen = View("screen")
    /// What scrolls under the bar.
    package let list = ScrollView("list")
    let rows = View("rows")
    /// The upper part of what is in the bar.
    package let title = View("title")
    /// The lower part, which is seen when the bar is collapsed.
    package let search = View("search")
    /// What lays the screen out.
    package let engine: LayoutEngine
    /// The bar.
    package let bar: CollapsingBar

    /// The screen, laid out at rest.
    ///
    /// - Parameters:
    ///   - behavior: how the bar goes with the list.
    ///   - count: how many rows there are, from 0.
    package init(_ behavior: BarBehavior, rows count: Int = CollapsingBarDemo.rowCount) throws {
        list.addSubview(rows)
        rows.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalTo(CollapsingBarDemo.rowHeight * Double(count))
        }
        list.fitContent(along: .horizontal)
        bar = CollapsingBar(
            over: list, in: screen, expandedHeight: CollapsingBarDemo.expanded,
            collapsedHeight: CollapsingBarDemo.collapsed, behavior: behavior)
        for view in [title, search] { bar.content.addSubview(view) }
        title.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(16)
            make.trailing.equalToSuperview().inset(16)
            make.top.equalToSuperview()
            make.height.equalTo(46)
        }
        search.snp.makeConstraints { [title] make in
            make.leading.trailing.equalTo(title)
            make.bottom.equalToSuperview().inset(8)
            make.height.equalTo(32)
        }
        engine = LayoutEngine(root: screen)
        engine.safeAreaInsets = CollapsingBarDemo.safeArea
        try layOut()
    }

    func layOut() throws(LayoutError) { try engine.layout(in: CollapsingBarDemo.screenSize) }

    /// What the bar is doing, in words.
    package var note: String {
        let state = bar.state
        if let animation = state.animation { return "on its way to \(name(ofHidden: animation.to))" }
        return name(ofHidden: state.hidden)
    }

    private func name(ofHidden amount: Double) -> String {
        let heights = bar.heights
        if amount == 0 { return "shown" }
        if amount == heights.expanded - heights.hidden { return "hidden" }
        return amount == heights.expanded - heights.collapsed ? "collapsed" : "partly hidden"
    }

    // MARK: All values of the constant

    /// What the one constant does, for every hidden amount of a range, also beyond what the state machine asks for.
    package func run(_ hidden: ClosedRange<Double>) throws -> DemoRun {
        try DemoRun(of: bar.placing, in: engine, moved: hidden)
    }

    /// What is true for all of a run, whatever decides on the constant.
    package func proofs(_ run: DemoRun) throws -> [DemoProof] {
        let top = try run.expression(bar.view.topAnchor), bottom = try run.expression(bar.view.bottomAnchor)
        let part = try run.expression(bar.content.topAnchor)
        let line = try run.expression(bar.divider.bottomAnchor)
        return [
            try run.proof("the bar is never lower than the status bar, 44", bottom - top >= 44),
            try run.proof("the bar is never higher than 134", bottom - top <= 134),
            try run.proof("its top stays at the screen's", top == 0),
            try run.proof("what is in it stays 90 high, at its bottom", bottom == part + 90),
            try run.proof("the line stays at its lower edge", line == bottom),
            DemoProof("nothing depends on where it was before", holds: run.trajectory.historyDependent.isEmpty),
        ]
    }
}
