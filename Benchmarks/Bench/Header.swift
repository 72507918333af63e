import Tinamou

/// A sticky header: root, safe area, scroll view, content, title, cell and header; 31 constraints and the offset.
///
/// The header is pinned 60 below the safe area's top, wants to be 200 above the content and 200 high. With a second
/// offset the content moves to the side as well.
struct StickyHeader {
    let offset: Variable
    let sideways: Variable?
    let root, safe, scroll, content, title, cell, header: Box

    init(_ solver: Solver, movesSideways: Bool = false) throws {
        offset = solver.variable()
        try solver.edit(offset, at: .edited)
        sideways = movesSideways ? solver.variable() : nil
        root = Box(solver)
        safe = Box(solver)
        scroll = Box(solver)
        content = Box(solver)
        title = Box(solver)
        cell = Box(solver)
        header = Box(solver)
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
        if let sideways {
            try solver.edit(sideways, at: .edited)
            try solver.add(content.centerX == scroll.centerX - sideways)
        } else {
            try solver.add(content.centerX == scroll.centerX)
        }
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
    }

    /// The number of constraints.
    var constraintCount: Int { sideways == nil ? 32 : 33 }

    /// All values, added up.
    func sum(in solver: Solver) -> Double {
        root.sum(in: solver) + safe.sum(in: solver) + scroll.sum(in: solver) + content.sum(in: solver)
            + title.sum(in: solver) + cell.sum(in: solver) + header.sum(in: solver)
    }

    /// The sums of all values.
    func digest(in solver: Solver) -> Digest {
        var digest = Digest()
        for box in [root, safe, scroll, content, title, cell, header] { digest.add(box, in: solver) }
        return digest
    }
}

extension Workload {
    /// What is wrong with a sticky header, or `nil`.
    func complaint(about sticky: StickyHeader) -> String? {
        let top = 47 - solver[sticky.offset] - 200, side = sticky.sideways.map { solver[$0] } ?? 0
        return expect(solver[sticky.header.top], top, "header.top")
            ?? expect(solver[sticky.header.height], max(200, 47 + 60 - top), "header.height")
            ?? expect(solver[sticky.header.width], 375, "header.width")
            ?? expect(solver[sticky.header.left], 0, "header.left")
            ?? expect(solver[sticky.title.left], 12 - side, "title.left")
    }
}

/// The offsets of scrolling from −300 to 900 and back, by 1.
struct Scrolling {
    static let count = 2400
    static let shared = Scrolling()
    private let offsets = (0..<Scrolling.count).map { Double($0 < 1200 ? $0 - 300 : 2100 - $0) }

    @inline(__always)
    subscript(step: Int) -> Double { offsets[step % Scrolling.count] }
}

/// W1: one header, scrolled; its frame is read.
struct Header: Workload {
    static let family = "header"

    let solver = Solver()
    private let sticky: StickyHeader
    private let scrolling = Scrolling.shared

    init(size: Int) throws { sticky = try StickyHeader(solver) }

    var constraintCount: Int { sticky.constraintCount }
    var cycle: Int { Scrolling.count }
    var lastStep: Int { 200 }
    func read() -> Double { sticky.sum(in: solver) }
    func digest() -> Digest { sticky.digest(in: solver) }
    func complaint() -> String? { complaint(about: sticky) }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(sticky.offset, scrolling[step])
        return sticky.header.sum(in: solver)
    }
}

/// W1 with two offsets, edited in turn; the header's frame and the title's place are read.
struct AlternatingHeader: Workload {
    static let family = "header2"
    static let operation = "alternate"

    let solver = Solver()
    private let sticky: StickyHeader
    private let sideways: Variable
    private let scrolling = Scrolling.shared

    init(size: Int) throws {
        sticky = try StickyHeader(solver, movesSideways: true)
        sideways = sticky.sideways ?? sticky.offset
    }

    var constraintCount: Int { sticky.constraintCount }
    var cycle: Int { 2 * Scrolling.count }
    var lastStep: Int { 401 }
    func read() -> Double { sticky.sum(in: solver) }
    func digest() -> Digest { sticky.digest(in: solver) }
    func complaint() -> String? { complaint(about: sticky) }

    func tick(_ step: Int) throws -> Double {
        if step & 1 == 0 {
            try solver.suggest(sticky.offset, scrolling[step >> 1])
        } else {
            try solver.suggest(sideways, Double(step & 63))
        }
        return sticky.header.sum(in: solver) + solver[sticky.title.left]
    }
}

/// W6: many headers in one solver, one of them scrolled.
struct Copies: Workload {
    static let family = "copies"

    let solver = Solver()
    private let headers: [StickyHeader]
    private let scrolled: StickyHeader
    private let scrolling = Scrolling.shared

    init(size: Int) throws {
        let solver = solver
        headers = try (0..<size).map { _ in try StickyHeader(solver) }
        scrolled = headers[size / 2]
    }

    var constraintCount: Int { headers.count * scrolled.constraintCount }
    var cycle: Int { Scrolling.count }
    var lastStep: Int { 200 }
    func read() -> Double { headers.reduce(0) { $0 + $1.sum(in: solver) } }
    func complaint() -> String? { headers.lazy.compactMap { complaint(about: $0) }.first }

    func tick(_ step: Int) throws -> Double {
        try solver.suggest(scrolled.offset, scrolling[step])
        return scrolled.header.sum(in: solver)
    }

    func digest() -> Digest { scrolled.digest(in: solver) }
}
