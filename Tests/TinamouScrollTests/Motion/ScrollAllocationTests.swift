import AllocationCounter
import Testing
import TinamouLayout
import TinamouScroll

private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}

/// A frame allocates nothing, whatever moves; asserted in release builds, because debug builds box what they need not.
@Suite(
    .serialized,
    .enabled(if: allocation_counter_is_on(), "allocations are only counted with glibc and without sanitizers"),
    .enabled(if: isOptimized, "allocations are only asserted in release builds"))
struct ScrollAllocationTests {
    /// The allocations of a drag, a flick and a bounce of 60 frames each, and of an animation.
    private func allocations(_ gesture: inout ScrollGesture) throws -> UInt64 {
        let before = allocation_counter_of_thread()
        var told = 0
        told += try gesture.touchDown(at: Point(), time: gesture.time).count
        for frame in 1...60 {
            told += try gesture.drag(to: Point(y: -8 * Double(frame)), time: gesture.time + 1.0 / 60).count
        }
        told += try gesture.lift(time: gesture.time).count
        told += try gesture.release().count
        for _ in 0..<120 { told += try gesture.advance(to: gesture.time + 1.0 / 60).count }
        told += try gesture.animate(to: Point(), time: gesture.time).count
        for _ in 0..<60 { told += try gesture.advance(to: gesture.time + 1.0 / 60).count }
        let count = allocation_counter_of_thread() - before
        #expect(told > 100 && !gesture.isHeld)
        return count
    }

    @Test func aGestureAllocatesNothing() throws {
        var gesture = ScrollGesture(limits: ScrollLimits(vertical: .init(0...600, viewport: 734)))
        _ = try allocations(&gesture)
        let count = try allocations(&gesture)
        #expect(count == 0)
    }

    @Test func aDriverAllocatesNothing() throws {
        let view = ScrollView("scroll"), content = View("content")
        view.addSubview(content)
        let engine = LayoutEngine(root: view)
        for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try LayoutConstraint(content, attribute, .equal, to: view, attribute).isActive = true
        }
        content.heightAnchor.constraint(equalToConstant: 3000).isActive = true
        view.fitContent(along: .horizontal)
        try engine.layout(in: Size(width: 375, height: 734))
        let driver = ScrollDriver(view)
        var told = 0
        driver.onAction = { _ in told += 1 }
        // The pass takes the edits out of the engine's list, and is not what is counted.
        var spent: UInt64 = 0
        driver.onFrame = { _ in
            let before = allocation_counter_of_thread()
            try? engine.layout(in: Size(width: 375, height: 734))
            spent += allocation_counter_of_thread() - before
        }
        var counts: [UInt64] = [0, 0]
        for round in counts.indices {
            let before = allocation_counter_of_thread()
            spent = 0
            for _ in 0..<4 {
                try driver.flick(velocity: Point(y: -2000))
                try driver.run(until: driver.time + 0.5)
            }
            try driver.settle()
            counts[round] = allocation_counter_of_thread() - before - spent
        }
        #expect(told > 200)
        #expect(counts[1] == 0)
    }
}
