import TinamouLayout

/// How much a constraint matters.
public typealias UILayoutPriority = LayoutPriority

extension LayoutPriority {
    /// The priority of a number, above 0 and at most 1000.
    public init(rawValue: some BinaryFloatingPoint) { self.init(Double(rawValue)) }
}
