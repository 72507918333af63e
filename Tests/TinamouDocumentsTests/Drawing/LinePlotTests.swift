import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct LinePlotTests {
    private func line(_ name: String, _ points: (Double, Double)...) -> LinePlot.Line {
        LinePlot.Line(name: name, points: points.map { Point(x: $0.0, y: $0.1) })
    }

    private func plot(_ lines: [LinePlot.Line], bands: [LinePlot.Band] = [], breakpoints: [Double] = []) -> String {
        LinePlot(
            title: "t", axes: (x: "across", y: "up"), range: 0...10, lines: lines, breakpoints: breakpoints,
            bands: bands, notes: ["a note"]
        ).svg()
    }

    private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

    @Test func anEmptyPlotIsADocument() {
        let drawing = LinePlot(title: "", axes: (x: "", y: ""), range: 0...0, lines: []).svg()
        #expect(XMLParser(data: Data(drawing.utf8)).parse())
        #expect(!drawing.contains("yTick\""))
    }

    /// The field is 592 × 360 at (76, 76). The line fills 0...10 across, and the axis upwards goes from −2 to 12 as a
    /// bit of room is left: 0 is at 436 − 2 · 360 / 14 = 384.57, and 10 at 436 − 12 · 360 / 14 = 127.43.
    @Test func pointsAreScaled() {
        let drawing = plot([line("a", (0, 0), (5, 0), (10, 10))], breakpoints: [5])
        #expect(drawing.contains("<polyline points=\"76,384.57 372,384.57 668,127.43\" class=\"line color0 dash0\"/>"))
        #expect(drawing.contains("<circle cx=\"372\" cy=\"384.57\" r=\"3.5\" class=\"dot color0\"/>"))
        #expect(drawing.contains("<line x1=\"372\" y1=\"76\" x2=\"372\" y2=\"436\" class=\"breakpoint\"/>"))
        #expect(count("<circle", in: drawing) == 1)
        for text in ["a", "across", "up", "a note", "t"] { #expect(drawing.contains(">\(text)</text>"), "\(text)") }
    }

    @Test func bandsAreShadedAndNamed() {
        let drawing = plot(
            [line("a", (0, 0), (10, 10))],
            bands: [
                LinePlot.Band(name: "bad & wrong", ranges: [1...2, 5...5], style: .failure),
                LinePlot.Band(name: "none", ranges: [8...10], style: .nothing),
            ])
        // 59.2 for each unit; what is a single constant is still seen.
        #expect(drawing.contains("<rect x=\"135.2\" y=\"76\" width=\"59.2\" height=\"360\" class=\"failure0\"/>"))
        #expect(drawing.contains("<rect x=\"372\" y=\"76\" width=\"1.5\" height=\"360\" class=\"failure0\"/>"))
        #expect(drawing.contains("<rect x=\"549.6\" y=\"76\" width=\"118.4\" height=\"360\" class=\"nothing\"/>"))
        #expect(drawing.contains(">bad &amp; wrong</text>") && drawing.contains(">none</text>"))
    }

    @Test func aLineOnAnotherIsDashed() {
        let drawing = plot([
            line("a", (0, 0), (5, 5), (10, 5)), line("b", (0, 9), (6, 5), (10, 5)), line("c", (0, 0), (10, 10)),
            line("d", (0, 5), (10, 5)), line("e", (0, 8), (10, 8)),
        ])
        // b lies on a beyond 6, c on a up to 5, d on a and b.
        for style in ["color0 dash0", "color1 dash1", "color2 dash1", "color3 dash2", "color4 dash0"] {
            #expect(count("class=\"line \(style)\"", in: drawing) == 2, "\(style), in the legend too")
        }
    }

    @Test func moreThanEightLinesAreLeftOut() {
        let lines = (0..<10).map { line("line \($0)", (0, Double($0)), (10, Double($0))) }
        let drawing = plot(lines)
        #expect(drawing.contains(">line 7</text>") && !drawing.contains(">line 8</text>"))
        #expect(drawing.contains(">2 more lines are left out.</text>"))
        #expect(plot(Array(lines.prefix(9))).contains(">1 more line is left out.</text>"))
        #expect(!plot(Array(lines.prefix(8))).contains("left out"))
    }

    @Test func namesAreMadeToFit() {
        let drawing = plot([line(String(repeating: "x", count: 40), (0, 0), (10, 1))])
        #expect(drawing.contains(">\(String(repeating: "x", count: 25))…</text>"))
        #expect(XMLParser(data: Data(plot([line("<\u{1}>", (0, 0), (10, 1))]).utf8)).parse())
    }

    @Test func namesOfBreakpointsKeepClear() {
        let drawing = plot([line("a", (0, 0), (10, 1))], breakpoints: [3, 1, 1.001])
        #expect(count("breakpointName\">", in: drawing) == 2 && count("class=\"breakpoint\"", in: drawing) == 3)
    }

    /// Of a hundred breakpoints, the one at which the line turns.
    @Test func ofManyBreakpointsThoseThatShowAreMarked() {
        let many = (1...99).map { Double($0) / 10 }
        let drawing = plot([line("a", (0, 0), (3, 5), (10, 5))], breakpoints: many)
        #expect(count("class=\"breakpoint\"", in: drawing) == 1)
        #expect(drawing.contains(">98 of 99 breakpoints are not marked.</text>"))
        #expect(!plot([line("a", (0, 0), (10, 5))], breakpoints: Array(many.prefix(60))).contains("not marked"))
        let turning = LinePlot.Line(name: "b", points: ([0] + many + [10]).map { Point(x: $0, y: $0 * $0) })
        #expect(count("class=\"breakpoint\"", in: plot([turning], breakpoints: many)) == 0)
    }

    @Test func theSamePlotIsTheSameText() {
        let lines = [line("a", (0, 0.1), (10, 1.0 / 3)), line("b", (0, 0.1), (10, 1.0 / 3))]
        #expect(plot(lines) == plot(lines))
    }
}

/// Axes: the ticks are multiples of 1, 2 or 5 times a power of ten, worked out by hand.
@Suite struct ScaleTests {
    private func texts(_ numbers: [Double], isRounded: Bool = false, count: Int = 10) -> [String] {
        Scale(numbers, from: 0, to: 100, isRounded: isRounded, count: count).ticks.map(\.text)
    }

    @Test(
        arguments: [
            ([0, 10], ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
            ([-300, 900], ["-200", "0", "200", "400", "600", "800"]),
            ([0, 0.7], ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]),
            ([-0.7, 0], ["-0.7", "-0.6", "-0.5", "-0.4", "-0.3", "-0.2", "-0.1", "0"]),
            ([0.31, 0.34], ["0.31", "0.315", "0.32", "0.325", "0.33", "0.335", "0.34"]),
            // A tenth of the number on both sides.
            ([3, 3], ["2.7", "2.8", "2.9", "3", "3.1", "3.2", "3.3"]),
            ([1e20, 1.3e21], ["2e+20", "4e+20", "6e+20", "8e+20", "1e+21", "1.2e+21"]),
        ] as [([Double], [String])])
    func ticksAreRound(numbers: [Double], expected: [String]) {
        #expect(texts(numbers) == expected)
    }

    /// 0 and 10 get 0.3 of room, and the axis goes on to the next ticks.
    @Test func roundedAxesEndAtTicks() {
        let axis = Scale([0, 10], from: 0, to: 100, isRounded: true, count: 8)
        #expect(axis.ticks.map(\.text) == ["-2", "0", "2", "4", "6", "8", "10", "12"])
        #expect(axis.low == -2 && axis.high == 12 && axis.place(of: 5) == 50)
    }

    /// What only rounding tells apart is one number.
    @Test func flatLinesGetRoom() {
        let axis = Scale([100, 100 + 1e-12], from: 0, to: 100, isRounded: true, count: 8)
        #expect(axis.low <= 90 && axis.high >= 110)
        #expect(Scale([0, 0], from: 0, to: 1, isRounded: false, count: 10).low == -1)
    }

    /// Ranges at the ends of the doubles give finite places and few ticks.
    @Test func extremeRanges() {
        let greatest = Double.greatestFiniteMagnitude
        for numbers in [[-greatest, greatest], [0, .leastNonzeroMagnitude], [greatest, greatest], []] {
            for isRounded in [false, true] {
                let axis = Scale(numbers, from: 0, to: 100, isRounded: isRounded, count: 10)
                #expect(axis.ticks.count <= 21 && axis.ticks.allSatisfy { $0.number.isFinite })
                #expect(!axis.place(of: numbers.first ?? 0).isNaN)
            }
        }
    }
}
