/// What can be wrong with a text as JSON, whatever it is about.
enum JSONFault: Fault {
    case expectedValue(found: String)
    case expectedKey(found: String)
    case expectedColon(key: String, found: String)
    case expectedCommaOrEnd(ofObject: Bool, found: String)
    case nothingAfterComma(inObject: Bool)
    case textAfterEnd(found: String)
    case word(String)
    case number(String)
    case openString
    case controlCharacter(String)
    case escape(String)
    case halfCharacter(String)
    case depth(limit: Int)
    case count(limit: Int)
    case length(limit: Int)
    case duplicateKey(String)
    case numberTooLarge(String)
    case numberTooSmall(String)
    case undecodable

    var message: String {
        switch self {
        case .expectedValue(let found): "expected a value, found \(found)"
        case .expectedKey(let found): "expected a key in double quotes, found \(found)"
        case .expectedColon(let key, let found): "expected ':' after the key \(inQuotes(key)), found \(found)"
        case .expectedCommaOrEnd(true, let found): "expected ',' or '}' after a member of an object, found \(found)"
        case .expectedCommaOrEnd(false, let found): "expected ',' or ']' after an element of an array, found \(found)"
        case .nothingAfterComma(true): "expected another member after the comma; leave out the comma after the last"
        case .nothingAfterComma(false): "expected another element after the comma; leave out the comma after the last"
        case .textAfterEnd(let found): "expected nothing after the document, found \(found)"
        case .word(let word):
            "\(shortened(word)) is not a JSON value; texts stand in double quotes, words are true, false and null"
        case .number(let text): "\(shortened(text)) is not a number as JSON writes it, such as 12, -0.5 or 1e-3"
        case .openString: "this text has no closing quote in its line"
        case .controlCharacter(let character):
            "\(character) cannot stand in a text; write it as an escape such as \\n or \\u0009"
        case .escape(let escape):
            "\(escape) is not an escape; these are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
        case .halfCharacter(let escape):
            "\(escape) is half a character; the two halves of a surrogate pair stand together"
        case .depth(let limit): "arrays and objects are nested more than \(limit) deep"
        case .length(let limit): "the document is longer than \(limit >> 20) MiB"
        case .count(let limit): "the text has more than \(limit) values"
        case .duplicateKey(let key): "the key \(inQuotes(key)) occurs twice in this object; give each key once"
        case .numberTooLarge(let text):
            "\(shortened(text)) is too large; the largest number is \(Double.greatestFiniteMagnitude)"
        case .numberTooSmall(let text):
            "\(shortened(text)) is too close to 0; the smallest number is \(Double.leastNonzeroMagnitude)"
        case .undecodable: "this value cannot be read as JSON"
        }
    }
}
