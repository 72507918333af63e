import TinamouLayout

/// A screen to lay out for, by the name that people call it.
public struct LayoutTarget: Sendable, Hashable {
    /// What reports call the screen; `nil` for the document's own.
    public var title: String?

    /// The size in points, where that is all that is said.
    public var size: Size?

    /// The device.
    public var device: Device?

    /// How the device is held.
    public var orientation: LayoutDocument.Orientation?

    /// The document's own screen.
    public static let own = LayoutTarget()

    private init() {}

    /// A device as it is held.
    public init(_ device: Device, _ orientation: LayoutDocument.Orientation) {
        title = device.name + (orientation == .landscape ? " landscape" : "")
        self.device = device
        self.orientation = orientation
    }

    /// A device by its name or id, held sideways if `landscape` follows; `nil` if there is none.
    public init?(device text: String) {
        for orientation in LayoutDocument.Orientation.allCases {
            let suffix = " " + orientation.rawValue
            if text.lowercased().hasSuffix(suffix), let device = Device.named(String(text.dropLast(suffix.count))) {
                self.init(device, orientation)
                return
            }
        }
        guard let device = Device.named(text) else { return nil }
        self.init(device, .portrait)
    }

    /// A size as `375x812`; `nil` if it is none, or not above 0.
    public init?(size text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite,
            height.isFinite, width > 0, height > 0
        else { return nil }
        size = Size(width: width, height: height)
        title = "\(readable(width)) × \(readable(height))"
    }

    /// All current devices, upright and sideways.
    public static var allDevices: [LayoutTarget] {
        Device.all.filter(\.isCurrent).flatMap { device in
            LayoutDocument.Orientation.allCases.map { LayoutTarget(device, $0) }
        }
    }
}

extension LayoutEnvironment {
    /// The environment with another screen.
    public func on(_ target: LayoutTarget) -> LayoutEnvironment {
        var changed = self
        changed.size = target.size
        changed.device = target.device
        changed.orientation = target.orientation
        return changed
    }
}
