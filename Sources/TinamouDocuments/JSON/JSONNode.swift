#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A JSON value that knows where it stands: what the decoder read, laid over what the locator found.
struct JSONNode {
    /// What a value is.
    enum Content {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])

        /// The kind of the value as reports call it.
        var kind: String {
            switch self {
            case .null: "null"
            case .bool(let value): "\(value)"
            case .number: "a number"
            case .string: "a text"
            case .array: "an array"
            case .object: "an object"
            }
        }
    }

    /// A member of an object; members are in the order of the text, each key once.
    struct Member {
        var key: String
        var keyOffset: Int
        var node: JSONNode
    }

    /// What the value is.
    var content: Content

    /// The offset of the value's first byte.
    var offset: Int

    /// Reads a text that is one JSON value, of so many bytes and values at most.
    init(
        reading source: SourceText, lengthLimit: Int = SourceText.lengthLimit, valueLimit: Int = JSONLocator.valueLimit
    ) throws(Diagnostic) {
        guard source.bytes.count <= lengthLimit else {
            throw source.diagnostic(JSONFault.length(limit: lengthLimit), at: 0)
        }
        try source.checkEncoding()
        let place = try JSONLocator.locate(source, valueLimit: valueLimit)
        do {
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(source.bytes))
            self.init(value, place)
        } catch {
            let path = (error as? JSONValue.Unreadable)?.path ?? []
            throw JSONNode.unreadable(place.part(at: path).offset, in: source)
        }
    }

    private init(_ value: JSONValue?, _ place: JSONPlace) {
        offset = place.offset
        content =
            switch value {
            case nil, .null: .null
            case .bool(let bool): .bool(bool)
            case .number(let number): .number(number)
            case .string(let string): .string(string)
            case .array(let values): .array(zip(values, place.elements).map { JSONNode($0, $1) })
            case .object(let values):
                .object(
                    place.members.map {
                        Member(key: $0.key, keyOffset: $0.keyOffset, node: JSONNode(values[$0.key], $0.place))
                    })
            }
    }

    /// The error for a value that is JSON, but that the decoder refuses: a number too large or too small.
    private static func unreadable(_ offset: Int, in source: SourceText) -> Diagnostic {
        let word = source.bytes[offset...].prefix { $0 > 32 && !"[]{},\"".utf8.contains($0) }
        let text = String(decoding: word, as: UTF8.self)
        guard let number = Double(text) else { return source.diagnostic(JSONFault.undecodable, at: offset) }
        let fault: JSONFault = number == 0 ? .numberTooSmall(text) : .numberTooLarge(text)
        return source.diagnostic(fault, at: offset)
    }
}
