import AllocationCounter
import Tinamou

/// What was measured of one workload at one size.
struct Measurement {
    var name: String
    /// Seconds, one for each repetition, ascending.
    var samples: [Double]
    var constraintCount: Int
    /// Bytes that the workload keeps, divided by its constraints; `nil` where nobody counts.
    var bytesPerConstraint: Double?
    /// Allocations in one tick; `nil` where nobody counts.
    var allocationsPerTick: Double?

    var median: Double { samples[samples.count / 2] }

    /// The range in which the middle half of the samples lies, as a part of the median.
    var spread: Double {
        (samples[samples.count * 3 / 4] - samples[samples.count / 4]) / median
    }
}

/// Something that went wrong in a workload.
struct WrongResult: Error {
    var message: String
}

enum Measuring {
    /// Times the building of a workload.
    static func build<W: Workload>(_ type: W.Type, size: Int, seconds: Double) throws -> Measurement {
        let before = allocation_counter_live_bytes()
        let kept = try W(size: size)
        let bytes = allocation_counter_live_bytes() - before
        let count = kept.constraintCount
        if let wrong = kept.complaint() { throw WrongResult(message: "\(W.family)/build/\(size): \(wrong)") }
        let samples = try repeating(seconds: seconds) { _ in
            let workload = try W(size: size)
            if workload.constraintCount != count { throw WrongResult(message: "\(W.family): differs from run to run") }
        }
        return Measurement(
            name: "\(W.family)/build/\(size)", samples: samples, constraintCount: count,
            bytesPerConstraint: allocation_counter_is_on() ? Double(bytes) / Double(count) : nil,
            allocationsPerTick: nil)
    }

    /// Times the ticks of a workload, in batches long enough for the clock.
    static func ticks<W: Workload>(_ type: W.Type, size: Int, seconds: Double) throws -> Measurement {
        let workload = try W(size: size)
        var step = 0
        var sum = 0.0
        func tick() throws {
            sum += try workload.tick(step)
            step += 1
        }
        for _ in 0..<8 { try tick() }
        let clock = ContinuousClock()
        let warmUp = try clock.measure { for _ in 0..<16 { try tick() } }
        let batch = max(1, min(100_000, Int(50e-6 / max(warmUp.seconds / 16, 1e-10))))
        let allocated = allocation_counter_of_thread()
        for _ in 0..<batch { try tick() }
        let allocations = Double(allocation_counter_of_thread() - allocated) / Double(batch)
        let samples = try repeating(seconds: seconds) { _ in for _ in 0..<batch { try tick() } }
        if !sum.isFinite { throw WrongResult(message: "\(W.family)/tick/\(size): values are not finite") }
        if let wrong = workload.complaint() { throw WrongResult(message: "\(W.family)/tick/\(size): \(wrong)") }
        return Measurement(
            name: "\(W.family)/tick/\(size)", samples: samples.map { $0 / Double(batch) },
            constraintCount: workload.constraintCount, bytesPerConstraint: nil,
            allocationsPerTick: allocation_counter_is_on() ? allocations : nil)
    }

    /// Runs `body` again and again for about so long, at least five times, and returns how long each took, ascending.
    private static func repeating(seconds: Double, _ body: (Int) throws -> Void) throws -> [Double] {
        let clock = ContinuousClock()
        var samples: [Double] = []
        var spent = 0.0
        while samples.count < 5 || spent < seconds && samples.count < 10_000 {
            let time = try clock.measure { try body(samples.count) }.seconds
            samples.append(time)
            spent += time
        }
        return samples.sorted()
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
