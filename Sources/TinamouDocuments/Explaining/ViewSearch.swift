/// Looks for a view of a document by what a person calls it.
public enum ViewSearch: Sendable, Hashable {
    /// There is one, at this place among the elements.
    case found(Int)
    /// Several have the name.
    case several([Int])
    /// None has it; those ids and names that look most like it.
    case none(near: [String])

    /// The most names that are told of.
    private static let nearCount = 5

    /// Looks for a view: by its id, or else by the name that people have given it, or else by either in whatever case.
    ///
    /// - Complexity: O(elements), and if there is none O(elements · lengths of the names).
    public init(_ wanted: String, in document: LayoutDocument) {
        let elements = document.elements
        if let place = elements.firstIndex(where: { $0.id == wanted }) {
            self = .found(place)
            return
        }
        let lowered = wanted.lowercased()
        for matches in [
            elements.indices.filter { elements[$0].name == wanted },
            elements.indices.filter {
                elements[$0].id.lowercased() == lowered || elements[$0].name?.lowercased() == lowered
            },
        ] where !matches.isEmpty {
            self = matches.count == 1 ? .found(matches[0]) : .several(matches)
            return
        }
        self = .none(near: ViewSearch.near(lowered, elements))
    }

    private static func near(_ wanted: String, _ elements: [LayoutDocument.Element]) -> [String] {
        var seen: Set<String> = []
        var candidates: [(name: String, distance: Int)] = []
        for element in elements {
            for name in [element.name, element.id] {
                guard let name, seen.insert(name).inserted, name.utf8.count <= longest else { continue }
                let lowered = name.lowercased()
                let distance =
                    lowered.contains(wanted) || wanted.contains(lowered) && lowered.count > 2
                    ? 0 : ViewSearch.distance(wanted, lowered)
                if distance <= max(1, wanted.count / 3) { candidates.append((name, distance)) }
            }
        }
        let order = candidates.enumerated().sorted { one, other in
            let distances = (one.element.distance, other.element.distance)
            return distances.0 == distances.1 ? one.offset < other.offset : distances.0 < distances.1
        }
        return order.prefix(nearCount).map(\.element.name)
    }

    /// Longer names are not compared.
    private static let longest = 200

    /// How many characters must be put in, left out or replaced to make one text the other (Levenshtein 1966).
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.prefix(longest)), Array(other))
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
