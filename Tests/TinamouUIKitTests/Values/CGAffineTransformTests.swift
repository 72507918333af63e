import Testing
import TinamouUIKit

/// By hand, with y pointing down.
@Suite struct CGAffineTransformTests {
    @Test("a quarter turn brings the right to the bottom, exactly") func turns() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(CGPoint(x: 1, y: 0).applying(turn) == CGPoint(x: 0, y: 1))
        #expect(CGPoint(x: 0, y: 1).applying(turn) == CGPoint(x: -1, y: 0))
        #expect(turn.concatenating(turn) == CGAffineTransform(rotationAngle: .pi))
        #expect(CGAffineTransform(rotationAngle: -.pi / 2).concatenating(turn).isIdentity)
        let slanted = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 6))
        #expect(abs(slanted.x - 3.0.squareRoot()) < 1e-12 && abs(slanted.y - 1) < 1e-12)
    }

    @Test("what is said last is done first") func order() {
        let grownThenMoved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(grownThenMoved) == CGPoint(x: 12, y: 3))
        let movedThenGrown = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(movedThenGrown) == CGPoint(x: 22, y: 3))
        #expect(grownThenMoved.concatenating(grownThenMoved.inverted()).isIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("rectangles stay upright") func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.applying(CGAffineTransform(rotationAngle: .pi / 2)) == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
        #expect(
            CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: 0.5)) == CGSize(width: 6, height: 2))
    }
}
