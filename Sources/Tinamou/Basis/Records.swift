/// Where the value of a form is assumed to be, seen from the constant of one of its constraints.
///
/// The side says what the multipliers count on. It can differ from where the value is at the moment;
/// that difference is what the dual phase repairs.
enum Side: UInt8 {
    /// At the constant, and the constraint does not pull. Equations only.
    case none
    /// Below the constant, or at it.
    case left
    /// Above the constant, or at it.
    case right

    @inline(__always) var opposite: Side {
        switch self {
        case .none: .none
        case .left: .right
        case .right: .left
        }
    }
}

/// A variable: a form by itself, and a column of the rows it occurs in.
struct Column: BitwiseCopyable {
    /// What holds the variable: a constraint on it, a stay, or `.none` where a row determines it.
    var active: ConstraintIndex = .stay
    /// The row that determines the variable; `.none` where it is held.
    var mate: RowIndex = .none
    /// The latest occurrence in a row; the others follow along `Coefficient.next`.
    var firstTerm: TermIndex = .none
    /// How many rows the variable occurs in.
    var termCount: Int32 = 0
    /// The constraints on the variable alone, chained along `Link.next`.
    var constraints: ConstraintIndex = .none
    /// The place of the active constraint's multiplier, or `Multipliers.zero`.
    var multiplier: Int32 = Multipliers.zero
}

/// What is noted about a variable while something is going on.
struct Notes: BitwiseCopyable {
    /// Whether it is among those that have got another value since the caller last asked.
    var isChanged = false
    /// Whether the change of a source comes in here; within the dual phase only.
    var isSource = false
    /// Whether it has been pushed in the present dual phase.
    var isPushed = false
    /// Whether the trail has its value from before the present call.
    var isOnTrail = false
}

/// A linear form of several variables.
struct Row: BitwiseCopyable {
    /// The constraint that holds the row at its constant, or `.none`. Rows have no stays.
    var active: ConstraintIndex = .none
    /// The variable that the row determines while it is active.
    var mate: ColumnIndex = .none
    /// The first coefficient; the others follow in consecutive places.
    var firstTerm: TermIndex = .none
    /// How many coefficients the row has.
    var termCount: Int32 = 0
    /// The constraints on the row, chained along `Link.next`.
    var constraints: ConstraintIndex = .none
    /// The place of the active constraint's multiplier, or `Multipliers.zero`.
    var multiplier: Int32 = Multipliers.zero
}

/// A coefficient that is not zero, in its row and in the chain of its column.
struct Coefficient: BitwiseCopyable {
    var value: Double
    var column: ColumnIndex
    var row: RowIndex
    var next: TermIndex
    var previous: TermIndex
}

/// A constraint on a form: form ⋈ bound, pulling with its weight at its level.
///
/// The form may be a multiple of what the caller wrote: expression = scale · form. `bound`, `weight` and
/// `relation` are the form's; `constant` is the caller's.
struct Link: BitwiseCopyable {
    var bound: Double
    var constant: Double
    var scale: Double
    /// The caller's weight times |scale|; without meaning for a required constraint.
    var weight: Double
    var form: Form
    /// The next constraint on the same form.
    var next: ConstraintIndex = .none
    /// The stamp that a valid handle bears.
    var stamp: UInt32 = 0
    /// The rank among the optional levels, 0 the strongest; `Levels.required` for required.
    var level: Int32
    /// The line where it is written, 0 if that is not known, and the file by its number in `Labels`. For reports.
    var line: UInt32 = 0
    var file: UInt16 = 0
    var relation: Relation
    var side: Side
    var isQueued = false
    /// Whether the place is in use.
    var isLive = true
    /// Whether this is the equation that carries a variable's suggestions.
    var isEdit = false

    @inline(__always) var isRequired: Bool { level == Levels.required }

    /// The force on a form that is left of the bound: upwards, never negative.
    @inline(__always) var forceOnLeft: Double { relation == .lessOrEqual ? 0 : weight }

    /// The force on a form that is right of the bound: downwards, never positive.
    @inline(__always) var forceOnRight: Double { relation == .greaterOrEqual ? 0 : -weight }

    @inline(__always) func force(on side: Side) -> Double {
        switch side {
        case .none: 0
        case .left: forceOnLeft
        case .right: forceOnRight
        }
    }

    /// The side on which the constraint does not pull.
    @inline(__always) var harmlessSide: Side {
        switch relation {
        case .equal: .none
        case .lessOrEqual: .left
        case .greaterOrEqual: .right
        }
    }
}

/// A force at one level: what a constraint exerts from one of its sides.
struct Force: BitwiseCopyable {
    var level: Int32
    var value: Double
    static let zero = Force(level: 0, value: 0)
}

extension Link {
    /// The force of the constraint on a side; for a required constraint only whether it is 0 has a meaning.
    func force(at side: Side) -> Force { Force(level: level, value: force(on: side)) }
}
