/// How a page of layouts looks: drawing, list and details beside each other where there is room, below each other where
/// there is none.
enum LayoutPageStyle {
    /// The style sheet, besides what all pages have in common.
    static var source: String {
        let light = DrawingColour.allCases.map { "--d-\($0.rawValue): \($0.light);" }.joined(separator: " ")
        let dark = DrawingColour.allCases.map { "--d-\($0.rawValue): \($0.dark);" }.joined(separator: " ")
        return """
            :root { \(light) }
            @media (prefers-color-scheme: dark) { :root { \(dark) } }
            \(SceneDrawing.styleSheet(in: ".plane") { "var(--d-\($0.rawValue))" })
            \(rules)
            """
    }

    private static let rules = #"""
        .layouts { display: grid; gap: 14px 24px; padding: 20px 24px 40px; align-items: start; max-width: 1800px;
          margin: 0 auto; grid-template-columns: fit-content(54%) minmax(0, 1fr); }
        .layouts > header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; }
        .layouts h1 { font-size: 22px; margin: 0; overflow-wrap: anywhere; }
        .choice { display: flex; gap: 8px; align-items: baseline; min-width: 0; max-width: 100%; color: var(--soft);
          font-size: 13px; }
        select { font: inherit; font-size: 14px; color: var(--ink); background: var(--card); min-width: 0;
          max-width: 100%; border: 1px solid var(--line); border-radius: 8px; padding: 5px 8px; }
        select:focus-visible, .line:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }

        .drawing { position: sticky; top: 14px; grid-column: 1; grid-row: 2 / span 3; min-width: min(300px, 100%); }
        .switches { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 8px; font-size: 14px; }
        .switches label { display: flex; gap: 6px; align-items: center; cursor: pointer; padding: 3px 0; }
        /* As large as the window lets all of it be seen, but no smaller than its names can be read. */
        #plane > .plane { display: block; height: auto; max-width: 100%; width: max(calc(var(--width) * .9px),
          calc((100vh - 150px) * var(--width) / var(--height))); }
        .plane text { pointer-events: none; }
        .plane .guides, .plane .baselines, .plane .constraints, .screenEdge { pointer-events: none; }
        .plane [data-view], .plane [data-badge] { cursor: pointer; outline: none; }
        .no-names .plane .names, .no-guides .plane .guides, .no-baselines .plane .baselines { display: none; }
        .no-constraints .plane [data-constraint] { display: none; }
        .no-constraints .plane [data-constraint].on { display: inline; }
        .no-guides .keys [data-layer=guides], .no-baselines .keys [data-layer=baselines],
        .no-constraints .keys [data-layer=constraints] { display: none; }
        .plane .on .view { stroke: var(--accent); stroke-width: 3; stroke-opacity: 1; fill: var(--accent);
          fill-opacity: .22; }
        .plane .on .view.part { stroke: none; }
        .plane .on .view.edges, .plane .on .view.unseen { fill: none; }
        .plane .through .view { stroke: var(--accent); stroke-width: 2; stroke-opacity: 1; }
        .plane .through .view.part { stroke: none; }
        .plane [data-view]:focus-visible .view { stroke-width: 4.5; }
        .plane .on .badge { fill: var(--accent); fill-opacity: 1; stroke: var(--accent); }
        .plane .on .badgeNumber { fill: var(--card); }
        .plane .through .badge { stroke: var(--accent); stroke-width: 1.6; }
        .plane [data-constraint].on .dimension, .plane [data-constraint].on .alignment { stroke-width: 1.6; }
        .keys { list-style: none; margin: 8px 0 0; width: 0; min-width: 100%; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 16px;
          font-size: 12px; color: var(--soft); }
        .keys li { display: flex; align-items: center; gap: 6px; }
        .sample { width: 24px; height: 10px; flex: none; }

        #details { grid-column: 2; position: sticky; top: 14px; height: 290px; overflow-y: auto; z-index: 1; }
        #details .hint { text-align: left; margin: 0; }
        .viewTitle { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; font-size: 17px;
          color: var(--ink); margin: 0 0 4px; overflow-wrap: anywhere; }
        .viewTitle .kind { font-size: 13px; font-weight: 400; }
        #details .facts { display: flex; flex-wrap: wrap; gap: 2px 22px; margin: 0 0 8px; }
        .facts dt { font-size: 12px; color: var(--soft); }
        .facts dd { margin: 0; font-size: 17px; }
        .steps, .members { margin: 0; padding: 0; list-style: none; font-size: 13px; }
        .steps li { padding: 2px 0 2px 12px; text-indent: -12px; overflow-wrap: anywhere; }
        .steps .inGroup { padding-left: 28px; }
        .source { color: var(--soft); font-size: 12px; }
        .together, .loss, .soft, .kind { color: var(--soft); }
        .loss, .layouts p { font-size: 13px; margin: 4px 0; overflow-wrap: anywhere; }
        .layouts .open { color: var(--d-ambiguousText); }
        .layouts .bad { color: var(--d-conflictText); }

        #problems { grid-column: 2; }
        #problems h2:not(:first-child) { margin-top: 10px; }
        .members li { padding: 1px 0 1px 12px; text-indent: -12px; overflow-wrap: anywhere; }

        #views { grid-column: 2; padding: 8px; min-width: 0; container-type: inline-size; }
        .list { display: grid; font-size: 13px; font-variant-numeric: tabular-nums;
          grid-template-columns: max-content minmax(90px, 1fr) fit-content(130px) repeat(4, max-content) fit-content(110px); }
        .line { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; gap: 0 12px; align-items: baseline;
          padding: 3px 6px; border: 0; border-radius: 6px; background: none; text-align: left; font-size: 13px;
          color: var(--ink); line-height: 1.35; }
        .line.head { color: var(--soft); font-size: 12px; padding-bottom: 5px; }
        .head span:nth-child(n+4), .figure { text-align: right; }
        .line:nth-child(even) { background: var(--d-stripe); }
        button.line:hover, .line.through { background: var(--tint); }
        .line.on, .line.on:nth-child(even) { background: var(--accent); color: var(--card); }
        .line.on span, .line.on i { color: inherit !important; border-color: currentColor; }
        .viewName, .remark { overflow-wrap: anywhere; min-width: 0; }
        .line .kind { overflow: hidden; text-overflow: ellipsis; }
        .viewName i { font-style: normal; color: var(--soft); font-size: 12px; }
        .remark { color: var(--soft); font-size: 12px; }
        .hiddenView { color: var(--soft); font-style: italic; }
        .tag { font-size: 11px; font-weight: 700; min-width: 1.6em; text-align: center; border-radius: 4px;
          padding: 0 4px; border: 1.5px solid; color: inherit; }
        .tag.container { border-color: var(--d-container); } .tag.stack { border-color: var(--d-stack); }
        .tag.scroll { border-color: var(--d-scroll); } .tag.text { border-color: var(--d-text); }
        .tag.control { border-color: var(--d-control); } .tag.picture { border-color: var(--d-picture); }

        @media (min-width: 1340px) {
          .layouts { grid-template-columns: fit-content(40%) minmax(0, 1fr) minmax(300px, .7fr); grid-template-rows: auto auto 1fr; }
          .drawing { grid-row: 2 / span 2; }
          #details { grid-column: 3; grid-row: 2; height: auto; max-height: calc(100vh - 28px); }
          #problems { grid-column: 2; grid-row: 2; }
          #views { grid-row: 3; }
          #problems[hidden] + #views { grid-row: 2 / span 2; }
          #details { grid-row: 2 / span 2; }
        }
        @media (max-width: 860px) {
          .layouts { grid-template-columns: minmax(0, 1fr); padding: 14px 16px 20px; gap: 12px; }
          .layouts > * { grid-column: 1 !important; }
          .layouts h1 { font-size: 18px; }
          .drawing { position: static; grid-row: auto; }
          #plane > .plane { width: calc(var(--width) * 1.3px); }
          /* In reach of whoever taps, wherever the page is. */
          #details { bottom: 8px; top: auto; height: auto; max-height: 38vh; order: 9; box-shadow: var(--shadow); }
        }
        @container (max-width: 580px) {
          .line { column-gap: 8px; }
          .line .kind, .head span:nth-child(3), .head span:last-child { display: none; }
          .list { grid-template-columns: max-content minmax(60px, 1fr) repeat(4, max-content); }
          .remark { grid-column: 2 / -1; } .remark:empty { display: none; }
        }
        """#
}
