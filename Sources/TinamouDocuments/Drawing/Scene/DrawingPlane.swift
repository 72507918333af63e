import TinamouLayout

/// Where the points of a scene come to lie in a picture of it.
///
/// The screen is in it at a scale at which its names can be read, and around it as much as is needed, within limits,
/// to show what reaches beyond.
package struct DrawingPlane {
    /// How many pixels a point is, above 0.
    package let scale: Double

    /// The part of the scene that is shown, in points of the root's coordinates.
    package let window: Rect

    /// Where its top left corner lies in the picture.
    package let origin: Point

    /// How large things are drawn.
    struct Fit {
        /// How large a screen is, in pixels, if names can be read then.
        var largest = Size(width: 800, height: 1000)
        /// How much larger than life at most.
        var largestScale: Double
        /// The scale at which names can be read.
        var readableScale: Double

        /// A picture by itself.
        static let picture = Fit(largestScale: 2, readableScale: 1.2)
        /// In a page, which scales it, on a phone to less than this.
        static let page = Fit(largestScale: 1, readableScale: 1)

        /// How high a picture may become so that names can be read, in pixels.
        static let greatestHeight = 4000.0
    }

    /// How much of what is beyond the screen is shown on each side, in parts of its extent.
    private static let beyond = Size(width: 0.35, height: 0.5)

    /// How far beyond the last outline is shown, in pixels.
    private static let edge = 8.0

    /// A plane for a screen.
    ///
    /// - Parameters:
    ///   - screen: the size of the scene's root, in points.
    ///   - frames: what is to be seen, in the root's coordinates.
    ///   - origin: where the plane's top left corner lies in the picture.
    ///   - fit: how large it is drawn.
    init(screen: Size, showing frames: [Rect], at origin: Point, fit: Fit = .picture) {
        // A root may be stored with any size: what is turned inside out is nothing, and what is absurd is cut.
        let screen = Size(width: min(max(screen.width, 0), 1e6), height: min(max(screen.height, 0), 1e6))
        let height = max(screen.height, 1e-3)
        let tall = min(fit.readableScale, Fit.greatestHeight / height)
        let scale = min(
            fit.largestScale, fit.largest.width / max(screen.width, 1e-3), max(fit.largest.height / height, tall))
        var left = 0.0, top = 0.0, right = screen.width, bottom = screen.height
        for frame in frames {
            left = min(left, frame.minX)
            top = min(top, frame.minY)
            right = max(right, frame.maxX)
            bottom = max(bottom, frame.maxY)
        }
        let room = Size(
            width: screen.width * DrawingPlane.beyond.width, height: screen.height * DrawingPlane.beyond.height)
        let edge = DrawingPlane.edge / scale
        func shown(_ reach: Double, _ room: Double) -> Double { reach > 1e-6 ? min(reach + edge, room) : 0 }
        let more = EdgeInsets(
            top: shown(-top, room.height), left: shown(-left, room.width),
            bottom: shown(bottom - screen.height, room.height), right: shown(right - screen.width, room.width))
        self.scale = scale
        self.origin = origin
        window = Rect(
            x: -more.left, y: -more.top, width: screen.width + more.left + more.right,
            height: screen.height + more.top + more.bottom)
    }

    /// The plane in the picture.
    package var area: Rect {
        Rect(origin: origin, size: Size(width: window.width * scale, height: window.height * scale))
    }

    /// Where a horizontal place lies in the picture.
    package func x(_ place: Double) -> Double { origin.x + (place - window.minX) * scale }

    /// Where a vertical place lies in the picture.
    package func y(_ place: Double) -> Double { origin.y + (place - window.minY) * scale }

    /// Where a rectangle lies in the picture.
    package func placed(_ frame: Rect) -> Rect {
        Rect(x: x(frame.minX), y: y(frame.minY), width: frame.width * scale, height: frame.height * scale)
    }
}
