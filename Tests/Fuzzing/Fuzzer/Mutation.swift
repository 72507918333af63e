/// Changes documents where they can be changed: values in quotes, numbers, lines, what stands between angle brackets.
struct Mutation {
    var bytes: [UInt8]
    var random: Random

    private static let numbers = [
        "0", "-0", "-1", "1", "2", "0.5", "1000", "1001", "250", "1e308", "-1e308", "1e-320", "1e17", "nan", "inf",
        "0x10", "1:0", "3:4", "1/3", "9007199254740993", "-5", "1e400",
    ].map { Array($0.utf8) }

    init(_ bytes: [UInt8], _ random: Random) {
        self.bytes = bytes
        self.random = random
    }

    mutating func step() {
        switch random.below(6) {
        case 0: replace(random.pick(quoted), by: random.pick(quoted).map { Array(bytes[$0]) })
        case 1: replace(random.pick(quoted), by: random.pick(Mutation.numbers))
        case 2: replace(random.pick(numbers), by: random.pick(Mutation.numbers))
        case 3: replace(random.pick(lines), by: [])
        case 4: copy(random.pick(lines), before: random.pick(lines))
        default: copy(random.pick(tags), before: random.pick(tags))
        }
    }

    private mutating func replace(_ range: Range<Int>?, by replacement: [UInt8]?) {
        if let range, let replacement { bytes.replaceSubrange(range, with: replacement) }
    }

    private mutating func copy(_ range: Range<Int>?, before place: Range<Int>?) {
        if let range, let place { bytes.insert(contentsOf: Array(bytes[range]), at: place.lowerBound) }
    }

    /// What stands in double quotes.
    private var quoted: [Range<Int>] {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        return stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
    }

    private var numbers: [Range<Int>] { runs { (48...57).contains($0) || $0 == 46 || $0 == 45 } }

    private var lines: [Range<Int>] { runs { $0 != 10 }.map { $0.lowerBound..<min($0.upperBound + 1, bytes.count) } }

    private var tags: [Range<Int>] { runs { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "}") } }

    /// The longest ranges of bytes of a kind.
    private func runs(_ belongs: (UInt8) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        for place in 0...bytes.count where place == bytes.count || !belongs(bytes[place]) {
            if place > start { found.append(start..<place) }
            start = place + 1
        }
        return found
    }
}

/// Random numbers that follow from a seed (SplitMix64).
struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(limit))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }
}
