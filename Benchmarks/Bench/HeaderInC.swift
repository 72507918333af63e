import CTinamou
import Tinamou
import TinamouABI

/// W1 through the C interface: what ``Header`` does, by calls that C programs make.
struct HeaderInC: Workload {
    static let family = "cheader"

    private let handle: OpaquePointer?
    private let variables: [tinamou_variable]
    private let owner: Owner
    private let said = Said.shared
    private let scrolling = Scrolling.shared

    /// The constraints of a header as a C program has them: arrays of terms, relations and numbers.
    private struct Said {
        static let shared = Said()
        let problem: Problem
        /// The numbers of the variables in order: the offset, and those of the header's frame.
        let offset = 0
        let frame: [Int]

        init() {
            let solver = Solver()
            // The constraints of a workload do not contradict each other.
            guard let sticky = try? StickyHeader(solver) else { fatalError("the header cannot be built") }
            problem = solver.problem()
            let box = sticky.header
            frame = [box.left, box.top, box.width, box.height].map { variable in
                solver.variables.firstIndex(of: variable) ?? 0
            }
        }
    }

    /// Ends the solver with the workload.
    private final class Owner {
        var handle: OpaquePointer?
        init(_ handle: OpaquePointer?) { self.handle = handle }
        deinit { _ = tinamou_solver_destroy(&handle) }
    }

    init(size: Int) throws {
        let said = Said.shared
        var made: OpaquePointer?
        try HeaderInC.check(tinamou_solver_create(0, &made))
        handle = made
        owner = Owner(made)
        var variables: [tinamou_variable] = []
        variables.reserveCapacity(said.problem.variableCount)
        for _ in 0..<said.problem.variableCount {
            var variable = tinamou_variable()
            try HeaderInC.check(tinamou_variable_add(made, nil, &variable))
            variables.append(variable)
        }
        self.variables = variables
        try HeaderInC.check(tinamou_edit(made, variables[said.offset], Strength.edited.level, 1, nil))
        for row in said.problem.rows.dropFirst() { try add(row) }
    }

    private func add(_ row: Problem.Row) throws {
        try withUnsafeTemporaryAllocation(of: tinamou_term.self, capacity: row.terms.count) { terms in
            for (place, term) in row.terms.enumerated() {
                terms[place] = tinamou_term(variable: variables[term.variable], coefficient: term.coefficient)
            }
            let relation: tinamou_relation =
                switch row.relation {
                case .lessOrEqual: -1
                case .equal: 0
                case .greaterOrEqual: 1
                }
            let strength = row.strength
            try HeaderInC.check(
                tinamou_constraint_add(
                    handle, terms.baseAddress, UInt64(row.terms.count), relation, row.constant, strength.level,
                    strength.weight, nil, nil))
        }
    }

    private static func check(_ status: tinamou_status) throws {
        if status != 0 { throw WrongResult(description: String(cString: tinamou_status_text(status))) }
    }

    @inline(__always)
    private func value(_ number: Int) -> Double {
        var value = 0.0
        _ = tinamou_value(handle, variables[number], &value)
        return value
    }

    /// The solver behind the interface, for its certificate and its memory.
    var solver: Solver { TinamouABI.solver(behind: handle) ?? Solver() }
    var constraintCount: Int { said.problem.rows.count }
    var cycle: Int { Scrolling.count }
    var lastStep: Int { 200 }
    func read() -> Double { variables.indices.dropFirst().reduce(0) { $0 + value($1) } }

    func digest() -> Digest {
        var digest = Digest()
        for number in variables.indices.dropFirst() { digest.add(value(number)) }
        return digest
    }

    func complaint() -> String? {
        let top = 47 - value(said.offset) - 200
        return expect(value(said.frame[1]), top, "header.top")
            ?? expect(value(said.frame[3]), max(200, 47 + 60 - top), "header.height")
    }

    func tick(_ step: Int) throws -> Double {
        try HeaderInC.check(tinamou_suggest(handle, variables[said.offset], scrolling[step]))
        let frame = said.frame
        return value(frame[0]) + value(frame[1]) + value(frame[2]) + value(frame[3])
    }
}
