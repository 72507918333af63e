import Foundation
import TinamouLayout

#if !canImport(CoreGraphics)
    /// A map of the plane: x' = *a* x + *c* y + *tx*, y' = *b* x + *d* y + *ty*.
    public struct CGAffineTransform: Hashable, Sendable {
        /// The factors and the distances.
        public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

        /// A map by its six numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Everything stays.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// Everything stays.
        public static let identity = CGAffineTransform()

        /// Moves, in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

        /// Grows by factors.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Turns clockwise by an angle in radians, y pointing down. Quarter turns are exact.
        public init(rotationAngle angle: CGFloat) {
            let quarters = (angle / (.pi / 2)).rounded()
            let isQuarter = abs(angle - quarters * .pi / 2) < 1e-12
            let turn = isQuarter ? Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 : -1
            let (cosine, sine): (CGFloat, CGFloat) =
                isQuarter
                ? [(1, 0), (0, 1), (-1, 0), (0, -1)][turn] : (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Whether everything stays.
        public var isIdentity: Bool { self == .identity }

        /// First this map, then another.
        public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
                d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
                ty: tx * next.b + ty * next.d + next.ty)
        }

        /// First a move, then this map.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// First a growth, then this map.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// First a turn, then this map.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The map that undoes this one; this one itself where nothing does.
        public func inverted() -> CGAffineTransform {
            let area = a * d - b * c
            if area == 0 { return self }
            return CGAffineTransform(
                a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
                ty: (b * tx - a * ty) / area)
        }
    }

    extension CGPoint {
        /// Where a map brings the point.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// What a map makes of the size, without its move.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest upright rectangle around what a map makes of this one.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [
                origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (left, right) = (xs.min() ?? 0, xs.max() ?? 0), (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// A colour, as layers have it.
    public final class CGColor: Hashable, Sendable {
        /// Red, green, blue and opacity, each from 0 to 1; always there.
        public let components: [CGFloat]?

        /// The opacity.
        public var alpha: CGFloat { components?.last ?? 1 }

        /// The colour of three primaries and an opacity, each from 0 to 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
        }

        /// Whether two colours have the same components.
        public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

        /// Feeds the components to a hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }
#endif

extension UIColor {
    /// The colour, as layers have it.
    public var cgColor: CGColor {
        CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
