/// An index that counts rows of a ``Table``; each table has its own type of index.
protocol TableIndex: BitwiseCopyable, Equatable {
    var position: Int { get }
    init(position: Int)
}

/// A flat, growing block of plain values: the only container that the solver's state is made of.
///
/// It holds no reference, checks bounds in debug builds only, and never shrinks its memory. Owned by one
/// struct that cannot be copied, so that access costs what a C array costs. Count and capacity lie in
/// front of the elements, so that a table is a single word: the compiler's checks of a struct of forty tables
/// take time in proportion to its words.
struct Table<Index: TableIndex, Element: BitwiseCopyable>: ~Copyable {
    private struct Header: BitwiseCopyable {
        var count: Int
        var capacity: Int32
        /// Whether the memory is part of an ``Arena``.
        var isBorrowed: Bool
    }

    private var storage: UnsafeMutableRawPointer

    init(capacity: Int = 8) {
        storage = Table.allocate(max(capacity, 1))
    }

    /// A table whose first memory is taken from an arena, which must outlive it.
    init(capacity: Int = 8, in arena: inout Arena) {
        if let storage = arena.take(Table.byteCount(capacity)) {
            storage.initializeMemory(
                as: Header.self, to: Header(count: 0, capacity: Int32(capacity), isBorrowed: true))
            self.storage = storage
        } else {
            storage = Table.allocate(capacity)
        }
    }

    deinit {
        if !header.pointee.isBorrowed { storage.deallocate() }
    }

    private var header: UnsafeMutablePointer<Header> {
        @inline(__always) get { storage.assumingMemoryBound(to: Header.self) }
    }

    /// The first element. Valid until the table grows.
    var base: UnsafeMutablePointer<Element> {
        @inline(__always) get {
            (storage + MemoryLayout<Header>.stride).assumingMemoryBound(to: Element.self)
        }
    }

    var count: Int { @inline(__always) get { header.pointee.count } }

    var isEmpty: Bool { @inline(__always) get { count == 0 } }

    /// The index that the next element to be appended will have.
    var endIndex: Index { @inline(__always) get { Index(position: count) } }

    subscript(_ index: Index) -> Element {
        @inline(__always) get {
            assert(index.position >= 0 && index.position < count)
            return base[index.position]
        }
        @inline(__always) _modify {
            assert(index.position >= 0 && index.position < count)
            yield &base[index.position]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        let count = header.pointee.count
        if count == Int(header.pointee.capacity) { grow(to: count + 1) }
        base[count] = element
        header.pointee.count = count + 1
    }

    /// Makes room for so many elements in all.
    @inline(__always)
    mutating func reserve(_ capacity: Int) {
        if capacity > Int(header.pointee.capacity) { grow(to: capacity) }
    }

    /// Appends an element for which there is room.
    @inline(__always)
    mutating func appendReserved(_ element: Element) {
        let count = header.pointee.count
        assert(count < Int(header.pointee.capacity))
        base[count] = element
        header.pointee.count = count + 1
    }

    /// Makes the table longer by `more` places, which hold anything.
    @inline(__always)
    mutating func extend(by more: Int) {
        let count = header.pointee.count + more
        if count > Int(header.pointee.capacity) { grow(to: count) }
        header.pointee.count = count
    }

    /// Takes the last element off. The table must not be empty.
    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        header.pointee.count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() { header.pointee.count = 0 }

    /// Drops the elements from `newCount` on.
    @inline(__always)
    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        header.pointee.count = newCount
    }

    /// Makes the table `newCount` long; new places hold `filler`.
    mutating func resize(to newCount: Int, filler: Element) {
        if newCount > Int(header.pointee.capacity) { grow(to: newCount) }
        let count = header.pointee.count
        if newCount > count { (base + count).update(repeating: filler, count: newCount - count) }
        header.pointee.count = newCount
    }

    /// A table of its own with the same elements.
    func copy() -> Table {
        let twin = Table(capacity: count)
        twin.base.update(from: base, count: count)
        twin.header.pointee.count = count
        return twin
    }

    /// Empties the table, and gives memory back if it has become large.
    mutating func clearOut() {
        removeAll()
        if header.pointee.isBorrowed || Int(header.pointee.capacity) <= Table.largeCapacity { return }
        storage.deallocate()
        storage = Table.allocate(8)
    }

    /// How much memory the table has taken, in bytes.
    var allocatedBytes: Int { Table.byteCount(Int(header.pointee.capacity)) }

    private static func byteCount(_ capacity: Int) -> Int {
        MemoryLayout<Header>.stride + capacity * MemoryLayout<Element>.stride
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
        let storage = UnsafeMutableRawPointer.allocate(byteCount: byteCount(capacity), alignment: 8)
        storage.initializeMemory(as: Header.self, to: Header(count: 0, capacity: Int32(capacity), isBorrowed: false))
        return storage
    }

    private static var largeCapacity: Int { 4096 }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let count = header.pointee.count
        let capacity = Int(header.pointee.capacity)
        // Large tables grow by half: what stands empty in them weighs more than what is copied.
        let extra = capacity < Table.largeCapacity ? capacity : capacity / 2
        let larger = Table.allocate(max(needed, capacity + extra))
        (larger + MemoryLayout<Header>.stride).assumingMemoryBound(to: Element.self).update(from: base, count: count)
        larger.assumingMemoryBound(to: Header.self).pointee.count = count
        if !header.pointee.isBorrowed { storage.deallocate() }
        storage = larger
    }
}

/// A block of memory from which tables take their first elements, so that making a solver costs two allocations, not
/// ninety. Used up from the front, never given back piece by piece.
struct Arena {
    private var next: UnsafeMutableRawPointer?
    private var left: Int

    /// The arena of a block, or of none.
    init(_ block: UnsafeMutableRawPointer?, byteCount: Int) {
        next = block
        left = byteCount
    }

    /// Takes some bytes, aligned for any element; `nil` if there are not that many left.
    mutating func take(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let rounded = (byteCount + 7) & ~7
        guard rounded <= left, let taken = next else { return nil }
        next = taken + rounded
        left -= rounded
        return taken
    }
}

extension Int: TableIndex {
    @inline(__always) var position: Int { self }
    @inline(__always) init(position: Int) { self = position }
}

/// A table counted by plain integers: scratch space and stacks.
typealias Buffer<Element: BitwiseCopyable> = Table<Int, Element>
