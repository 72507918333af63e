import TinamouLayout

/// What can be wrong with a constraint in the anchors' words.
enum ConstraintTextFault: Fault {
    case expectedSide(found: String)
    case noAttribute(String)
    case expectedAttribute(String)
    case unknownAttribute(String, of: String)
    case expectedRelation(found: String)
    case relation(String)
    case expectedNumber(found: String)
    case expectedProduct(found: String)
    case expectedEnd(found: String)
    case number(String)
    case numberOutOfRange(String)
    case multiplier
    case priority(Double)
    case openQuote

    var message: String {
        switch self {
        case .expectedSide(let found):
            "expected a number of a view or guide such as title.top, found \(found); "
                + "ids with other characters than letters, digits, '_', '-' and '.' stand in single quotes"
        case .noAttribute(let name):
            "\(inQuotes(name)) names no number of a view or guide; write \(name).top, \(name).width and the like"
        case .expectedAttribute(let item): "expected '.' and an attribute after \(inQuotes(item)), such as .top"
        case .unknownAttribute(let text, let item):
            if let word = text.split(separator: "-").first, text.contains("-"), isAttribute(String(word)) {
                "there is no attribute \(inQuotes(text)) of \(inQuotes(item)); put blanks around a minus"
            } else {
                "there is no attribute \(inQuotes(text)) of \(inQuotes(item)); the attributes are "
                    + LayoutWords.all(LayoutAttribute.self).list("and")
            }
        case .expectedRelation(let found): "expected '==', '<=' or '>=', found \(found)"
        case .relation(let text): "\(inQuotes(text)) is not a relation; write '==', '<=' or '>='"
        case .expectedNumber(let found): "expected a number, found \(found)"
        case .expectedProduct(let found):
            "expected '*' and a number of a view or guide after a fraction, found \(found)"
        case .expectedEnd(let found):
            "expected '@' and a priority or the end, found \(found); a constraint is such as "
                + "a.top == 2 * b.bottom + 8 @750"
        case .number(let text): "\(text) is not a number such as 12, 0.5 or 1e-3"
        case .numberOutOfRange(let text): "\(text) is not within what a double can hold"
        case .multiplier: "this multiplier is not finite; divide by a number other than 0"
        case .priority(let priority):
            "\(JSONText.number(priority)) is not a priority; a priority is above 0 and at most 1000"
        case .openQuote: "this name has no closing quote; write two for one inside a name"
        }
    }

    private func isAttribute(_ word: String) -> Bool {
        LayoutWords.value(word, LayoutAttribute.self) != nil
    }
}
