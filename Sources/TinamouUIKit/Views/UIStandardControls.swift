import Foundation
import TinamouLayout

// Controls of a size of their own. What they are set to is kept; nothing moves it but the program.

/// On or off: 51 × 31 points.
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The colour when it is on, kept for whoever draws.
    open var onTintColor: UIColor?
    /// The colour of the knob, kept for whoever draws.
    open var thumbTintColor: UIColor?

    /// Puts it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// 51 × 31 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// A number between two others: 34 points high, of any width.
open class UISlider: UIControl {
    /// The number, never outside the two.
    open var value: Float {
        get { min(max(wanted, minimumValue), max(minimumValue, maximumValue)) }
        set { wanted = newValue }
    }

    private var wanted: Float = 0
    /// The least number.
    open var minimumValue: Float = 0
    /// The greatest number.
    open var maximumValue: Float = 1
    /// The colour before the knob, kept for whoever draws.
    open var minimumTrackTintColor: UIColor?
    /// The colour behind the knob, kept for whoever draws.
    open var maximumTrackTintColor: UIColor?

    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// 34 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

/// One of several: 32 points high, each segment as wide as the widest, 16 points around its title of 13.
open class UISegmentedControl: UIControl {
    private var titles: [String]

    /// The chosen segment's number; ``noSegment`` for none.
    open var selectedSegmentIndex = noSegment

    /// No segment.
    public static let noSegment = -1

    /// A control with titles; for what is no text, with empty ones.
    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String ?? "" }
        super.init(frame: .zero)
    }

    /// A control without segments.
    public override init(frame: CGRect) {
        titles = []
        super.init(frame: frame)
    }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    /// How many segments there are.
    open var numberOfSegments: Int { titles.count }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    /// Adds a segment before the one at an index.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(segment, titles.count))
        invalidateIntrinsicContentSize()
    }

    /// The widest title and 32 points for each segment; 32 points high.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let widest = titles.map { TextLines($0, font: font).size(maximum: 1).width }.max() ?? 0
        return CGSize(width: CGFloat(titles.count) * (widest + 32), height: 32)
    }
}

/// That something is going on: 20 × 20 points, the large one 37 × 37.
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium
        /// 37 points.
        case large
    }

    /// How large it is.
    open var style = Style.medium {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Whether it is shown only while it runs. It wants to be as large in any case.
    open var hidesWhenStopped = true
    /// The colour, kept for whoever draws.
    open var color: UIColor?
    /// Whether it runs.
    open private(set) var isAnimating = false

    /// An indicator of a style.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// It runs.
    open func startAnimating() { isAnimating = true }

    /// It no longer runs.
    open func stopAnimating() { isAnimating = false }

    /// 20 or 37 points, both ways.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
}

/// How far something is: 4 points high, of any width.
open class UIProgressView: UIView {
    /// How far it is, from 0 to 1.
    open var progress: Float = 0
    /// The colour of what is done, kept for whoever draws.
    open var progressTintColor: UIColor?
    /// The colour of what is not, kept for whoever draws.
    open var trackTintColor: UIColor?

    /// Sets how far it is.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// 4 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// A point for each page: 7 points wide with 9 between, 37 points high.
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The page that is shown, from 0, never beyond the last.
    open var currentPage: Int {
        get { min(wanted, max(0, numberOfPages - 1)) }
        set { wanted = max(0, newValue) }
    }

    private var wanted = 0
    /// Whether nothing is shown for a single page.
    open var hidesForSinglePage = false
    /// The colour of the other points, kept for whoever draws.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the point of the page that is shown, kept for whoever draws.
    open var currentPageIndicatorTintColor: UIColor?

    /// The points with what is between them; 37 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(max(0, numberOfPages * 16 - 9)), height: 37)
    }
}

/// A field to search in: 56 points high, of any width.
open class UISearchBar: UIView {
    /// The text.
    open var text: String?
    /// What is shown while there is no text.
    open var placeholder: String?

    /// 56 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// What is done to what is behind a view, kept for whoever draws.
open class UIVisualEffect {}

/// What is behind is blurred.
open class UIBlurEffect: UIVisualEffect {
    /// How light it becomes.
    public enum Style: Int, Sendable {
        /// Lighter.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// As the surroundings.
        case regular
        /// So that it is seen more.
        case prominent
        /// As the system's bars.
        case systemMaterial
        /// A little.
        case systemThinMaterial
        /// Less.
        case systemUltraThinMaterial
        /// As the system's bars of navigation.
        case systemChromeMaterial
    }

    /// How light it becomes.
    public let style: Style

    /// A blur.
    public init(style: Style) { self.style = style }
}

/// A view that does something to what is behind it; what is shown on it is inside ``contentView``.
open class UIVisualEffectView: UIView {
    /// What it does.
    open var effect: UIVisualEffect?

    /// What is shown: as large as the view.
    public let contentView = UIView()

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Nothing: there are no archives here.
    public required init?(coder: NSCoder) { nil }
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// As upright phones have it.
    case `default`
    /// As phones that lie on a side have it.
    case compact
}

/// A bar at the top of a screen: 44 points high, of any width.
open class UINavigationBar: UIView {
    /// Whether what is behind shines through: then a screen may reach under it. See ``UINavigationController``.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The colour of the bar, kept for whoever draws.
    open var barTintColor: UIColor?
    /// How the title is drawn, kept for whoever draws.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// What is drawn below the bar, kept for whoever draws.
    open var shadowImage: UIImage?

    private var backgrounds: [UIBarMetrics: UIImage] = [:]

    /// Gives the bar an image behind its content, kept for whoever draws.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgrounds[barMetrics] = backgroundImage
    }

    /// The image behind the content.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// A bar at the bottom of a screen: 49 points high, of any width.
open class UITabBar: UIView {
    /// The colour of the bar, kept for whoever draws.
    open var barTintColor: UIColor?

    /// 49 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
}
