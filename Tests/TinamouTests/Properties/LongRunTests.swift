import Generators
import Testing
import Tinamou

/// Long lives: the same solver through hundreds of operations, with every invariant and the certificate checked
/// after each.
@Suite struct LongRunTests {
    static let blocks = Array(0..<(Workload.isMillion ? 56 : 28))

    /// 9 families × 28 blocks × 5 programs × 400 operations = 504,000 operations.
    @Test(arguments: ProblemFamily.allCases, blocks)
    func staysSound(_ family: ProblemFamily, _ block: Int) throws {
        for number in 0..<5 {
            let seed = UInt64(1_000_000 + block * 5 + number)
            var run = try ProgramRun(family, size: 1 + number % 5, seed: seed)
            if number == 0 { run.solver.refreshInterval = 5 }
            for step in 0..<400 {
                let complaint: String?
                do throws(SolverError) {
                    _ = try run.step()
                    complaint = LongRunTests.judge(run.solver)
                } catch {
                    complaint = "\(error)"
                }
                if let complaint {
                    Issue.record(
                        "\(family), seed \(seed), step \(step): \(complaint)\n\(run.generator.program.swiftText)")
                    return
                }
            }
        }
    }

    static func judge(_ solver: Solver) -> String? {
        solver.brokenInvariant() ?? CertificateChecker().complaint(about: solver.certificate(), for: solver.problem())
    }
}
