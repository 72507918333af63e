import Generators
import Testing
import Tinamou

/// One certificate made by hand, and each way to spoil it.
///
/// The problem, with what is optimal at v = (8, 2):
///
///     0  v0 + v1 == 10  required  holds
///     1  v0 == 8        750       holds
///     2  v1 == 5        500       is 3 below and pulls up with 1
///     3  v0 <= 20       required  has room
///     4  v1 >= 0        250       has room
///     5  v0 >= 8        250, ×2   holds
///
/// Row 2 pulls v1 up at 500, row 0 holds it with −1, and row 1 holds v0 against row 0 with 1.
@Suite struct CertificateCheckerTests {
    private let problem = Problem(
        variableCount: 2,
        rows: [
            row([(1, 0), (1, 1)], .equal, 10), row([(1, 0)], .equal, 8, at: .strong),
            row([(1, 1)], .equal, 5, at: .medium), row([(1, 0)], .lessOrEqual, 20),
            row([(1, 1)], .greaterOrEqual, 0, at: .weak), row([(1, 0)], .greaterOrEqual, 8, at: .weak.weighted(2)),
        ])

    private let values = [8.0, 2.0]
    private let multipliers: [[Double: Double]] = [[500: -1], [500: 1], [500: 1], [:], [:], [:]]

    @Test func handMadeCertificate() {
        #expect(complaint() == nil)
    }

    @Test func theOracleAgrees() throws {
        let optimum = try exactOptimum(problem)
        #expect(optimum.ranges.map(\.unique) == [ExactNumber(8), ExactNumber(2)])
        #expect(optimum.levels.map(\.violation) == [.zero, ExactNumber(3), .zero])
    }

    /// A row that holds may share what another one holds, within its weight.
    @Test func otherMultipliersProveItToo() {
        #expect(complaint(changing: [1: [500: 1, 250: -2], 5: [250: 2]]) == nil)
        #expect(complaint(changing: [1: [500: 1, 250: -0.5], 5: [250: 0.5]]) == nil)
    }

    @Test func brokenRequiredRow() {
        expectComplaint("values: required row 0 is broken by 0.00", values: [8, 2.001])
    }

    @Test func unbalancedPulls() {
        expectComplaint(
            "stationarity: at level 500.0 the pulls on variable 0 add up to -0.00", changing: [0: [500: -1.001]])
        // A level that no optional row has counts as well.
        expectComplaint("stationarity: at level 100.0 the pulls on variable 0", changing: [3: [100: -1]])
    }

    @Test func pointThatIsNotOptimal() {
        // Row 1 is violated by 1 now and has to pull down with all its weight.
        expectComplaint("complementarity: row 1, violated with the residual 1.0", values: [9, 1])
    }

    @Test func violatedRowThatPullsTooLittle() {
        expectComplaint(
            "complementarity: row 2, violated with the residual -3.0",
            changing: [0: [500: -0.5], 1: [500: 0.5], 2: [500: 0.5]])
    }

    @Test func violatedRowThatPullsAway() {
        expectComplaint("complementarity: row 2, violated", changing: [0: [500: 1], 1: [500: -1], 2: [500: -1]])
    }

    @Test func violatedRowThatPullsAtAnotherLevel() {
        expectComplaint(
            "complementarity: row 2, violated",
            changing: [0: [500: -1, 250: -1], 1: [500: 1, 250: 1], 2: [500: 1, 250: 1]])
    }

    @Test(arguments: [3, 4])
    func rowWithRoomThatPulls(index: Int) {
        // Row 3 pulls v0 down, held by row 1; row 4 pulls v1 up, held by rows 0 and 1.
        let changes: [Int: [Double: Double]] =
            index == 3 ? [1: [500: 1.5], 3: [500: -0.5]] : [0: [500: -1, 250: -1], 1: [500: 1, 250: 1], 4: [250: 1]]
        expectComplaint("complementarity: row \(index), hasRoom", changing: changes)
    }

