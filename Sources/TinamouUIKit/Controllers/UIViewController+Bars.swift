import Foundation
import TinamouLayout

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt

    /// The edges of a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All of them.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How the status bar is drawn: kept for whoever draws.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the surroundings.
    case `default`
    /// Light, on what is dark.
    case lightContent
    /// Dark, on what is light.
    case darkContent = 3
}

/// How the status bar comes and goes: kept for whoever draws.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// It fades.
    case fade
    /// It slides.
    case slide
}

/// What bars show of a screen: kept for whoever draws them.
open class UINavigationItem {
    /// The title.
    open var title: String?
    /// What stands in place of the title.
    open var titleView: UIView?
    /// Whether there is no way back.
    open var hidesBackButton = false
    /// What is at the start of the bar.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// What is at the end of the bar, the last first.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// An item with a title.
    public init(title: String) { self.title = title }

    /// What is first at the start of the bar.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// What is last at the end of the bar.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// A button on a bar: kept for whoever draws it. What it does is an action, fired by whoever taps.
open class UIBarButtonItem {
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// A view in its place.
    open var customView: UIView?
    /// What it does.
    open var primaryAction: UIAction?
    /// Whether it can be used.
    open var isEnabled = true
    /// The colour.
    open var tintColor: UIColor?

    /// A button that shows a view.
    public init(customView: UIView) { self.customView = customView }

    /// A button with a title that does something.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
    }
}

extension UIViewController {
    /// The controller of navigation that contains this one, however deep.
    public var navigationController: UINavigationController? { around() }

    /// The controller of tabs that contains this one, however deep.
    public var tabBarController: UITabBarController? { around() }

    private func around<Container>() -> Container? {
        var here = parent
        while let controller = here {
            if let found = controller as? Container { return found }
            here = controller.parent
        }
        return nil
    }

    /// What is above the safe area, as a guide: what bars and the screen's corners cover at the top.
    public var topLayoutGuide: UILayoutGuide { edgeGuide("top layout guide", isTop: true) }

    /// What is below the safe area, as a guide: what bars and the screen's corners cover at the bottom.
    public var bottomLayoutGuide: UILayoutGuide { edgeGuide("bottom layout guide", isTop: false) }

    /// A guide between an edge of the view and the same edge of its safe area, made when it is first asked for.
    private func edgeGuide(_ name: String, isTop: Bool) -> UILayoutGuide {
        guard let view else { return UILayoutGuide() }
        if let known = view.layoutGuides.first(where: { $0.identifier == name }) { return known }
        let guide = UILayoutGuide(), safe = view.safeAreaLayoutGuide
        guide.identifier = name
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
        ])
        return guide
    }

    /// The scroll view that the screen is about: its view, or the rearmost of what is in it.
    var mainScrollView: UIScrollView? { viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView }
}

extension UILayoutGuide {
    /// How high the guide is, as of the last pass.
    public var length: CGFloat { layoutFrame.height }
}
