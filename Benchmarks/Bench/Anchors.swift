import Tinamou
import TinamouLayout

/// W1 through the anchors: views, anchors, one engine, frames.
///
/// The root's place and size come from the pass; the offset is the constant of one constraint, to which the
/// header is tied through the content. The same 31 constraints otherwise.
struct AnchoredHeader: Workload {
    static let family = "anchors"
    private static let screen = Size(width: 375, height: 812)

    private let views: [View]
    private let title: View
    private let header: View
    private let offset: LayoutConstraint
    private let engine: LayoutEngine
    private let scrolling = Scrolling.shared

    init(size: Int) throws {
        let root = View("root"), safe = View("safe"), scroll = View("scroll"), content = View("content")
        title = View("title")
        let cell = View("cell")
        header = View("header")
        root.addSubview(safe)
        root.addSubview(scroll)
        root.addSubview(header)
        scroll.addSubview(content)
        content.addSubview(title)
        content.addSubview(cell)
        offset = content.topAnchor.constraint(equalTo: scroll.topAnchor)
        let rest = header.topAnchor.constraint(equalTo: content.topAnchor, constant: -200)
        rest.priority = .defaultHigh
        let height = header.heightAnchor.constraint(equalToConstant: 200)
        height.priority = LayoutPriority(500)
        LayoutConstraint.activate([
            safe.leftAnchor.constraint(equalTo: root.leftAnchor),
            safe.topAnchor.constraint(equalTo: root.topAnchor, constant: 47),
            safe.widthAnchor.constraint(equalTo: root.widthAnchor),
            safe.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -34),
            scroll.leftAnchor.constraint(equalTo: safe.leftAnchor),
            scroll.topAnchor.constraint(equalTo: safe.topAnchor),
            scroll.widthAnchor.constraint(equalTo: safe.widthAnchor),
            scroll.heightAnchor.constraint(equalTo: safe.heightAnchor),
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            offset,
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            title.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 12),
            title.widthAnchor.constraint(equalToConstant: 60),
            title.heightAnchor.constraint(equalToConstant: 29),
            cell.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            cell.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            cell.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -24),
            cell.heightAnchor.constraint(equalToConstant: 1000),
            cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            header.bottomAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 60),
            header.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            header.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
            header.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: -200),
            rest,
            height,
        ])
        views = [root, safe, scroll, content, title, cell, header]
        engine = LayoutEngine(root: root)
        try engine.layout(in: AnchoredHeader.screen)
    }

    var solver: Solver { engine.solver }
    var constraintCount: Int { 31 }
    var cycle: Int { Scrolling.count }
    var lastStep: Int { 200 }

    private func sum(_ frame: Rect) -> Double { frame.minX + frame.minY + frame.width + frame.height }

    func read() -> Double { views.reduce(0) { $0 + sum($1.frameInRoot) } }

    func tick(_ step: Int) throws -> Double {
        offset.constant = -scrolling[step]
        try engine.layout(in: AnchoredHeader.screen)
        return sum(header.frame)
    }

    func digest() -> Digest {
        var digest = Digest()
        for view in views {
            let frame = view.frameInRoot
            for value in [frame.minX, frame.minY, frame.width, frame.height] { digest.add(value) }
        }
        return digest
    }

    func complaint() -> String? {
        let top = 47 + offset.constant - 200
        return expect(header.frame.minY, top, "header.top")
            ?? expect(header.frame.height, max(200, 47 + 60 - top), "header.height")
            ?? expect(header.frame.width, 375, "header.width")
            ?? expect(title.frameInRoot.minX, 12, "title.left")
    }
}
