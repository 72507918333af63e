/// Something that can be wrong with an input: it knows its wording.
///
/// One type for each format, all of them in this folder, so that everything said to a user stands in one place.
protocol Fault {
    /// What is wrong, and what would be right.
    var message: String { get }
}

extension SourceText {
    /// The error that a fault at an offset is.
    func diagnostic(_ fault: some Fault, at offset: Int) -> Diagnostic {
        Diagnostic(fault.message, at: offset, in: self)
    }

    /// Refuses text that is not UTF-8.
    func checkEncoding() throws(Diagnostic) {
        if let firstInvalid { throw diagnostic(EncodingFault(), at: firstInvalid) }
    }
}

/// What is wrong with a text whatever its format.
struct EncodingFault: Fault {
    var message: String { "this is not UTF-8; write the file in UTF-8" }
}

extension [String] {
    /// The texts as a list for reading: `a, b and c`.
    func list(_ conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " " + conjunction + " " + last
    }
}

/// A text in quotes as reports show it: control characters visible, at most 60 characters.
func inQuotes(_ text: String) -> String {
    var shown = "\""
    for (count, character) in text.enumerated() {
        if count == 60 {
            shown += "…"
            break
        }
        shown += character.unicodeScalars.contains(where: isControl) ? escaped(character) : String(character)
    }
    return shown + "\""
}

/// A text as it fits in a line: what it brought along of line ends and other control characters made visible.
func inOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.map { $0.unicodeScalars.contains(where: isControl) ? escaped($0) : String($0) }.joined()
}

/// A character as reports show it when it was found where another was expected.
func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    return scalars.contains(where: isControl) || scalars.allSatisfy { $0.properties.isWhitespace }
        ? escaped(character) : "'\(character)'"
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
    default: false
    }
}

private func escaped(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
}
