/// Why a visual format was refused, and where. No constraint has been made.
public struct VisualFormatError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        // How it is written.

        /// There is no view in it at all.
        case empty
        /// What stands before the first view or bar is neither `H:` nor `V:`.
        case badPrefix(String)
        /// Something other than a view or the superview's bar stands where one of them is due, or nothing.
        case viewExpected
        /// There is no view between the superview's two edges.
        case noViewBetweenBars
        /// The superview's bar stands neither at the beginning nor at the end.
        case barInTheMiddle
        /// There is no name after a bracket.
        case nameExpected
        /// A bracket is not closed where the view ends.
        case unclosedBracket
        /// A parenthesis is not closed where the list of conditions ends.
        case unclosedParenthesis
        /// A condition has neither a number nor a name.
        case valueExpected
        /// There is neither a number nor a name after `@`.
        case priorityExpected
        /// A sign of comparison is none of `==`, `<=` and `>=`.
        case badRelation(String)
        /// A number cannot be read, or is too large.
        case badNumber(String)
        /// A distance has a sign and no parentheses.
        case signedDistance
        /// A distance does not end with `-`.
        case unclosedDistance
        /// A character has no meaning where it stands.
        case unexpected(Character)

        // What it speaks of.

        /// A view's name is not among the views, of which there are these.
        case unknownView(String, known: [String])
        /// A distance's or a priority's name is not among the metrics, of which there are these.
        case unknownMetric(String, known: [String])
        /// A size's name is neither among the metrics nor among the views.
        case unknownSize(String)
        /// A size's name is among the metrics and among the views.
        case ambiguousSize(String)
        /// A distance is a view's name.
        case viewInDistance(String)
        /// A priority is a view's name.
        case viewInPriority(String)
        /// A metric is not finite.
        case metricNotFinite(String)
        /// A priority is not above 0 and at most 1000.
        case badPriority(Double)
        /// The bar stands for the superview of a view that has none.
        case noSuperview(of: String)
        /// A view comes twice, by this name the second time.
        case viewTwice(String)
        /// A view's size is compared with itself.
        case sizeOfItself(String)

        // What the options ask of it.

        /// The views would be aligned by a place along the format's own direction.
        case alignmentAlongFormat(LayoutAttribute)
        /// Distances would be measured from baselines from left to right.
        case baselinesAlongRow
    }

    /// What is wrong.
    public var reason: Reason

    /// The format.
    public var format: String

    /// Where the fault is: how many characters stand before it, as a reader counts them, from 0 through the length of the
    /// format.
    ///
    /// At the first character that cannot be there, or at the end if something is missing there; at the name or number
    /// that is wrong; at the beginning for an option.
    public var position: Int
}

extension VisualFormatError: CustomStringConvertible {
    /// What is wrong and what to do about it, then the format in one line, and a caret under the fault.
    public var description: String {
        let characters = Array(format)
        let shown = String(characters.map { $0.isTextLine ? $0 : " " })
        let blanks = String(characters.prefix(position).map(\.blank))
        return "visual format: \(reason)\n\(shown)\n\(blanks)^"
    }
}

extension Character {
    /// Whether the character can be shown within a line.
    fileprivate var isTextLine: Bool {
        self == "\t" || !isNewline && unicodeScalars.first?.properties.generalCategory != .control
    }

    /// What is as wide as the character, and cannot be seen: one character as well, so that columns are counted alike.
    fileprivate var blank: Character {
        guard let scalar = unicodeScalars.first?.value else { return " " }
        // A tab moves as far as the one above it. The ideographic space takes two columns, as wide letters and pictures do.
        switch scalar {
        case 0x9: return "\t"
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return "\u{3000}"
        default: return " "
        }
    }
}
