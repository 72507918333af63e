// The exponential function and the logarithm, written out here because the standard library has neither and because the
// C library's differ from machine to machine in the last bits: what moves by them must be the same everywhere.
//
// Both reduce the argument by a power of two and sum a series (Cody and Waite, "Software Manual for the Elementary
// Functions", 1980, chapters 5 and 6). ln 2 is split in two, so that a whole multiple of the larger part is exact.
// Error: at most 2 units in the last place where the result is normal; compared with the C library in the tests.

private let twoLogHigh = 0x1.62e42feep-1
private let twoLogLow = 0x1.a39ef35793c76p-33

/// The exponential of `x`; 0 where that is below the smallest number.
///
/// - Precondition: `x ≤ 709`.
package func exponential(_ x: Double) -> Double {
    precondition(x <= 709, "the exponential is too large")
    if x < -745 { return 0 }
    let power = (x * 1.4426950408889634).rounded()
    let rest = (x - power * twoLogHigh) - power * twoLogLow
    // |rest| ≤ 0.347, and the first term left out, rest¹⁴/14!, is below 5e-18.
    var sum = 1.0
    var degree = 13.0
    while degree >= 1 {
        sum = 1 + rest * sum / degree
        degree -= 1
    }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
}

/// The natural logarithm of `x`.
///
/// - Precondition: `x` is positive and finite.
package func naturalLogarithm(_ x: Double) -> Double {
    precondition(x > 0 && x.isFinite, "only positive numbers have a logarithm")
    var significand = x.significand
    var exponent = Double(x.exponent)
    if significand > 1.4142135623730951 {
        significand /= 2
        exponent += 1
    }
    // ln m = 2 artanh s with |s| ≤ 0.1716; the first term left out, s²³/23, is below 2e-19.
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 0.0
    var odd = 21.0
    while odd >= 3 {
        sum = (sum + 1 / odd) * square
        odd -= 2
    }
    return exponent * twoLogHigh + (2 * s + (2 * s * sum + exponent * twoLogLow))
}
