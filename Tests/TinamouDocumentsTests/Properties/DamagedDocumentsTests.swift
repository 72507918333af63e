import Generators
import Testing
import TinamouDocuments
import TinamouLayout

/// Documents that something has happened to are refused or laid out; nothing crashes, and nothing hangs.
@Suite struct DamagedDocumentsTests {
    private static let alphabet = Array("<>/=\"'& \n-0129.aeixy:".utf8)

    @Test(arguments: Fixture.solved + ["odd.xib", "conflict.xib"])
    func damagedBytes(name: String) throws {
        let bytes = try Fixture.bytes(name)
        var random = SplitMix64(seed: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) }.magnitude))
        for _ in 0..<60 {
            var damaged = bytes
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: damaged[place] = Self.alphabet.randomElement(using: &random) ?? 0
                case 1: damaged.remove(at: place)
                case 2: damaged.insert(UInt8.random(in: 0...255, using: &random), at: place)
                default: damaged.removeSubrange(place..<min(damaged.count, place + 40))
                }
            }
            layOut(damaged)
        }
    }

    /// Values of attributes change places: ids, numbers and words where others are expected, cycles among them.
    @Test(arguments: Fixture.solved + ["odd.xib", "conflict.xib"])
    func shuffledValues(name: String) throws {
        let parts = String(decoding: try Fixture.bytes(name), as: UTF8.self).split(
            separator: "\"", omittingEmptySubsequences: false
        ).map(String.init)
        var random = SplitMix64(seed: UInt64(parts.count))
        // What stands between quotes has an odd place.
        let values = parts.indices.filter { $0 % 2 == 1 && $0 > 12 }
        for _ in 0..<40 {
            var shuffled = parts
            for _ in 0..<4 {
                guard let one = values.randomElement(using: &random), let two = values.randomElement(using: &random)
                else {
                    continue
                }
                shuffled.swapAt(one, two)
            }
            layOut(Array(shuffled.joined(separator: "\"").utf8))
        }
    }

    /// Numbers that no layout has.
    @Test(arguments: ["1e308", "-1e308", "1e-308", "9007199254740993", "-0.0", "1e17"])
    func absurdNumbers(number: String) throws {
        for name in Fixture.solved {
            let text = String(decoding: try Fixture.bytes(name), as: UTF8.self)
            for attribute in ["constant", "width", "spacing", "x"] {
                layOut(Array(text.replacingOccurrences(of: attribute, with: number).utf8))
            }
        }
    }

    private func layOut(_ bytes: [UInt8]) {
        do throws(Diagnostic) {
            let reading = try LayoutReading(reading: SourceText(name: "f", bytes: bytes))
            let layout = DocumentLayout(reading.document)
            // Whatever comes out can be shown.
            #expect(!layout.jsonLine.contains("nan") && !layout.jsonLine.contains("inf,"))
            #expect(layout.scenes.isEmpty == layout.table.isEmpty)
        } catch {
            #expect(!error.report.isEmpty)
        }
    }
}

extension String {
    /// The text with the value of each attribute of a name replaced.
    fileprivate func replacingOccurrences(of attribute: String, with value: String) -> String {
        let parts = components(separatedBy: " \(attribute)=\"")
        return parts.dropFirst().reduce(parts[0]) { text, part in
            text + " \(attribute)=\"\(value)" + part.drop { $0 != "\"" }
        }
    }

    private func components(separatedBy separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
