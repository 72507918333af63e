import Tinamou

extension ProblemBuilder {
    /// One box inside another or beside it: where it begins and how wide it is.
    private struct Box {
        let start: Int
        let width: Int
    }

    /// A tree of boxes in one dimension; each but the root lies in an earlier one.
    mutating func addLayoutTree(_ size: Int, _ random: inout SplitMix64) {
        var boxes: [Box] = []
        var lastChild: [Int: Int] = [:]
        for index in 0..<1 + (size + 1) / 2 {
            let box = Box(start: variable(), width: variable())
            boxes.append(box)
            add([(1, box.width)], .greaterOrEqual, 0)
            guard index > 0 else {
                add([(1, box.start)], .equal, 0, at: random.strength(requiredPercent: 80))
                let width = Double(random.integer(in: 50...400))
                add([(1, box.width)], .equal, width, at: random.strength(requiredPercent: 60))
                continue
            }
            let parent = random.integer(below: index)
            addInsets(box, in: boxes[parent], &random)
            if let previous = lastChild[parent], random.chance(percent: 70) {
                addGap(boxes[previous], box, &random)
            }
            lastChild[parent] = index
            for _ in 0..<random.integer(in: 1...3) { addBoxWish(box, boxes[parent], &random) }
        }
    }

    private mutating func addInsets(_ box: Box, in parent: Box, _ random: inout SplitMix64) {
        let inset = Double(random.integer(in: 0...20))
        let strength = random.strength(requiredPercent: 60)
        add(
            [(1, box.start), (-1, parent.start)],
            random.pick([.equal, .greaterOrEqual]), inset, at: random.strength(requiredPercent: 60))
        add(
            [(1, box.start), (1, box.width), (-1, parent.start), (-1, parent.width)],
            random.pick([.equal, .lessOrEqual, .lessOrEqual]), -inset, at: strength)
    }

    private mutating func addGap(_ box: Box, _ next: Box, _ random: inout SplitMix64) {
        add(
            [(1, next.start), (-1, box.start), (-1, box.width)],
            random.pick([.equal, .greaterOrEqual]), Double(random.pick([0, 8, 8, 12, -4])),
            at: random.strength(requiredPercent: 30))
    }

    private mutating func addBoxWish(_ box: Box, _ other: Box, _ random: inout SplitMix64) {
        let strength = random.strength(requiredPercent: 8)
        switch random.integer(below: 4) {
        case 0: add([(1, box.width)], .equal, Double(random.integer(in: 10...200)), at: strength)
        case 1: add([(1, box.width)], random.inequality(), Double(random.integer(in: 10...200)), at: strength)
        case 2:
            add(
                [(1, box.width), (-random.pick([1, 0.5, 0.25, 2]), other.width)],
                random.relation(), Double(random.pick([0, 0, 8])), at: strength)
        default:
            // The middle of both, all times 2.
            add([(2, box.start), (1, box.width), (-2, other.start), (-1, other.width)], .equal, 0, at: strength)
        }
    }

    /// Edges in a line: a segment is the difference of two of them.
    mutating func addChain(_ size: Int, _ random: inout SplitMix64) {
        let edges = variables(min(2 + size, 6 + size / 2))
        add([(1, edges[0])], .equal, Double(random.pick([0, 0, 16])))
        let least = Double(random.pick([0, 10, 44]))
        let wished = Double(random.pick([60, 100]))
        let wishStrength = random.optionalStrength()
        for (left, right) in zip(edges, edges.dropFirst()) {
            let segment = [(1.0, right), (-1.0, left)]
            add(segment, .greaterOrEqual, least, at: random.strength(requiredPercent: 70))
            let length = random.chance(percent: 60) ? wished : Double(random.integer(in: 20...150))
            add(segment, .equal, length, at: random.chance(percent: 50) ? wishStrength : random.optionalStrength())
        }
        for index in edges.indices.dropFirst(2) where random.chance(percent: 40) {
            // A segment as long as its neighbour, or a multiple of it.
            let factor = random.pick([1, 1, 2, 0.5])
            add(
                [(1, edges[index]), (-1 - factor, edges[index - 1]), (factor, edges[index - 2])],
                random.relation(), 0, at: random.strength(requiredPercent: 15))
        }
        let count = edges.count - 1
        let total = Double(random.integer(in: 5 * count...150 * count))
        add(
            [(1, edges[count]), (-1, edges[0])], random.pick([.equal, .lessOrEqual]), total,
            at: random.strength(requiredPercent: 60))
    }

    /// Columns and rows of cells, and the size of the whole.
    mutating func addGrid(_ size: Int, _ random: inout SplitMix64) {
        let columns = variables(1 + random.integer(in: size / 3...(size + 1) / 2))
        let heights = variables(1 + random.integer(in: size / 4...(size + 1) / 2))
        let (width, height) = (variable(), variable())
        let gap = Double(random.pick([0, 8, 10]))
        add([(1, width)], .equal, Double(random.integer(in: 30...400)), at: random.strength(requiredPercent: 80))
        addSum(of: columns, gap, is: width, .required)
        addSum(of: heights, gap, is: height, random.strength(requiredPercent: 60))
        for column in columns {
            add(
                [(1, column)], .greaterOrEqual, Double(random.integer(in: 0...80)),
                at: random.strength(requiredPercent: 25))
        }
        for column in columns.dropFirst() where random.chance(percent: 70) {
            add(
                [(1, column), (-random.pick([1, 1, 2]), columns[0])], .equal, 0,
                at: random.strength(requiredPercent: 20))
        }
        for (left, right) in zip(columns, columns.dropFirst()) where random.chance(percent: 30) {
            let content = Double(random.integer(in: 50...200)) - gap
            add([(1, left), (1, right)], .greaterOrEqual, content, at: random.strength(requiredPercent: 20))
        }
        for row in heights {
            add([(1, row)], random.pick([.equal, .greaterOrEqual]), 44, at: random.strength(requiredPercent: 15))
            let ratio = random.pick([1, 0.5, 0.75, 0.625])
            add(
                [(1, row), (-ratio, random.pick(columns))], random.pick([.equal, .greaterOrEqual, .lessOrEqual]), 0,
                at: random.strength(requiredPercent: 10))
        }
    }

    private mutating func addSum(of sizes: [Int], _ gap: Double, is whole: Int, _ strength: Strength) {
        let gaps = gap * Double(sizes.count - 1)
        add(sizes.map { (1, $0) } + [(-1, whole)], .equal, -gaps, at: strength)
    }
}
