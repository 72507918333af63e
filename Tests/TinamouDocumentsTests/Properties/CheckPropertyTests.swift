import Generators
import Testing
import TinamouDocuments
import TinamouLayout

// Checks of random documents, most of which make little sense: they end, and say the same each time.

@Suite struct CheckPropertyTests {
    @Test(arguments: 0..<25 as Range<UInt64>)
    func checksEnd(seed: UInt64) throws {
        let document = DocumentGenerator.document(seed: seed)
        let text = document.json
        let targets = [LayoutTarget.own, LayoutTarget(size: "320x480")].compactMap { $0 }
            .flatMap { target in LayoutDirection.allCases.map { CheckTarget(target, $0, LayoutEnvironment()) } }
        func findings() throws -> [CheckFinding] { DocumentCheck(try reading(text), on: targets).findings }
        let found = try findings()
        #expect(try findings() == found, "seed \(seed)")
        for finding in found {
            #expect(!finding.subjects.isEmpty && !finding.message.isEmpty, "seed \(seed)")
            #expect(finding.severity == finding.rule.usualSeverity)
        }
        // No two are about the same.
        #expect(Set(found.map { [$0.rule.rawValue] + $0.subjects }).count == found.count, "seed \(seed)")
        // What a document switches off is silent.
        var silent = document
        silent.disabledChecks = ["all"]
        #expect(DocumentCheck(try reading(silent.json), on: targets).findings == [])
    }

    /// Random equations of small whole numbers: what is called redundant is so by the definition, which an elimination in
    /// whole numbers decides; and what only says again what one before says is found.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func equations(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        // Widths of five views; each equation says that one is a multiple of another, or a number.
        let names = ["a", "b", "c", "d", "e"]
        var rows: [[Int]] = []
        var texts: [String] = []
        let widths = names.map { _ in 8 * (1 + random.integer(below: 8)) }
        for number in 0..<9 {
            let one = random.integer(below: 5), two = random.integer(below: 5)
            var row = [Int](repeating: 0, count: 6)
            if one == two {
                (row[one], row[5]) = (1, widths[one])
                texts.append("k\(number): \(names[one]).width == \(widths[one])")
            } else {
                (row[one], row[two], row[5]) = (1, -2, widths[one] - 2 * widths[two])
                texts.append(
                    "k\(number): \(names[one]).width == 2 * \(names[two]).width + \(row[5])".replacingOccurrencesOfSigns
                )
            }
            rows.append(row)
        }
        let views = names.map { "{\"id\": \"\($0)\"}" }
        let found = Set(try check(layoutText(views, texts), [.redundantConstraint]).map { $0.subjects[0] })
        var kept: [[Int]] = []
        for (number, row) in rows.enumerated() {
            let follows = rank(kept + [row]) == rank(kept)
            if found.contains("k\(number)") { #expect(follows, "seed \(seed), k\(number)") }
            if kept.contains(row) { #expect(found.contains("k\(number)"), "seed \(seed), k\(number)") }
            if !follows { kept.append(row) }
        }
    }

    /// The rank of a matrix of whole numbers, by elimination without division.
    private func rank(_ matrix: [[Int]]) -> Int {
        var rows = matrix
        var rank = 0
        for column in 0..<6 {
            guard let pivot = rows[rank...].firstIndex(where: { $0[column] != 0 }) else { continue }
            rows.swapAt(rank, pivot)
            for row in (rank + 1)..<max(rank + 1, rows.count) where rows[row][column] != 0 {
                let (one, two) = (rows[rank][column], rows[row][column])
                for place in 0..<6 { rows[row][place] = rows[row][place] * one - rows[rank][place] * two }
                // Small again.
                let divisor = rows[row].reduce(0) { gcd($0, abs($1)) }
                if divisor > 1 { for place in 0..<6 { rows[row][place] /= divisor } }
            }
            rank += 1
            if rank == rows.count { break }
        }
        return rank
    }

    private func gcd(_ one: Int, _ two: Int) -> Int { two == 0 ? one : gcd(two, one % two) }
}

extension String {
    /// `+ -8` as `- 8`.
    fileprivate var replacingOccurrencesOfSigns: String { replacingFirst("+ -", with: "- ") }
}
