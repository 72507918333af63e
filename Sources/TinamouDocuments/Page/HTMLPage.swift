/// An HTML document that needs nothing else: no network, no other file.
struct HTMLPage {
    /// The page's name.
    var title: String

    /// How it looks, besides what all pages have in common.
    var style: String

    /// What is in it.
    var body: String

    /// What the scripts need to know, as JSON, in the element with the id `data`.
    var data: String

    /// The scripts, in their order.
    var scripts: [String]

    /// The document.
    var document: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <link rel="icon" href="data:,">
        <title>\(SVGDrawing.escaped(title))</title>
        <style>
        \(PageStyle.source)
        \(style)
        </style>
        </head>
        <body>
        \(body)
        <script type="application/json" id="data">\(HTMLPage.inert(data))</script>
        <script>
        "use strict";
        \(scripts.joined(separator: "\n\n"))
        </script>
        </body>
        </html>

        """
    }

    /// JSON in which nothing ends a script, scalar by scalar: some make one character with a `<` after them.
    private static func inert(_ data: String) -> String {
        data.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "<" { result += "\\u003c" } else { result.unicodeScalars.append(scalar) }
        }
    }
}
