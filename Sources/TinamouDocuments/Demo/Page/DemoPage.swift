// A page is one file: style, markup, what it is about as JSON, and scripts, each a file of Swift beside this one. Read
// next:
//   HTMLPage, PageStyle           what all pages have in common
//   DemoStyle                     how it looks
//   ScrollScript, BarScript       the machines, compared with their originals by tests
//   InputScript, SceneScript, PlotScript
//                                 hands, views and constraints, lines
//   HeaderScript, BarPageScript   what ties them together in each page

import TinamouLayout
import TinamouScroll

/// A page on which a person tries a demonstration, as an HTML document that needs nothing else: no network, no other
/// file.
struct DemoPage {
    /// The page's name.
    var title: String

    /// What it is about, in a sentence or two.
    var lead: String

    /// What is chosen among.
    var choice: String

    /// How what is on the phone's screen looks.
    var style: String

    /// What is on the phone's screen.
    var screen: String

    /// What is beside the phone, below the choice.
    var sections: String

    /// What the scripts need to know, as JSON.
    var data: String

    /// The scripts, in their order.
    var scripts: [String]

    /// The document.
    var document: String {
        HTMLPage(
            title: title, style: "\(DemoStyle.source)\n\(style)", body: body, data: data, scripts: scripts
        ).document
    }

    private var body: String {
        """
        <main>
        <header>
        <h1>\(SVGDrawing.escaped(title))</h1>
        <p class="lead">\(SVGDrawing.escaped(lead))</p>
        </header>
        <div class="stage">
        <div class="phone">
        <div class="screen" id="screen" tabindex="0" role="region" aria-label="A phone. Arrow keys scroll it.">
        \(screen)
        <div class="status" aria-hidden="true"><span>9:41</span>\(DemoPage.battery)</div>
        <div id="indicator"></div>
        <div class="home"></div>
        </div>
        </div>
        <p class="hint">Drag it, turn the wheel, or use the arrow keys.</p>
        <noscript><p class="hint">The phone needs scripts; the tables do not.</p></noscript>
        </div>
        \(choice)
        \(sections)
        </main>
        """
    }

    private static let battery = """
        <svg viewBox="0 0 27 13" width="27" height="13">
        <rect x=".5" y=".5" width="22" height="12" rx="3.5" fill="none" stroke="currentColor" opacity=".5"/>
        <rect x="2" y="2" width="17" height="9" rx="2" fill="currentColor"/>
        <rect x="24" y="4" width="2" height="5" rx="1" fill="currentColor" opacity=".5"/>
        </svg>
        """

    // MARK: Parts

    /// A range in words.
    static func range(_ range: ClosedRange<Double>) -> String {
        minus("\(points(range.lowerBound)) through \(points(range.upperBound))")
    }

    /// A text with real minus signs.
    private static func minus(_ text: String) -> String { String(text.map { $0 == "-" ? "\u{2212}" : $0 }) }

    /// A choice of one among several, which is told about below it, and what else can be chosen.
    static func choices(
        _ legend: String, named name: String, _ options: [(id: String, text: String)], chosen: String, more: String = ""
    ) -> String {
        let inputs = options.map { option in
            let checked = option.id == chosen ? " checked" : ""
            return """
                <label><input type="radio" name="\(name)" value="\(option.id)"\(checked)>
                <span>\(SVGDrawing.escaped(option.text))</span></label>
                """
        }
        return """
            <fieldset>
            <legend>\(SVGDrawing.escaped(legend))</legend>
            <div class="choices">
            \(inputs.joined(separator: "\n"))
            </div>
            <p class="about" id="about"></p>
            \(more)
            </fieldset>
            """
    }

    /// A table.
    static func table(_ table: DemoTable, caption: String) -> String {
        func cells(_ row: [String], _ tag: String) -> String {
            row.enumerated().map { number, text in
                let kind = number >= row.count - table.textCount ? " class=\"text\"" : ""
                return "<\(tag)\(kind)>\(SVGDrawing.escaped(minus(text)))</\(tag)>"
            }.joined()
        }
        let rows = table.rows.map { "<tr>\(cells($0, "td"))</tr>" }
        return """
            <div class="scroller">
            <table>
            <caption>\(SVGDrawing.escaped(caption))</caption>
            <thead><tr>\(cells(table.heads, "th"))</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    /// A list of what is proved.
    static func list(_ proofs: [DemoProof]) -> String {
        let rows = proofs.map { proof in
            let failure = proof.holds ? "" : ": fails \(proof.failures)"
            return "<li\(proof.holds ? "" : " class=\"fails\"")>\(SVGDrawing.escaped(proof.text + failure))</li>"
        }
        return "<ul class=\"proofs\">\n\(rows.joined(separator: "\n"))\n</ul>"
    }
}
