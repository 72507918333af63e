import Tinamou

/// Sticky headers, each scrolled by an offset: W1 with one, W6 with many of which one is scrolled.
///
/// Root, safe area, scroll view, content, title, cell and header; 31 constraints and the offset. The header is
/// pinned 60 below the safe area's top, wants to be 200 above the content and 200 high.
struct Header: Workload {
    static let family = "header"

    let solver = Solver()
    private let offset: Variable
    private let header: Box
    private let constraints: Int

    init(size: Int) throws {
        let solver = solver
        var first: (offset: Variable, header: Box)?
        for _ in 0..<size {
            let made = try Header.build(solver)
            if first == nil { first = made }
        }
        let one = try first ?? Header.build(solver)
        offset = one.offset
        header = one.header
        constraints = solver.constraints.count
    }

    private static func build(_ solver: Solver) throws -> (offset: Variable, header: Box) {
        let root = Box(solver), safe = Box(solver), scroll = Box(solver), content = Box(solver)
        let title = Box(solver), cell = Box(solver), header = Box(solver)
        let offset = solver.variable()
        try solver.edit(offset, at: Strength(999))
        try solver.add(root.left == 0)
        try solver.add(root.top == 0)
        try solver.add(root.width == 375)
        try solver.add(root.height == 812)
        try solver.add(safe.left == root.left)
        try solver.add(safe.top == root.top + 47)
        try solver.add(safe.width == root.width)
        try solver.add(safe.bottom == root.bottom - 34)
        try solver.add(scroll.left == safe.left)
        try solver.add(scroll.top == safe.top)
        try solver.add(scroll.width == safe.width)
        try solver.add(scroll.height == safe.height)
        try solver.add(content.centerX == scroll.centerX)
        try solver.add(content.width == scroll.width)
        try solver.add(content.top == scroll.top - offset)
        try solver.add(title.top == content.top + 12)
        try solver.add(title.left == content.left + 12)
        try solver.add(title.width == 60)
        try solver.add(title.height == 29)
        try solver.add(cell.top == title.bottom + 12)
        try solver.add(cell.centerX == content.centerX)
        try solver.add(cell.width == content.width - 24)
        try solver.add(cell.height == 1000)
        try solver.add(cell.bottom == content.bottom - 12)
        try solver.add(header.bottom >= safe.top + 60)
        try solver.add(header.centerX == scroll.centerX)
        try solver.add(header.width == scroll.width)
        try solver.add(header.height >= 200)
        try solver.add(header.top >= scroll.top - offset - 200)
        try solver.add(header.top == scroll.top - offset - 200, at: .strong)
        try solver.add(header.height == 200, at: .medium)
        return (offset, header)
    }

    var constraintCount: Int { constraints }

    /// −300…900 and back.
    private func offset(at step: Int) -> Double {
        let place = step % 2400
        return Double(place < 1200 ? place - 300 : 2100 - place)
    }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(offset, offset(at: step))
        return solver[header.left] + solver[header.top] + solver[header.width] + solver[header.height]
    }

    func complaint() -> String? {
        let top = 47 - solver[offset] - 200
        let height = max(200, 47 + 60 - top)
        return expect(solver[header.top], top, "header.top") ?? expect(solver[header.height], height, "header.height")
            ?? expect(solver[header.width], 375, "header.width")
    }
}