    @Test func tightRowThatPullsAgainstItsRelation() {
        expectComplaint("complementarity: row 5, tight", changing: [1: [500: 1, 250: 1], 5: [250: -1]])
    }

    @Test func tightRowThatPullsWithMoreThanItsWeight() {
        expectComplaint("complementarity: row 5, tight", changing: [1: [500: 1, 250: -2.001], 5: [250: 2.001]])
    }

    @Test func tightRowThatPullsAtAStrongerLevel() {
        expectComplaint("complementarity: row 5, tight", changing: [1: [500: 0.5], 5: [500: 0.5]])
    }

    /// Two wishes at 750 for the same value. One at its full weight may pull less at a weaker level, but not
    /// more.
    @Test func levelsAreComparedFromTheStrongestDown() {
        let wishes = Problem(
            variableCount: 1, rows: [row([(1, 0)], .equal, 3, at: .strong), row([(1, 0)], .equal, 3, at: .strong)])
        func certificate(_ sign: Double) -> OptimalityCertificate {
            OptimalityCertificate(
                values: [3],
                multipliers: [
                    [.init(level: 750, value: 1), .init(level: 500, value: sign * 0.5)],
                    [.init(level: 750, value: -1), .init(level: 500, value: sign * -0.5)],
                ])
        }
        let checker = CertificateChecker()
        #expect(checker.complaint(about: certificate(-1), for: wishes) == nil)
        let wrong = checker.complaint(about: certificate(1), for: wishes) ?? ""
        #expect(wrong.hasPrefix("complementarity: row 0, tight"))
    }

    /// v0 >= 5 is required and holds v0 against a strong wish for 0. Its multiplier begins with a positive
    /// component; that a weak wish for 9 makes the second one negative, and large, is no matter. A <= cannot
    /// hold v0 up.
    @Test func requiredRowsPullWithTheirSignOnly() {
        func complaint(_ relation: Relation, _ weights: (Double, Double)) -> String? {
            let problem = Problem(
                variableCount: 1,
                rows: [
                    row([(1, 0)], relation, 5), row([(1, 0)], .equal, 0, at: .strong.weighted(weights.0)),
                    row([(1, 0)], .equal, 9, at: .weak.weighted(weights.1)),
                ])
            let certificate = OptimalityCertificate(
                values: [5],
                multipliers: [
                    [.init(level: 750, value: weights.0), .init(level: 250, value: -weights.1)],
                    [.init(level: 750, value: -weights.0)], [.init(level: 250, value: weights.1)],
                ])
            return CertificateChecker().complaint(about: certificate, for: problem)
        }
        #expect(complaint(.greaterOrEqual, (0.5, 100)) == nil)
        #expect(complaint(.equal, (0.5, 100)) == nil)
        let wrong = complaint(.lessOrEqual, (0.5, 100)) ?? ""
        #expect(wrong.hasPrefix("complementarity: row 0, tight"))
    }

    @Test func malformedCertificates() {
        let good = certificate(values, multipliers).multipliers
        func changingFirst(_ components: [OptimalityCertificate.Component]) -> OptimalityCertificate {
            OptimalityCertificate(values: values, multipliers: [components] + good.dropFirst())
        }
        let spoiled: [(OptimalityCertificate, String)] = [
            (.init(values: [8], multipliers: good), "values: 1 for 2 variables"),
            (.init(values: [8, .nan], multipliers: good), "values: variable 1 is nan"),
            (.init(values: values, multipliers: []), "multipliers: 0 for 6 rows"),
            (
                changingFirst([.init(level: 1000, value: 1)]),
                "multipliers: row 0 has components at the levels [1000.0]"
            ),
            (
                changingFirst([.init(level: 250, value: 0), .init(level: 500, value: -1)]),
                "multipliers: row 0 has components at the levels [250.0, 500.0]"
            ),
            (changingFirst([.init(level: 500, value: .infinity)]), "multipliers: row 0 has inf at level 500.0"),
        ]
        for (certificate, expected) in spoiled {
            #expect(CertificateChecker().complaint(about: certificate, for: problem) == expected)
        }
    }

