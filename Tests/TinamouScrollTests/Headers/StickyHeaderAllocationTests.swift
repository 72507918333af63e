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

/// What a tick allocates: nothing.
@Suite(
    .enabled(if: allocation_counter_is_on(), "allocations are only counted with glibc and without sanitizers"),
    .enabled(if: isOptimized, "allocations are only asserted in release builds"))
struct StickyHeaderAllocationTests {
    @Test(arguments: StickyHeader.Style.allCases)
    func scrolling(style: StickyHeader.Style) throws {
        let scene = try HeaderScene(style)
        func scroll() throws {
            for step in 0..<600 { try scene.banner(at: abs(Double(step) - 300) * 2 - 270) }
        }
        try scroll()
        let before = allocation_counter_of_thread()
        try scroll()
        #expect(allocation_counter_of_thread() - before == 0)
    }
}
