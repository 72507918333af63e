/// Names for files with drawings: readable, safe in every file system, and no two the same.
///
/// A name is made of the document's, the scene's if the document has several, and the screen's if one is asked for:
/// `Main-2-login-iPhone-16.svg`.
public struct DrawingNames {
    private var used: Set<String> = []

    /// Names, none of which is used yet.
    public init() {}

    /// The next name.
    ///
    /// - Parameters:
    ///   - document: the document's name, as a path.
    ///   - scene: the number of the scene, from 1, among how many, and what it is called; `nil` for the only one.
    ///   - target: what the screen is called; `nil` for the document's own.
    ///   - suffix: what follows the point.
    public mutating func next(
        document: String, scene: (number: Int, count: Int, name: String)?, target: String?, suffix: String
    ) -> String {
        let file = document.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.lastIndex(of: ".").map { $0 == file.startIndex ? file : String(file[..<$0]) } ?? file
        var parts = [DrawingNames.plain(stem)]
        if let scene {
            // With zeros, so that files sorted by name are in order.
            let zeros = "\(scene.count)".count - "\(scene.number)".count
            let number = String(repeating: "0", count: max(0, zeros)) + "\(scene.number)"
            parts += [number, DrawingNames.plain(scene.name)]
        }
        if let target { parts.append(DrawingNames.plain(target)) }
        let name = parts.filter { !$0.isEmpty }.joined(separator: "-")
        let base = name.isEmpty ? "drawing" : name
        var candidate = base
        var count = 1
        // Some file systems do not tell capitals from small letters.
        while !used.insert(candidate.lowercased()).inserted {
            count += 1
            candidate = "\(base)-\(count)"
        }
        return "\(candidate).\(suffix)"
    }

    /// How long a part of a name is at most, in letters: three of them fit into any file system.
    private static let longest = 60

    /// A text in letters, digits, points and low lines of ASCII, with hyphens for anything else.
    private static func plain(_ text: String) -> String {
        var plain = ""
        // A size reads as it is given: 375x812.
        for scalar in text.split(separator: " × ").joined(separator: "x").unicodeScalars {
            if plain.utf8.count >= longest { break }
            let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if isKept || scalar == "_" || (scalar == "." && plain.last.map { $0 != "-" && $0 != "." } == true) {
                plain.unicodeScalars.append(scalar)
            } else if !plain.isEmpty && plain.last != "-" {
                plain.append("-")
            }
        }
        while let last = plain.last, last == "-" || last == "." { plain.removeLast() }
        return plain
    }
}

extension SceneLayout {
    /// What people call the scene: a controller's title, or the id of the root.
    public var name: String { document.scenes[scene].name ?? document.elements[document.scenes[scene].root].id }
}
