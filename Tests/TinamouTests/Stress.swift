import Testing
import Tinamou
import Foundation

struct Random { var s: UInt64; mutating func next() -> UInt64 { s &+= 0x9E3779B97F4A7C15; var z = s; z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9; z = (z ^ (z >> 27)) &* 0x94D049BB133111EB; return z ^ (z >> 31) }
  mutating func int(_ n: Int) -> Int { Int(next() % UInt64(n)) } }

func check(_ solver: Solver) -> String? {
    if let b = solver.brokenInvariant() { return b }
    let p = solver.problem(), c = solver.certificate()
    // stationarity
    var sums: [Double: [Double]] = [:]
    for (r, m) in zip(p.rows, c.multipliers) {
        for k in m { for t in r.terms { sums[k.level, default: [Double](repeating: 0, count: p.variableCount)][t.variable] += t.coefficient * k.value } }
        if r.strength.isRequired && r.violation(at: c.values) > 1e-6 { return "required \(r) violated by \(r.violation(at: c.values))" }
    }
    for (_, v) in sums { for x in v where abs(x) > 1e-6 { return "stationarity \(x)" } }
    return nil
}

@Test(arguments: 0..<40) func stress(_ block: Int) throws {
    var total = 0, refused = 0
    for seed in 0..<100 {
        if let only = ProcessInfo.processInfo.environment["SEED"], Int(only) != block * 1000 + seed { continue }
        if ProcessInfo.processInfo.environment["VERBOSE"] != nil { print("seed", block * 1000 + seed); fflush(nil) }
        var r = Random(s: UInt64(block * 1000 + seed))
        let solver = Solver(isRecording: true)
        let n = 1 + r.int(8)
        let vs = (0..<n).map { solver.variable("v\($0)") }
        var live: [ConstraintHandle] = []
        let nice = r.int(2) == 0
        let strengths: [Strength] = [.required, .required, .strong, .medium, .weak, Strength(501), Strength(50.5, weight: 2)]
        for step in 0..<40 {
            let before = solver.trace
            if ProcessInfo.processInfo.environment["SEED"] != nil { print("step", step, before.split(separator: "\n").last ?? ""); fflush(nil) }
            do {
                switch r.int(12) {
                case 0..<5:
                    var e = Expression()
                    for _ in 0..<(1 + r.int(min(n, 4))) {
                        let cs: [Double] = nice ? [1, -1, 1, -1, 0.5] : [1, -1, 2, -3, 0.5, 1.25, 3]
                        e.add(cs[r.int(cs.count)], vs[r.int(n)])
                    }
                    let c = Constraint(e, [.equal, .lessOrEqual, .greaterOrEqual][r.int(3)], Double(r.int(41) - 20) * 5)
                    live.append(try solver.add(c, at: strengths[r.int(strengths.count)]))
                case 5:
                    var cs: [Constraint] = []
                    for _ in 0..<(1 + r.int(5)) {
                    var e = Expression()
                    for _ in 0..<(1 + r.int(min(n, 4))) {
                        let ks: [Double] = nice ? [1, -1, 1, -1, 0.5] : [1, -1, 2, -3, 0.5, 1.25, 3]
                        e.add(ks[r.int(ks.count)], vs[r.int(n)])
                    }
                    cs.append(Constraint(e, [.equal, .lessOrEqual, .greaterOrEqual][r.int(3)], Double(r.int(41) - 20) * 5, at: strengths[r.int(strengths.count)])) }
                    live += try solver.add(cs)
                case 6, 7: if !live.isEmpty { let i = r.int(live.count); try solver.remove(live[i]); live.remove(at: i) }
                case 8, 9: if !live.isEmpty { try solver.setConstant(of: live[r.int(live.count)], to: Double(r.int(41) - 20) * 5) }
                case 10: if !live.isEmpty { try solver.setStrength(of: live[r.int(live.count)], to: strengths[r.int(strengths.count)]) }
                default: try solver.suggest(vs[r.int(n)], Double(r.int(100)))
                }
            } catch SolverError.unsatisfiable { refused += 1 }
            catch { Issue.record("seed \(block * 1000 + seed) step \(step): \(error)\n\(before)"); return }
            total += 1
            if let broken = check(solver) { Issue.record("seed \(block * 1000 + seed) step \(step): \(broken)\n\(solver.trace)"); return }
        }
    }
    print(block, total, refused)
}
