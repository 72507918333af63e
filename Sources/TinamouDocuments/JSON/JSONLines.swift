import TinamouLayout

/// JSON laid out for people: what fits in a line in one, the rest indented.
enum JSONLines {
    /// The members of an object in their order, the values being JSON already.
    typealias Members = [(key: String, value: String)]

    /// An object in a line, as far as its values are.
    static func inline(_ members: Members) -> String {
        "{" + members.map { JSONText.string($0.key) + ": " + $0.value }.joined(separator: ", ") + "}"
    }

    /// An object with a member in each line, the last of which ends in an indent.
    static func object(_ members: Members, indent: String) -> String {
        if members.isEmpty { return "{}" }
        let lines = members.map { "\(indent)  " + JSONText.string($0.key) + ": " + $0.value }
        return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }

    /// An array in a line.
    static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

    /// An array with an element in each line.
    static func array(_ elements: [String], indent: String) -> String {
        if elements.isEmpty { return "[]" }
        return "[\n" + elements.map { "\(indent)  " + $0 }.joined(separator: ",\n") + "\n\(indent)]"
    }

    /// Numbers in a line, `null` for none.
    static func numbers(_ numbers: [Double?]) -> String {
        list(numbers.map { $0.map(JSONText.number) ?? "null" })
    }

    /// Insets as top, left, bottom, right.
    static func numbers(_ insets: EdgeInsets) -> String {
        numbers([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Insets as top, leading, bottom, trailing.
    static func numbers(_ insets: DirectionalEdgeInsets) -> String {
        numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
}

extension LayoutTarget {
    /// The screen as documents name it.
    var text: String {
        if let size { return JSONText.number(size.width) + "x" + JSONText.number(size.height) }
        return (device?.name ?? "") + (orientation == .landscape ? " landscape" : "")
    }
}

extension LayoutInputs {
    /// The inputs as an object, ids in alphabetical order.
    func json(indent: String) -> String {
        var members: JSONLines.Members = []
        func add<Value>(_ key: String, _ values: [String: Value], _ json: (Value) -> String) {
            if values.isEmpty { return }
            members.append((key, JSONLines.inline(values.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) })))
        }
        add("safeArea", safeAreas, JSONLines.numbers)
        add("legacyGuides", guideLengths, JSONText.number)
        add("margins", margins, JSONLines.numbers)
        add("intrinsic", intrinsicSizes) { JSONLines.numbers([$0.width, $0.height]) }
        add("alignmentInsets", alignmentInsets, JSONLines.numbers)
        add("baselines", baselines) { JSONLines.numbers([$0.first, $0.last]) }
        if !fixed.isEmpty { members.append(("fixed", JSONLines.list(fixed.sorted().map(JSONText.string)))) }
        return JSONLines.object(members, indent: indent)
    }
}
