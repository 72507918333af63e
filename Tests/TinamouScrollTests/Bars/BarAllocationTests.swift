import AllocationCounter
import Testing
import Tinamou
import TinamouLayout
import TinamouScroll

private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}

/// What a bar allocates as the list scrolls, with the pass that follows: nothing.
@Suite(
    .enabled(if: allocation_counter_is_on(), "allocations are only counted with glibc and without sanitizers"),
    .enabled(if: isOptimized, "allocations are only asserted in release builds"))
struct BarAllocationTests {
    /// Runs all rounds once, to let buffers grow to their size, then counts what the same rounds allocate.
    private func allocations(_ body: (Int) throws -> Void) rethrows -> UInt64 {
        for round in 0..<400 { try body(round) }
        let before = allocation_counter_of_thread()
        for round in 0..<400 { try body(round) }
        return allocation_counter_of_thread() - before
    }

    @Test func aTickOfScrolling() throws {
        let scene = BarScene(BarBehavior(.enterAlways))
        try scene.layout()
        let count = try allocations { round in
            let offset = Double(round < 200 ? round : 400 - round) * 3 - 150
            scene.list.scroll(to: Point(x: 0, y: offset), because: .finger)
            try scene.layout()
        }
        #expect(count == 0)
    }

    @Test func aTickOfAnAnimation() throws {
        let scene = BarScene(BarBehavior(.revealAtOnce))
        try scene.layout()
        scene.list.scroll(to: Point(x: 0, y: 900), because: .program)
        scene.bar.onAnimation = nil
        var time = 0.0
        let count = try allocations { round in
            if round % 40 == 0 { scene.bar.hide(animated: true) }
            if round % 40 == 20 { scene.bar.show(animated: true) }
            if round % 40 == 35 { scene.bar.touchDown() }
            time += 1 / 60.0
            scene.bar.tick(at: time)
            try scene.layout()
        }
        #expect(count == 0)
    }

    @Test func aStateAlone() {
        var run = BarRun(BarBehavior(.enterAlwaysCollapsed, settles: true))
        let count = allocations { round in
            run.at(Double(round % 200) * 5 - 134)
            if round % 9 == 0 { run.handle(.lifted(speed: 40, projected: 500)) }
            run.handle(.tick(Double(round)))
        }
        #expect(count == 0)
    }
}
