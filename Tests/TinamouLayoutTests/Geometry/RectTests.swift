import Testing
import TinamouLayout

@Suite struct RectTests {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)

    @Test func edgesAndCentres() {
        #expect([rect.minX, rect.minY, rect.maxX, rect.maxY, rect.midX, rect.midY] == [10, 20, 40, 70, 25, 45])
        #expect(rect == Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 50)))
        #expect(rect.offsetBy(x: -10, y: 5) == Rect(x: 0, y: 25, width: 30, height: 50))
        #expect(Rect() == Rect(x: 0, y: 0, width: 0, height: 0))
        #expect(Rect.zero == Rect(origin: .zero, size: .zero) && Rect.zero.inset(by: .zero) == Rect())
        #expect(DirectionalEdgeInsets.zero.resolved(.rightToLeft) == EdgeInsets.zero)
    }

    @Test func intersections() {
        #expect(rect.intersection(Rect(x: 0, y: 0, width: 20, height: 30)) == Rect(x: 10, y: 20, width: 10, height: 10))
        #expect(rect.intersection(rect) == rect)
        #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
        #expect(rect.intersection(Rect(x: 0, y: 80, width: 100, height: 5)) == nil)
    }
}
