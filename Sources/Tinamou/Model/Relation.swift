/// How a constraint compares its expression with its constant.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Equal to the constant.
    case equal

    /// At most the constant.
    case lessOrEqual

    /// At least the constant.
    case greaterOrEqual

    /// The relation after both sides have been multiplied by a negative number.
    @inlinable
    public var reversed: Relation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}

extension Relation: CustomStringConvertible {
    /// The relation as it is written: `==`, `<=` or `>=`.
    public var description: String {
        switch self {
        case .equal: "=="
        case .lessOrEqual: "<="
        case .greaterOrEqual: ">="
        }
    }
}
