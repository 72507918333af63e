import Tinamou
import TinamouLayout
import TinamouScroll

extension StickyHeaderDemo {
    /// The styles among which the page lets choose.
    private static let styles: [(style: StickyHeader.Style, name: String, about: String)] = [
        (
            .slide, "Slide and stretch",
            "It leaves with the content until 60 points are left, and stretches when pulled down."
        ),
        (.shrink, "Shrink", "Its top stays. It becomes lower, down to 60 points, and stretches when pulled down."),
        (
            .slideWithoutStretching, "No stretch",
            "It leaves with the content until 60 points are left, and comes down as a whole when pulled."
        ),
        (
            .slideShrinkingContent, "Shrink the picture",
            "It slides as the first, and what is in it keeps to the part of it that is seen."
        ),
    ]

    /// All offsets that the page can come to: a rubber band never shows more than a viewport.
    private var reachableOffsets: ClosedRange<Double> {
        let limits = ScrollLimits(of: scroll).vertical
        return (limits.range.lowerBound - limits.viewport)...(limits.range.upperBound + limits.viewport)
    }

    /// A page with a phone on which the header can be scrolled in each of its styles.
    package func page() throws -> String {
        let demos = try StickyHeaderDemo.styles.map { ($0, try StickyHeaderDemo($0.style)) }
        let data = JSONText.object([
            ("screen", PageData.screen(StickyHeaderDemo.screenSize, StickyHeaderDemo.safeArea)),
            ("limits", PageData.limits(ScrollLimits(of: scroll).vertical)),
            ("physics", PageData.physics(ScrollPhysics())),
            ("styles", PageData.array(try demos.map { try $1.data(about: $0.about) })),
        ])
        let options = StickyHeaderDemo.styles.map { (id: "\($0.style)", text: $0.name) }
        return DemoPage(
            title: "A sticky header, by constraints",
            lead: "Stated once. Scrolling edits one constant; which constraints are active decides the rest.",
            choice: DemoPage.choices("Style", named: "style", options, chosen: "slide"), style: StickyHeaderDemo.look,
            screen: StickyHeaderDemo.markup,
            sections: StickyHeaderDemo.sections(try demos.map { try $1.tables() }.joined(separator: "\n")), data: data,
            scripts: [
                ScrollScript.source, InputScript.source, SceneScript.source, PlotScript.source, HeaderScript.source,
            ]
        ).document
    }

    /// What the page must know of a style.
    private func data(about: String) throws -> String {
        let run = try run(reachableOffsets), place = try place
        let line = StickyHeaderDemo.safeArea.top
        // The plot is about the viewport, paths are about the screen.
        func inViewport(_ anchor: YAxisAnchor) throws -> String {
            let path = DemoPath(
                mirroring: try run.trajectory.path(of: try run.expression(anchor) - line))
            return PageData.path(path)
        }
        let edges = [
            ("top", try inViewport(banner.topAnchor)), ("bottom", try inViewport(banner.bottomAnchor)),
            ("height", PageData.path(try run.path(of: banner.heightAnchor))),
        ]
        return JSONText.object([
            ("id", JSONText.string("\(header.style)")), ("about", JSONText.string(about)),
            ("views", try PageData.views(views, run)), ("header", JSONText.object(edges)),
            (
                "constraints",
                try PageData.constraints(place, named: "offset", then: header.constraints.filter(\.isVertical), run)
            ),
            ("turns", PageData.array(try turns(run).map(PageData.number))),
            ("notes", try notes(run)),
        ])
    }

    /// Where an edge of the header turns.
    private func turns(_ run: DemoRun) throws -> [Double] {
        Set(try [banner.topAnchor, banner.bottomAnchor].map(run.path).flatMap(\.turns)).sorted()
    }

    /// What the header does at each turn, at rest, and in between.
    private func notes(_ run: DemoRun) throws -> String {
        let rest = scroll.restingRange(along: .vertical).lowerBound
        let places = Set(try turns(run) + [rest]).sorted()
        let ends = [run.range.lowerBound] + places + [run.range.upperBound]
        var notes: [String] = []
        func note(_ offset: Double, _ from: Double, _ through: Double) throws {
            try scroll(to: offset)
            notes.append(
                JSONText.object([
                    ("from", PageData.number(from)), ("through", PageData.number(through)),
                    ("text", JSONText.string(self.note)),
                ]))
        }
        // The first that fits is shown, so that a place comes before what lies around it.
        for place in places { try note(place, place, place) }
        for (from, through) in zip(ends, ends.dropFirst()) { try note((from + through) / 2, from, through) }
        return PageData.array(notes)
    }

    /// The table of a style, and what is proved of it.
    private func tables() throws -> String {
        var table = DemoTable(heads: ["offset", "top", "bottom", "height", "the header"])
        for offset in StickyHeaderDemo.moments where reachableOffsets.contains(offset) {
            try scroll(to: offset)
            table.rows.append([offset, frame.minY, frame.maxY, frame.height].map(points) + [note])
        }
        let run = try run(reachableOffsets)
        let isFirst = header.style == .slide
        return """
            <div class="card" data-style="\(header.style)"\(isFirst ? "" : " hidden")>
            \(DemoPage.table(table, caption: "Some offsets. Points in the viewport, y down."))
            </div>
            <div class="card" data-style="\(header.style)"\(isFirst ? "" : " hidden")>
            <h2>Proved for every offset from \(DemoPage.range(run.range)), whole or not</h2>
            \(DemoPage.list(try proofs(run)))
            </div>
            """
    }
}
