extension SceneDrawing {
    /// How pictures look.
    static var styleSheet: String {
        """
        text { font-family: "Helvetica Neue", Arial, "Liberation Sans", "DejaVu Sans", sans-serif; fill: #1f2933 }
        .title { font-size: 16px; font-weight: bold }
        .subtitle { font-size: 11.5px; fill: #5b6773 }
        .beyond { fill: #f1f3f5 }
        .screen { fill: #ffffff }
        .screenEdge { fill: none; stroke: #1f2933; stroke-width: 1.2 }
        \(SceneOutlines.styleSheet)
        .name, .index { font-size: 10.5px; paint-order: stroke; stroke: #ffffff; stroke-width: 2.5px; stroke-linejoin: round }
        .index { font-size: 8px; font-weight: bold; fill: #5b6773 }
        .faint { fill: #7b8794 }
        .badge { fill: #ffffff; fill-opacity: 0.94; stroke-width: 0.8 }
        .badgeNumber { font-size: 8px; font-weight: bold; text-anchor: middle; fill: #3e4c59 }
        .badge.open { stroke: #c45a00 }
        .badge.bad { stroke: #c62828 }
        text.open { fill: #a34a00 }
        text.bad { fill: #b71c1c }
        .guide { fill: none; stroke: #00838f; stroke-width: 0.9; stroke-dasharray: 4 2.5 }
        .guideName { font-size: 8.5px; fill: #006974; paint-order: stroke; stroke: #ffffff; stroke-width: 2.5px }
        .baseline { stroke: #d0309a; stroke-width: 0.7 }
        .dimension { fill: none; stroke: #5a4fcf; stroke-width: 0.8 }
        .alignment { stroke: #5a4fcf; stroke-width: 0.7; stroke-dasharray: 1 2 }
        .extension { stroke: #8c96a3; stroke-width: 0.6; stroke-dasharray: 2 2 }
        .dimension.broken, .alignment.broken { stroke: #b26a00; stroke-dasharray: 4 2 }
        .dimension.conflicting, .alignment.conflicting { stroke: #c62828; stroke-width: 1.1 }
        .dimension.leftOut, .alignment.leftOut { stroke: #c62828; stroke-dasharray: 3 2 }
        .dimension.tip { stroke-dasharray: none }
        .number { font-size: 8.5px; text-anchor: middle; fill: #443aa8; font-variant-numeric: tabular-nums;
          paint-order: stroke; stroke: #ffffff; stroke-width: 2.5px; stroke-linejoin: round }
        .number.broken { fill: #8a5200 }
        .number.conflicting, .number.leftOut { fill: #b71c1c; font-weight: bold }
        .key, .head { font-size: 10px; fill: #5b6773 }
        .cell, .note { font-size: 10.5px }
        .cell { font-variant-numeric: tabular-nums }
        .cell.index { font-size: 9px; stroke: none }
        .soft { fill: #5b6773 }
        .hidden { fill: #8c96a3; font-style: italic }
        .right { text-anchor: end }
        .heading { font-weight: bold }
        .stripe { fill: #f5f7f9 }
        .swatch { fill-opacity: 0.2; stroke-width: 0.9 }
        """
    }
}
