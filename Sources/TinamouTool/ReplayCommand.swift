import TinamouDocuments

/// `tinamou replay`: traces in, failed expectations out.
enum ReplayCommand: Command {
    static let name = "replay"
    static let summary = "replays traces and checks what they expect"
    static let help = """
        usage: tinamou replay FILE…

        Makes the calls of each trace or replay case to a new solver and prints each
        expectation that fails, with its place. The last line says how many expectations
        of all files passed and failed; each call that must be accepted or refused is
        one, and so is each value and constraint that is checked. The file - is standard
        input. What is wrong with a trace is said on standard error.

        options:
          -h, --help  shows this text

        exit codes: 0 all passed, 1 some failed, 2 a trace cannot be understood. Of
        several, the largest counts.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        var code = ExitCode.success
        var passed = 0
        var failed = 0
        for file in arguments.operands {
            guard let report = replay(file, console) else {
                code = code.combined(with: .badInput)
                continue
            }
            for failure in report.failures { try console.print(failure.line) }
            passed += report.passedCount
            failed += report.failures.count
        }
        try console.print("\(passed) passed, \(failed) failed")
        return failed > 0 ? code.combined(with: .failure) : code
    }

    /// What came out of a trace; `nil` if it cannot be understood, which is said on standard error.
    private static func replay(_ file: String, _ console: Console) -> ReplayReport? {
        do throws(Diagnostic) {
            return try Trace(reading: console.read(file, limit: Trace.lengthLimit)).replay()
        } catch {
            console.complain(error.report)
            return nil
        }
    }
}
