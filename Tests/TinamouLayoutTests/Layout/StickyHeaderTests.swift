import Testing
import TinamouLayout

/// The sticky header of the field's usual example: screen 375 × 812, safe area 44 above and 34 below, header at
/// most 200 high at rest and at least 60 when pinned. Expected frames are worked out by hand from the statements
/// quoted at each test, in the viewport's coordinates; `o` is the scroll offset.
final class StickyHeader {
    enum Variant: CaseIterable {
        /// Slides away to 60, stretches when pulled.
        case slideAndStretch
        /// Shrinks to 60, stretches when pulled.
        case shrinkAndStretch
        /// Slides away to 60, keeps its height when pulled.
        case slideOnly
        /// Three inequalities and no equation, as it is often written.
        case inequalitiesOnly
    }

    let root = View("root")
    let scroll = View("scroll")
    let content = View("content")
    let title = View("title")
    let cell = View("cell")
    let header = View("header")
    let engine: LayoutEngine
    private let offset: LayoutConstraint

    /// - Parameter order: in which order the header's vertical constraints are activated.
    init(_ variant: Variant = .slideAndStretch, order: [Int] = [0, 1, 2, 3]) {
        root.addSubview(scroll)
        scroll.addSubview(content)
        content.addSubview(title)
        content.addSubview(cell)
        scroll.addSubview(header)
        offset = content.topAnchor.constraint(equalTo: scroll.topAnchor)
        LayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 44),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -34),
            offset,
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            title.widthAnchor.constraint(equalToConstant: 50),
            title.heightAnchor.constraint(equalToConstant: 29),
            cell.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            cell.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            cell.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -24),
            cell.heightAnchor.constraint(equalToConstant: 1000),
            cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            header.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        let vertical = StickyHeader.vertical(variant, header, scroll, content)
        for place in order where place < vertical.count { vertical[place].isActive = true }
        engine = LayoutEngine(root: root)
    }

    private static func vertical(
        _ variant: Variant, _ header: View, _ scroll: View, _ content: View
    ) -> [LayoutConstraint] {
        let pinned = header.bottomAnchor.constraint(greaterThanOrEqualTo: scroll.topAnchor, constant: 60)
        let rest = header.bottomAnchor.constraint(equalTo: content.topAnchor)
        rest.priority = .defaultHigh
        let height = header.heightAnchor.constraint(equalToConstant: 200)
        switch variant {
        case .slideAndStretch:
            height.priority = LayoutPriority(500)
            return [pinned, header.topAnchor.constraint(lessThanOrEqualTo: scroll.topAnchor), rest, height]
        case .shrinkAndStretch:
            return [pinned, header.topAnchor.constraint(equalTo: scroll.topAnchor), rest]
        case .slideOnly:
            return [pinned, height, rest]
        case .inequalitiesOnly:
            return [
                pinned, header.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
                header.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: -200),
            ]
        }
    }

    /// Scrolls to an offset, and returns the header's frame in the viewport.
    func header(at offset: Double) throws -> Rect {
        self.offset.constant = -offset
        try engine.layout(in: Size(width: 375, height: 812))
        return header.frame
    }

    /// The header's top and height that S1-4 to S1-9 state for an offset.
    static func expected(at offset: Double) -> Rect {
        let bottom = max(60, -offset)
        let height = max(200, -offset)
        return Rect(x: 0, y: bottom - height, width: 375, height: height)
    }
}

/// All orders of four things.
private let orders: [[Int]] = (0..<24).map { number in
    var rest = [0, 1, 2, 3]
    return [number / 6, number / 2 % 3, number % 2, 0].map { rest.remove(at: $0) }
}

@Suite struct StickyHeaderTests {
    @Test("S1-1, S1-2: the scroll view fills the safe area; content, title and cell")
    func contentIsLaidOut() throws {
        let layout = StickyHeader()
        _ = try layout.header(at: -200)
        #expect(layout.scroll.frame == Rect(x: 0, y: 44, width: 375, height: 734))
        #expect(layout.content.frame.size == Size(width: 375, height: 1065))
        #expect(layout.title.frame == Rect(x: 12, y: 12, width: 50, height: 29))
        #expect(layout.cell.frame == Rect(x: 12, y: 53, width: 351, height: 1000))
    }

