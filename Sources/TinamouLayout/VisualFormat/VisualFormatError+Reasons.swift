extension VisualFormatError.Reason: CustomStringConvertible {
    /// What is wrong, and what to do about it.
    public var description: String { complaintAboutText ?? complaintAboutMeaning }

    /// For faults in how a format is written.
    private var complaintAboutText: String? {
        switch self {
        case .empty: "there is no view; a view is written [name]"
        case .badPrefix(let text):
            "“\(text)” is no direction; begin with H: for a row, V: for a column, or with a view or | for a row"
        case .viewExpected: "a view is due here, as [name], or the superview's edge |"
        case .noViewBetweenBars: "there is no view between the superview's edges; put one there, as |[name]|"
        case .barInTheMiddle: "the superview's edge | can only be at the beginning and at the end"
        case .nameExpected: "a view's name is due here: a letter or _, then letters, digits and _"
        case .unclosedBracket: "the view is not closed; ] is due here, or its conditions in parentheses"
        case .unclosedParenthesis: "the conditions are not closed; ) is due here, or a comma and another condition"
        case .valueExpected: "a number or a name is due here"
        case .priorityExpected: "a priority is due after @: a number or a metric's name"
        case .badRelation(let text): "“\(text)” compares nothing; write ==, <= or >="
        case .badNumber(let text):
            "“\(text)” is no number; write digits with a point, as 8, 0.5 or 1e3, and names with a letter first"
        case .signedDistance: "a distance with a sign needs parentheses, as -(-8)-"
        case .unclosedDistance: "the distance is not closed; - is due here"
        case .unexpected(let character): "“\(character)” means nothing here; a view, - or | is due, or the end"
        default: nil
        }
    }

    /// For faults in what a format speaks of.
    private var complaintAboutMeaning: String {
        switch self {
        case .unknownView(let name, let known):
            "there is no view “\(name)”; \(list(known, "views"))"
        case .unknownMetric(let name, let known):
            "there is no metric “\(name)”; \(list(known, "metrics"))"
        case .unknownSize(let name): "“\(name)” is neither a metric nor a view; add it to either"
        case .ambiguousSize(let name): "“\(name)” is both a metric and a view; give one of them another name"
        case .viewInDistance(let name):
            "“\(name)” is a view; a distance is a number or a metric, only sizes can be those of other views"
        case .viewInPriority(let name): "“\(name)” is a view; a priority is a number or a metric"
        case .metricNotFinite(let name): "the metric “\(name)” is not finite; give it a finite number"
        case .badPriority(let number): "\(number) is no priority; it must be above 0 and at most 1000"
        case .noSuperview(let name):
            "“\(name)” has no superview for | to stand for; put it inside one before, or leave the | out"
        case .viewTwice(let name): "“\(name)” comes a second time; a view cannot be beside itself, use two formats"
        case .sizeOfItself(let name): "the size of “\(name)” is compared with itself; name another view"
        case .alignmentAlongFormat(let attribute):
            attribute.kind == .horizontalPlace
                ? "a row cannot be aligned by \(attribute); use top, bottom, centerY or a baseline, or a format with V:"
                : "a column cannot be aligned by \(attribute); use leading, trailing, left, right or centerX, or a format"
                    + " with H:"
        case .baselinesAlongRow:
            "distances of a row are not measured from baselines; use edgeToEdge, or a format with V:"
        default: ""
        }
    }

    private func list(_ known: [String], _ kind: String) -> String {
        if known.isEmpty { return "none are given: add it to \(kind)" }
        // More would hide the caret.
        let shown = known.prefix(12).joined(separator: ", ")
        return "add it to \(kind), which has \(shown)\(known.count > 12 ? ", …" : "")"
    }
}
