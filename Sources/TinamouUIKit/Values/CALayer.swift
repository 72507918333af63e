import Foundation

/// What is drawn behind a view or on it, kept for whoever draws: a rectangle, its corners, its border and its shadow.
///
/// Nothing here is asked by layout. The layer of a view is where the view is; others are where they are put.
open class CALayer: NSObject {
    weak var owner: UIView?

    private var ownFrame = CGRect.zero

    /// A layer without size.
    public required override init() { super.init() }

    /// The rectangle in the coordinates of the layer around: the view's own, for the layer of a view.
    open var frame: CGRect {
        get { owner?.frame ?? ownFrame }
        set { if let owner { owner.frame = newValue } else { ownFrame = newValue } }
    }

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let owner { return owner.bounds = newValue }
            ownFrame = CGRect(
                x: ownFrame.midX - newValue.width / 2, y: ownFrame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The middle of the frame.
    open var position: CGPoint {
        get { owner?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
        set {
            if let owner { return owner.center = newValue }
            ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
        }
    }

    /// A name by which the layer is found.
    open var name: String?
    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0
    /// Which corners are round; all of them unless set.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How wide the border is, in points.
    open var borderWidth: CGFloat = 0
    /// The border's colour.
    open var borderColor: CGColor?
    /// How opaque the shadow is; 0 for none.
    open var shadowOpacity: Float = 0
    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3
    /// How far the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The shadow's colour.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// How far in front of its siblings the layer is drawn.
    open var zPosition: CGFloat = 0
    /// Whether the layer is drawn once and kept.
    open var shouldRasterize = false

    private var ownColor: CGColor?
    private var cutsOff = false
    private var ownOpacity: Float = 1
    private var isLeftOut = false

    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { owner.map { $0.backgroundColor?.cgColor } ?? ownColor }
        set {
            guard let owner else { return ownColor = newValue }
            let parts = newValue?.components ?? []
            owner.backgroundColor =
                parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
        }
    }

    /// Whether what is inside is cut off at the edges.
    open var masksToBounds: Bool {
        get { owner?.clipsToBounds ?? cutsOff }
        set { if let owner { owner.clipsToBounds = newValue } else { cutsOff = newValue } }
    }

    /// How opaque the layer is, from 0 to 1.
    open var opacity: Float {
        get { owner.map { Float($0.alpha) } ?? ownOpacity }
        set { if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }

    /// Whether the layer is not drawn.
    open var isHidden: Bool {
        get { owner?.isHidden ?? isLeftOut }
        set { if let owner { owner.isHidden = newValue } else { isLeftOut = newValue } }
    }

    // MARK: The tree

    /// The layers that have been put on this one, the last in front; without those of subviews.
    open private(set) var sublayers: [CALayer]?

    /// The layer on which this one is; for a view's, its superview's.
    open var superlayer: CALayer? { owner.map { $0.superview?.layer } ?? above }

    private weak var above: CALayer?

    /// Puts a layer on this one, in front of the others.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.above = self
    }

    /// Puts a layer on this one, at an index among the others.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.above = self
    }

    /// Takes the layer away from the one on which it is.
    open func removeFromSuperlayer() {
        above?.sublayers?.removeAll { $0 === self }
        above = nil
    }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt

    /// The corners of a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// At the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// At the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// At the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer that goes from colour to colour, kept for whoever draws.
open class CAGradientLayer: CALayer {
    /// The colours, in order.
    open var colors: [Any]?
    /// Where each colour is, from 0 to 1.
    open var locations: [NSNumber]?
    /// Where the first colour is, in shares of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, in shares of the layer's size.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
