import Tinamou

/// A random tree of items with shared sizes, ratios and sums, in which many variables depend on each other in loops; or
/// its twin, which has as many constraints of the same shapes and no loop.
///
/// Two or three children stand in a row inside their parent, wish their widths in given ratios, and one of them has a
/// least width. With loops they fill the parent, and in some rows a width is wished as a part of the parent's height,
/// which is a sum of heights that come from widths. Without loops the first has a part of the parent's width.
struct Thicket {
    let solver = Solver()
    let root: Variable
    let boxes: [Box]
    private(set) var constraintCount = 4

    /// - Parameters:
    ///   - variables: how many, or a few more.
    ///   - hasLoops: whether this is the tangle or its twin.
    init(variables: Int, hasLoops: Bool) throws {
        let solver = solver
        var random = Random(seed: variables)
        var boxes = [Box(solver)]
        var isSum = [true]
        root = boxes[0].width
        try solver.edit(boxes[0].width, at: .edited)
        try solver.suggest(boxes[0].width, 800)
        try solver.add(boxes[0].left == 0)
        try solver.add(boxes[0].top == 0)
        try solver.add(boxes[0].height == 600)
        while 4 * boxes.count < variables {
            let place = random.next(below: boxes.count)
            let parent = boxes[place]
            let count = 2 + random.next(below: 2)
            let isSummed = !isSum[place] && random.next(below: 2) == 0
            let narrow = random.next(below: count)
            let least = Double(20 + 15 * random.next(below: 4))
            let children = (0..<count).map { _ in Box(solver) }
            for (index, child) in children.enumerated() {
                let ratio = 0.55 + 0.2 * Double(random.next(below: 4))
                if index == 0 {
                    try solver.add(child.left == parent.left + 4)
                } else {
                    let last = children[index - 1]
                    try solver.add(child.left == last.right + 4)
                    if isSummed && hasLoops && index == 1 {
                        try solver.add(child.width == ratio * parent.height, at: .medium)
                    } else {
                        try solver.add(child.width == ratio * last.width, at: .medium)
                    }
                }
                try solver.add(child.top + child.height / 2 == parent.top + parent.height / 2)
            }
            if hasLoops {
                try solver.add(children[count - 1].right == parent.right - 4)
            } else {
                try solver.add(children[0].width == 0.35 * parent.width - 4)
            }
            try solver.add(children[narrow].width >= least, at: .strong)
            if isSummed {
                try solver.add(parent.height == children[0].height + children[1].height + 12)
                isSum[place] = true
            }
            constraintCount += 3 * count + 1 + (isSummed ? 1 : 0)
            boxes += children
            isSum += children.map { _ in false }
        }
        for (box, isSum) in zip(boxes, isSum) {
            let ratio = 0.25 * Double(1 + random.next(below: 3))
            if !isSum {
                try solver.add(box.height == ratio * box.width)
                constraintCount += 1
            }
        }
        self.boxes = boxes
    }

    func digest() -> Digest {
        var digest = Digest()
        for box in boxes { digest.add(box, in: solver) }
        return digest
    }

    /// The widths, added up.
    func total() -> Double {
        var sum = 0.0
        for box in boxes { sum += solver[box.width] }
        return sum
    }

    func sum() -> Double { boxes.reduce(0) { $0 + $1.sum(in: solver) } }
}

/// The root's width moves by 1.
struct Tangle<Shape: ThicketShape>: Workload {
    static var family: String { Shape.family }

    private let thicket: Thicket

    init(size: Int) throws { thicket = try Thicket(variables: size, hasLoops: Shape.hasLoops) }

    var solver: Solver { thicket.solver }
    var constraintCount: Int { thicket.constraintCount }
    var cycle: Int { 2 }
    func read() -> Double { thicket.sum() }
    func digest() -> Digest { thicket.digest() }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(thicket.root, 800 + Double(step & 1))
        return thicket.total()
    }
}

/// The root's width jumps between 300 and 1600, so that least widths begin and cease to matter.
struct JumpingTangle<Shape: ThicketShape>: Workload {
    static var family: String { Shape.family }
    static var operation: String { "jump" }
    private static var widths: [Double] { [800, 300, 1600, 450, 1200, 350, 1000, 600] }

    private let thicket: Thicket
    private let widths: [Double]

    init(size: Int) throws {
        thicket = try Thicket(variables: size, hasLoops: Shape.hasLoops)
        widths = JumpingTangle.widths
    }

    var solver: Solver { thicket.solver }
    var constraintCount: Int { thicket.constraintCount }
    var cycle: Int { 8 }
    var lastStep: Int { 3 }
    func read() -> Double { thicket.sum() }
    func digest() -> Digest { thicket.digest() }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(thicket.root, widths[step & 7])
        return thicket.total()
    }
}

/// Whether a thicket has loops.
protocol ThicketShape {
    static var family: String { get }
    static var hasLoops: Bool { get }
}

/// With loops.
enum Looped: ThicketShape {
    static let family = "tangle"
    static let hasLoops = true
}

/// Without.
enum LoopFree: ThicketShape {
    static let family = "tree"
    static let hasLoops = false
}
