import Testing
import TinamouDocuments

/// Which equation gives which number, by hand.
@Suite struct EquationSystemTests {
    /// Equations by the numbers that occur in them; what the factors are does not matter here.
    private func system(
        _ equations: [[Int]], _ choices: [EquationSystem.Choice] = [], known: [Int] = [], count: Int
    ) -> EquationSystem {
        EquationSystem(
            equations.map { EquationSystem.Equation(terms: $0.map { ($0, 1) }, constant: 0) }, choices: choices,
            known: (0..<count).map(known.contains))
    }

    /// Which numbers are explained together with which, in the order of numbers.
    private func circles(_ system: EquationSystem, from starts: [Int]) -> [[Int]] {
        let components = system.components(from: starts)
        let groups = Dictionary(grouping: components.indices.filter { components[$0] != nil }) { components[$0] ?? -1 }
        return groups.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    @Test func aChain() {
        let chain = system([[1, 2], [0], [0, 1]], count: 3)
        #expect(chain.equation == [1, 2, 0])
        #expect(circles(chain, from: [2]) == [[0], [1], [2]])
        #expect(circles(chain, from: [1]) == [[0], [1]])
    }

    @Test func aCircle() {
        let circle = system([[0, 1], [0, 1, 2], [2], [3, 0]], count: 4)
        #expect(Set(circle.equation.prefix(2)) == [0, 1] && circle.equation[2...] == [2, 3])
        #expect(circles(circle, from: [3]) == [[0, 1], [2], [3]])
    }

    /// A number that is taken gives way along a path: 0 and 1 only have 0 and 1, so that 2 needs its own.
    @Test func paths() {
        let system = system([[0, 1, 2], [0, 1], [1, 2]], count: 3)
        #expect(Set(system.equation) == [0, 1, 2])
        #expect(circles(system, from: [0]) == [[0, 1, 2]])
    }

    @Test func whatIsKnownOrOpen() {
        let system = system([[0, 1], [1, 2]], known: [0], count: 4)
        #expect(system.equation == [nil, 0, 1, nil])
        #expect(circles(system, from: [2]) == [[0], [1], [2]])
    }

    /// Of four equations about a rectangle two say something: those that the other equations leave use for.
    @Test(arguments: [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
    func choices(one: Int, other: Int) {
        let rectangle = [[2, 0, 1], [3, 0, 1], [3, 0, 2], [3, 2, 1]]
        let system = system(
            [[one], [other]] + rectangle, [EquationSystem.Choice(equations: [2, 3, 4, 5], count: 2)], count: 4)
        #expect(system.equation.allSatisfy { $0 != nil } && Set(system.equation).count == 4)
        // Each by itself: none of them only together with another.
        #expect(circles(system, from: [0, 1, 2, 3]) == [[0], [1], [2], [3]])
    }

    /// Nothing recurses: a chain as long as the longest document, and a circle of that length.
    @Test(.timeLimit(.minutes(1))) func length() {
        let count = 20_000
        let links = (1..<count).map { [$0 - 1, $0] }
        #expect(circles(system([[0]] + links, count: count), from: [count - 1]).count == count)
        let circle = system(links + [[0, count - 1]], count: count)
        #expect(circle.equation.allSatisfy { $0 != nil })
        #expect(circles(circle, from: [0]).map(\.count) == [count])
    }
}
