extension StickyHeaderDemo {
    /// What is beside the phone.
    static func sections(_ tables: String) -> String {
        """
        <section class="card current" aria-label="Now">
        <div class="now">
        <p id="note" role="status"></p>
        <dl class="facts">
        <div><dt>offset</dt><dd id="offset"></dd></div>
        <div><dt><i class="blue"></i>top</dt><dd id="top"></dd></div>
        <div><dt><i class="orange"></i>bottom</dt><dd id="bottom"></dd></div>
        <div><dt><i class="green"></i>height</dt><dd id="height"></dd></div>
        </dl>
        </div>
        </section>
        <section class="card">
        <h2>The constraints of the header</h2>
        <ul id="constraints"></ul>
        </section>
        <section class="card">
        <h2>Over the offset, in points of the viewport</h2>
        <svg class="plot" id="plot" role="img" aria-label="Top, bottom and height of the header over the offset"></svg>
        <input type="range" id="scrub" step="any" aria-label="Offset, set by the program">
        </section>
        \(tables)
        """
    }

    /// What is on the phone: a profile.
    static var markup: String {
        let rows = posts.enumerated().map { number, post in
            """
            <div class="post"><i style="--hue:\(number * 47 % 360)"></i>
            <div><b>\(post.title)</b><p>\(post.text)</p></div></div>
            """
        }
        return """
            <div data-view="content">
            <div data-view="title">Posts</div>
            <div data-view="cell">
            \(rows.joined(separator: "\n"))
            </div>
            </div>
            <div data-view="header">
            \(picture)
            <div data-view="avatar">\(bird)</div>
            <div data-view="name"><b>Elegant Tinamou</b><span>Eudromia elegans · Patagonia</span></div>
            </div>
            <div class="strip"></div>
            """
    }

    private static let posts: [(title: String, text: String)] = [
        ("Dawn on the steppe", "Frost until seven. Walked, did not fly."),
        ("On crests", "Mine is longer than it looks. It folds."),
        ("Dust bath, reviewed", "Five stars. Fine grain, southern slope."),
        ("Whistles at dusk", "Four notes, the last one sad on purpose."),
        ("Sixteen green eggs", "Polished like porcelain. Please do not ask."),
        ("The fox came by", "I stood still. It always works."),
        ("Seeds of the season", "Mostly grass. Some beetles, for balance."),
        ("A cassowary wrote", "We share a method, and an ancestor."),
        ("Regarding the kiwi", "A cousin. Smaller. Keeps odd hours."),
        ("Wind", "All of it, all day, from the west."),
    ]

    /// Hills at dusk, larger than any header.
    private static let picture = """
        <svg class="picture" viewBox="0 0 375 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#27345f"/><stop offset=".45" stop-color="#8a5a86"/>
        <stop offset=".75" stop-color="#ee9a78"/><stop offset="1" stop-color="#fbd49a"/>
        </linearGradient>
        <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".5" stop-color="#0c1424" stop-opacity="0"/>
        <stop offset="1" stop-color="#0c1424" stop-opacity=".72"/>
        </linearGradient>
        </defs>
        <rect width="375" height="260" fill="url(#sky)"/>
        <circle cx="268" cy="126" r="30" fill="#ffe9c2"/><circle cx="268" cy="126" r="52" fill="#ffe0b0" opacity=".25"/>
        <path d="M0 172 L52 132 L96 160 L158 108 L214 158 L262 136 L318 168 L375 128 V260 H0Z" fill="#7a4f78"/>
        <path d="M0 196 L70 160 L128 190 L196 156 L270 198 L330 172 L375 190 V260 H0Z" fill="#4f3a63"/>
        <path d="M0 226 C60 200 118 216 170 220 S290 200 375 222 V260 H0Z" fill="#2b2748"/>
        <rect width="375" height="260" fill="url(#shade)"/>
        </svg>
        """

    /// A crested bird in a circle.
    private static let bird = """
        <svg viewBox="0 0 84 84" aria-hidden="true"><circle cx="42" cy="42" r="42" fill="#f5e4c8"/>
        <path d="M48 26 C46 16 38 10 28 9 C36 14 39 20 39 27Z" fill="#6b4a36"/>
        <circle cx="44" cy="31" r="9" fill="#8a6247"/><path d="M52 30 L61 33 L52 35Z" fill="#4a3528"/>
        <path d="M38 36 C38 46 20 44 16 58 C14 68 26 74 40 74 C56 74 64 66 62 54 C60 46 52 46 51 36Z" fill="#9c7355"/>
        <path d="M22 58 C30 66 46 66 56 58 C54 70 28 72 22 58Z" fill="#6b4a36" opacity=".6"/>
        <circle cx="47" cy="29.5" r="2" fill="#1d1612"/></svg>
        """

    /// How the profile looks.
    static let look = #"""
        .screen { background: linear-gradient(#27345f 0 44px, var(--app) 44px); }
        [data-view=content] { background: var(--app); }
        [data-view=title] { font-size: 19px; font-weight: 700; white-space: nowrap; }
        [data-view=cell] { border: 1px solid var(--appline); border-radius: 18px; overflow: hidden; }
        .post { height: 100px; padding: 16px; display: flex; gap: 14px; border-bottom: 1px solid var(--appline); }
        .post i { flex: none; width: 46px; height: 46px; border-radius: 14px;
          background: linear-gradient(140deg, hsl(var(--hue) 55% 66%), hsl(calc(var(--hue) + 40) 50% 46%)); }
        .post p { color: var(--appsoft); font-size: 14px; margin: 3px 0 0; }
        [data-view=header] { overflow: hidden; color: #ffffff; background: #27345f; }
        .picture { position: absolute; inset: 0; width: 100%; height: 100%; }
        [data-view=avatar] svg { display: block; width: 100%; height: 100%;
          filter: drop-shadow(0 2px 5px rgb(0 0 0 / .35)); }
        [data-view=name] { display: flex; flex-direction: column; justify-content: flex-end; white-space: nowrap;
          line-height: 1.2; text-shadow: 0 1px 4px rgb(0 0 0 / .5); }
        [data-view=name] b { font-size: 18px; }
        [data-view=name] span { font-size: 12.5px; opacity: .9; }
        .strip { position: absolute; left: 0; top: 0; width: 375px; height: 44px; z-index: 2;
          background: rgb(39 52 95 / .72); backdrop-filter: blur(16px); -webkit-backdrop-filter: blur(16px); }
        .status { color: #ffffff; }
        """#
}
