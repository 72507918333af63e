extension CollapsingBarDemo {
    /// What else can be chosen than a mode.
    static let options = """
        <div class="row">
        <label><input type="checkbox" id="settles" checked>settles when the finger lifts</label>
        <label><input type="checkbox" id="short">only three rows</label>
        <button type="button" data-command="show">Show</button>
        <button type="button" data-command="collapse">Collapse</button>
        <button type="button" data-command="hide">Hide</button>
        <button type="button" id="to-top">To the top</button>
        </div>
        """

    /// What is beside the phone.
    static func sections(_ tables: String) -> String {
        """
        <section class="card current" aria-label="Now">
        <div class="now">
        <p id="note" role="status"></p>
        <dl class="facts">
        <div><dt><i class="blue"></i>offset</dt><dd id="offset"></dd></div>
        <div><dt><i class="orange"></i>bar's height</dt><dd id="height"></dd></div>
        <div><dt>hidden</dt><dd id="hidden"></dd></div>
        </dl>
        </div>
        </section>
        <section class="card">
        <h2>The constraints of the bar</h2>
        <ul id="constraints"></ul>
        </section>
        <section class="card">
        <h2>The last ten seconds of movement; a finger is down where the axis is marked</h2>
        <svg class="plot" id="plot" role="img" aria-label="The bar's height over time"></svg>
        <svg class="plot" id="offsets" role="img" aria-label="The list's offset over time"></svg>
        </section>
        <section class="card scroller">
        <table>
        <caption>What has happened, the last first</caption>
        <thead><tr><th class="text">event</th><th>offset</th><th>hidden</th><th>bar</th></tr></thead>
        <tbody id="log"></tbody>
        </table>
        </section>
        \(tables)
        """
    }

    /// What is on the phone: mail.
    static var markup: String {
        let mails = (0..<rowCount).map { number in
            let mail = self.mails[number % self.mails.count]
            return """
                <div class="mail"><i style="--hue:\(number * 61 % 360)"></i><b>\(mail.from)</b><p>\(mail.text)</p></div>
                """
        }
        return """
            <div id="rows" class="moves">
            \(mails.joined(separator: "\n"))
            </div>
            <div data-view="bar">
            <div data-view="content">
            <div data-view="title">Inbox</div>
            <div data-view="search">
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round">
            <circle cx="7" cy="7" r="4.5"/><path d="M10.5 10.5 L14 14"/>
            </svg>Search</div>
            </div>
            <div data-view="cover"></div>
            <div data-view="divider"></div>
            </div>
            """
    }

    private static let mails: [(from: String, text: String)] = [
        ("Rhea", "Lunch by the river?"), ("Moa", "Old photographs"), ("Emu", "Running on Sunday, all of us"),
        ("Kiwi", "Re: odd hours"), ("Ostrich", "Head above the sand: minutes"), ("Cassowary", "A method for you"),
        ("Elephant bird", "About the egg"), ("Quail", "Seeds, half price"), ("Lark", "Too early, sorry"),
        ("Owl", "Re: Re: too early"), ("Snipe", "It was not me"), ("Plover", "Nest moved again"),
        ("Teal", "A colour named after us"), ("Heron", "Standing, still"), ("Swift", "No stops this season"),
    ]

    /// How the mail looks.
    static let look = #"""
        .moves { width: 375px; }
        .mail { height: 40px; padding: 0 16px; display: flex; align-items: center; gap: 10px; font-size: 15px;
          border-bottom: 1px solid var(--appline); white-space: nowrap; }
        .mail i { flex: none; width: 24px; height: 24px; border-radius: 50%; background: hsl(var(--hue) 45% 58%); }
        .mail p { color: var(--appsoft); font-size: 14px; overflow: hidden; text-overflow: ellipsis; }
        .few .mail:nth-child(n + 4) { visibility: hidden; }
        [data-view=bar] { overflow: hidden; background: var(--bar); }
        [data-view=title] { font-size: 28px; font-weight: 750; letter-spacing: -.01em; line-height: 44px; }
        [data-view=search] { background: var(--field); border-radius: 10px; color: var(--appsoft); font-size: 15px;
          display: flex; align-items: center; gap: 7px; padding: 0 10px; }
        [data-view=search] svg { width: 15px; height: 15px; }
        [data-view=cover] { background: var(--bar); }
        [data-view=divider] { background: var(--divider); }
        :root { --bar: #f3f6f8; --field: #e2e8ec; --divider: #c9d1d7; }
        @media (prefers-color-scheme: dark) { :root { --bar: #171c22; --field: #272f37; --divider: #35404a; } }
        """#
}
