/// A linear expression: a sum of terms and a constant.
///
/// Up to ``inlineCapacity`` terms live in the value itself, so that the expressions of a layout are
/// built without an allocation; longer ones keep the further terms in an array. Terms are kept as
/// they were written, in their order: a variable may occur more than once, and the solver adds its
/// coefficients up when a constraint is added.
///
/// The operators `+ - * /` build expressions from variables and numbers; ``add(_:_:)-(_,Variable)`` builds one
/// without operators.
public struct Expression: Sendable {
    /// How many terms an expression holds without allocating.
    @inlinable
    public static var inlineCapacity: Int { 6 }

    /// The number that is added to the terms.
    public var constant: Double

    @usableFromInline
    var inlineTerms: (Term, Term, Term, Term, Term, Term)

    /// How many of `inlineTerms` are in use.
    @usableFromInline
    var inlineCount: Int

    /// The terms after the first six, or `nil`.
    @usableFromInline
    var furtherTerms: [Term]?

    // Each of these sets every property itself: going through another initializer makes the compiler copy the whole value.

    /// The expression that is a number alone.
    @inlinable @inline(__always)
    public init(constant: Double = 0) {
        let blank = Term(blank: ())
        self.constant = constant
        inlineTerms = (blank, blank, blank, blank, blank, blank)
        inlineCount = 0
        furtherTerms = nil
    }

    /// The expression `coefficient · variable + constant`.
    @inlinable @inline(__always)
    public init(_ coefficient: Double, _ variable: Variable, constant: Double = 0) {
        let blank = Term(blank: ())
        self.constant = constant
        inlineTerms = (Term(coefficient, variable), blank, blank, blank, blank, blank)
        inlineCount = 1
        furtherTerms = nil
    }

    /// The expression that is a variable alone.
    @inlinable @inline(__always)
    public init(_ variable: Variable) {
        self.init(1, variable)
    }

    /// The sum of two terms.
    @inlinable @inline(__always)
    init(_ first: Term, _ second: Term) {
        let blank = Term(blank: ())
        constant = 0
        inlineTerms = (first, second, blank, blank, blank, blank)
        inlineCount = 2
        furtherTerms = nil
    }

    /// The sum of some terms and a constant.
    ///
    /// - Complexity: O(*t*), *t* the number of terms.
    public init(_ terms: some Sequence<Term>, constant: Double = 0) {
        self.init(constant: constant)
        for term in terms {
            add(term.coefficient, term.variable)
        }
    }

    /// How many terms the expression has, repeated variables counted as often as they occur.
    @inlinable
    public var count: Int {
        inlineCount + (furtherTerms?.count ?? 0)
    }

    /// The terms in the order in which they were written.
    ///
    /// - Complexity: O(*t*), *t* the number of terms; allocates the array.
    public var terms: [Term] {
        withTerms { Array($0) }
    }

    /// Adds `coefficient · variable`.
    ///
    /// Allocates nothing as long as the expression has at most ``inlineCapacity`` terms.
    @inlinable @inline(__always)
    public mutating func add(_ coefficient: Double, _ variable: Variable) {
        let term = Term(coefficient, variable)
        switch inlineCount {
        case 0: inlineTerms.0 = term
        case 1: inlineTerms.1 = term
        case 2: inlineTerms.2 = term
        case 3: inlineTerms.3 = term
        case 4: inlineTerms.4 = term
        case 5: inlineTerms.5 = term
        default:
            addFurther(term)
            return
        }
        inlineCount += 1
    }

    /// Adds `factor` times another expression.
    ///
    /// - Complexity: O(*t*), *t* the number of the other's terms.
    @inlinable @inline(__always)
    public mutating func add(_ factor: Double, _ other: Expression) {
        constant += factor * other.constant
        let count = other.inlineCount
        let terms = other.inlineTerms
        if count > 0 { add(factor * terms.0.coefficient, terms.0.variable) }
        if count > 1 { add(factor * terms.1.coefficient, terms.1.variable) }
        if count > 2 { add(factor * terms.2.coefficient, terms.2.variable) }
        if count > 3 { add(factor * terms.3.coefficient, terms.3.variable) }
        if count > 4 { add(factor * terms.4.coefficient, terms.4.variable) }
        if count > 5 { add(factor * terms.5.coefficient, terms.5.variable) }
        if let further = other.furtherTerms {
            for term in further { add(factor * term.coefficient, term.variable) }
        }
    }

    /// Multiplies the expression by a number.
    ///
    /// - Complexity: O(*t*), *t* the number of terms.
    @inlinable @inline(__always)
    public mutating func scale(by factor: Double) {
        constant *= factor
        inlineTerms.0.coefficient *= factor
        inlineTerms.1.coefficient *= factor
        inlineTerms.2.coefficient *= factor
        inlineTerms.3.coefficient *= factor
        inlineTerms.4.coefficient *= factor
        inlineTerms.5.coefficient *= factor
        if furtherTerms != nil { scaleFurther(by: factor) }
    }

    /// Calls `body` with the terms as one contiguous block that is valid during the call.
    ///
    /// Allocates nothing up to ``inlineCapacity`` terms.
    @inlinable @inline(__always)
    package func withTerms<Result, Thrown: Error>(
        _ body: (UnsafeBufferPointer<Term>) throws(Thrown) -> Result
    ) throws(Thrown) -> Result {
        if furtherTerms != nil { return try withAllTerms(body) }
        // A tuple of one type is laid out like an array of it.
        return try withUnsafePointer(to: inlineTerms) { tuple throws(Thrown) in
            let first = UnsafeRawPointer(tuple).assumingMemoryBound(to: Term.self)
            return try body(UnsafeBufferPointer(start: first, count: inlineCount))
        }
    }

    @usableFromInline
    func withAllTerms<Result, Thrown: Error>(
        _ body: (UnsafeBufferPointer<Term>) throws(Thrown) -> Result
    ) throws(Thrown) -> Result {
        let inline = inlineTerms
        var all = [inline.0, inline.1, inline.2, inline.3, inline.4, inline.5]
        all.append(contentsOf: furtherTerms ?? [])
        return try all.withUnsafeBufferPointer(body)
    }

    @usableFromInline
    @inline(never)
    mutating func addFurther(_ term: Term) {
        var further = furtherTerms ?? []
        furtherTerms = nil  // the array stays unique, so that appending is in place
        further.append(term)
        furtherTerms = further
    }

    @usableFromInline
    @inline(never)
    mutating func scaleFurther(by factor: Double) {
        for index in (furtherTerms ?? []).indices {
            furtherTerms?[index].coefficient *= factor
        }
    }
}

extension Term {
    /// Fills unused places of an expression; never handed out.
    @inlinable @inline(__always)
    init(blank: ()) {
        self.init(0, Variable(index: 0, stamp: 0))
    }
}
