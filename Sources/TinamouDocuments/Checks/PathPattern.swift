/// A pattern of paths as version control knows it: `*` is any text within a name, `?` a character, `**` any names.
///
/// A pattern without a slash is one of names, in whatever folder. One that ends in a slash means all inside the folder.
struct PathPattern: Sendable, Hashable {
    private let parts: [[Character]]

    /// A pattern; `nil` for an empty one, or one that leads out of the folder.
    init?(_ text: String) {
        guard !text.isEmpty, !text.hasPrefix("/"), !text.hasPrefix("../") else { return nil }
        var names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
        if text.hasSuffix("/") { names.append(["*", "*"]) }
        // What is inside a folder has a name.
        if names.last == ["*", "*"] { names.append(["*"]) }
        if !text.contains("/") { names.insert(["*", "*"], at: 0) }
        parts = names
    }

    /// Whether a path, relative to the pattern's folder, is one of the pattern's.
    ///
    /// - Complexity: O(names of the pattern · names of the path).
    func matches(_ path: String) -> Bool {
        PathPattern.matches(parts, path.split(separator: "/").map(Array.init), any: ["*", "*"]) {
            PathPattern.matches($0, $1, any: "*") { $0 == "?" || $0 == $1 }
        }
    }

    /// Whether a sequence follows a pattern in which `any` stands for any number of elements.
    private static func matches<Element: Equatable>(
        _ pattern: [Element], _ sequence: [Element], any: Element, _ isSame: (Element, Element) -> Bool
    ) -> Bool {
        // Whether what is left of the pattern from here on can match the rest, from the end of the sequence backwards.
        var reachable = [Bool](repeating: false, count: sequence.count + 1)
        reachable[sequence.count] = true
        for wanted in pattern.reversed() {
            if wanted == any {
                for place in stride(from: sequence.count - 1, through: 0, by: -1) where reachable[place + 1] {
                    reachable[place] = true
                }
                continue
            }
            for place in 0..<sequence.count {
                reachable[place] = reachable[place + 1] && isSame(wanted, sequence[place])
            }
            reachable[sequence.count] = false
        }
        return reachable[0]
    }
}
