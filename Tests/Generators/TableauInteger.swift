// The whole numbers that a tableau can be made of: 64 bits of the machine, which are fast and refuse what
// does not fit, and BigInteger, which takes everything. The one loop that costs time is part of the
// protocol, so that each kind of number has its own without calls through the protocol inside it.

/// Thrown where a result has no room in 64 bits; the caller begins anew with ``BigInteger``.
struct ArithmeticOverflow: Error {}

/// A kind of whole numbers that an ``ExactTableau`` can be made of.
protocol TableauInteger: Sendable {
    /// The number as a value of this kind.
    init(_ value: Int64)

    /// −1, 0 or 1: the sign of the number.
    var sign: Int { get }

    /// The number with its sign turned.
    var negated: Self { get }

    /// The same value as a number of any size.
    var big: BigInteger { get }

    /// The sum.
    func plus(_ other: Self) throws(ArithmeticOverflow) -> Self

    /// The product.
    func times(_ other: Self) throws(ArithmeticOverflow) -> Self

    /// The number times 2 to the power of `bits`, which is not negative.
    func shifted(by bits: Int) throws(ArithmeticOverflow) -> Self

    /// The quotient by a number that divides without a remainder.
    func quotient(by divisor: Self) -> Self

    /// The greatest number that divides both; 0 only if both are 0.
    static func greatestCommonDivisor(_ left: Self, _ right: Self) -> Self

    /// The sign of `a · b − c · d`.
    static func compareProducts(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Int

    /// One row of a pivot: entry *j* becomes `(pivot · row[j] − factor · pivotRow[j]) / divisor`.
    ///
    /// - Precondition: each of the divisions leaves no remainder.
    static func eliminate(
        _ row: UnsafeMutablePointer<Self>, _ pivotRow: UnsafeMutablePointer<Self>, count: Int,
        factor: Self, pivot: Self, divisor: Self
    ) throws(ArithmeticOverflow)
}

extension BigInteger: TableauInteger {
    /// The number with its sign turned.
    var negated: BigInteger { -self }

    /// The number itself.
    var big: BigInteger { self }

    /// The sum.
    func plus(_ other: BigInteger) -> BigInteger { self + other }

    /// The product.
    func times(_ other: BigInteger) -> BigInteger { self * other }

    /// The number times a power of 2.
    func shifted(by bits: Int) -> BigInteger { shiftedLeft(by: bits) }

    /// The quotient by a number that divides without a remainder.
    func quotient(by divisor: BigInteger) -> BigInteger { self / divisor }

    /// The sign of `a · b − c · d`.
    static func compareProducts(_ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger) -> Int {
        (a * b - c * d).sign
    }

    /// One row of a pivot.
    static func eliminate(
        _ row: UnsafeMutablePointer<BigInteger>, _ pivotRow: UnsafeMutablePointer<BigInteger>, count: Int,
        factor: BigInteger, pivot: BigInteger, divisor: BigInteger
    ) {
        for column in 0..<count {
            let change = factor.sign == 0 || pivotRow[column].sign == 0 ? zero : factor * pivotRow[column]
            // Most entries are 0 and stay 0.
            if row[column].sign == 0 && change.sign == 0 { continue }
            row[column] = (pivot * row[column] - change) / divisor
        }
    }
}

extension Int64: TableauInteger {
    /// The number with its sign turned; the least of all, which has none, is never an entry.
    var negated: Int64 { 0 - self }

    /// −1, 0 or 1: the sign of the number.
    var sign: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }

    /// The same value as a number of any size.
    var big: BigInteger { BigInteger(self) }

    /// The sum.
    func plus(_ other: Int64) throws(ArithmeticOverflow) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        if overflow || sum == .min { throw ArithmeticOverflow() }
        return sum
    }

    /// The product.
    func times(_ other: Int64) throws(ArithmeticOverflow) -> Int64 {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        if overflow || product == .min { throw ArithmeticOverflow() }
        return product
    }

    /// The number times a power of 2.
    func shifted(by bits: Int) throws(ArithmeticOverflow) -> Int64 {
        if self == 0 || bits == 0 { return self }
        if bits > 62 { throw ArithmeticOverflow() }
        return try times(1 << Int64(bits))
    }

    /// The quotient by a number that divides without a remainder.
    func quotient(by divisor: Int64) -> Int64 { self / divisor }

    /// The greatest number that divides both; 0 only if both are 0 (Euclid).
    static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
        var (larger, smaller) = (abs(left), abs(right))
        while smaller != 0 {
            (larger, smaller) = (smaller, larger % smaller)
        }
        return larger
    }

    /// The sign of `a · b − c · d`.
    static func compareProducts(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Int {
        let (left, first) = a.multipliedReportingOverflow(by: b)
        let (right, second) = c.multipliedReportingOverflow(by: d)
        if !first && !second { return left > right ? 1 : left < right ? -1 : 0 }
        let (wideLeft, wideRight) = (Int128(a) * Int128(b), Int128(c) * Int128(d))
        return wideLeft > wideRight ? 1 : wideLeft < wideRight ? -1 : 0
    }

    /// One row of a pivot.
    ///
    /// Written for a build without optimisation too: plain loops, pointers and operations of the machine.
    static func eliminate(
        _ row: UnsafeMutablePointer<Int64>, _ pivotRow: UnsafeMutablePointer<Int64>, count: Int,
        factor: Int64, pivot: Int64, divisor: Int64
    ) throws(ArithmeticOverflow) {
        if factor == 0 && pivot == divisor { return }
        var column = 0
        while column < count {
            let entry = row[column]
            let partner = pivotRow[column]
            // Most entries are 0 and stay 0.
            if entry != 0 || (partner != 0 && factor != 0) {
                let (left, first) = entry.multipliedReportingOverflow(by: pivot)
                let (right, second) = partner.multipliedReportingOverflow(by: factor)
                let (difference, third) = left.subtractingReportingOverflow(right)
                if first || second || third || difference == .min {
                    row[column] = try wideStep(entry, pivot, partner, factor, divisor)
                } else {
                    row[column] = divisor == 1 ? difference : difference / divisor
                }
            }
            column &+= 1
        }
    }

    /// The same step where a product does not fit 64 bits. The entries are above −2⁶³ and below 2⁶³, so that
    /// the difference of the two products fits 128.
    private static func wideStep(
        _ entry: Int64, _ pivot: Int64, _ partner: Int64, _ factor: Int64, _ divisor: Int64
    ) throws(ArithmeticOverflow) -> Int64 {
        let difference = Int128(entry) * Int128(pivot) - Int128(partner) * Int128(factor)
        guard let result = Int64(exactly: difference / Int128(divisor)), result != .min else {
            throw ArithmeticOverflow()
        }
        return result
    }
}
