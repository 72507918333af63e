import Testing
import TinamouScroll

/// The formulas. Numbers "of the table" are published or measured ones of touch screens; the others are worked out by
/// hand.
@Suite struct ScrollPhysicsTests {
    let normal = ScrollPhysics()
    let fast = ScrollPhysics(rate: .fast)

    private func isNear(_ a: Double, _ b: Double, _ by: Double = 0.05) -> Bool { (a - b).magnitude <= by }

    @Test("Of the table: a finger 60, 100, 200, 400 beyond the end of 734 shows 31.6, 51.2, 95.7, 169.3")
    func rubberBand() {
        for (travel, shown) in [(60.0, 31.6), (100, 51.2), (200, 95.7), (400, 169.3)] {
            #expect(isNear(ScrollPhysics.overscroll(travel: travel, viewport: 734), shown))
            #expect(isNear(ScrollPhysics.overscroll(travel: -travel, viewport: 734), -shown))
            let size = ScrollPhysics.overscroll(travel: travel, viewport: 734)
            #expect(isNear(ScrollPhysics.travel(overscroll: size, viewport: 734), travel, 1e-9))
            #expect(isNear(ScrollPhysics.travel(overscroll: -size, viewport: 734), -travel, 1e-9))
        }
    }

    @Test("By hand: the slope is 0.55 at the end, and 0.55 / 4 where half the viewport is shown")
    func slopeOfTheRubberBand() {
        #expect(ScrollPhysics.slope(overscroll: 0, viewport: 400) == 0.55)
        #expect(ScrollPhysics.slope(overscroll: 200, viewport: 400) == 0.1375)
        #expect(ScrollPhysics.slope(overscroll: -200, viewport: 400) == 0.1375)
    }

    @Test func theRubberBandIsInvertibleBeyondWhatAFingerReaches() {
        for shown in [733.0, 733.5, 734, 800, 5000] {
            let travel = ScrollPhysics.travel(overscroll: shown, viewport: 734)
            #expect(isNear(ScrollPhysics.overscroll(travel: travel, viewport: 734), shown, 1e-6))
        }
        #expect(ScrollPhysics.overscroll(travel: 10, viewport: 0).isFinite)
    }

    @Test("Of the table: 1000 points a second go 499 or 99 far, and 90.6 or 63.1 in 100 milliseconds")
    func deceleration() {
        #expect(isNear(normal.projectedTravel(1000), 499, 1e-9))
        #expect(isNear(fast.projectedTravel(1000), 99, 1e-9))
        #expect(isNear(normal.speed(projectedTravel: 499), 1000, 1e-9))
        #expect(isNear(normal.travel(1000, after: 0.1), 90.6))
        #expect(isNear(fast.travel(1000, after: 0.1), 63.1))
        #expect(isNear(normal.travel(-1000, after: 0.1), -90.6))
    }

    @Test("By hand: 0.998¹⁰⁰ = 0.81857, ln 0.001 / ln 0.998 = 3450.4, and there and back again")
    func speedAndTimes() throws {
        #expect(isNear(normal.speed(1000, after: 0.1), 818.57, 0.005))
        #expect(isNear(normal.time(1000, until: 1), 3.4504, 0.00005))
        #expect(normal.time(0.5, until: 1) == 0)
        let crossing = try #require(normal.time(1000, toTravel: normal.travel(1000, after: 0.25)))
        #expect(isNear(crossing, 0.25, 1e-12))
        #expect(normal.time(1000, toTravel: 500) == nil)
        #expect(normal.time(1000, toTravel: -1) == nil)
        #expect(normal.time(0, toTravel: 1) == nil)
        #expect(normal.time(0, toTravel: 0) == 0)
    }

    @Test("By hand: 100 beyond the end and at rest is 200/e beyond after a tenth of a second, at -1000/e")
    func bounce() {
        #expect(isNear(ScrollPhysics.bounce(overscroll: 100, speed: 0, after: 0.1), 73.5759, 1e-4))
        #expect(isNear(ScrollPhysics.bounceSpeed(overscroll: 100, speed: 0, after: 0.1), -367.8794, 1e-4))
        // From the end with 1000 a second: 100/e is as far as it comes, after a tenth of a second.
        #expect(isNear(ScrollPhysics.bounce(overscroll: 0, speed: 1000, after: 0.1), 36.7879, 1e-4))
        #expect(isNear(ScrollPhysics.bounceSpeed(overscroll: 0, speed: 1000, after: 0.1), 0, 1e-9))
    }

    @Test("By hand: from 100 beyond with -2000 a second the end is passed after a tenth, with -1000/e")
    func bounceThatGoesOnInside() throws {
        let time = try #require(ScrollPhysics.bounceCrossing(overscroll: 100, speed: -2000))
        #expect(isNear(time, 0.1, 1e-12))
        #expect(isNear(ScrollPhysics.bounce(overscroll: 100, speed: -2000, after: time), 0, 1e-9))
        #expect(isNear(ScrollPhysics.bounceSpeed(overscroll: 100, speed: -2000, after: time), -367.8794, 1e-4))
        #expect(ScrollPhysics.bounceCrossing(overscroll: 100, speed: -999) == nil)
        #expect(ScrollPhysics.bounceCrossing(overscroll: 0, speed: 1000) == nil)
        #expect(ScrollPhysics.bounceCrossing(overscroll: -100, speed: 2000) == time)
    }

    @Test func settledIsNearAndSlow() {
        #expect(ScrollPhysics.isSettled(overscroll: 0.1, speed: -1))
        #expect(!ScrollPhysics.isSettled(overscroll: 0.11, speed: 0))
        #expect(!ScrollPhysics.isSettled(overscroll: 0, speed: 1.1))
    }
}
