/// The number of a variable.
struct ColumnIndex: TableIndex {
    var raw: Int32
    static let none = ColumnIndex(raw: -1)
    @inline(__always) init(raw: Int32) { self.raw = raw }
    @inline(__always) init(position: Int) { raw = Int32(truncatingIfNeeded: position) }
    @inline(__always) var position: Int { Int(raw) }
    @inline(__always) var exists: Bool { raw >= 0 }
}

/// The number of a row: a linear form of two or more variables (or of none).
struct RowIndex: TableIndex {
    var raw: Int32
    static let none = RowIndex(raw: -1)
    @inline(__always) init(raw: Int32) { self.raw = raw }
    @inline(__always) init(position: Int) { raw = Int32(truncatingIfNeeded: position) }
    @inline(__always) var position: Int { Int(raw) }
    @inline(__always) var exists: Bool { raw >= 0 }
}

/// The number of a coefficient of a row.
struct TermIndex: TableIndex {
    var raw: Int32
    static let none = TermIndex(raw: -1)
    @inline(__always) init(raw: Int32) { self.raw = raw }
    @inline(__always) init(position: Int) { raw = Int32(truncatingIfNeeded: position) }
    @inline(__always) var position: Int { Int(raw) }
    @inline(__always) var exists: Bool { raw >= 0 }
}

/// The number of a constraint, or what holds a form in place of one.
struct ConstraintIndex: TableIndex {
    var raw: Int32
    /// Nothing holds the form: it is not active.
    static let none = ConstraintIndex(raw: -1)
    /// A stay holds the form: it keeps the value it has, and resists nothing.
    static let stay = ConstraintIndex(raw: -2)
    @inline(__always) init(raw: Int32) { self.raw = raw }
    @inline(__always) init(position: Int) { raw = Int32(truncatingIfNeeded: position) }
    @inline(__always) var position: Int { Int(raw) }
    @inline(__always) var exists: Bool { raw >= 0 }
}

/// A linear form: a variable by itself, or a row.
struct Form: Equatable, BitwiseCopyable {
    /// The column's number as it is; a row's number with all bits turned.
    private var raw: Int32

    @inline(__always) init(_ column: ColumnIndex) { raw = column.raw }
    @inline(__always) init(_ row: RowIndex) { raw = ~row.raw }

    @inline(__always) var isRow: Bool { raw < 0 }
    @inline(__always) var row: RowIndex { RowIndex(raw: ~raw) }
    @inline(__always) var column: ColumnIndex { ColumnIndex(raw: raw) }

    /// An order among forms: the smaller number first, columns before rows.
    @inline(__always) var order: Int { raw < 0 ? Int(~raw) * 2 + 1 : Int(raw) * 2 }

    @inline(__always) init(raw: Int32) { self.raw = raw }
    @inline(__always) var bits: Int32 { raw }
}
