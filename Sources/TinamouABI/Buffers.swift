// Arrays and texts on their way in and out. Counts are checked before anything is read or written.

import CTinamou
import Tinamou

/// The array of `count` elements at a pointer; `nil` if there can be none.
@inline(__always)
func array<Element>(_ pointer: UnsafePointer<Element>?, _ count: UInt64) -> UnsafeBufferPointer<Element>? {
    if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    guard let pointer, count <= UInt64(Int.max / MemoryLayout<Element>.stride) else { return nil }
    return UnsafeBufferPointer(start: pointer, count: Int(count))
}

/// Copies elements out if they fit, and says how many there are.
func copy<Source, Element>(
    _ elements: [Source], to buffer: UnsafeMutablePointer<Element>?, _ capacity: UInt64,
    _ count: UnsafeMutablePointer<UInt64>?, _ translate: (Source) -> Element
) -> tinamou_status {
    guard elements.isEmpty || (buffer != nil && capacity >= UInt64(elements.count)) else {
        count?.pointee = UInt64(elements.count)
        return status(TINAMOU_BUFFER_TOO_SMALL)
    }
    if let buffer {
        for index in elements.indices { (buffer + index).initialize(to: translate(elements[index])) }
    }
    count?.pointee = UInt64(elements.count)
    return status(TINAMOU_OK)
}

/// Copies a text out with a zero at its end if that fits, and says how many bytes it has without the zero.
func copy(
    _ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: UInt64, _ count: UnsafeMutablePointer<UInt64>?
) -> tinamou_status {
    let length = text.utf8.count
    count?.pointee = UInt64(length)
    guard var place = buffer, capacity > UInt64(length) else { return status(TINAMOU_BUFFER_TOO_SMALL) }
    for byte in text.utf8 {
        place.pointee = CChar(bitPattern: byte)
        place += 1
    }
    place.pointee = 0
    return status(TINAMOU_OK)
}

/// A name; empty for null. What is not UTF-8 is repaired.
@inline(__always)
func text(at start: UnsafePointer<CChar>?) -> String {
    guard let start else { return "" }
    return String(cString: start)
}

/// The variables of an array, which lie in memory as the header's structs do.
@inline(__always)
func variableArray(_ pointer: UnsafePointer<tinamou_variable>?, _ count: UInt64) -> UnsafeBufferPointer<Variable>? {
    guard let all = array(pointer, count) else { return nil }
    return UnsafeBufferPointer(
        start: UnsafeRawPointer(all.baseAddress)?.assumingMemoryBound(to: Variable.self), count: all.count)
}

/// The terms of an array, which lie in memory as the header's structs do, so that a constraint is added without copying
/// them. ABITests check that.
@inline(__always)
func termArray(_ pointer: UnsafePointer<tinamou_term>?, _ count: UInt64) -> UnsafeBufferPointer<Term>? {
    guard let all = array(pointer, count) else { return nil }
    return UnsafeBufferPointer(
        start: UnsafeRawPointer(all.baseAddress)?.assumingMemoryBound(to: Term.self), count: all.count)
}

extension Variable {
    @inline(__always)
    init(_ handle: tinamou_variable) {
        self.init(index: handle.place, stamp: handle.stamp)
    }

    @inline(__always)
    var handle: tinamou_variable { tinamou_variable(place: index, stamp: stamp) }
}

extension ConstraintHandle {
    @inline(__always)
    init(_ handle: tinamou_constraint) {
        self.init(index: handle.place, stamp: handle.stamp)
    }

    @inline(__always)
    var handle: tinamou_constraint { tinamou_constraint(place: index, stamp: stamp) }
}

extension Relation {
    /// The relation of a number in the header; `nil` if it is none.
    @inline(__always)
    init?(code: tinamou_relation) {
        switch Int(code) {
        case TINAMOU_LESS_OR_EQUAL: self = .lessOrEqual
        case TINAMOU_EQUAL: self = .equal
        case TINAMOU_GREATER_OR_EQUAL: self = .greaterOrEqual
        default: return nil
        }
    }

    var code: tinamou_relation {
        switch self {
        case .lessOrEqual: tinamou_relation(TINAMOU_LESS_OR_EQUAL)
        case .equal: tinamou_relation(TINAMOU_EQUAL)
        case .greaterOrEqual: tinamou_relation(TINAMOU_GREATER_OR_EQUAL)
        }
    }
}

extension Conflict.Member {
    var handle: tinamou_member {
        var member = tinamou_member(
            constraint: tinamou_constraint(place: -1, stamp: 0), refused: -1, constant: constraint.constant,
            multiplier: multiplier, relation: constraint.relation.code)
        switch origin {
        case .present(let present): member.constraint = present.handle
        case .refused(let place): member.refused = Int64(place)
        }
        return member
    }
}
