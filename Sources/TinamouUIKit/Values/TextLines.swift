import Foundation

/// Text broken into lines, each character as wide as its font says.
///
/// A line takes words as long as they fit, with one blank between them; a word wider than the line is broken between
/// characters. A line break in the text always begins another.
struct TextLines {
    /// What is the same for a stretch of characters.
    struct Run {
        var count: Int
        var font: UIFont

        var width: CGFloat { CGFloat(count) * font.advance }
    }

    /// How large a line is, and its letters above and below the baseline.
    struct Line {
        var width: CGFloat = 0
        var height: CGFloat = 0
        var ascender: CGFloat = 0
        var descender: CGFloat = 0

        fileprivate mutating func add(_ run: Run) {
            width += run.width
            take(run.font)
        }

        fileprivate mutating func take(_ font: UIFont) {
            height = max(height, font.lineHeight)
            ascender = max(ascender, font.ascender)
            descender = min(descender, font.descender)
        }
    }

    private(set) var lines: [Line] = []
    private let spacing: CGFloat
    private let limit: CGFloat

    /// Breaks a text into lines no wider than a limit, infinity for none; what does not say its font is in the one given.
    init(_ text: NSAttributedString, font: UIFont, limit: CGFloat) {
        // A width in whole points holds what has been rounded up to it.
        self.limit = limit + 1e-9
        let characters = TextLines.characters(of: text, font)
        spacing = TextLines.spacing(of: text)
        if characters.isEmpty { return }
        for paragraph in characters.split(separator: "\n", omittingEmptySubsequences: false) { add(paragraph, font) }
    }

    /// Breaks a text in one font into lines.
    init(_ text: String, font: UIFont, limit: CGFloat = .infinity) {
        self.init(NSAttributedString(string: text), font: font, limit: limit)
    }

    /// A character and its font.
    private struct Letter: Equatable, ExpressibleByExtendedGraphemeClusterLiteral {
        var character: Character
        var font: UIFont?

        init(extendedGraphemeClusterLiteral value: Character) { character = value }

        init(_ character: Character, _ font: UIFont) { (self.character, self.font) = (character, font) }

        // What a text is split at, whatever its font.
        static func == (left: Letter, right: Letter) -> Bool { left.character == right.character }
    }

    private static func characters(of text: NSAttributedString, _ font: UIFont) -> [Letter] {
        var found: [Letter] = []
        let whole = NSString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: whole.length), options: []) { attributes, range, _ in
            let own = attributes[.font] as? UIFont ?? font
            for character in whole.substring(with: range) { found.append(Letter(character, own)) }
        }
        return found
    }

    private static func spacing(of text: NSAttributedString) -> CGFloat {
        if text.length == 0 { return 0 }
        return (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing ?? 0
    }

    private mutating func add(_ paragraph: ArraySlice<Letter>, _ font: UIFont) {
        var line: Line?
        var blank: Run?
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let runs = TextLines.runs(of: word, font), width = runs.reduce(0) { $0 + $1.width }
            defer { blank = paragraph.indices.contains(word.endIndex) ? run(paragraph[word.endIndex], font) : nil }
            if var open = line, let blank, open.width + blank.width + width <= limit {
                open.add(blank)
                for run in runs { open.add(run) }
                line = open
                continue
            }
            if let full = line { lines.append(full) }
            line = broken(runs, font)
        }
        lines.append(line ?? Line())
    }

    private func run(_ letter: Letter, _ font: UIFont) -> Run { Run(count: 1, font: letter.font ?? font) }

    private static func runs(of word: ArraySlice<Letter>, _ font: UIFont) -> [Run] {
        var runs: [Run] = []
        for letter in word {
            let own = letter.font ?? font
            if runs.last?.font == own { runs[runs.count - 1].count += 1 } else { runs.append(Run(count: 1, font: own)) }
        }
        return runs
    }

    /// Puts a word on a line of its own; what of it is too wide, on lines before.
    private mutating func broken(_ runs: [Run], _ font: UIFont) -> Line {
        var line = Line()
        if runs.isEmpty { line.take(font) }
        for run in runs {
            for _ in 0..<run.count {
                if line.width > 0 && line.width + run.font.advance > limit {
                    lines.append(line)
                    line = Line()
                }
                line.add(Run(count: 1, font: run.font))
            }
        }
        return line
    }

    /// The first lines: as many as a maximum, all for 0.
    func shown(_ maximum: Int) -> ArraySlice<Line> { maximum > 0 ? lines.prefix(maximum) : lines[...] }

    /// The size that the first lines take, in whole points: as many as `maximum`, all for 0.
    func size(maximum: Int) -> CGSize {
        let shown = shown(maximum)
        let width = shown.map(\.width).max() ?? 0
        let height = shown.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, shown.count - 1))
        return CGSize(width: TextLines.wholePoints(width), height: TextLines.wholePoints(height))
    }

    /// Up to the next whole point; sums of tenths that come out a rounding above one are it.
    private static func wholePoints(_ length: CGFloat) -> CGFloat { (length - 1e-9).rounded(.up) }
}
