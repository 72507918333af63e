import Tinamou
import TinamouLayout

// Constraints: in the anchors' words, as objects that say more, as lines of visual format.

extension LayoutJSONReader {
    mutating func readConstraints(_ list: JSONNode, _ scene: Int) throws(Diagnostic) {
        for node in try list.elements("an array of constraints", in: source) {
            guard case .string(let text) = node.content else {
                try readObject(node, scene)
                continue
            }
            if ConstraintText.isVisualFormat(text) {
                try readFormat(text, node, VisualFormatOptions(), [:])
            } else {
                let (statement, places) = try statement(text, node)
                try append(statement, statement.id, node, places, owner: nil)
            }
        }
    }

    private mutating func readObject(_ node: JSONNode, _ scene: Int) throws(Diagnostic) {
        let members = try node.members("a text or an object for a constraint", in: source)
        if members.contains(where: { $0.key == "format" }) { return try readFormatObject(node) }
        let object = try ObjectReader(node, "a constraint", keys: LayoutKeys.constraint, in: source)
        let text = try object.string("constraint"), textNode = try object.required("constraint")
        let (statement, places) = try statement(text, textNode)
        var owner: Int?
        if let id = try object.optionalText("owner", source) {
            guard idOffsets[id] != nil, let element = elementOfItem[id], document.elements[element].id == id else {
                throw fault(.unknownOwner(id), try object.required("owner").offset)
            }
            owner = element
        }
        let id = try object.optionalText("id", source) ?? statement.id
        try append(statement, id, textNode, places, owner: owner)
        let last = document.constraints.count - 1
        document.constraints[last].name = try object.optionalText("name", source)
        document.constraints[last].isPlaceholder = try object.flag("placeholder", source)
        document.constraints[last].isIncluded = try object.optionalFlag("included", source) ?? true
        document.constraints[last].disabledChecks = try object.disabledChecks(source)
        document.constraints[last].variations = try readConstraintVariations(object)
    }

    private func readConstraintVariations(
        _ object: ObjectReader
    ) throws(Diagnostic) -> [LayoutDocument.ConstraintVariation] {
        guard let list = object.optional("variations") else { return [] }
        var variations: [LayoutDocument.ConstraintVariation] = []
        for node in try list.elements("an array of variations", in: source) {
            let object = try ObjectReader(
                node, "a variation of a constraint", keys: LayoutKeys.constraintVariation, in: source)
            var variation = LayoutDocument.ConstraintVariation(try sizeClasses(object))
            variation.isIncluded = try object.optionalFlag("included", source)
            variation.constant = try object.optionalNumber("constant", source)
            variation.multiplier = try object.optionalNumber("multiplier", source)
            variation.priority = try object.optionalNumber("priority", source)
            if let priority = variation.priority { _ = try checked(priority, try object.required("priority")) }
            variations.append(variation)
        }
        return variations
    }

    // MARK: The anchors' words

    /// A constraint's text, and where its items stand in the document.
    private func statement(_ text: String, _ node: JSONNode) throws(Diagnostic) -> (ConstraintText, places: [Int]) {
        var reader = ConstraintTextReader(text)
        do throws(ConstraintTextReader.Failure) {
            let statement = try reader.read()
            return (statement, reader.places.map { source.offset(ofCharacter: $0, in: text, at: node.offset) })
        } catch {
            throw source.diagnostic(
                error.fault, at: source.offset(ofCharacter: error.position, in: text, at: node.offset))
        }
    }

    /// Adds a constraint, whose items stand at some places.
    private mutating func append(
        _ statement: ConstraintText, _ id: String?, _ node: JSONNode, _ places: [Int], owner: Int?
    ) throws(Diagnostic) {
        let first = try element(of: statement.first, at: places[0])
        var holder = owner ?? first
        if let second = statement.second {
            let other = try element(of: second, at: places[1])
            guard let common = owner ?? document.commonAncestor(first, other) else {
                throw fault(.ownerMissing(statement.first.item, second.item), places[1])
            }
            holder = common
        }
        var constraint = LayoutDocument.Constraint(id: id ?? "", owner: holder, first: statement.first)
        constraint.relation = statement.relation
        constraint.second = statement.second
        constraint.multiplier = statement.multiplier
        constraint.constant = statement.constant
        constraint.priority = statement.priority
        constraint.line = source.line(of: node.offset)
        if let id {
            if let other = constraintOffsets[id] {
                throw fault(
                    .duplicateID(id, what: "constraint", first: source.position(of: other)), node.offset)
            }
            constraintOffsets[id] = node.offset
        } else {
            unnamed.append(document.constraints.count)
        }
        document.constraints.append(constraint)
    }

    private func element(of side: LayoutDocument.Constraint.Side, at place: Int) throws(Diagnostic) -> Int {
        if let element = elementOfItem[side.item] { return element }
        throw fault(.unknownItem(side.item, known: idOffsets.keys.sorted()), place)
    }

    /// Gives constraints without an id one that is their text; a number tells equal ones apart.
    mutating func nameConstraints() {
        var counts: [String: Int] = [:]
        for place in unnamed {
            let text = ConstraintText(document.constraints[place]).text
            var id = text
            while constraintOffsets[id] != nil {
                counts[text, default: 1] += 1
                id = "\(text) (\(counts[text, default: 1]))"
            }
            constraintOffsets[id] = 0
            document.constraints[place].id = id
        }
    }

    // MARK: Visual format

