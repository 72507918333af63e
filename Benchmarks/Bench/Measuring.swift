import AllocationCounter
import Tinamou

/// What was measured of one workload at one size.
struct Measurement {
    var name: String
    /// Seconds, one for each repetition, ascending. A repetition of ticks is the mean of a batch.
    var samples: [Double]
    var constraintCount: Int
    /// Bytes that the solver keeps, divided by its constraints; `nil` where nobody counts.
    var bytesPerConstraint: Double?
    /// Allocations in one tick; `nil` where nobody counts.
    var allocationsPerTick: Double?
    /// What the last step returned, or what was read after building.
    var reading: Double
    var digest: Digest

    var median: Double { samples[samples.count / 2] }
    var mean: Double { samples.reduce(0, +) / Double(samples.count) }

    /// The range in which the middle half of the samples lies, as a part of the median.
    var spread: Double {
        (samples[samples.count * 3 / 4] - samples[samples.count / 4]) / median
    }
}

/// Something that went wrong in a workload.
struct WrongResult: Error, CustomStringConvertible {
    var description: String
}

/// The clock, and how long to look at it.
struct Measuring {
    /// Seconds for each workload; a few repetitions are made even if they take longer.
    var seconds: Double

    // MARK: Building

    /// Times the building of a workload from nothing, with its values read once, and without taking it down.
    func build<W: Workload>(_ name: String, _ make: () throws -> W) throws -> Measurement {
        let first = try make()
        let bytes = try bytesOfSolver(make)
        if let wrong = first.fault() { throw WrongResult(description: "\(name): \(wrong)") }
        let count = first.constraintCount, sum = first.read()
        let samples = try repeating {
            let clock = ContinuousClock()
            let start = clock.now
            let workload = try make()
            let read = workload.read()
            let time = clock.now - start
            if read != sum { throw WrongResult(description: "\(name): differs from run to run") }
            return withExtendedLifetime(workload) { time.seconds }
        }
        return Measurement(
            name: name, samples: samples, constraintCount: count,
            bytesPerConstraint: bytes.map { Double($0) / Double(count) }, reading: sum, digest: first.digest())
    }

    /// The bytes that a workload's solver keeps, without what the workload keeps beside it.
    private func bytesOfSolver<W: Workload>(_ make: () throws -> W) throws -> Int64? {
        guard allocation_counter_is_on() else { return nil }
        allocation_counter_resume()
        defer { allocation_counter_pause() }
        let before = allocation_counter_live_bytes()
        let solver = try make().solver
        return withExtendedLifetime(solver) { allocation_counter_live_bytes() - before }
    }

    // MARK: Ticks

    /// Times the ticks of a workload, in batches that are whole cycles and long enough for the clock.
    func ticks<W: Workload>(_ name: String, _ make: () throws -> W) throws -> Measurement {
        var workload = try make()
        var step = 0, sum = 0.0
        let clock = ContinuousClock()
        func run(_ workload: inout W, _ count: Int) throws -> Double {
            let start = clock.now
            var local = 0.0
            for step in step..<step + count { local += try workload.tick(step) }
            let time = clock.now - start
            step += count
            sum += local
            return time.seconds
        }
        let cycle = workload.cycle
        let warmUp = try run(&workload, cycle)
        let batch = cycle * max(1, min(1_000_000 / cycle, Int(100e-6 / warmUp)))
        let allocations = try allocationsInCycle { _ = try run(&workload, cycle) }
        let samples = try repeating { try run(&workload, batch) / Double(batch) }
        if !sum.isFinite { throw WrongResult(description: "\(name): values are not finite") }
        var reading = 0.0
        for step in max(0, workload.lastStep - 1)...workload.lastStep { reading = try workload.tick(step) }
        if let wrong = workload.fault() { throw WrongResult(description: "\(name): \(wrong)") }
        return Measurement(
            name: name, samples: samples, constraintCount: workload.constraintCount,
            allocationsPerTick: allocations.map { Double($0) / Double(cycle) }, reading: reading,
            digest: workload.digest())
    }

    private func allocationsInCycle(_ body: () throws -> Void) throws -> UInt64? {
        guard allocation_counter_is_on() else { return nil }
        allocation_counter_resume()
        defer { allocation_counter_pause() }
        let before = allocation_counter_of_thread()
        try body()
        return allocation_counter_of_thread() - before
    }

    /// Runs `body` again and again for about so long, at least five times, or three if once takes long, and returns what
    /// it returned, ascending.
    private func repeating(_ body: () throws -> Double) throws -> [Double] {
        var samples: [Double] = []
        var spent = 0.0
        while samples.count < (spent < 2 ? 5 : 3) || spent < seconds && samples.count < 20_000 {
            let start = ContinuousClock.now
            samples.append(try body())
            spent += (ContinuousClock.now - start).seconds
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
