import Foundation
import TinamouLayout

/// Whether there is room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nobody says.
    case unspecified
    /// Little.
    case compact
    /// Much.
    case regular
}

/// What surrounds a view beside its size: values that a host gives (``LayoutHost/traitCollection``).
public struct UITraitCollection: Hashable, Sendable {
    /// Whether there is room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass

    /// Whether there is room downwards.
    public var verticalSizeClass: UIUserInterfaceSizeClass

    /// Pixels for each point.
    public var displayScale: CGFloat

    /// Traits of a phone held upright, unless others are given.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular, displayScale: CGFloat = 3
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
    }
}

extension UIView {
    /// The host's traits; those of a phone held upright without one.
    public var traitCollection: UITraitCollection { tree?.host?.traitCollection ?? UITraitCollection() }
}

extension UIViewController {
    /// The traits of the view.
    public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection() }
}
