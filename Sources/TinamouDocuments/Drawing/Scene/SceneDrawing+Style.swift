extension SceneDrawing {
    /// How pictures look, a rule a line.
    static func styleSheet(_ colour: (DrawingColour) -> String) -> String {
        let names = "paint-order: stroke; stroke: \(colour(.paper)); stroke-width: 2.5px; stroke-linejoin: round"
        return """
            text { font-family: "Helvetica Neue", Arial, "Liberation Sans", "DejaVu Sans", sans-serif }
            text { fill: \(colour(.ink)) }
            .title { font-size: 16px; font-weight: bold }
            .subtitle { font-size: 11.5px; fill: \(colour(.soft)) }
            .beyond { fill: \(colour(.beyond)) }
            .screen { fill: \(colour(.paper)) }
            .screenEdge { fill: none; stroke: \(colour(.ink)); stroke-width: 1.2 }
            \(SceneOutlines.styleSheet(colour))
            .name, .index { font-size: 10.5px; \(names) }
            .index { font-size: 8px; font-weight: bold; fill: \(colour(.soft)) }
            .badge { fill: \(colour(.paper)); fill-opacity: 0.94; stroke-width: 0.8 }
            .badgeNumber { font-size: 8px; font-weight: bold; text-anchor: middle; fill: \(colour(.ink)) }
            .badge.open { stroke: \(colour(.ambiguous)) }
            .badge.bad { stroke: \(colour(.conflict)) }
            text.open { fill: \(colour(.ambiguousText)) }
            text.bad { fill: \(colour(.conflictText)) }
            .guide { fill: none; stroke: \(colour(.guide)); stroke-width: 0.9; stroke-dasharray: 4 2.5 }
            .guideName { font-size: 8.5px; \(names); fill: \(colour(.guideText)) }
            .baseline { stroke: \(colour(.baseline)); stroke-width: 0.7 }
            .dimension { fill: none; stroke: \(colour(.constraint)); stroke-width: 0.8 }
            .alignment { stroke: \(colour(.constraint)); stroke-width: 0.7; stroke-dasharray: 1 2 }
            .extension { stroke: \(colour(.extensionLine)); stroke-width: 0.6; stroke-dasharray: 2 2 }
            .dimension.broken, .alignment.broken { stroke: \(colour(.broken)); stroke-dasharray: 4 2 }
            .dimension.conflicting, .alignment.conflicting { stroke: \(colour(.conflict)); stroke-width: 1.1 }
            .dimension.leftOut, .alignment.leftOut { stroke: \(colour(.conflict)); stroke-dasharray: 3 2 }
            .dimension.tip { stroke-dasharray: none }
            .number { font-size: 8.5px; text-anchor: middle; \(names); font-variant-numeric: tabular-nums }
            .number { fill: \(colour(.constraintText)) }
            .number.broken { fill: \(colour(.brokenText)) }
            .number.conflicting, .number.leftOut { fill: \(colour(.conflictText)); font-weight: bold }
            .key, .head { font-size: 10px; fill: \(colour(.soft)) }
            .cell, .note { font-size: 10.5px }
            .cell { font-variant-numeric: tabular-nums }
            .cell.index { font-size: 9px; stroke: none }
            .soft { fill: \(colour(.soft)) }
            .hidden { fill: \(colour(.faint)); font-style: italic }
            .right { text-anchor: end }
            .heading { font-weight: bold }
            .stripe { fill: \(colour(.stripe)) }
            .swatch { fill-opacity: 0.2; stroke-width: 0.9 }
            """
    }

    /// How pictures in a page look: the same rules, for what is in an element of a class.
    ///
    /// - Parameter scope: the selector of that element.
    static func styleSheet(in scope: String, _ colour: (DrawingColour) -> String) -> String {
        styleSheet(colour).split(separator: "\n").map { rule in
            let parts = rule.split(separator: "{", maxSplits: 1)
            let selectors = parts[0].split(separator: ",").map {
                "\(scope) " + $0.split(separator: " ").joined(separator: " ")
            }
            return selectors.joined(separator: ", ") + " {" + parts[1]
        }.joined(separator: "\n")
    }
}
