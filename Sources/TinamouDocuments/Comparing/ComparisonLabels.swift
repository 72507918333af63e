import TinamouLayout

/// Places the numbers and names that stand in the picture of a comparison, so that none covers another: a name where it has
/// room at the top of its view, or else the number alone; a number that finds no room at all is left to the list.
struct ComparisonLabels {
    /// What wants to stand at a view.
    struct Wish {
        var number: Int
        var name: String
        var style: String
    }

    private struct Label {
        var text: String
        var style: String
        var frame: Rect
    }

    private let area: Rect
    private var labels: [Label] = []

    private static let height = 13.0
    private static let inset = 3.0

    init(_ area: Rect) {
        self.area = area
    }

    /// How wide a text is in a font in which all letters are of one width, and those of East Asia of two.
    static func width(_ text: String, size: Double = 11) -> Double {
        text.unicodeScalars.reduce(0) { $0 + (0x1100...0x1FAFF ~= $1.value && !(0x2000...0x2BFF ~= $1.value) ? 2 : 1) }
            * size * 0.61
    }

    /// Finds a place for a label at a frame in the picture.
    mutating func place(_ wish: Wish, at frame: Rect) {
        let full = "\(wish.number) \(wish.name)"
        let room = min(frame.maxX, area.maxX) - max(frame.minX, area.minX) - 2 * ComparisonLabels.inset
        for text in [full, "\(wish.number)"] {
            let size = Size(width: ComparisonLabels.width(text) + 4, height: ComparisonLabels.height)
            if text == full && size.width > room { continue }
            guard let spot = spots(of: size, at: frame).first(where: isFree) else { continue }
            labels.append(Label(text: text, style: wish.style, frame: spot))
            return
        }
    }

    /// Where a label may stand: in the corners of its view, along its edges, beside it.
    private func spots(of size: Size, at frame: Rect) -> [Rect] {
        let left = max(frame.minX, area.minX) + 1, right = min(frame.maxX, area.maxX) - size.width - 1
        let top = max(frame.minY, area.minY) + 1, bottom = min(frame.maxY, area.maxY) - size.height - 1
        func spot(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: size.width, height: size.height) }
        let across = Array(stride(from: left, through: max(left, right), by: 7))
        let down = Array(stride(from: top, through: max(top, bottom), by: 7))
        return across.map { spot($0, top) } + down.map { spot(left, $0) } + down.map { spot(right, $0) }
            + across.map { spot($0, bottom) } + [spot(left, top - size.height - 2), spot(left, frame.maxY + 1)]
            + [spot(frame.maxX + 2, top), spot(frame.minX - size.width - 2, top)]
    }

    private func isFree(_ spot: Rect) -> Bool {
        spot.minX >= area.minX - 1 && spot.maxX <= area.maxX + 1 && spot.minY >= area.minY - 1
            && spot.maxY <= area.maxY + 1 && !labels.contains { $0.frame.intersection(spot) != nil }
    }

    /// Draws what has found a place.
    func draw(_ drawing: inout SVGDrawing) {
        for label in labels {
            drawing.rectangle(label.frame, style: "plate", radius: 2)
            drawing.text(label.text, x: label.frame.minX + 2, y: label.frame.maxY - 3, style: "label \(label.style)")
        }
    }
}
