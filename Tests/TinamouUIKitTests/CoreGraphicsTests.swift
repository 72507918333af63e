import Testing
import TinamouUIKit

@Suite struct CoreGraphicsTests {
    @Test func numbersAreDoubles() { #expect(CGFloat(2) == 2.0) }
}
