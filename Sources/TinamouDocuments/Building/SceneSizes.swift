import TinamouLayout

/// How large the roots of a document's scenes are on a screen.
///
/// Without a size or a device from outside, they are as the document has them. With one, what fills a screen fills
/// that one, and what reaches across the screen in width, or stands in a table, becomes wider or narrower by as much.
struct SceneSizes {
    private let document: LayoutDocument
    /// The screen to lay out for, and the one that the document was made for.
    private let screen, canvas: Size?
    private let isGiven: Bool
    /// Whether a view by itself is laid out as a screen, though it does not fill the document's.
    private let fillsScreen: Bool

    init(_ document: LayoutDocument, _ environment: LayoutEnvironment, _ defaults: SystemDefaults) {
        self.document = document
        isGiven = environment.size != nil || environment.device != nil || environment.orientation != nil
        screen = environment.size ?? defaults.device?.size(defaults.orientation)
        let device = document.canvas.device.flatMap(Device.named)
        canvas =
            device?.size(document.canvas.orientation)
            ?? document.scenes.first { $0.kind == .screen }.flatMap { document.elements[$0.root].frame?.size }
        // On a device a view that an editor shows smaller than the screen is a part of one.
        let isPart = environment.size == nil && document.canvas.version != nil && canvas != nil
        fillsScreen = document.scenes.count == 1 && !isPart
    }

    /// The size of a scene's root, in points; `nil` if nothing says it.
    func size(of number: Int) -> Size? {
        let scene = document.scenes[number]
        guard let stored = document.elements[scene.root].frame?.size else { return screen }
        guard isGiven, let screen else { return stored }
        switch scene.kind {
        case .screen: return screen
        case .view:
            if stored == canvas || fillsScreen { return screen }
            return Size(width: stored.width == canvas?.width ? screen.width : stored.width, height: stored.height)
        case .tableCell, .tableHeader:
            let more = canvas.map { screen.width - $0.width } ?? 0
            return Size(width: max(0, stored.width + more), height: stored.height)
        case .collectionCell, .other:
            return Size(width: stored.width == canvas?.width ? screen.width : stored.width, height: stored.height)
        }
    }
}
