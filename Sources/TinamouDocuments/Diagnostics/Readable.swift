// Names and numbers as readers are shown them, on a screen and in a drawing.

/// A name or id as readers are shown it: as it is, or in quotes if it would be taken for something else.
func plainly(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_.-:/#@+*'".contains($0) }
    return isPlain && name.utf8.count <= 60 ? name : inQuotes(name)
}

/// A text as far as reports show one: at most 60 characters, in one line.
func shortened(_ text: String) -> String {
    let cut = text.prefix(60)
    return inOneLine(cut.endIndex == text.endIndex ? text : cut + "…")
}

/// At most so many characters of a text.
func shortened(_ text: String, to length: Int) -> String {
    text.count <= length ? text : text.prefix(length - 1) + "…"
}

/// Names as readers are shown them, the first dozen of them.
func plainly(_ names: [String]) -> String {
    let most = 12
    let rest = names.count - most
    return (names.prefix(most).map(plainly) + (rest > 0 ? ["\(rest) more"] : [])).list("and")
}

/// A text as drawings and pages show it: without what would break its line or turn the order of what stands beside it.
func drawable(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result += " "
        case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
        default: result.unicodeScalars.append(scalar)
        }
    }
}

/// A number rounded to nine digits; what is a rounding away from 0 is 0.
func readable(_ number: Double) -> String {
    let size = abs(number)
    guard size >= 1e-9 else { return "0" }
    guard size < 1e15 else { return JSONText.number(number) }
    // The power of ten by which nine digits stand before the point; exact in a double, so that one rounding decides.
    var digits = 9
    var bound = 1.0
    while size >= bound && digits > 0 {
        bound *= 10
        digits -= 1
    }
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    return JSONText.number((number * scale).rounded() / scale)
}

/// A number to a thousandth, which is finer than any screen.
func inThousandths(_ number: Double) -> String {
    abs(number) < 1e9 ? readable((number * 1000).rounded() / 1000) : readable(number)
}

/// A text at the left of a column.
func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

/// A text at the right of a column.
func rightAligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}
