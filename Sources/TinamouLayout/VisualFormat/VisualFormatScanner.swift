import Tinamou

/// A visual format, read character by character.
///
/// Blanks and line ends are skipped before whatever is read; inside names, numbers and signs of comparison they are not.
struct VisualFormatScanner {
    let format: String
    private let characters: [Character]

    /// How many characters have been read.
    private(set) var position = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// The error that something is wrong at a place; where reading has come to, unless told otherwise.
    func failure(_ reason: VisualFormatError.Reason, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: place ?? position)
    }

    /// The next character that is not blank, to which reading moves on; `nil` at the end.
    mutating func next() -> Character? {
        while let character = current, character.isWhitespace { position += 1 }
        return current
    }

    /// Reads a character if it is the next.
    mutating func take(_ character: Character) -> Bool {
        guard next() == character else { return false }
        position += 1
        return true
    }

    /// Reads a name; `nil` if none is next.
    mutating func takeName() -> String? {
        guard next()?.canStartName == true else { return nil }
        return take(while: \.canBeInName)
    }

    /// Reads a sign of comparison; `nil` if none is next.
    ///
    /// - Throws: ``VisualFormatError/Reason/badRelation(_:)`` at its beginning.
    mutating func takeRelation() throws(VisualFormatError) -> Relation? {
        guard let first = next(), first.canBeInRelation else { return nil }
        let start = position
        let text = take(while: \.canBeInRelation)
        guard let relation = Relation.allCases.first(where: { $0.description == text }) else {
            throw failure(.badRelation(text), at: start)
        }
        return relation
    }

    /// Reads a number; `nil` if none is next.
    ///
    /// A sign, digits with or without a point, and a power of ten, in the ways of C. All that hangs together is read, so
    /// that `8px` is a bad number and not a number before something else.
    ///
    /// - Throws: ``VisualFormatError/Reason/badNumber(_:)`` at its beginning.
    mutating func takeNumber() throws(VisualFormatError) -> Double? {
        guard let first = next(), first.canStartNumber else { return nil }
        let start = position
        var text = ""
        while let character = current {
            let continues = character.canBeInName || character == "."
            let isSign = character.isSign && (text.isEmpty || text.last == "e" || text.last == "E")
            guard continues || isSign else { break }
            text.append(character)
            position += 1
        }
        // The library would also read hexadecimal numbers, infinities and the like.
        let isPlain = text.allSatisfy { $0.isDigit || $0.isSign || $0 == "." || $0 == "e" || $0 == "E" }
        guard isPlain, let number = Double(text), number.isFinite else {
            throw failure(.badNumber(text), at: start)
        }
        return number
    }

    /// Whether a sign is next, and a number with it.
    mutating func seesSignedNumber() -> Bool {
        guard next()?.isSign == true, position + 1 < characters.count else { return false }
        return characters[position + 1].isDigit || characters[position + 1] == "."
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let start = position
        while let character = current, belongs(character) { position += 1 }
        return String(characters[start..<position])
    }

    /// Whether a format can speak of something by a name.
    static func canSpell(_ name: String) -> Bool {
        name.first?.canStartName == true && name.allSatisfy(\.canBeInName)
    }
}

extension Character {
    fileprivate var canStartName: Bool { isLetter || self == "_" }
    fileprivate var canBeInName: Bool { canStartName || isWholeNumber }
    fileprivate var canBeInRelation: Bool { "=<>≤≥≠!".contains(self) }
    fileprivate var canStartNumber: Bool { isDigit || isSign || self == "." }
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isSign: Bool { self == "-" || self == "+" }
}
