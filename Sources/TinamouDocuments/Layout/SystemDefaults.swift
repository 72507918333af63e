// What the system adds to a document that does not say it: safe areas of screens and margins. One table, by device,
// way of holding it, and version of the editor; Docs/InterfaceBuilder.md shows it. What comes from here is told in the
// result of a layout, and anything in it can be given as an input instead.

import TinamouLayout

/// What the system gives the views of a document on a screen.
struct SystemDefaults {
    /// The device, if the document or the caller names one.
    var device: Device?
    var orientation: LayoutDocument.Orientation
    /// The version of the editor; the newest, if the document says none.
    var version: Double
    /// A device of the kind of the document's own, if that is not in the table.
    private var stranger: Device?

    init(_ document: LayoutDocument, _ environment: LayoutEnvironment) {
        device = environment.device ?? document.canvas.device.flatMap(Device.named)
        if device == nil, let id = document.canvas.device {
            let family: Device.Family? = id.hasPrefix("retina") ? .phone : id.hasPrefix("ipad") ? .tablet : nil
            stranger = Device.all.first { $0.family == family }
        }
        orientation = environment.orientation ?? document.canvas.orientation
        version = document.canvas.version ?? .infinity
    }

    /// The classes of the screen; none without a device. Those of a device that is not in the table follow from what
    /// kind it is.
    var sizeClasses: SizeClasses { (device ?? stranger)?.sizeClasses(orientation) ?? SizeClasses() }

    // MARK: Safe areas

    private static let navigationBar = 44.0
    private static let tabBar = 49.0
    private static let toolbar = 44.0
    /// How much shorter than the screen a sheet is, about, and how high its bar is.
    private static let sheet = (shorter: 48.0...60.0, bar: 56.0)
    /// The status bar of a canvas without a device.
    private static let statusBar = 20.0

    /// The top of the devices of 2020, from a version on, and before.
    private static let camera = (measured: 47.0, before: 44.0, version: 18_000.0)

    /// How far bars and corners reach into a scene's root of a size.
    func safeArea(_ scene: LayoutDocument.Scene, _ size: Size) -> EdgeInsets {
        guard scene.kind == .screen || (scene.kind == .view && fillsScreen(size)) else { return EdgeInsets() }
        var area = device?.safeArea(orientation) ?? EdgeInsets(top: SystemDefaults.statusBar)
        // Editors of the year before these devices had not measured them yet.
        if area.top == SystemDefaults.camera.measured && version < SystemDefaults.camera.version {
            area.top = SystemDefaults.camera.before
        }
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
    ///
    /// - Parameter scene: the scene of which it is the root; `nil` for a view inside.
    func margins(ofRootOf scene: LayoutDocument.Scene?) -> DirectionalEdgeInsets {
        let isWide = device.map { $0.size(orientation).width >= SystemDefaults.wide } ?? true
        let side = isWide ? 20.0 : 16
        switch scene?.kind {
        case .screen: return DirectionalEdgeInsets(leading: side, trailing: side)
        case .tableCell where version >= SystemDefaults.rowVersions.first:
            let isNewest = version >= SystemDefaults.rowVersions.newest
            let along = isNewest ? 20 : side, across = isNewest ? 15.0 : 11
            // What stands at the trailing edge has a margin of its own.
            return DirectionalEdgeInsets(
                top: across, leading: along, bottom: across,
                trailing: scene?.hasAccessory == true ? SystemDefaults.besideAccessory : along)
        default: return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
    }

    private static let besideAccessory = 8.0
}
