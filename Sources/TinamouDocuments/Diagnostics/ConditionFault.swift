/// What can be wrong with a condition or a list of variables, as `tinamou sweep` takes them on its command line.
enum ConditionFault: Fault {
    case expectedTerm(found: String)
    case expectedRelation(found: String)
    case expectedEnd(found: String)
    case secondRelation(String)
    case relation(String)
    case missingOperator(found: String)
    case parenthesis
    case character(String)
    case openQuote
    case escape(String)
    case unknownVariable(String, known: [String])
    case productOfVariables
    case divisionByVariable
    case divisionByZero
    case overflow
    case expectedName(found: String)
    case expectedComma(found: String)
    case nameTwice(String)

    /// Up to how many variables a document may have for a report to list them all.
    private static let longestList = 8

    var message: String {
        switch self {
        case .expectedTerm(let found): "expected a number or the name of a variable, found \(found)"
        case .expectedRelation(let found): "expected '<=', '>=' or '==' with another side after it, found \(found)"
        case .expectedEnd(let found): "expected '+', '-' or the end, found \(found)"
        case .secondRelation(let found):
            "\(found) is a second relation; a condition has one, so state two conditions"
        case .relation(let found): "\(found) is not a relation; write '<=', '>=' or '=='"
        case .missingOperator(let found):
            "expected an operator before \(found); write '*' between a number and a variable,"
                + " and names with other characters than letters, digits, '_' and '.' in double quotes"
        case .parenthesis: "parentheses are not read; multiply out"
        case .character(let found):
            "\(found) cannot stand here; names with other characters than letters, digits, '_' and '.'"
                + " stand in double quotes"
        case .openQuote: "this name has no closing quote"
        case .escape(let escape): "\(escape) is not an escape; in a name in quotes these are \\\" and \\\\"
        case .unknownVariable(let name, let known):
            "there is no variable \(inQuotes(name)) in the document"
                + (known.count > Self.longestList || known.isEmpty
                    ? "" : "; there " + (known.count == 1 ? "is " : "are ") + known.map(inQuotes).list("and"))
        case .productOfVariables: "a product of two variables is not linear"
        case .divisionByVariable: "a division by a variable is not linear"
        case .divisionByZero: "a division by 0 has no result"
        case .overflow: "the numbers of this condition add up to more than a double can hold"
        case .expectedName(let found): "expected the name of a variable, found \(found)"
        case .expectedComma(let found): "expected ',' or the end after a name, found \(found)"
        case .nameTwice(let name): "\(inQuotes(name)) is listed twice; list each variable once"
        }
    }
}
