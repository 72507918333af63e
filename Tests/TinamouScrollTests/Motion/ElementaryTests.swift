import Foundation
import Generators
import Testing
import TinamouScroll

/// Our own exponential and logarithm against the C library's, which is an oracle here and in no source.
@Suite struct ElementaryTests {
    @Test func theExponentialIsThatOfTheLibrary() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<20_000 {
            let x = Double(random.integer(in: -700_000_000...700_000_000)) / 1_000_000
            #expect((TinamouScroll.exponential(x) - exp(x)).magnitude <= 2 * exp(x).ulp, "\(x)")
        }
        #expect(TinamouScroll.exponential(0) == 1)
        #expect(TinamouScroll.exponential(-1000) == 0)
    }

    @Test func theLogarithmIsThatOfTheLibrary() {
        var random = SplitMix64(seed: 2)
        for _ in 0..<20_000 {
            let x = Double(random.integer(in: 1...2_000_000)) / 1_000_000 * exp(Double(random.integer(in: -300...300)))
            #expect((naturalLogarithm(x) - log(x)).magnitude <= 2 * log(x).ulp, "\(x)")
        }
        #expect(naturalLogarithm(1) == 0)
    }
}
