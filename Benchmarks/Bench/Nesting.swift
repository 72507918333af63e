import Tinamou

/// How each box of a nesting is inset by 1 on all sides of the one around it.
protocol Inset {
    static var family: String { get }

    /// States where the right and the bottom edge of `inner` are, or how wide and high it is, which comes to the same.
    static func state<S: Sink>(_ inner: Box, in outer: Box, into sink: inout S) throws
}

/// Width and height are 2 less: the way in which kiwi is fastest.
enum SizeInset: Inset {
    static let family = "nesting"

    static func state<S: Sink>(_ inner: Box, in outer: Box, into sink: inout S) throws {
        try sink.add(inner.width == outer.width - 2)
        try sink.add(inner.height == outer.height - 2)
    }
}

/// The right and the bottom edge are 1 less.
enum EdgeInset: Inset {
    static let family = "insets"

    static func state<S: Sink>(_ inner: Box, in outer: Box, into sink: inout S) throws {
        try sink.add(inner.right == outer.right - 1)
        try sink.add(inner.bottom == outer.bottom - 1)
    }
}

/// W4: boxes inside boxes, each inset by 1 on all sides; the size of the outermost is edited.
struct Nesting<Style: Inset>: StatedWorkload {
    static var family: String { Style.family }

    let solver: Solver
    private let boxes: [Box]

    init<S: Sink>(size: Int, into sink: inout S) throws {
        solver = sink.solver
        let root = Box(solver)
        try solver.edit(root.width, at: .edited)
        try solver.edit(root.height, at: .edited)
        try solver.suggest(root.width, 4 * Double(size))
        try solver.suggest(root.height, 3 * Double(size))
        var boxes = [root]
        boxes.reserveCapacity(size)
        try sink.add(root.left == 0)
        try sink.add(root.top == 0)
        for depth in 1..<size {
            let outer = boxes[depth - 1], inner = Box(solver)
            try sink.add(inner.left == outer.left + 1)
            try sink.add(inner.top == outer.top + 1)
            try Style.state(inner, in: outer, into: &sink)
            boxes.append(inner)
        }
        self.boxes = boxes
    }

    var constraintCount: Int { 4 * boxes.count }
    var cycle: Int { 100 }
    var lastStep: Int { 50 }
    func read() -> Double { boxes.reduce(0) { $0 + $1.sum(in: solver) } }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(boxes[0].width, 4 * Double(boxes.count) + Double(step % 100))
        var sum = 0.0
        for box in boxes { sum += solver[box.width] }
        return sum
    }

    func digest() -> Digest {
        var digest = Digest()
        for box in boxes { digest.add(box, in: solver) }
        return digest
    }

    func complaint() -> String? {
        let last = boxes[boxes.count - 1], depth = Double(boxes.count - 1)
        return expect(solver[last.left], depth, "the innermost left")
            ?? expect(solver[last.width], solver[boxes[0].width] - 2 * depth, "the innermost width")
            ?? expect(solver[last.height], 3 * Double(boxes.count) - 2 * depth, "the innermost height")
    }
}
