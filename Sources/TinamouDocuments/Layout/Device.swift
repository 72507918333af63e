import TinamouLayout

/// A phone or tablet: how large its screen is, and how far bars and corners reach into it.
public struct Device: Sendable, Hashable {
    /// Phones have little room, tablets more.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// Held in a hand.
        case phone
        /// Held in two.
        case tablet
    }

    /// What Interface Builder calls it, `retina4_7`; an id of our own for devices that it does not know.
    public var id: String

    /// What people call it.
    public var name: String

    /// Phone or tablet.
    public var family: Family

    /// The screen held upright, in points.
    public var portraitSize: Size

    /// Pixels for each point.
    public var scale: Double

    /// How far the status bar, or what the screen's corners and camera take, reaches down when held upright, in points.
    public var top: Double

    /// How far the home indicator reaches up when held upright, in points; 0 for a device with a home button.
    public var bottom: Double

    /// Whether a phone held sideways has room for more: the large ones.
    public var isLarge: Bool

    /// Whether it is sold today, and so among those that `--all-devices` lays out for.
    public var isCurrent: Bool

    private init(
        _ id: String, _ name: String, _ family: Family, _ width: Double, _ height: Double, _ scale: Double,
        _ top: Double, _ bottom: Double, isLarge: Bool = false, isCurrent: Bool = false
    ) {
        self.id = id
        self.name = name
        self.family = family
        portraitSize = Size(width: width, height: height)
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.isLarge = isLarge
        self.isCurrent = isCurrent
    }

    /// The screen as it is held, in points.
    public func size(_ orientation: LayoutDocument.Orientation) -> Size {
        orientation == .portrait
            ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    }

    /// How far bars of the system and the screen's corners reach into a view that fills the screen, in points.
    ///
    /// A phone held sideways keeps what was at the top on both sides, shows no status bar, and has a lower home
    /// indicator.
    public func safeArea(_ orientation: LayoutDocument.Orientation) -> EdgeInsets {
        if orientation == .portrait || family == .tablet { return EdgeInsets(top: top, bottom: bottom) }
        return bottom == 0 ? EdgeInsets() : EdgeInsets(left: top, bottom: 21, right: top)
    }

    /// The classes of the screen's width and height.
    public func sizeClasses(_ orientation: LayoutDocument.Orientation) -> SizeClasses {
        if family == .tablet { return SizeClasses(width: .regular, height: .regular) }
        if orientation == .portrait { return SizeClasses(width: .compact, height: .regular) }
        return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
    }

    /// The device that has an id or a name, in whatever case; `nil` for none.
    public static func named(_ text: String) -> Device? {
        let wanted = text.lowercased()
        return all.first { $0.id == text }
            ?? all.first { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted }
    }

    /// All devices, phones first, the smallest first.
    ///
    /// Those with ids that Interface Builder writes have the safe areas seen in its documents; the others what their
    /// makers publish.
    public static let all: [Device] = [
        Device("retina3_5", "iPhone 4s", .phone, 320, 480, 2, 20, 0),
        Device("retina4_0", "iPhone SE (1st generation)", .phone, 320, 568, 2, 20, 0),
        Device("retina4_7", "iPhone SE", .phone, 375, 667, 2, 20, 0, isCurrent: true),
        Device("retina5_5", "iPhone 8 Plus", .phone, 414, 736, 3, 20, 0, isLarge: true),
        Device("retina5_4", "iPhone 13 mini", .phone, 375, 812, 3, 50, 34),
        Device("retina5_9", "iPhone 11 Pro", .phone, 375, 812, 3, 44, 34),
        Device("retina6_1", "iPhone 11", .phone, 414, 896, 2, 44, 34, isLarge: true),
        Device("retina6_5", "iPhone 11 Pro Max", .phone, 414, 896, 3, 44, 34, isLarge: true),
        Device("retina6_0", "iPhone 16e", .phone, 390, 844, 3, 47, 34, isCurrent: true),
        Device("retina6_7", "iPhone 14 Plus", .phone, 428, 926, 3, 47, 34, isLarge: true),
        Device("retina6_12", "iPhone 16", .phone, 393, 852, 3, 59, 34, isCurrent: true),
        Device("retina6_72", "iPhone 16 Plus", .phone, 430, 932, 3, 59, 34, isLarge: true, isCurrent: true),
        Device("retina6_3", "iPhone 17", .phone, 402, 874, 3, 62, 34, isCurrent: true),
        Device("iphone-air", "iPhone Air", .phone, 420, 912, 3, 68, 34, isLarge: true, isCurrent: true),
        Device("retina6_9", "iPhone 17 Pro Max", .phone, 440, 956, 3, 62, 34, isLarge: true, isCurrent: true),
        Device("ipad7_9", "iPad mini 4", .tablet, 768, 1024, 2, 20, 0),
        Device("ipad9_7", "iPad 9.7-inch", .tablet, 768, 1024, 2, 20, 0),
        Device("ipad10_2", "iPad 10.2-inch", .tablet, 810, 1080, 2, 20, 0),
        Device("ipad10_5", "iPad Pro 10.5-inch", .tablet, 834, 1112, 2, 20, 0),
        Device("ipad11_0rounded", "iPad Pro 11-inch (1st generation)", .tablet, 834, 1194, 2, 24, 20),
        Device("ipad12_9", "iPad Pro 12.9-inch (1st generation)", .tablet, 1024, 1366, 2, 20, 0),
        Device("ipad12_9rounded", "iPad Air 13-inch", .tablet, 1024, 1366, 2, 24, 20, isCurrent: true),
        Device("ipad8_3rounded", "iPad mini", .tablet, 744, 1133, 2, 24, 20, isCurrent: true),
        Device("ipad10_9rounded", "iPad Air 11-inch", .tablet, 820, 1180, 2, 24, 20, isCurrent: true),
        Device("ipad-pro-11", "iPad Pro 11-inch", .tablet, 834, 1210, 2, 24, 20, isCurrent: true),
        Device("ipad-pro-13", "iPad Pro 13-inch", .tablet, 1032, 1376, 2, 24, 20, isCurrent: true),
    ]
}
