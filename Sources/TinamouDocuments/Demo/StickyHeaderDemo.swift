// The sticky header as a demonstration: a screen, what it does at some offsets, and what is proved for all. Read next:
//   StickyHeaderDemo+Table  the table, with its proofs, and the film strip
//   StickyHeaderDemo+Page, StickyHeaderDemo+Markup
//                           the page that can be scrolled
//   DemoRun                 the exact paths on which both rest

import Tinamou
import TinamouLayout
import TinamouScroll

/// A profile under a sticky header.
///
/// Screen 375 × 812 with 44 kept free above and 34 below; the header is 200 high at rest and 60 of it always remain;
/// content of 1065. Nothing here knows how the header moves: that is ``StickyHeader``.
package final class StickyHeaderDemo {
    static let screenSize = Size(width: 375, height: 812)
    static let safeArea = EdgeInsets(top: 44, bottom: 34)
    static let minimum = 60.0
    static let maximum = 200.0

    let screen = View("screen")
    let scroll = ScrollView("scroll")
    let content = View("content")
    let title = View("title")
    let cell = View("cell")
    /// The view that the header is.
    package let banner = View("header")
    let avatar = View("avatar")
    let name = View("name")
    /// What lays the screen out.
    package let engine: LayoutEngine
    /// What makes the banner stick.
    package let header: StickyHeader

    /// The profile, laid out at rest.
    package init(_ style: StickyHeader.Style = .slide) throws {
        screen.addSubview(scroll)
        scroll.addSubview(content)
        for view in [title, cell] { content.addSubview(view) }
        scroll.snp.makeConstraints { [screen] in $0.edges.equalTo(screen.safeAreaLayoutGuide) }
        scroll.fitContent(along: .horizontal)
        content.snp.makeConstraints { $0.edges.equalToSuperview() }
        title.snp.makeConstraints { make in
            make.leading.top.equalToSuperview().offset(12)
            make.size.equalTo(Size(width: 50, height: 29))
        }
        cell.snp.makeConstraints { [title] make in
            make.leading.trailing.bottom.equalToSuperview().inset(12)
            make.top.equalTo(title.snp.bottom).offset(12)
            make.height.equalTo(1000)
        }
        engine = LayoutEngine(root: screen)
        engine.safeAreaInsets = StickyHeaderDemo.safeArea
        header = try StickyHeader(
            banner, in: scroll, style: style, minimum: StickyHeaderDemo.minimum, maximum: StickyHeaderDemo.maximum)
        stateInside()
        try layOut()
    }

    /// States what is inside the header: it hangs at the bottom, in the part that always remains.
    private func stateInside() {
        for view in [avatar, name] { banner.addSubview(view) }
        avatar.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(20)
            make.bottom.equalToSuperview().inset(12)
            make.width.equalTo(avatar.snp.height)
            if let visible = header.visibleGuide {
                // No larger than leaves room for the name, however far the header is pulled.
                make.height.equalTo(visible).multipliedBy(0.42).priority(.high)
                make.height.lessThanOrEqualTo(120)
            } else {
                make.height.equalTo(84)
            }
        }
        name.snp.makeConstraints { make in
            make.leading.equalTo(avatar.snp.trailing).offset(14)
            make.trailing.bottom.equalToSuperview().inset(12)
            make.height.equalTo(38)
        }
    }

    private func layOut() throws(LayoutError) { try engine.layout(in: StickyHeaderDemo.screenSize) }

    /// Scrolls to an offset: edits one constant and lays out.
    package func scroll(to offset: Double) throws(LayoutError) {
        scroll.contentOffset.y = offset
        try layOut()
    }

    /// The header's frame as seen from the viewport's corner.
    package var frame: Rect {
        banner.frameInRoot.offsetBy(x: -scroll.frameInRoot.minX, y: -scroll.frameInRoot.minY)
    }

    /// The views that a page shows, by its names for them.
    var views: [(name: String, item: View)] {
        [
            ("content", content), ("title", title), ("cell", cell), ("header", banner), ("avatar", avatar),
            ("name", name),
        ]
    }

    /// Their frames on the screen.
    package var frames: [String: Rect] {
        Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.item.frameInRoot) })
    }

    /// What the header does where it is, in words.
    package var note: String {
        let offset = scroll.contentOffset.y, rest = scroll.restingRange(along: .vertical).lowerBound
        if offset == rest { return "at rest" }
        if offset < rest { return header.stretch > 0 ? "pulled down: stretched" : "pulled down: comes along" }
        if header.progress < 1 { return header.style == .shrink ? "shrinks" : "slides with the content" }
        return offset == -header.minimum ? "pinned: \(points(header.minimum)) are left" : "stays pinned"
    }

    // MARK: All offsets

    /// What scrolling does, for every offset of a range, whole or not.
    package func run(_ offsets: ClosedRange<Double>) throws -> DemoRun {
        try DemoRun(of: place, in: engine, moved: offsets)
    }

    /// The constraint that places the content; its constant is minus the offset.
    var place: LayoutConstraint {
        get throws(DemoRun.NotLaidOut) {
            guard let place = scroll.offsetConstraint(along: .vertical) else { throw DemoRun.NotLaidOut() }
            return place
        }
    }

    /// What is true for all of a run: some of it is stated as constraints, the rest follows from all together.
    package func proofs(_ run: DemoRun) throws -> [DemoProof] {
        let top = try run.expression(banner.topAnchor), bottom = try run.expression(banner.bottomAnchor)
        let line = try run.expression(scroll.frameLayoutGuide.topAnchor)
        let contentTop = try run.expression(content.topAnchor), height = try run.expression(banner.heightAnchor)
        var proofs = [try run.proof("bottom is never above the viewport's top + 60", bottom >= line + 60)]
        if header.style != .slideWithoutStretching {
            proofs.append(try run.proof("top is never below the viewport's top", top <= line))
        }
        proofs.append(try run.proof("bottom is never above the content's top", bottom >= contentTop))
        switch header.style {
        case .slide, .slideShrinkingContent: proofs.append(try run.proof("height is never below 200", height >= 200))
        case .slideWithoutStretching: proofs.append(try run.proof("height is always 200", height == 200))
        case .shrink: proofs.append(try run.proof("height is never below 60", height >= 60))
        }
        let speed = try [banner.topAnchor, banner.bottomAnchor].map(run.path).flatMap(\.knots).map { abs($0.slope) }
        let isFixed = run.trajectory.historyDependent.isEmpty
        return proofs + [
            DemoProof("no edge moves faster than the content", holds: speed.allSatisfy { $0 <= 1 }),
            DemoProof("nothing depends on where it was before", holds: isFixed),
        ]
    }
}
