/// A reference that is not counted: to an object that outlives it, or that tells when it goes.
///
/// What `unowned(unsafe)` is, but what is read through this is read without counting either. Items and constraints refer to
/// each other by the thousand; counting was a quarter of the time of building a layout.
struct Uncounted<Object: AnyObject> {
    private let address: Unmanaged<Object>

    @inline(__always)
    init(_ object: Object) {
        address = Unmanaged.passUnretained(object)
    }

    /// The object, counted while it is used.
    var object: Object {
        @inline(__always) get { address.takeUnretainedValue() }
    }

    /// What `body` gives for the object, which something else keeps alive meanwhile.
    @inline(__always)
    func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try address._withUnsafeGuaranteedRef(body)
    }

    /// Whether this is a reference to an object.
    @inline(__always)
    func refers(to other: Object) -> Bool {
        address.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }
}

extension Uncounted: Equatable {
    @inline(__always)
    static func == (one: Uncounted, two: Uncounted) -> Bool { one.address.toOpaque() == two.address.toOpaque() }
}