    /// By construction: each proof holds, and stops to hold when one component is changed.
    @Test(arguments: UInt64(0)..<10)
    func certifiedProblems(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for index in 0..<40 {
            let certified = CertifiedProblem(size: 1 + index % 8, using: &random)
            let checker = CertificateChecker()
            let complaint = checker.complaint(about: certified.certificate, for: certified.problem)
            #expect(complaint == nil, "\(certified.problem.swiftText)")
            let candidates = certified.problem.rows.indices.filter {
                !certified.certificate.multipliers[$0].isEmpty && !certified.problem.rows[$0].terms.isEmpty
            }
            guard !candidates.isEmpty else { continue }
            var spoiled = certified.certificate
            spoiled.multipliers[random.pick(candidates)][0].value += 0.01
            #expect(checker.complaint(about: spoiled, for: certified.problem) != nil)
        }
    }

    private func expectComplaint(
        _ prefix: String, values: [Double]? = nil, changing changes: [Int: [Double: Double]] = [:],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let complaint = complaint(values: values, changing: changes) ?? "none"
        #expect(complaint.hasPrefix(prefix), sourceLocation: sourceLocation)
    }

    private func complaint(
        values: [Double]? = nil, changing changes: [Int: [Double: Double]] = [:]
    ) -> String? {
        var multipliers = multipliers
        for (index, components) in changes { multipliers[index] = components }
        return CertificateChecker()
            .complaint(about: certificate(values ?? self.values, multipliers), for: problem)
    }

    private func certificate(_ values: [Double], _ multipliers: [[Double: Double]]) -> OptimalityCertificate {
        OptimalityCertificate(
            values: values,
            multipliers: multipliers.map { components in
                components.sorted { $0.key > $1.key }.map { .init(level: $0.key, value: $0.value) }
            })
    }
}

/// Proofs that rows cannot hold together, made by hand and spoiled.
@Suite struct FarkasCheckerTests {
    /// v0 + v1 >= 5, v0 <= 2, v1 == 2: the first less the others says 0 >= 1.
    private let rows = [
        row([(1, 0), (1, 1)], .greaterOrEqual, 5), row([(1, 0)], .lessOrEqual, 2, at: .weak), row([(1, 1)], .equal, 2),
    ]

    @Test func handMadeProof() {
        #expect(complaint([1, -1, -1]) == nil)
        #expect(complaint([1e6, -1e6, -1e6]) == nil)
        #expect(!ExactOracle.isFeasible(rows, variableCount: 2))
    }

    @Test func spoiledProofs() {
        #expect(complaint([1, -1]) == "multipliers: 2 for 3 rows")
        #expect(complaint([1, -1, .nan]) == "multipliers: row 2 has nan")
        #expect(complaint([-1, 1, 1]) == "signs: row 0, a >=, has the multiplier -1.0")
        #expect(complaint([1, 1, -1]) == "signs: row 1, a <=, has the multiplier 1.0")
        #expect(complaint([1, -1, -1.25]) == "balance: the coefficients of variable 1 add up to -0.25")
        #expect(complaint([0, 0, 0]) == "constants: they add up to 0.0, which is not above 0")
    }

    /// With 4 instead of 5 the rows hold at (2, 2), and the same sum says 0 >= 0.
    @Test func rowsThatHoldHaveNoProof() {
        var feasible = rows
        feasible[0].constant = 4
        let complaint = CertificateChecker().complaint(aboutFarkas: [1, -1, -1], for: feasible, variableCount: 2)
        #expect(complaint == "constants: they add up to 0.0, which is not above 0")
    }

    private func complaint(_ multipliers: [Double]) -> String? {
        CertificateChecker().complaint(aboutFarkas: multipliers, for: rows, variableCount: 2)
    }
}
