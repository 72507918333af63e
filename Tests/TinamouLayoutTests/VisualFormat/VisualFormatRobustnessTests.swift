import Generators
import Testing
import TinamouLayout

/// Whatever the text: constraints or an error with a place in it, never anything else.
@Suite struct VisualFormatRobustnessTests {
    static let formats = [
        "H:|-20-[a(100)]", "V:|-10-[c]-20-|", "|-[a]-[b]-|", "[a(>=70,<=100@gap)][b(==a@1)]",
        "H:|-(>=gap,<=1e2@750.5)-[a]-(-8)-[b]->=.5@2-[c][d]|", "V : [ a ( 8 ) ]\n- gap -\t[ b ]",
    ]
    static let alphabet: [Character] = Array("HV:|[]()-+<>=@,.019eabgap_ \n\t\0≥é宽🦤*x") + ["\r\n", "e\u{301}", "👩‍👩‍👧"]

    /// Reads a format, and what comes out of it again if it can be printed.
    ///
    /// - Returns: whether it was understood.
    @discardableResult
    private func read(_ format: String, in tree: FormatTree) -> Bool {
        do throws(VisualFormatError) {
            let made = try tree.make(format, metrics: ["gap": 8])
            for constraint in made {
                guard let text = constraint.visualFormat else {
                    Issue.record("\(constraint) of “\(format)” cannot be printed")
                    continue
                }
                #expect(try tree.make(text).map(\.equation) == [constraint.equation])
            }
            return true
        } catch {
            #expect((0...format.count).contains(error.position) && error.format == format)
            let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 3 && lines.last?.count == error.position + 1, "\(error)")
            return false
        }
    }

    @Test(arguments: formats)
    func truncated(format: String) {
        let tree = FormatTree()
        #expect(read(format, in: tree))
        for count in 0..<format.count {
            read(String(format.prefix(count)), in: tree)
            read(String(format.suffix(count)), in: tree)
        }
    }

    @Test(arguments: formats)
    func mutated(format: String) {
        let tree = FormatTree()
        let characters = Array(format)
        for place in 0...characters.count {
            for character in Self.alphabet {
                var changed = characters
                changed.insert(character, at: place)
                read(String(changed), in: tree)
                guard place < characters.count else { continue }
                changed = characters
                changed[place] = character
                read(String(changed), in: tree)
            }
            guard place < characters.count else { continue }
            var changed = characters
            changed.remove(at: place)
            read(String(changed), in: tree)
        }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let tree = FormatTree()
        let pieces = ["[a]", "[b]", "|", "-8-", "-", "(", ")", "[a(8)]", "@", ">=", "gap", "H:", "V:", ",", "-(8@1)-"]
        for _ in 0..<2000 {
            var format = ""
            for _ in 0..<random.integer(below: 12) {
                format += random.chance(percent: 70) ? random.pick(pieces) : String(random.pick(Self.alphabet))
            }
            read(format, in: tree)
        }
    }

    @Test func longFormats() throws {
        let tree = FormatTree()
        let list = Array(repeating: ">=8", count: 20_000).joined(separator: ",")
        #expect(try tree.make("[a(\(list))]").count == 20_000)
        for text in ["(", "[", "-", "|", "[a]-", "9", "="] {
            read("[a" + String(repeating: text, count: 50_000), in: tree)
        }
    }
}
