import TinamouDocuments

/// `tinamou solve`: problem documents in, one result a line out.
enum SolveCommand: Command {
    static let name = "solve"
    static let summary = "solves problem documents"
    static let help = """
        usage: tinamou solve FILE…

        Solves each problem document and prints its result: one JSON object a line, in
        the order of the files. The file - is standard input. What is wrong with a
        document is said in its result and, with the place, on standard error.

        options:
          -h, --help  shows this text

        exit codes: 0 all are solved, 1 a problem's required constraints contradict each
        other, 2 a document cannot be understood, 70 a problem cannot be decided. Of
        several, the largest counts.
        """

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        var code = ExitCode.success
        for file in arguments.operands {
            let result = solve(file, console)
            switch result {
            case .solved: break
            case .unsatisfiable: code = code.combined(with: .failure)
            case .invalid(let diagnostic):
                console.complain(diagnostic.report)
                code = code.combined(with: .badInput)
            case .trouble(_, let message):
                console.complain("\(file): error: \(message)")
                code = code.combined(with: .internalError)
            }
            try console.print(result.jsonLine)
        }
        return code
    }

    private static func solve(_ file: String, _ console: Console) -> ProblemResult {
        do throws(Diagnostic) {
            return ProblemResult(of: try console.read(file))
        } catch {
            return .invalid(error)
        }
    }
}
