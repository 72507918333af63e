import Testing
import TinamouScroll

@Suite struct ScrollPhysicsTests {
    @Test func thereIsAPhysics() { #expect(ScrollPhysics() == ScrollPhysics()) }
}
