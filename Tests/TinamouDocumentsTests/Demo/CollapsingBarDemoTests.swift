import Foundation
import Testing
import TinamouDocuments
import TinamouLayout
import TinamouScroll

/// The bar's demonstration.
@Suite struct CollapsingBarDemoTests {
    /// Numbers and words by hand from the behaviours: 90 can be hidden, 46 down to the collapsed height; a finger hides
    /// and shows point by point; less than half hidden shows, more hides.
    @Test("The script in the mode that settles")
    func script() throws {
        let moments = try CollapsingBarDemo().play().moments
        #expect(
            moments.map(\.note).map { $0.replacing("on its way to ", with: "→") } == [
                "shown", "partly hidden", "hidden", "partly hidden", "→hidden", "hidden", "partly hidden", "shown",
                "hidden",
                "shown", "hidden", "shown", "shown", "shown",
            ])
        let byFinger = [
            (0, 134.0, -134.0), (1, 94, -94), (2, 44, 26), (3, 74, -4), (5, 44, -4), (6, 104, -64), (7, 134, -134),
        ]
        for (place, height, offset) in byFinger {
            #expect(
                abs(moments[place].height - height) < 1e-9 && abs(moments[place].offset - offset) < 1e-9, "\(place)")
        }
        // A tenth of a second after the lift: from 60 to 90 hidden, half way along the curve or a little before.
        #expect(moments[4].hidden > 60 && moments[4].hidden <= 75)
        #expect(moments.last?.offset == -134 && moments.last?.height == 134)
    }

    @Test("What holds at every frame does, in all modes, settling or not", arguments: BarBehavior.Mode.allCases)
    func everyFrame(mode: BarBehavior.Mode) throws {
        for settles in [false, true] {
            let seen = try CollapsingBarDemo(BarBehavior(mode, settles: settles)).play()
            #expect(seen.staysInBounds && seen.leavesNoGap)
            // At once is not point by point.
            #expect(seen.keepsToTheFinger == (mode != .revealAtOnce))
            #expect(seen.frames > 500)
        }
    }

    @Test("What is said of every value of the constant holds")
    func proofs() throws {
        let demo = try CollapsingBarDemo()
        let run = try demo.run(-500...500)
        for proof in try demo.proofs(run) { #expect(proof.holds, "\(proof.line)") }
        // One to one between the bounds.
        #expect(
            try run.path(of: demo.bar.view.bottomAnchor).knots == [
                .init(at: -500, value: 134, slope: 0), .init(at: 0, value: 134, slope: -1),
                .init(at: 90, value: 44, slope: 0),
            ])
    }

    @Test("The page's paths are the layout's frames, for every hidden amount")
    func paths() throws {
        let demo = try CollapsingBarDemo(BarBehavior(.enterAlways))
        let run = try demo.run(0...90)
        let views = [demo.bar.view, demo.bar.content, demo.bar.cover, demo.bar.divider, demo.title, demo.search]
        let paths = try views.map { (top: try run.path(of: $0.topAnchor), height: try run.path(of: $0.heightAnchor)) }
        for hidden in stride(from: 0.0, through: 90, by: 3.75) {
            demo.list.scroll(to: Point(x: 0, y: -134 + hidden), because: .finger)
            try demo.engine.layout(in: Size(width: 375, height: 812))
            #expect(demo.bar.state.hidden == hidden)
            for (view, path) in zip(views, paths) {
                #expect(abs(path.top.value(at: hidden) - view.frameInRoot.minY) < 1e-9)
                #expect(abs(path.height.value(at: hidden) - view.frameInRoot.height) < 1e-9)
            }
        }
    }

    @Test("The page has a table, proofs and the machine as it is tested")
    func page() throws {
        let page = try CollapsingBarDemo().page()
        #expect(page.contains(BarScript.source) && page.contains(ScrollScript.source))
        #expect(page.contains("<td class=\"text\">a finger drags the list up by 40</td>"))
        #expect(page.components(separatedBy: "class=\"mail\"").count == 101)
        #expect(!page.contains("class=\"fails\""))
    }

    @Test("The film strip shows the bar at its heights")
    func strip() throws {
        let drawing = try CollapsingBarDemo().drawing()
        for text in ["bar, 134 high", "bar, 94 high", "bar, 44 high", "bar, 74 high", "offset 26", "dragged up by 40"] {
            #expect(drawing.contains(">\(text)<"), "\(text)")
        }
    }
}
