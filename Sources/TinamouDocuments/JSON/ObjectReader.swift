/// Takes an object of known keys apart. A key that is not known is refused, so that a misspelt one is not passed over.
struct ObjectReader {
    private let source: SourceText
    private let offset: Int

    /// What reports call the object: `a constraint`.
    private let owner: String

    /// The members in the order of the text.
    private let members: [JSONNode.Member]

    /// An object that may have these keys.
    init(_ node: JSONNode, _ owner: String, keys: [String], in source: SourceText) throws(Diagnostic) {
        self.source = source
        self.owner = owner
        offset = node.offset
        members = try node.members("an object for \(owner)", in: source)
        if let stranger = members.first(where: { !keys.contains($0.key) }) {
            let fault = ProblemFault.unknownKey(stranger.key, of: owner, known: keys)
            throw source.diagnostic(fault, at: stranger.keyOffset)
        }
    }

    /// The value of a key that may be missing.
    func optional(_ key: String) -> JSONNode? {
        members.first { $0.key == key }?.node
    }

    /// The value of a key.
    func required(_ key: String) throws(Diagnostic) -> JSONNode {
        guard let node = optional(key) else {
            throw source.diagnostic(ProblemFault.missingKey(key, of: owner), at: offset)
        }
        return node
    }

    /// The text of a key.
    func string(_ key: String) throws(Diagnostic) -> String {
        try required(key).string("a text for \(inQuotes(key))", in: source)
    }

    /// The number of a key.
    func number(_ key: String) throws(Diagnostic) -> Double {
        try required(key).number("a number for \(inQuotes(key))", in: source)
    }
}

extension JSONNode {
    /// The members of an object, in the order of the text; anything else is refused.
    func members(_ expected: String, in source: SourceText) throws(Diagnostic) -> [Member] {
        if case .object(let members) = content { return members }
        throw unexpected(expected, in: source)
    }

    /// The elements of an array; anything else is refused.
    func elements(_ expected: String, in source: SourceText) throws(Diagnostic) -> [JSONNode] {
        if case .array(let elements) = content { return elements }
        throw unexpected(expected, in: source)
    }

    /// A text; anything else is refused.
    func string(_ expected: String, in source: SourceText) throws(Diagnostic) -> String {
        if case .string(let string) = content { return string }
        throw unexpected(expected, in: source)
    }

    /// A number; anything else is refused.
    func number(_ expected: String, in source: SourceText) throws(Diagnostic) -> Double {
        if case .number(let number) = content { return number }
        throw unexpected(expected, in: source)
    }

    func unexpected(_ expected: String, in source: SourceText) -> Diagnostic {
        source.diagnostic(ProblemFault.kind(expected: expected, found: content), at: offset)
    }
}