    @Test("S1-4: at rest the header is 200 high and its bottom touches the content")
    func rest() throws {
        let layout = StickyHeader()
        #expect(try layout.header(at: -200) == Rect(x: 0, y: 0, width: 375, height: 200))
        #expect(layout.header.frame.maxY == layout.content.frame.minY)
    }

    @Test(
        "S1-5 to S1-8: slides, pins, stretches",
        arguments: [
            (-130.0, -70.0, 200.0), (-60, -140, 200), (0, -140, 200), (331, -140, 200), (-260, 0, 260), (-300, 0, 300),
        ])
    func statedFrames(offset: Double, top: Double, height: Double) throws {
        let frame = try StickyHeader().header(at: offset)
        #expect(frame == Rect(x: 0, y: top, width: 375, height: height))
    }

    @Test(
        "S1-5 to S1-9, S1-11, S1-12, S1-14: every whole offset from -300 to 900, in one layout that is scrolled through"
    )
    func everyOffset() throws {
        let layout = StickyHeader()
        var last: Rect?
        for offset in stride(from: -300.0, through: 900, by: 1) {
            let frame = try layout.header(at: offset)
            #expect(frame == StickyHeader.expected(at: offset), "at \(offset)")
            #expect(layout.content.frame == Rect(x: 0, y: -offset, width: 375, height: 1065))
            if let last {
                #expect(abs(frame.minY - last.minY) <= 1 && abs(frame.maxY - last.maxY) <= 1, "a jump at \(offset)")
            }
            last = frame
        }
        #expect(layout.engine.solver.statistics.primalSteps == 0)
    }

    @Test("S1-10: history does not matter")
    func history() throws {
        let layout = StickyHeader()
        for offset in [-200.0, -260, -180, -200, 0] { _ = try layout.header(at: offset) }
        #expect(layout.header.frame == Rect(x: 0, y: -140, width: 375, height: 200))
        for offset in [900.0, -300, -60, -61, -59, 331, -200.33, -200, -299.5, 0.25, -130] {
            #expect(try layout.header(at: offset) == StickyHeader.expected(at: offset), "at \(offset)")
        }
    }

    @Test("S1-10: the order of the constraints does not matter", arguments: orders)
    func order(_ order: [Int]) throws {
        let layout = StickyHeader(order: order)
        for offset in [-200.0, -300, -60, 0, 331, -130, -250, 900, -200] {
            #expect(try layout.header(at: offset) == StickyHeader.expected(at: offset), "at \(offset)")
        }
    }

    @Test("S1-13: the header is in front of the content")
    func headerIsInFront() {
        let layout = StickyHeader()
        #expect(layout.scroll.subviews.last === layout.header)
    }

    @Test(
        "S1-15: the variant that shrinks", arguments: [(-200.0, 200.0), (-130, 130), (-60, 60), (331, 60), (-260, 260)])
    func shrinks(offset: Double, height: Double) throws {
        let frame = try StickyHeader(.shrinkAndStretch).header(at: offset)
        #expect(frame == Rect(x: 0, y: 0, width: 375, height: height))
    }

    @Test("S1-16: the variant without stretch", arguments: [(-260.0, 60.0), (-200, 0), (-130, -70), (0, -140)])
    func doesNotStretch(offset: Double, top: Double) throws {
        let frame = try StickyHeader(.slideOnly).header(at: offset)
        #expect(frame == Rect(x: 0, y: top, width: 375, height: 200))
    }

    @Test(
        "The three formulations leave nothing ambiguous, at any offset",
        arguments: [StickyHeader.Variant.slideAndStretch, .shrinkAndStretch, .slideOnly])
    func isDetermined(_ variant: StickyHeader.Variant) throws {
        let layout = StickyHeader(variant)
        for offset in [-300.0, -200, -130, -60, 0, 331] {
            _ = try layout.header(at: offset)
            #expect(try layout.engine.ambiguities().isEmpty, "at \(offset)")
        }
    }

    @Test(
        "D1: three inequalities alone leave the header's place and height open, and nothing else",
        arguments: [0.0, 331, -130])
    func inequalitiesAreAmbiguous(offset: Double) throws {
        let layout = StickyHeader(.inequalitiesOnly)
        _ = try layout.header(at: offset)
        let open = try layout.engine.ambiguities()
        #expect(open.allSatisfy { $0.item === layout.header })
        #expect(open.map(\.axis) == [.vertical] && open.map(\.kind) == [.positionAndExtent])
    }
}
