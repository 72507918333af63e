import Foundation

/// Text broken into lines.
///
/// A line takes words as long as they fit, with one blank between them; a word wider than the line is broken between
/// characters. A line break in the text always begins another.
struct TextLines {
    /// How many characters each line has.
    private(set) var counts: [Int] = []

    /// Breaks a text into lines of at most so many characters; `nil` for no limit.
    init(_ text: String, limit: Int?) {
        if text.isEmpty { return }
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            add(paragraph.split(separator: " ", omittingEmptySubsequences: false).map(\.count), limit)
        }
    }

    private mutating func add(_ words: [Int], _ limit: Int?) {
        guard let limit = limit.map({ max(1, $0) }) else {
            counts.append(words.reduce(0, +) + max(0, words.count - 1))
            return
        }
        var line: Int?
        for word in words {
            if let open = line, open + 1 + word <= limit {
                line = open + 1 + word
                continue
            }
            if let full = line { counts.append(full) }
            var rest = word
            while rest > limit {
                counts.append(limit)
                rest -= limit
            }
            line = rest
        }
        counts.append(line ?? 0)
    }

    /// The size that the first lines take, in whole points: as many as `maximum`, all for 0.
    func size(in font: UIFont, maximum: Int) -> CGSize {
        let shown = maximum > 0 ? counts.prefix(maximum) : counts[...]
        let width = CGFloat(shown.max() ?? 0) * font.advance
        return CGSize(width: width.rounded(.up), height: (CGFloat(shown.count) * font.lineHeight).rounded(.up))
    }
}
