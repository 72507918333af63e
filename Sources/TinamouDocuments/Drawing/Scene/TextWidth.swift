/// How wide texts are, in pixels, for who has no fonts to ask: as in DejaVu Sans, which is wider than the others that
/// drawings name, so that what fits by this fits.
package enum TextWidth {
    /// A text's width at a font size; of a very long one, what is beyond `limit` may be missing.
    ///
    /// - Complexity: O(characters up to the limit).
    package static func of(_ text: some StringProtocol, size: Double, isBold: Bool = false, limit: Double = .infinity)
        -> Double
    {
        var width = 0.0
        let factor = size * (isBold ? boldFactor : 1)
        for character in text {
            width += ems(character) * factor
            if width > limit { break }
        }
        return width
    }

    /// A text if it fits into a width, or else as much of it as does, with an ellipsis; `nil` if that says too little.
    ///
    /// - Parameter least: how many characters before the ellipsis say enough.
    package static func fitted(_ text: String, to room: Double, size: Double, isBold: Bool = false, least: Int = 1)
        -> String?
    {
        let factor = size * (isBold ? boldFactor : 1)
        // Room that has been measured for the text is room for it.
        let room = room + 1e-6
        var width = 0.0
        // The end of what still leaves room for an ellipsis.
        var cut = text.startIndex, kept = 0
        for index in text.indices {
            width += ems(text[index]) * factor
            if width > room { return kept >= least ? trimmed(text[..<cut]) + "…" : nil }
            if width + factor <= room {
                cut = text.index(after: index)
                kept += 1
            }
        }
        return text
    }

    /// A text in lines of a width: broken between words, and inside those that are longer than a line.
    package static func lines(_ text: String, width: Double, size: Double) -> [String] {
        var lines: [String] = []
        var line = "", used = 0.0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let wide = of(word, size: size)
            let gap = line.isEmpty ? 0 : ems(" ") * size
            if !line.isEmpty && used + gap + wide > width {
                lines.append(line)
                (line, used) = ("", 0)
            } else if !line.isEmpty {
                line += " "
                used += gap
            }
            for character in word {
                let more = ems(character) * size
                if used + more > width && !line.isEmpty {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line.append(character)
                used += more
            }
        }
        return lines + [line]
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    private static let boldFactor = 1.13

    /// The width of a character in parts of the font size.
    private static func ems(_ character: Character) -> Double {
        guard let first = character.unicodeScalars.first else { return 0 }
        let place = Int(first.value) - 32
        if ascii.indices.contains(place) { return Double(ascii[place]) / 100 }
        // Ideographs and pictures are as wide as high; of other letters few are wider than this.
        return first.value >= 0x2E80 ? 1.3 : first.properties.isWhitespace ? 0.6 : first == "…" ? 1 : 0.75
    }

    /// From the blank to the tilde, in hundredths, rounded up.
    private static let ascii: [UInt8] = [
        32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34,
        84, 84, 84, 54, 100, 69, 69, 70, 77, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79, 70, 64, 62, 74, 69,
        99, 69, 62, 69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42,
        53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
    ]
}
