// What the system adds to a document that does not say it: safe areas of screens and margins. One table, by device, way of
// holding it, and version of the editor; Docs/InterfaceBuilder.md shows it. What comes from here is told in the result of a
// layout, and anything in it can be given as an input instead.

import TinamouLayout

/// What the system gives the views of a document on a screen.
struct SystemDefaults {
    /// The device, if the document or the caller names one.
    var device: Device?
    var orientation: LayoutDocument.Orientation
    /// The version of the editor; the newest, if the document says none.
    var version: Double

    init(_ document: LayoutDocument, _ environment: LayoutEnvironment) {
        device = environment.device ?? document.canvas.device.flatMap(Device.named)
        orientation = environment.orientation ?? document.canvas.orientation
        version = document.canvas.version ?? .infinity
    }

    /// The classes of the screen; none without a device.
    var sizeClasses: SizeClasses { device?.sizeClasses(orientation) ?? SizeClasses() }

    // MARK: Safe areas

    private static let navigationBar = 44.0
    private static let tabBar = 49.0
    private static let toolbar = 44.0
    /// How much shorter than the screen a sheet is, about, and how high its bar is.
    private static let sheet = (shorter: 48.0...60.0, bar: 56.0)
    /// The status bar of a canvas without a device.
    private static let statusBar = 20.0

    /// How far bars and corners reach into a scene's root of a size.
    func safeArea(_ scene: LayoutDocument.Scene, _ size: Size) -> EdgeInsets {
        guard scene.kind == .screen || (scene.kind == .view && fillsScreen(size)) else { return EdgeInsets() }
        var area = device?.safeArea(orientation) ?? EdgeInsets(top: SystemDefaults.statusBar)
        if scene.bars.contains(.noStatus) && device?.bottom ?? 0 == 0 { area.top = 0 }
        if scene.kind == .screen && isSheet(size) {
            area.top = scene.bars.contains(.navigation) ? SystemDefaults.sheet.bar : 0
        } else if scene.bars.contains(.navigation) {
            area.top += SystemDefaults.navigationBar
        }
        if scene.bars.contains(.tab) { area.bottom += SystemDefaults.tabBar }
        if scene.bars.contains(.tool) { area.bottom += SystemDefaults.toolbar }
        return area
    }

    private func fillsScreen(_ size: Size) -> Bool { device?.size(orientation) == size }

    private func isSheet(_ size: Size) -> Bool {
        guard let screen = device?.size(orientation) else { return false }
        return screen.width == size.width && SystemDefaults.sheet.shorter.contains(screen.height - size.height)
    }

    // MARK: Margins

    /// The width of a device from which on the margins at the sides are wider.
    private static let wide = 414.0
    /// Editors before this version gave rows of tables the margins of plain views; from the other on, others.
    private static let rowVersions = (first: 13_000.0, newest: 24_000.0)

    /// The margins of a view that has none of its own, before safe areas are added.
    func margins(ofRootOf kind: LayoutDocument.Scene.Kind?) -> DirectionalEdgeInsets {
        let isWide = device.map { $0.size(orientation).width >= SystemDefaults.wide } ?? true
        let side = isWide ? 20.0 : 16
        switch kind {
        case .screen: return DirectionalEdgeInsets(leading: side, trailing: side)
        case .tableCell where version >= SystemDefaults.rowVersions.newest:
            return DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        case .tableCell where version >= SystemDefaults.rowVersions.first:
            return DirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
        default: return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
    }
}
