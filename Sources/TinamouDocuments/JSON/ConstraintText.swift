// A constraint in the anchors' words, as documents have it:
//
//     text   = [ name ":" ] side relation right [ "@" number ]
//     right  = [ sign ] number | [ factor ] side [ ( "*" | "/" ) number ] [ ( "+" | "-" ) number ]
//     factor = [ sign ] number [ "/" number ] "*"
//     side   = name "." attribute
//     name   = letters, digits, "_", "-" and "." | "'" anything, "''" for one quote "'"
//
// A minus that is an operator does not touch a name: the ids of Interface Builder have dashes inside.
// ConstraintText+Reading reads this, and Docs/Formats.md tells it.

import Tinamou
import TinamouLayout

/// A constraint as its text says it.
struct ConstraintText: Equatable {
    var id: String?
    var first: LayoutDocument.Constraint.Side
    var relation = Relation.equal
    var second: LayoutDocument.Constraint.Side?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0

    /// A constraint of this kind.
    init(first: LayoutDocument.Constraint.Side) {
        self.first = first
    }

    init(_ constraint: LayoutDocument.Constraint) {
        first = constraint.first
        relation = constraint.relation
        second = constraint.second
        multiplier = second == nil ? 1 : constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
    }

    /// The text, every number to the last bit.
    ///
    /// - Precondition: the numbers are finite.
    var text: String {
        var text = id.map { ConstraintText.spell($0) + ": " } ?? ""
        text += "\(ConstraintText.spell(first)) \(relation) "
        if let second {
            if multiplier != 1 { text += JSONText.number(multiplier) + " * " }
            text += ConstraintText.spell(second)
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + JSONText.number(abs(constant)) }
        } else {
            text += JSONText.number(constant)
        }
        return priority == 1000 ? text : text + " @" + JSONText.number(priority)
    }

    private static func spell(_ side: LayoutDocument.Constraint.Side) -> String {
        "\(spell(side.item)).\(side.attribute)"
    }

    /// A name as it stands in a text.
    static func spell(_ name: String) -> String {
        let isPlain =
            !name.isEmpty && name.allSatisfy(isNamePart) && !"-.".contains(name.first ?? "-")
            && !"-.".contains(name.last ?? "-") && name != "H" && name != "V"
        if isPlain { return name }
        return "'" + name.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }

    /// Whether a name may have a character without quotes.
    static func isNamePart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-" || character == "."
    }

    /// Whether a text is visual format.
    static func isVisualFormat(_ text: String) -> Bool {
        let start = text.drop(while: \.isWhitespace)
        guard let first = start.first else { return false }
        if first == "[" || first == "|" { return true }
        return (first == "H" || first == "V") && start.dropFirst().drop(while: \.isWhitespace).first == ":"
    }
}
