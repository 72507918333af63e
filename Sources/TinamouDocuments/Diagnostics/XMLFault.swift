/// What can be wrong with a text as XML, whatever it is about.
enum XMLFault: Fault {
    case length(limit: Int)
    case count(limit: Int)
    case depth(limit: Int)
    case encoding(String)
    case zero
    case documentType
    /// A number of libxml2's.
    case syntax(Int)

    var message: String {
        switch self {
        case .length(let limit): "the document is longer than \(limit >> 20) MiB"
        case .count(let limit): "the document has more than \(limit) elements"
        case .depth(let limit): "elements are nested more than \(limit) deep"
        case .encoding(let name): "the document says that it is in \(inQuotes(name)); write it in UTF-8"
        case .zero: "the character U+0000 cannot stand in XML; if this is UTF-16, write the document in UTF-8"
        case .documentType: "a document type declaration is not read, for what its entities could do; remove it"
        case .syntax(let code): XMLFault.messages[code] ?? "this is not well-formed XML (error \(code) of the parser)"
        }
    }

    /// What the errors that occur mean. The numbers are those of libxml2, which Foundation hands on.
    private static let messages: [Int: String] = [
        1: "the parser gives up here: a text is too long, or a character cannot stand in XML",
        4: "expected an XML document, found something else or nothing",
        5: "expected nothing after the end of the document",
        9: "this character cannot stand in an XML document",
        26: "this entity is not defined; the defined ones are &lt; &gt; &amp; &quot; and &apos;",
        38: "expected an attribute's value to end; '<' cannot stand in it",
        39: "expected a value in quotes",
        40: "an attribute's value has no closing quote",
        41: "expected '=' and a value after an attribute's name",
        42: "an attribute occurs twice in this element; give each once",
        45: "a comment has no end",
        56: "an XML declaration has no end",
        64: "an XML declaration stands only at the very beginning",
        65: "expected a space between attributes",
        68: "expected a name",
        73: "expected the tag to end here, with '>' or '/>'",
        76: "an element is closed by the end tag of another",
        77: "the document ends before all elements are closed",
        80: "'--' cannot stand in a comment",
        81: "the encoding is not known; write the document in UTF-8",
    ]
}
