extension LayoutDocument {
    /// The place of the view that a person calls so: the one with this id, or else the only one with this name, or else the
    /// only one with this id or name in whatever case.
    ///
    /// - Throws: that there is no such view, and which look like it; or that there are several, and which.
    /// - Complexity: O(views), and for a view that is not there O(views · lengths of names).
    public func element(called wanted: String) throws(Diagnostic) -> Int {
        if let place = elements.firstIndex(where: { $0.id == wanted }) { return place }
        let lowered = wanted.lowercased()
        for matches in [
            elements.indices.filter { elements[$0].name == wanted },
            elements.indices.filter {
                elements[$0].id.lowercased() == lowered || elements[$0].name?.lowercased() == lowered
            },
        ] where !matches.isEmpty {
            if matches.count == 1 { return matches[0] }
            let told = matches.map { (id: elements[$0].id, line: elements[$0].line) }
            throw Diagnostic(file: name, message: FindingFault.several(wanted, told).message)
        }
        throw Diagnostic(file: name, message: FindingFault.unknown(wanted, near: names(like: lowered)).message)
    }

    /// The most names that are told of.
    private static let nearCount = 5

    /// Longer names are not compared.
    private static let longestName = 100

    /// The ids and names that look most like a text, which is in small letters.
    private func names(like wanted: String) -> [String] {
        var seen: Set<String> = []
        var candidates: [(name: String, distance: Int)] = []
        let wanted = String(wanted.prefix(LayoutDocument.longestName))
        for element in elements {
            for name in [element.name, element.id] {
                guard let name, name.utf8.count <= LayoutDocument.longestName, seen.insert(name).inserted else {
                    continue
                }
                let lowered = name.lowercased()
                let isPart =
                    wanted.count > 1 && lowered.contains(wanted) || lowered.count > 2 && wanted.contains(lowered)
                let distance = isPart ? 0 : LayoutDocument.distance(wanted, lowered)
                if distance <= max(1, (wanted.count + 1) / 3) { candidates.append((name, distance)) }
            }
        }
        let ordered = candidates.enumerated().sorted { one, other in
            (one.element.distance, one.offset) < (other.element.distance, other.offset)
        }
        return ordered.prefix(LayoutDocument.nearCount).map(\.element.name)
    }

    /// How many characters must be put in, left out or replaced to make one text the other (Levenshtein 1966).
    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (line, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, wanted) in other.enumerated() {
                let replaced = diagonal + (character == wanted ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
