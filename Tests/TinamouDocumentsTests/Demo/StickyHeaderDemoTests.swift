import Foundation
import Testing
import Tinamou
import TinamouDocuments
import TinamouLayout
import TinamouScroll

/// The header's demonstration: what its page and table say is what the layout does.
@Suite struct StickyHeaderDemoTests {
    /// What stands in the page for the scripts.
    private func data(_ page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
        let rest = page[start.upperBound...]
        let end = try #require(rest.range(of: "</script>"))
        let object = try JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8))
        return try #require(object as? [String: Any])
    }

    /// A path of the page, as a page evaluates it; written here anew.
    private func value(_ path: Any?, at moved: Double) throws -> Double {
        let knots = try #require(path as? [[Double]])
        let knot = try #require(knots.last { $0[0] <= moved } ?? knots.first)
        return knot[1] + (moved - knot[0]) * knot[2]
    }

    @Test("The paths in the page give the layout's frames, and cover all that a rubber band shows")
    func paths() throws {
        let styles = try #require(try data(try StickyHeaderDemo().page())["styles"] as? [[String: Any]])
        #expect(styles.count == StickyHeader.Style.allCases.count)
        for style in StickyHeader.Style.allCases {
            let entry = try #require(styles.first { $0["id"] as? String == "\(style)" })
            let views = try #require(entry["views"] as? [String: [String: Any]])
            let demo = try StickyHeaderDemo(style)
            // Eighths and thirds, from −200 − 734 to 331 + 734.
            for offset in stride(from: -934.0, through: 1065, by: 13.125) + [-200, -60, -200.0 / 3] {
                try demo.scroll(to: offset)
                for (name, frame) in demo.frames {
                    let view = try #require(views[name])
                    for (key, number) in [
                        ("left", frame.minX), ("top", frame.minY), ("width", frame.width), ("height", frame.height),
                    ] {
                        let found = try value(view[key], at: offset)
                        #expect(abs(found - number) < 1e-9, "\(style), \(name).\(key) at \(offset)")
                    }
                }
                let header = try #require(entry["header"] as? [String: Any])
                #expect(abs(try value(header["bottom"], at: offset) - demo.frame.maxY) < 1e-9)
                // What the page says in words is what the layout does there.
                let notes = try #require(entry["notes"] as? [[String: Any]])
                let note = try #require(
                    notes.first { note in
                        let from = note["from"] as? Double ?? .infinity,
                            through = note["through"] as? Double ?? -.infinity
                        return from <= offset && offset <= through
                    })
                #expect(note["text"] as? String == demo.note, "\(style) at \(offset)")
            }
        }
    }

    /// Two accounts of the same: where a residual is 0, and what the trajectory says takes over or gives way.
    @Test("A constraint is active where its residual is 0", arguments: StickyHeader.Style.allCases)
    func residuals(style: StickyHeader.Style) throws {
        let demo = try StickyHeaderDemo(style)
        let run = try demo.run(-934...1065)
        let solver = demo.engine.solver
        for constraint in demo.header.constraints {
            let handle = try #require(demo.engine.handle(of: constraint))
            let residual = try run.residual(of: constraint)
            for piece in run.trajectory.pieces.dropFirst() {
                let after = -(piece.start + piece.end) / 2
                if piece.activated.contains(handle) { #expect(abs(residual.value(at: after)) < 1e-9) }
                if piece.broken.contains(handle) { #expect(abs(residual.value(at: after)) > 1) }
            }
            // And what the solver says of it at an offset.
            for offset in [-500.0, -130, 40] {
                try demo.scroll(to: offset)
                let stated = try solver.constraint(handle)
                let left = try solver.value(of: stated.expression) - stated.constant
                #expect(abs(left - residual.value(at: offset)) < 1e-9)
            }
        }
    }

    @Test("All that is said of all offsets holds, in each style", arguments: StickyHeader.Style.allCases)
    func proofs(style: StickyHeader.Style) throws {
        let demo = try StickyHeaderDemo(style)
        let proofs = try demo.proofs(try demo.run(-934...1065))
        #expect(proofs.count == (style == .slideWithoutStretching ? 5 : 6))
        for proof in proofs { #expect(proof.holds, "\(proof.line)") }
    }

    @Test("What does not hold is said, with where")
    func failures() throws {
        let demo = try StickyHeaderDemo()
        let run = try demo.run(-300...900)
        // The header's height is max(200, −o): above 250 below −250.
        let height = try #require(demo.engine.expression(of: demo.banner.heightAnchor))
        let proof = try run.proof("never above 250", height <= 250)
        #expect(!proof.holds && proof.failures == "from -300.0 through -250.0")
        #expect(proof.line == "  never above 250                                 FAILS from -300.0 through -250.0")
    }

    @Test("The words of each style, by hand")
    func notes() throws {
        let expected: [(StickyHeader.Style, [String])] = [
            (
                .slide,
                ["pulled down: stretched", "at rest", "slides with the content", "pinned: 60 are left", "stays pinned"]
            ),
            (.shrink, ["pulled down: stretched", "at rest", "shrinks", "pinned: 60 are left", "stays pinned"]),
            (
                .slideWithoutStretching,
                [
                    "pulled down: comes along", "at rest", "slides with the content", "pinned: 60 are left",
                    "stays pinned",
                ]
            ),
        ]
        for (style, notes) in expected {
            let demo = try StickyHeaderDemo(style)
            let found = try [-250.0, -200, -100, -60, 10].map { offset in
                try demo.scroll(to: offset)
                return demo.note
            }
            #expect(found == notes)
        }
    }

    @Test("A page is one file")
    func oneFile() throws {
        for page in [try StickyHeaderDemo().page(), try CollapsingBarDemo().page()] {
            #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
            for word in ["src=", "@import", "url(http", "<link rel=\"stylesheet", "fetch(", "eval("] {
                #expect(!page.contains(word), "\(word)")
            }
            #expect(page.contains("default-src 'none'"))
            #expect(page.components(separatedBy: "</script>").count == 3)
        }
    }
}
