/// A JSON value as Foundation's decoder reads it, without an idea of where it stood.
enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A value that the decoder finds but cannot represent: a number out of the range of a double.
    struct Unreadable: Error {
        var path: [any CodingKey]
    }

    /// Tries one kind after the other, those that occur most first.
    init(from decoder: any Decoder) throws {
        if let number = try JSONValue.read({ try decoder.singleValueContainer().decode(Double.self) }, decoder) {
            self = .number(number)
        } else if let string = try JSONValue.read({ try decoder.singleValueContainer().decode(String.self) }, decoder) {
            self = .string(string)
        } else if let object = try JSONValue.read({ try decoder.container(keyedBy: Key.self) }, decoder) {
            self = .object(try JSONValue.members(of: object))
        } else if let array = try JSONValue.read({ try decoder.unkeyedContainer() }, decoder) {
            self = .array(try JSONValue.elements(of: array))
        } else if let bool = try JSONValue.read({ try decoder.singleValueContainer().decode(Bool.self) }, decoder) {
            self = .bool(bool)
        } else {
            self = .null
        }
    }

    /// What `body` reads; `nil` if there is a value of another kind.
    private static func read<Value>(_ body: () throws -> Value, _ decoder: any Decoder) throws -> Value? {
        do {
            return try body()
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            return nil
        } catch {
            throw Unreadable(path: decoder.codingPath)
        }
    }

    private static func members(of container: KeyedDecodingContainer<Key>) throws -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for key in container.allKeys { members[key.stringValue] = try container.decode(JSONValue.self, forKey: key) }
        return members
    }

    private static func elements(of container: any UnkeyedDecodingContainer) throws -> [JSONValue] {
        var container = container
        var elements: [JSONValue] = []
        while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
        return elements
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }
}
