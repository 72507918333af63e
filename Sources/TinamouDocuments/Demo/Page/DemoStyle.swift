/// How the pages of demonstrations look: a phone and what is beside it, in one column where there is no room for two.
enum DemoStyle {
    /// The style sheet, besides what all pages have in common.
    static let source = #"""
        main { display: grid; grid-template-columns: auto minmax(0, 760px); gap: 14px 52px; justify-content: center;
          align-items: start; padding: 26px 40px 60px; }
        main > * { grid-column: 2; }
        .stage { grid-column: 1; grid-row: 1 / span 20; position: sticky; top: 24px; }
        .phone { width: calc(375px * var(--scale) + 20px); height: calc(812px * var(--scale) + 20px); padding: 10px;
          margin: 0 auto; border-radius: calc(50px * var(--scale) + 10px); background: var(--bezel);
          box-shadow: var(--shadow); }
        .screen { width: 375px; height: 812px; transform: scale(var(--scale)); transform-origin: 0 0;
          position: relative; overflow: hidden; border-radius: 50px; background: var(--app);
          color: var(--appink); touch-action: none; user-select: none; -webkit-user-select: none; cursor: grab;
          font-size: 16px; line-height: 1.3; }
        .screen.held { cursor: grabbing; }
        .screen:focus { outline: none; }
        .screen:focus-visible { outline: 5px solid var(--accent); outline-offset: 15px; }
        .screen [data-view], .screen .moves { position: absolute; left: 0; top: 0; will-change: transform; }
        .status { position: absolute; left: 0; top: 0; width: 375px; height: 44px; padding: 13px 26px 0 34px;
          display: flex; justify-content: space-between; font-weight: 650; font-size: 15px; z-index: 3; }
        .status svg { height: 13px; margin-top: 3px; }
        .home { position: absolute; left: 121px; bottom: 9px; width: 133px; height: 5px; border-radius: 3px;
          background: var(--appink); z-index: 3; pointer-events: none; }
        #indicator { position: absolute; right: 3px; top: 0; width: 4px; border-radius: 2px; background: var(--appsoft);
          opacity: 0; transition: opacity .3s; z-index: 2; pointer-events: none; }
        #indicator.seen { opacity: .65; transition: none; }

        .now { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 26px; }
        #note { font-size: 19px; font-weight: 650; min-width: 11.5em; }
        .facts { display: flex; flex-wrap: wrap; gap: 8px 26px; margin: 0; }
        .facts div { min-width: 58px; }
        .facts dt { font-size: 12px; color: var(--soft); }
        .facts dd { margin: 0; font-size: 19px; }
        .facts i, .key i { display: inline-block; width: 9px; height: 9px; border-radius: 50%; margin-right: 5px; }
        i.blue { background: var(--blue); }
        i.orange { background: var(--orange); }
        i.green { background: var(--green); }
        /* As wide as the plot's axis, and half a knob more at each end. */
        input[type=range] { width: calc(var(--axis) * 100% + 16px); margin: 2px 0 0 calc(var(--left) * 100% - 8px);
          display: block; }

        #constraints { list-style: none; margin: 0; padding: 0; }
        #constraints li { display: grid; grid-template-columns: 20px minmax(0, 1fr) 62px 148px; align-items: center;
          padding: 3px 8px; margin: 0 -8px 2px; border-radius: 7px; overflow-wrap: anywhere; }
        #constraints i { width: 10px; height: 10px; border-radius: 50%; border: 2px solid var(--soft); }
        #constraints b { font-weight: 400; font-size: 13px; color: var(--soft); }
        #constraints span { font-size: 13px; color: var(--soft); text-align: right;
          font-variant-numeric: tabular-nums; }
        #constraints span::after { content: ""; display: block; height: 3px; border-radius: 2px;
          background: currentColor; opacity: .45; margin: 2px 0 -2px auto; width: calc(var(--share) * 100%); }
        [data-state=active] { background: var(--tint); }
        #constraints [data-state=active] i { border-color: var(--accent); background: var(--accent); }
        #constraints [data-state=active] span { color: var(--accent); font-weight: 650; }
        #constraints [data-state=lacking] i { border-color: var(--bad); border-style: dashed; }
        #constraints [data-state=lacking] span { color: var(--bad); }
        #constraints [data-state=lacking] code { opacity: .75; }
        @keyframes turned { from { box-shadow: 0 0 0 2px var(--accent); } to { box-shadow: 0 0 0 2px transparent; } }
        #constraints .turned { animation: turned .9s ease-out; }
        .key { font-size: 12px; color: var(--soft); margin-top: 8px; }

        .plot { display: block; width: 100%; height: auto; }
        .plot text { font-size: 12px; fill: var(--soft); }
        .plot .end { text-anchor: end; } .plot .middle { text-anchor: middle; }
        .plot .grid { stroke: var(--line); } .plot .turn { stroke: var(--soft); stroke-dasharray: 2 4; }
        line.end { stroke: var(--line); }
        .plot .cursor { stroke: var(--ink); stroke-opacity: .5; }
        .plot .held { fill: var(--accent); }
        .plot .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
        .plot .line.top { stroke: var(--blue); }
        .plot .line.bottom { stroke: var(--orange); }
        .plot .line.height { stroke: var(--green); stroke-width: 6; stroke-opacity: .4; }
        .plot .label.top { fill: var(--blue); }
        .plot .label.bottom { fill: var(--orange); }
        .plot .label.height { fill: var(--green); }
        .dot { stroke: var(--card); stroke-width: 1.5; }
        .dot.top { fill: var(--blue); } .dot.bottom { fill: var(--orange); } .dot.height { fill: var(--green); }

        .scroller { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-size: 14px; }
        caption { text-align: left; color: var(--soft); padding-bottom: 6px; font-size: 13px; }
        th { font-weight: 600; font-size: 12px; color: var(--soft); }
        th, td { text-align: right; padding: 4px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; }
        tr:last-child td { border-bottom: 0; }
        th.text, td.text, #log td:first-child { text-align: left; white-space: normal; }
        th:last-child.text, td:last-child.text, #log td:first-child { width: 99%; }
        summary { cursor: pointer; font-weight: 600; }
        details > :not(summary) { margin-top: 10px; }
        .proofs { list-style: none; margin: 0; padding: 0; font-size: 14px; }
        .proofs li { padding-left: 22px; position: relative; }
        .proofs li::before { content: "\2713"; position: absolute; left: 2px; color: var(--green); font-weight: 700; }
        .proofs .fails::before { content: "\2717"; color: var(--bad); }

        @media (max-height: 740px) and (min-width: 861px) { :root { --scale: .68; } }
        @media (max-width: 1100px) { main { gap: 18px 32px; padding: 24px 24px 48px; } }
        @media (max-width: 860px) {
          :root { --scale: .62; }
          main { grid-template-columns: minmax(0, 1fr); padding: 20px 16px 40px; gap: 16px; }
          main > * { grid-column: 1; }
          .stage { grid-row: auto; position: static; }
          /* What is happening comes before what can be chosen, so that it is seen beside the phone. */
          main > * { order: 1; }
          main > header, .stage, .current { order: 0; }
          h1 { font-size: 20px; }
          .hint { margin-top: 10px; }
          .lead { font-size: 14px; }
          #note { width: 100%; }
          .facts { gap: 8px 20px; }
          #constraints li { grid-template-columns: 20px minmax(0, 1fr) auto; }
          #constraints b { display: none; }
          #constraints span { min-width: 112px; }
          th, td { padding: 4px 6px; }
          th:first-child, td:first-child { padding-left: 0; }
        }
        """#
}
