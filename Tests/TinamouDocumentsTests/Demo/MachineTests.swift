import Foundation
import Generators
import Testing
import TinamouDocuments
import TinamouLayout
import TinamouScroll

/// The pages' machines do what their originals do: the same random events go through both, and a real browser runs the
/// page's.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.absence)"))
struct MachineTests {
    /// A page that has nothing but scripts.
    private func page(_ scripts: String...) -> String {
        "<!DOCTYPE html><meta charset=\"utf-8\"><script>\"use strict\";\n\(scripts.joined(separator: "\n"))</script>"
    }

    /// Rows of numbers, which come as text: so they keep their last bit.
    private func rows(_ text: String) throws -> [[Double]] {
        try text.split(separator: "\n").map { try $0.split(separator: " ").map { try #require(Double(String($0))) } }
    }

    // MARK: The bar

    /// An event in both languages.
    private struct BarStep {
        var event: CollapsingBarState.Event
        var script: String
    }

    private func barSteps(_ random: inout SplitMix64, _ behavior: BarBehavior, count: Int) -> [BarStep] {
        var offset = -134.0, time = 0.0, range = -134.0...3222
        // Half of the scripts have few fingers, and stay near the start of the list: decisions remain in force there, and
        // what is left of them depends on the room.
        let isNearStart = random.chance(percent: 50)
        return (0..<count).map { _ in
            func scrolled(_ to: Double, _ cause: ScrollChange.Cause) -> BarStep {
                let from = offset
                offset = to
                return BarStep(
                    event: .scrolled(from: from, to: to, because: cause),
                    script: "{kind:'scrolled',from:\(from),to:\(to),cause:'\(cause)'}")
            }
            switch random.integer(below: 20) {
            case 0..<7 where isNearStart:
                let causes: [ScrollChange.Cause] = [.deceleration, .program, .bounce]
                return scrolled(random.eighth(in: -150...0), random.pick(causes))
            case 0..<9: return scrolled(offset + random.eighth(in: -70...70), .finger)
            case 9: return scrolled(random.eighth(in: -300...400), random.pick(ScrollChange.Cause.allCases))
            case 10: return scrolled(offset + random.eighth(in: -90...90), .deceleration)
            case 11: return BarStep(event: .touched, script: "{kind:'touched'}")
            case 12, 13:
                let speed = random.pick([0, 0.5, 1, -100, random.eighth(in: -900...900)])
                let projected = offset + random.eighth(in: -400...400)
                return BarStep(
                    event: .lifted(speed: speed, projected: projected),
                    script: "{kind:'lifted',speed:\(speed),projected:\(projected)}")
            case 14: return BarStep(event: .stopped, script: "{kind:'stopped'}")
            case 15..<18:
                // A seventh is no multiple of anything: the curve is to round as the original does.
                time += random.pick([random.eighth(in: 0...1) / 7, 0.125, 0.25])
                return BarStep(event: .tick(time), script: "{kind:'tick',time:\(time)}")
            case 18:
                let command = random.pick(CollapsingBarState.Command.allCases), isAnimated = random.chance(percent: 70)
                return BarStep(
                    event: .command(command, isAnimated: isAnimated),
                    script: "{kind:'command',command:'\(command)',isAnimated:\(isAnimated)}")
            default:
                range = -134...random.pick([-134.0, -100, -88, -60, -44, 0, 3222])
                return BarStep(event: .range(range), script: "{kind:'range',range:[-134,\(range.upperBound)]}")
            }
        }
    }

    /// What can be seen of a state, and where it would have a flick end.
    private func seen(_ state: CollapsingBarState) -> [Double] {
        let animation = state.animation
        return [
            state.hidden, state.height, state.offset, animation == nil ? 0 : 1, animation?.from ?? 0,
            animation?.to ?? 0,
            animation?.start ?? -1, state.restingOffset(projected: state.offset + 30, speed: 200),
            state.restingOffset(projected: state.offset - 55, speed: 0),
        ]
    }

    private static let barRunner = #"""
        function run(heights, behavior, events) {
          const machine = new BarMachine(heights, behavior, [-134, 3222]);
          return events.map((event) => {
            machine.handle(event);
            const { hidden, height, offset, animation } = machine;
            return [hidden, height, offset, animation ? 1 : 0, animation?.from ?? 0, animation?.to ?? 0,
              animation?.start ?? -1, machine.restingOffset(offset + 30, 200),
              machine.restingOffset(offset - 55, 0)].join(" ");
          }).join("\n");
        }
        """#

    @Test("The page's bar gives the original's numbers, to the bit")
    func bar() throws {
        let browser = try Browser()
        try browser.show(page(BarScript.source, MachineTests.barRunner))
        var count = 0
        for seed in 0..<240 {
            var random = SplitMix64(seed: UInt64(seed))
            let heights = random.pick([
                BarHeights(collapsed: 44, expanded: 90), BarHeights(expanded: 90),
                BarHeights(hidden: 44, collapsed: 88, expanded: 134), BarHeights(expanded: 0),
            ])
            let behavior = BarBehavior(
                random.pick(BarBehavior.Mode.allCases), settles: random.chance(percent: 60),
                hideThreshold: random.pick([0, 0, 7.5]), showThreshold: random.pick([0, 0, 20]),
                flickSpeed: random.pick([1, 0, 100]), duration: random.pick([0.2, 0.25, 0.3, 0]))
            let steps = barSteps(&random, behavior, count: 150)
            var state = CollapsingBarState(heights: heights, behavior: behavior, range: -134...3222)
            let expected = steps.map { step in
                _ = state.handle(step.event)
                return seen(state)
            }
            let script = steps.map(\.script).joined(separator: ",")
            let call = "run(\(PageData.heights(heights)),\(PageData.behavior(behavior)),[\(script)])"
            let found = try rows(try browser.text(call))
            #expect(found.count == expected.count)
            guard let place = zip(found, expected).enumerated().first(where: { $1.0 != $1.1 }) else {
                count += expected.count
                continue
            }
            Issue.record(
                """
                seed \(seed), \(behavior), step \(place.offset): \(steps[place.offset].script)
                the page has \(place.element.0), the original \(place.element.1)
                """)
            return
        }
        #expect(count == 240 * 150 && browser.complaints.isEmpty)
    }

    // MARK: The list

    /// What a hand does to a list, in both languages.
    private enum Hand {
        case down(Double), drag(Double), lift(to: Double?), wait, animate(Double), jump(Double)

        func script(at time: Double) -> String {
            switch self {
            case .down(let y): "['touchDown',\(y),\(time)]"
            case .drag(let y): "['drag',\(y),\(time)]"
            case .lift(let target): "['lift',\(time),\(target.map { "\($0)" } ?? "null")]"
            case .wait: "['advance',\(time)]"
            case .animate(let offset): "['animate',\(offset),\(time)]"
            case .jump(let offset): "['jump',\(offset)]"
            }
        }
    }

    private func hands(_ random: inout SplitMix64, count: Int) -> [(hand: Hand, time: Double)] {
        var time = 0.0, y = 0.0, isDown = false
        return (0..<count).map { _ in
            time += random.eighth(in: 0...1) / 6 + 0.001
            if isDown {
                if random.chance(percent: 15) {
                    isDown = false
                    return (.lift(to: random.chance(percent: 40) ? random.eighth(in: -300...600) : nil), time)
                }
                if random.chance(percent: 8) { return (.jump(random.eighth(in: -300...600)), time) }
                y += random.eighth(in: -120...120)
                return (.drag(y), time)
            }
            switch random.integer(below: 10) {
            case 0...2:
                isDown = true
                return (.down(y), time)
            case 3: return (.animate(random.eighth(in: -300...600)), time)
            case 4: return (.jump(random.eighth(in: -300...600)), time)
            default:
                time += random.eighth(in: 0...3)
                return (.wait, time)
            }
        }
    }

    /// The original under the same hands: the offset after each, and what was told of changes.
    private func original(_ limits: ScrollLimits.Axis, _ hands: [(hand: Hand, time: Double)]) throws -> [[Double]] {
        let whole = ScrollLimits(vertical: limits)
        var gesture = ScrollGesture(limits: whole)
        return try hands.map { hand, time in
            var actions = ScrollActions()
            func point(_ y: Double) -> Point { Point(x: 0, y: y) }
            switch hand {
            case .down(let y): actions = try gesture.touchDown(at: point(y), time: time)
            case .drag(let y): actions = try gesture.drag(to: point(y), time: time)
            case .lift(let target):
                actions = try gesture.lift(time: time)
                if gesture.phase == .lifted { _ = try gesture.release(to: target.map(point)) }
            case .wait: actions = try gesture.advance(to: time)
            case .animate(let offset): actions = try gesture.animate(to: point(offset), time: time)
            case .jump(let offset): actions = try gesture.scroll(to: point(offset), time: gesture.time)
            }
            let causes = actions.compactMap { action -> Double? in
                guard case .didScroll(let change) = action else { return nil }
                return Double(ScrollChange.Cause.allCases.firstIndex(of: change.cause) ?? -1)
            }
            let isMoving = gesture.isDecelerating || gesture.isAnimating
            return [gesture.offset.y, isMoving ? 1 : 0, causes.last ?? -1]
        }
    }

    private static let listRunner = #"""
        function run(physics, limits, hands) {
          let last = null;
          const causes = ["finger", "deceleration", "bounce", "program", "layout"];
          const scroller = new Scroller(physics, limits, (event) => { last = event.cause ?? last; });
          return hands.map(([name, ...values]) => {
            last = null;
            if (name === "animate") scroller.advance(values[1]);
            if (name === "lift") scroller.choose = (proposed) => values[1] ?? proposed;
            scroller[name](...values);
            return [scroller.offset, scroller.isMoving ? 1 : 0, last === null ? -1 : causes.indexOf(last)].join(" ");
          }).join("\n");
        }
        """#

    @Test("The page's list goes where the original's does, told of by the same causes")
    func list() throws {
        let browser = try Browser()
        try browser.show(page(ScrollScript.source, MachineTests.listRunner))
        for seed in 0..<200 {
            var random = SplitMix64(seed: UInt64(seed))
            let limits = random.pick([
                ScrollLimits.Axis(-200...331, viewport: 734), ScrollLimits.Axis(-134...3222, viewport: 812),
                ScrollLimits.Axis(-134 ... -134, viewport: 812),
                ScrollLimits.Axis(0...100, viewport: 300, bounces: false),
            ])
            let hands = hands(&random, count: 120)
            let expected = try original(limits, hands)
            let script = hands.map { $0.hand.script(at: $0.time) }.joined(separator: ",")
            let call = "run(\(PageData.physics(ScrollPhysics())),\(PageData.limits(limits)),[\(script)])"
            let found = try rows(try browser.text(call))
            #expect(found.count == expected.count)
            // The exponential of the page is the machine's, the original's is its own: they differ in the last bits.
            let differs = zip(found, expected).enumerated().first { _, pair in
                abs(pair.0[0] - pair.1[0]) > 1e-7 || pair.0[1] != pair.1[1] || pair.0[2] != pair.1[2]
            }
            guard let differs else { continue }
            Issue.record(
                """
                seed \(seed), \(limits), step \(differs.offset): \(hands[differs.offset])
                the page has \(differs.element.0), the original \(differs.element.1)
                """)
            return
        }
        #expect(browser.complaints.isEmpty)
    }
}
