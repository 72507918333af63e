import TinamouLayout

/// A picture in squares, each of which knows which view is in front there, and what else is: so that texts can be put
/// where they say what they are about and cover nothing.
struct DrawingRaster {
    /// How wide and high a square is, in pixels: about a third of a line of text.
    static let step = 4.0

    private let origin: Point
    private let columns: Int
    private let rows: Int

    /// The view in front in each square, by its place among those that were laid; −1 for none.
    private var front: [Int32]
    private var isCrossed: [Bool]
    private var isTaken: [Bool]

    /// An empty raster over an area of the picture.
    init(_ area: Rect) {
        origin = area.origin
        // What an absurd size would need is not there; without squares nothing has room.
        let wide = area.width / DrawingRaster.step, high = area.height / DrawingRaster.step
        let isUsable = (0..<1e5).contains(wide) && (0..<1e5).contains(high) && wide * high < 4e6
        columns = isUsable ? Int(wide.rounded(.up)) : 0
        rows = isUsable ? Int(high.rounded(.up)) : 0
        front = [Int32](repeating: -1, count: columns * rows)
        isCrossed = [Bool](repeating: false, count: columns * rows)
        isTaken = isCrossed
    }

    /// The squares that a rectangle touches, within the raster.
    private func squares(_ frame: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
            let end = Double(count)
            let first = Int(min(max(0, (low / DrawingRaster.step).rounded(.down)), end))
            let last = Int(min(max(0, (high / DrawingRaster.step).rounded(.up)), end))
            return first..<max(first, last)
        }
        return (
            range(frame.minX - origin.x, frame.maxX - origin.x, columns),
            range(frame.minY - origin.y, frame.maxY - origin.y, rows)
        )
    }

    /// Lays a view in front of what is there, with its edges.
    ///
    /// - Complexity: O(squares of the rectangle).
    mutating func lay(_ view: Int, _ frame: Rect) {
        let (across, down) = squares(frame)
        for row in down {
            for column in across {
                front[row * columns + column] = Int32(view)
                isCrossed[row * columns + column] = false
            }
        }
        cross(frame)
    }

    /// Notes the edges of a rectangle.
    mutating func cross(_ frame: Rect) {
        for (x, y, width, height) in [
            (frame.minX, frame.minY, frame.width, 0), (frame.minX, frame.maxY, frame.width, 0),
            (frame.minX, frame.minY, 0, frame.height), (frame.maxX, frame.minY, 0, frame.height),
        ] {
            let (across, down) = squares(Rect(x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1))
            for row in down { for column in across { isCrossed[row * columns + column] = true } }
        }
    }

    /// Keeps a rectangle for a text.
    mutating func take(_ frame: Rect) {
        let (across, down) = squares(frame)
        for row in down { for column in across { isTaken[row * columns + column] = true } }
    }

    /// Whether a text may stand in a rectangle.
    ///
    /// - Parameters:
    ///   - view: a view that has to be in front; `nil` for any.
    ///   - mayCross: whether edges may run through it.
    func isFree(_ frame: Rect, for view: Int?, mayCross: Bool = false) -> Bool {
        obstacle(in: frame, for: view, mayCross: mayCross) == nil
    }

    /// The right edge of the rightmost square in a rectangle where a text may not stand; `nil` if it may everywhere.
    func obstacle(in frame: Rect, for view: Int?, mayCross: Bool = false) -> Double? {
        let (across, down) = squares(frame)
        if across.isEmpty || down.isEmpty { return .infinity }
        var found = -1
        for row in down {
            // From the right, as far as the rightmost that is known.
            var column = across.upperBound - 1
            while column > found && column >= across.lowerBound {
                let square = row * columns + column
                let isOthers = view.map { front[square] != Int32($0) } ?? false
                if isTaken[square] || isOthers || isCrossed[square] && !mayCross { found = column }
                column -= 1
            }
        }
        return found < 0 ? nil : origin.x + Double(found + 1) * DrawingRaster.step
    }
}
