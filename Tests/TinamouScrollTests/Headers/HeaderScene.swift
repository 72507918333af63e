import TinamouLayout
import TinamouScroll

/// The screen of the sticky header: 375 × 812, 44 covered at the top and 34 at the bottom; a title of 50 × 29 and a cell of
/// 1000 in the content, 12 around each.
final class HeaderScene {
    static let screenSize = Size(width: 375, height: 812)

    let screen = View("screen")
    let scroll = ScrollView("scroll")
    let content = View("content")
    let title = View("title")
    let cell = View("cell")
    let banner = View("banner")
    let engine: LayoutEngine
    let cellHeight: LayoutConstraint
    var header: StickyHeader

    /// - Parameter isFullBleed: whether the scroll view reaches under the bars.
    init(
        _ style: StickyHeader.Style = .slide, minimum: Double = 60, maximum: Double? = 200, isFullBleed: Bool = false
    ) throws {
        screen.addSubview(scroll)
        scroll.addSubview(content)
        content.addSubview(title)
        content.addSubview(cell)
        let host = isFullBleed ? nil : screen.safeAreaLayoutGuide
        scroll.snp.makeConstraints { make in
            if let host { make.edges.equalTo(host) } else { make.edges.equalToSuperview() }
        }
        content.snp.makeConstraints { $0.edges.equalToSuperview() }
        scroll.fitContent(along: .horizontal)
        title.snp.makeConstraints { make in
            make.leading.top.equalToSuperview().offset(12)
            make.size.equalTo(Size(width: 50, height: 29))
        }
        cellHeight = cell.heightAnchor.constraint(equalToConstant: 1000)
        cellHeight.isActive = true
        cell.snp.makeConstraints { [title] make in
            make.leading.trailing.equalToSuperview().inset(12)
            make.top.equalTo(title.snp.bottom).offset(12)
            make.bottom.equalToSuperview().inset(12)
        }
        engine = LayoutEngine(root: screen)
        engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        header = try StickyHeader(banner, in: scroll, style: style, minimum: minimum, maximum: maximum)
        try layOut()
    }

    func layOut(_ size: Size = HeaderScene.screenSize) throws { try engine.layout(in: size) }

    /// The banner's frame in the viewport at an offset.
    @discardableResult
    func banner(at offset: Double) throws -> Rect {
        scroll.contentOffset.y = offset
        try layOut()
        return inViewport(banner)
    }

    /// A view's frame as seen from the scroll view's corner.
    func inViewport(_ view: View) -> Rect {
        view.frameInRoot.offsetBy(x: -scroll.frameInRoot.minX, y: -scroll.frameInRoot.minY)
    }
}
