/// Numbers and texts as JSON writes them. Objects are put together by who knows the order of their keys.
package enum JSONText {
    /// A number that reads back to the same double: whole ones below 2⁵³ without a point.
    ///
    /// - Precondition: the number is finite; JSON has no others.
    package static func number(_ value: Double) -> String {
        assert(value.isFinite)
        // −0 keeps its point: many readers take "-0" for the whole number 0, which has no sign.
        guard abs(value) < 0x1p53, value == value.rounded(), value != 0 || value.sign == .plus else {
            return "\(value)"
        }
        return "\(Int64(value))"
    }

    /// A text in double quotes, as it is but for what JSON wants escaped.
    package static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// An array of texts.
    package static func strings(_ texts: [String]) -> String {
        "[" + texts.map(string).joined(separator: ",") + "]"
    }

    /// An object of members in their order, the values being JSON already.
    package static func object(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
    }
}
