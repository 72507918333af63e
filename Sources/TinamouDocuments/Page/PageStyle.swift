/// How pages look: light or dark as the reader has it.
enum PageStyle {
    /// The style sheet that all pages have in common.
    static let source = #"""
        :root {
          color-scheme: light dark;
          --paper: #f4f2ed; --card: #ffffff; --ink: #1c252e; --soft: #5a6672; --line: #dcd8cf; --accent: #0b6e7c;
          --tint: #e3f1f2; --blue: #0072b2; --orange: #c04e00; --green: #00795a; --bad: #a33c1f; --badtint: #fbeae3;
          --bezel: #14181d; --shadow: 0 24px 60px rgb(20 30 40 / .22), 0 4px 14px rgb(20 30 40 / .18);
          --app: #ffffff; --appink: #18212a; --appsoft: #71808e; --appline: #e8ebee; --scale: .8;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #101418; --card: #191f26; --ink: #e9edf0; --soft: #9ba8b4; --line: #2c353f; --accent: #58c4d2;
            --tint: #14333a; --blue: #5ab4ec; --orange: #f2914a; --green: #3fc79c; --bad: #f0906f; --badtint: #3a231b;
            --bezel: #2a323b; --shadow: 0 24px 60px rgb(0 0 0 / .5);
            --app: #0b0e11; --appink: #edf1f4; --appsoft: #8c99a5; --appline: #1f262d;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, -apple-system,
          "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
        h1 { font-size: 27px; line-height: 1.2; margin: 0 0 6px; letter-spacing: -.015em; }
        h2 { font-size: 13px; margin: 0 0 8px; color: var(--soft); font-weight: 600; }
        p { margin: 0; }
        .lead, .about, .hint { color: var(--soft); }
        .about { margin-top: 8px; min-height: 1.45em; }
        .hint { font-size: 13px; text-align: center; margin-top: 14px; }
        code { font: 13px/1.4 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 12px 16px; }
        .num, td, .facts dd { font-variant-numeric: tabular-nums; }

        fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
        legend { padding: 0; font-size: 13px; color: var(--soft); font-weight: 600; margin-bottom: 6px; }
        .choices { display: flex; flex-wrap: wrap; gap: 6px; }
        .choices label { position: relative; cursor: pointer; }
        .choices input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
        .choices span, button { display: block; padding: 6px 13px; border-radius: 999px; border: 1px solid var(--line);
          background: var(--card); color: var(--ink); font: inherit; font-size: 14px;
          line-height: 1.3; cursor: pointer; }
        .choices input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--card);
          font-weight: 600; }
        .choices span:hover, button:hover { border-color: var(--accent); }
        .row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 8px; }
        .row label { display: flex; gap: 6px; align-items: center; cursor: pointer; margin-right: 8px; }
        input[type=checkbox], input[type=range] { accent-color: var(--accent); }
        .choices input:focus-visible + span, button:focus-visible, input:focus-visible, summary:focus-visible {
          outline: 3px solid var(--accent); outline-offset: 2px; }
        @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
        @media (forced-colors: active) { .choices input:checked + span { outline: 3px solid Highlight; } }
        """#
}
