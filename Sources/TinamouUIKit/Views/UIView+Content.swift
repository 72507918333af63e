import Foundation
import TinamouLayout

/// How a view's content is to be read.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As the superview.
    case unspecified
    /// Controls of playback: from left to right.
    case playback
    /// Controls of direction: from left to right.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft

    var direction: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// The direction in which lines are read.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

extension UIView {
    /// The direction in which the view is read.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { core.effectiveLayoutDirection }

    // MARK: Content

    /// A target that gives the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// A target that gives the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // UIKit does not say who wins between a content and a constraint of the same priority, but programs count on the
    // constraint: a width of 130 at 250 is to be had by a button, which hugs its content at 250. So contents are a level of
    // their own just below.

    /// How much the view resists becoming larger than its content. What is stated at the same priority comes first.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        core.contentHuggingPriority(for: axis).aboveContents
    }

    /// Sets how much the view resists becoming larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        core.setContentHuggingPriority(priority.ofContents, for: axis)
    }

    /// How much the view resists becoming smaller than its content. What is stated at the same priority comes first.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        core.contentCompressionResistancePriority(for: axis).aboveContents
    }

    /// Sets how much the view resists becoming smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        core.setContentCompressionResistancePriority(priority.ofContents, for: axis)
    }

    /// The fitting size, without what cannot hold.
    func fittingSize(
        _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority, _ verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var leftOut: [NSLayoutConstraint] = []
        defer { NSLayoutConstraint.activate(leftOut) }
        while true {
            do throws(LayoutError) {
                return CGSize(
                    try core.fittingSize(
                        targetSize.layout, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
                )
            } catch {
                guard case .unsatisfiable(let conflict) = error, let chosen = chosen(of: conflict) else {
                    return frame.size
                }
                chosen.isActive = false
                leftOut.append(chosen)
            }
        }
    }

    /// The constraint inside the view that is left out of a conflict.
    private func chosen(of conflict: LayoutConflict) -> NSLayoutConstraint? {
        var present: [ObjectIdentifier: NSLayoutConstraint] = [:]
        core.forEachDescendant { view in for constraint in view.constraints { present[constraint.id] = constraint } }
        let members = conflict.members.compactMap { member -> NSLayoutConstraint? in
            guard case .constraint(let statement) = member.origin else { return nil }
            return present[statement.id]
        }
        return TreeLayout.chosen(of: members)
    }

    // MARK: What surrounds the content

    /// Whether margins begin where the safe area does.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { core.insetsLayoutMarginsFromSafeArea }
        set { core.insetsLayoutMarginsFromSafeArea = newValue }
    }

    /// Whether margins keep to those of the superview.
    public var preservesSuperviewLayoutMargins: Bool {
        get { core.preservesSuperviewLayoutMargins }
        set { core.preservesSuperviewLayoutMargins = newValue }
    }

    /// How far bars and the screen's corners reach into the view, as of the last pass.
    public var safeAreaInsets: UIEdgeInsets { core.safeAreaInsets }
}

extension UILayoutPriority {
    /// How far contents are below what is stated: a power of two, so that priorities come back as they were said.
    private static let step = 1.0 / 1024

    /// The level of contents for a priority.
    fileprivate var ofContents: UILayoutPriority {
        rawValue < 1000 && rawValue > 2 * UILayoutPriority.step ? self - UILayoutPriority.step : self
    }

    /// The priority for a level of contents.
    fileprivate var aboveContents: UILayoutPriority {
        rawValue < 1000 && rawValue > UILayoutPriority.step ? self + UILayoutPriority.step : self
    }

    /// Gives a view's core the levels for the priorities that views begin with.
    static func setContentDefaults(of core: CoreView) {
        for axis in NSLayoutConstraint.Axis.allCases {
            core.setContentHuggingPriority(UILayoutPriority.defaultLow.ofContents, for: axis)
            core.setContentCompressionResistancePriority(UILayoutPriority.defaultHigh.ofContents, for: axis)
        }
    }
}
