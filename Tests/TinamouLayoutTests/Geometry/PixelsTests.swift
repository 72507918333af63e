import Testing
import TinamouLayout

/// Edges on pixels: neighbours stay neighbours.
@Suite struct PixelsTests {
    @Test func edgesAreRoundedNotExtents() {
        let left = Rect(x: 0, y: 0, width: 10.0 / 3, height: 1),
            right = Rect(x: 10.0 / 3, y: 0, width: 10.0 / 3, height: 1)
        #expect(left.rounded(toPixelsAt: 1) == Rect(x: 0, y: 0, width: 3, height: 1))
        #expect(right.rounded(toPixelsAt: 1) == Rect(x: 3, y: 0, width: 4, height: 1))
        #expect(right.rounded(toPixelsAt: 2) == Rect(x: 3.5, y: 0, width: 3, height: 1))
        #expect(
            Rect(x: -0.5, y: 0.5, width: 1, height: 1).rounded(toPixelsAt: 1) == Rect(x: -1, y: 1, width: 2, height: 1))
    }

    @Test("9: two items of 25 % at the ends of 10: the edges 0 to 2.5 and 7.5 to 10 give 3 and 2")
    func quarters() {
        #expect(Rect(x: 0, y: 0, width: 2.5, height: 1).rounded(toPixelsAt: 1).width == 3)
        #expect(Rect(x: 7.5, y: 0, width: 2.5, height: 1).rounded(toPixelsAt: 1).width == 2)
    }

    @Test func framesAreRoundedInTheRoot() throws {
        let root = View("root"), outer = View("outer"), inner = View("inner")
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.pin(0.4, 0.4, 10.2, 10)
        inner.pin(0.3, 0, 5, 5)
        try LayoutEngine(root: root).layout(in: Size(width: 20, height: 20))
        // The outer view from 0.4 to 10.6, the inner one from 0.7 to 5.7.
        #expect(outer.frame(roundedToPixelsAt: 1) == Rect(x: 0, y: 0, width: 11, height: 10))
        #expect(inner.frame(roundedToPixelsAt: 1) == Rect(x: 1, y: 0, width: 5, height: 5))
    }
}
