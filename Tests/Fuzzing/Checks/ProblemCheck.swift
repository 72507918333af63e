import TinamouDocuments

/// Problem documents and traces.
enum ProblemCheck {
    /// Larger ones are read, but not solved.
    private static let largestProblem = 60

    static func check(_ bytes: [UInt8]) throws(Complaint) {
        let problem: ProblemDocument
        do throws(Diagnostic) {
            problem = try ProblemDocument(reading: SourceText(name: "f", bytes: bytes))
        } catch {
            return try LayoutCheck.check(error)
        }
        guard problem.variables.count + problem.constraints.count + problem.steps.count <= largestProblem else {
            return
        }
        try LayoutCheck.checkJSON(problem.run().jsonLine)
    }

    static func checkTrace(_ bytes: [UInt8]) throws(Complaint) {
        let trace: Trace
        do throws(Diagnostic) {
            trace = try Trace(reading: SourceText(name: "f", bytes: bytes))
        } catch {
            return try LayoutCheck.check(error)
        }
        // Four digits in a row may be a thousand variables.
        var digits = 0
        for byte in bytes {
            digits = (48...57).contains(byte) ? digits + 1 : 0
            if digits > 3 { return }
        }
        for failure in trace.replay().failures { try LayoutCheck.check(failure) }
    }
}