    private mutating func readFormatObject(_ node: JSONNode) throws(Diagnostic) {
        let object = try ObjectReader(node, "a line of visual format", keys: LayoutKeys.format, in: source)
        let text = try object.string("format"), textNode = try object.required("format")
        var options = VisualFormatOptions()
        if let list = object.optional("align") {
            for node in try list.elements("an array of alignments", in: source) {
                options.alignment.formUnion(try node.word(among: LayoutWords.alignments, "an alignment", source))
            }
        }
        options.direction = try object.word("direction", "a direction", source) ?? options.direction
        options.spacing = try object.word("spacing", "a spacing", source) ?? options.spacing
        var metrics: [String: Double] = [:]
        if let node = object.optional("metrics") {
            for member in try node.members("an object of numbers by name", in: source) {
                metrics[member.key] = try member.node.number("a number for a metric", in: source)
            }
        }
        try readFormat(text, textNode, options, metrics)
    }

    /// Adds the constraints of a line of visual format.
    private mutating func readFormat(
        _ text: String, _ node: JSONNode, _ options: VisualFormatOptions, _ metrics: [String: Double]
    ) throws(Diagnostic) {
        let stage = FormatStage(text, document, elementOfItem)
        let made: [LayoutConstraint]
        do throws(VisualFormatError) {
            made = try LayoutConstraint.constraints(
                withVisualFormat: text, options: options, metrics: metrics, views: stage.items)
        } catch {
            let place = source.offset(ofCharacter: error.position, in: text, at: node.offset)
            if case .unknownView(let name, _) = error.reason {
                throw fault(.unknownItem(name, known: idOffsets.keys.sorted()), place)
            }
            throw fault(.visualFormat(error.reason), place)
        }
        for constraint in made {
            guard let first = stage.side(constraint.first) else { continue }
            var statement = ConstraintText(first: first)
            statement.relation = constraint.relation
            statement.second = constraint.second.flatMap(stage.side)
            statement.multiplier = constraint.multiplier
            statement.constant = constraint.constant
            statement.priority = constraint.priority.rawValue
            try append(statement, nil, node, [node.offset, node.offset], owner: nil)
        }
    }
}

/// The views and guides of which a line of visual format speaks, in a tree as far as that matters: what is around each.
private struct FormatStage {
    let items: [String: LayoutItem]
    private let ids: [ObjectIdentifier: String]
    /// Keeps what is around the items.
    private let views: [Int: View]

    init(_ text: String, _ document: LayoutDocument, _ elementOfItem: [String: Int]) {
        var items: [String: LayoutItem] = [:]
        var views: [Int: View] = [:]
        func view(_ element: Int) -> View {
            if let known = views[element] { return known }
            let made = View(document.elements[element].id)
            views[element] = made
            return made
        }
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            let name = String(word)
            guard items[name] == nil, let element = elementOfItem[name] else { continue }
            if document.elements[element].id == name {
                let made = view(element)
                items[name] = made
                if let parent = document.elements[element].parent, made.superview == nil {
                    view(parent).addSubview(made)
                }
            } else {
                let guide = LayoutGuide(name)
                view(element).addLayoutGuide(guide)
                items[name] = guide
            }
        }
        var ids: [ObjectIdentifier: String] = [:]
        for (element, view) in views { ids[ObjectIdentifier(view)] = document.elements[element].id }
        for (name, item) in items { ids[ObjectIdentifier(item)] = name }
        (self.items, self.views, self.ids) = (items, views, ids)
    }

    /// A side of a constraint in the document's words.
    func side(_ side: LayoutConstraint.Side) -> LayoutDocument.Constraint.Side? {
        guard let item = side.item, let id = ids[ObjectIdentifier(item)] else { return nil }
        return LayoutDocument.Constraint.Side(id, side.attribute)
    }
}

extension LayoutWords {
    /// The words for what views of a line of visual format share.
    static let alignments: KeyValuePairs<String, VisualFormatOptions.Alignment> = [
        "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "centerX": .centerX, "top": .top,
        "bottom": .bottom, "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
}

extension LayoutDocument {
    /// The innermost view that contains two, or is one of them; `nil` for views of different scenes.
    ///
    /// - Complexity: O(depths of both).
    func commonAncestor(_ one: Int, _ other: Int) -> Int? {
        var (one, other) = (one, other)
        // Views stand before those inside them: the later one cannot contain the other.
        while one != other {
            guard let parent = elements[max(one, other)].parent else { return nil }
            if one > other { one = parent } else { other = parent }
        }
        return one
    }
}

extension SourceText {
    /// The offset at which a character stands of a JSON text that begins, with its quote, at an offset.
    ///
    /// - Complexity: O(length of the JSON text).
    func offset(ofCharacter number: Int, in text: String, at start: Int) -> Int {
        var scalars = text.prefix(number).unicodeScalars.count
        var offset = start + 1
        while scalars > 0, offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += width(ofEscapeAt: offset)
            } else {
                offset += 1
                while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            }
            scalars -= 1
        }
        return offset
    }

    /// How many bytes an escape has: both halves of a surrogate pair are one.
    private func width(ofEscapeAt offset: Int) -> Int {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else { return 2 }
        guard offset + 3 < bytes.count, bytes[offset + 2] | 32 == UInt8(ascii: "d") else { return 6 }
        return "89abAB".utf8.contains(bytes[offset + 3]) ? 12 : 6
    }
}
