// What libFuzzer calls. The environment variable TINAMOU_FUZZ says what is fuzzed.

import Foundation
import LibFuzzer

private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["TINAMOU_FUZZ"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        fatalError("TINAMOU_FUZZ must be one of " + FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return target
}()

/// Tries the target on some bytes.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    if let complaint = target.complaint(about: Array(UnsafeBufferPointer(start: data, count: size))) {
        fatalError(complaint)
    }
    return 0
}

/// Makes an input of another: by libFuzzer's means, or by moving around values, tags and lines, which keeps most
/// documents such as can be read.
@c(LLVMFuzzerCustomMutator)
public func mutate(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
    guard let data else { return 0 }
    var random = Random(state: UInt64(seed))
    if target == .visualFormat || target == .trace || size == 0 || random.below(2) == 0 {
        return LLVMFuzzerMutate(data, size, limit)
    }
    var mutation = Mutation(Array(UnsafeBufferPointer(start: data, count: size)), random)
    for _ in 0...mutation.random.below(3) { mutation.step() }
    let count = min(limit, mutation.bytes.count)
    for index in 0..<count { data[index] = mutation.bytes[index] }
    return count
}
