/// An index that counts rows of a ``Table``; each table has its own type of index.
protocol TableIndex: BitwiseCopyable, Equatable {
    var position: Int { get }
    init(position: Int)
}

/// A flat, growing block of plain values: the only container that the solver's state is made of.
///
/// It holds no reference, checks bounds in debug builds only, and never shrinks its memory. Owned by one
/// struct that cannot be copied, so that access costs what a C array costs.
struct Table<Index: TableIndex, Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int

    init(capacity: Int = 8) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
        count = 0
    }

    deinit {
        base.deallocate()
    }

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

    var isEmpty: Bool { @inline(__always) get { count == 0 } }

    /// The index that the next element to be appended will have.
    var endIndex: Index { @inline(__always) get { Index(position: count) } }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    /// Takes the last element off. The table must not be empty.
    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Drops the elements from `newCount` on.
    @inline(__always)
    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Makes the table `newCount` long; new places hold `filler`.
    mutating func resize(to newCount: Int, filler: Element) {
        if newCount > capacity { grow(to: newCount) }
        while count < newCount {
            base[count] = filler
            count += 1
        }
        count = newCount
    }

    /// A table of its own with the same elements.
    func copy() -> Table {
        var twin = Table(capacity: count)
        twin.base.update(from: base, count: count)
        twin.count = count
        return twin
    }

    /// How much memory the table has taken, in bytes.
    var allocatedBytes: Int { capacity * MemoryLayout<Element>.stride }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}

extension Int: TableIndex {
    @inline(__always) var position: Int { self }
    @inline(__always) init(position: Int) { self = position }
}

/// A table counted by plain integers: scratch space and stacks.
typealias Buffer<Element: BitwiseCopyable> = Table<Int, Element>
