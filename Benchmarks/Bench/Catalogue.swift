/// A workload at one size, ready to be measured.
struct Case {
    var name: String
    /// Whether it is measured in a quick run.
    var isSmallest: Bool
    var run: (Measuring) throws -> Measurement
}

/// All cases, in the order of the table.
enum Catalogue {
    static var all: [Case] { builds + edits }

    private static var builds: [Case] {
        [
            builds(Header.self, [1]), builds(HeaderInC.self, [1]), builds(AnchoredHeader.self, [1]),
            builds(Copies.self, [10, 100, 1000, 10_000]),
            builds(Chain.self, [10, 100, 300, 1000, 10_000, 100_000]),
            builds(Nesting<SizeInset>.self, decades + [100_000]), builds(Nesting<EdgeInset>.self, decades + [100_000]),
            builds(Grid<TiedToFirst>.self, [10, 30, 100, 300]),
            builds(Grid<TiedToNeighbours>.self, [10, 30, 100, 300]),
            builds(List.self, [100, 1000, 10_000]),
            builds(Tangle<Looped>.self, [100, 640, 2560, 10_240]),
            builds(Tangle<LoopFree>.self, [100, 640, 2560, 10_240]),
            builds(Mesh.self, [5, 10, 20]),
            builds(ViewCards.self, [100, 1000, 10_000, 100_000]),
            builds(SolverCards.self, [100, 1000, 10_000, 100_000]),
            batches(Chain.self, [100, 1000, 10_000, 100_000]),
            batches(Nesting<SizeInset>.self, [100, 1000, 10_000, 100_000]),
            batches(Nesting<EdgeInset>.self, [100, 1000, 10_000, 100_000]),
            batches(List.self, [100, 1000, 10_000]),
            batches(Mesh.self, [5, 10, 20]),
        ].flatMap { $0 }
    }

    private static var edits: [Case] {
        [
            edits(Header.self, [1]), edits(HeaderInC.self, [1]), edits(AlternatingHeader.self, [1]),
            edits(AnchoredHeader.self, [1]),
            edits(Copies.self, [1] + decades),
            edits(Chain.self, [10, 100, 300, 1000, 10_000, 100_000]), edits(CompressedChain.self, decades),
            edits(Nesting<SizeInset>.self, decades + [100_000]), edits(Nesting<EdgeInset>.self, decades + [100_000]),
            edits(Grid<TiedToFirst>.self, [10, 30, 100, 300]), edits(Grid<TiedToNeighbours>.self, [10, 30, 100, 300]),
            edits(LooseChurn.self, [100, 300, 1000]), edits(TightChurn.self, [100, 300, 1000]),
            edits(List.self, [100, 1000, 10_000]),
            edits(Tangle<Looped>.self, [100, 640, 2560]), edits(Tangle<LoopFree>.self, [100, 640, 2560]),
            edits(JumpingTangle<Looped>.self, [100, 640, 2560]), edits(JumpingTangle<LoopFree>.self, [100, 640, 2560]),
            edits(Mesh.self, [5, 10, 20]),
            edits(ViewCards.self, [100, 1000, 10_000, 100_000]),
            edits(SolverCards.self, [100, 1000, 10_000, 100_000]),
        ].flatMap { $0 }
    }

    private static let decades = [10, 100, 1000, 10_000]

    private static func builds<W: Workload>(_ type: W.Type, _ sizes: [Int]) -> [Case] {
        sizes.map { size in
            let name = "\(W.family)/build/\(size)"
            return Case(name: name, isSmallest: size == sizes[0]) { try $0.build(name) { try W(size: size) } }
        }
    }

    private static func edits<W: Workload>(_ type: W.Type, _ sizes: [Int]) -> [Case] {
        sizes.map { size in
            let name = "\(W.family)/\(W.operation)/\(size)"
            return Case(name: name, isSmallest: size == sizes[0]) { try $0.ticks(name) { try W(size: size) } }
        }
    }

    /// All constraints added together, as they were said and in random order.
    private static func batches<W: StatedWorkload>(_ type: W.Type, _ sizes: [Int]) -> [Case] {
        sizes.flatMap { size in
            [("batch", false), ("shuffled", true)].map { operation, isShuffled in
                let name = "\(W.family)/\(operation)/\(size)"
                return Case(name: name, isSmallest: size == sizes[0]) {
                    var counting = Counting()
                    _ = try W(size: size, into: &counting)
                    let order = Order(counting.count, isShuffled: isShuffled)
                    return try $0.build(name) { try W(size: size, inOrder: order) }
                }
            }
        }
    }
}
