/// The multipliers of the active constraints that are not zero: one vector each, with a component for
/// each optional level, strongest first.
///
/// Almost all multipliers are zero and take no place here.
struct Multipliers: ~Copyable {
    /// The place of a multiplier that is zero at every level.
    static let zero: Int32 = -1

    /// Component *k* of the vector at place *p* is at *p · stride + k*.
    private(set) var components: Buffer<Amount>

    /// How many components a vector has: the number of optional levels.
    private(set) var stride: Int

    /// Places not in use, the one to be used next last.
    private(set) var free: Buffer<Int32>

    init(in arena: inout Arena) {
        components = Buffer(capacity: 16, in: &arena)
        free = Buffer(capacity: 4, in: &arena)
        stride = 0
    }

    /// How many vectors there is room for, those not in use included.
    var placeCount: Int { stride == 0 ? 0 : components.count / stride }

    @inline(__always)
    subscript(place: Int32, level: Int) -> Amount {
        get { components[Int(place) * stride + level] }
        set { components[Int(place) * stride + level] = newValue }
    }

    /// Takes a free place, and says whether the slab had to grow for it. Its contents are what they were.
    mutating func take() -> (place: Int32, isNew: Bool) {
        if !free.isEmpty { return (free.removeLast(), false) }
        let place = Int32(placeCount)
        components.resize(to: components.count + stride, filler: .zero)
        return (place, true)
    }

    /// Puts a component back, counted through the whole slab.
    mutating func restore(_ index: Int, value: Double) {
        components[index].value = value
    }

    /// Puts the magnitude of a component back.
    mutating func restore(_ index: Int, magnitude: Double) {
        components[index].magnitude = magnitude
    }

    mutating func release(_ place: Int32) {
        free.append(place)
    }

    /// Takes back a `take` that grew the slab.
    mutating func shrink() {
        components.truncate(to: components.count - stride)
    }

    /// Gives every vector a new component, 0, at a level; weaker levels move up by one.
    mutating func insertLevel(at level: Int) {
        let wider = stride + 1
        var place = placeCount
        components.resize(to: place * wider, filler: .zero)
        while place > 0 {  // from the end, so that nothing is overwritten before it has been moved
            place -= 1
            var old = stride
            while old > 0 {
                old -= 1
                components[place * wider + (old < level ? old : old + 1)] = components[place * stride + old]
            }
            components[place * wider + level] = .zero
        }
        stride = wider
    }

    /// Takes a component away from every vector; weaker levels move down by one.
    mutating func removeLevel(at level: Int) {
        let places = placeCount
        var narrower = Buffer<Amount>(capacity: max(places, 4) * max(stride - 1, 1))
        for place in 0..<places {
            for old in 0..<stride where old != level {
                narrower.append(components[place * stride + old])
            }
        }
        components = narrower
        stride -= 1
        if stride == 0 { free.removeAll() }
    }

    /// Becomes a copy.
    mutating func assume(_ original: borrowing Multipliers) {
        stride = original.stride
        components = original.components.copy()
        free = original.free.copy()
    }
}
