import Foundation
import Testing
import TinamouDocuments
import TinamouLayout
import TinamouScroll

/// The pages in a real browser, under a mouse, a wheel, a finger and keys.
///
/// Times are real here: a flick is as fast as the browser is. What is expected does not depend on it.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.absence)"))
struct PageTests {
    /// A browser with a page.
    private func open(
        _ demo: some Demo, width: Int = 1280, height: Int = 800, media: [String: String] = [:]
    ) throws -> Browser {
        let browser = try Browser()
        try browser.show(try demo.page(), width: width, height: height, media: media)
        return browser
    }

    /// Waits until nothing moves, and says what the offset is.
    private func settled(_ browser: Browser) throws -> Double {
        try browser.number(
            """
            new Promise((done) => {
              const isBusy = () => scroller.isMoving || hands.wheel !== null;
              const look = () => isBusy() ? requestAnimationFrame(look) : done(scroller.offset);
              requestAnimationFrame(look);
            })
            """)
    }

    /// The middle of the phone, and how much smaller than life it is.
    private func phone(_ browser: Browser) throws -> (x: Double, y: Double, scale: Double) {
        let area = "byId('screen').getBoundingClientRect()"
        return (
            try browser.number("\(area).left + \(area).width / 2"),
            try browser.number("\(area).top + \(area).height / 2"),
            try browser.number("hands.scale")
        )
    }

    /// Waits for the next picture: with it, moves arrive.
    private func picture(_ browser: Browser) throws {
        try browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    private func isNear(_ one: Double, _ other: Double, within distance: Double = 0.01) -> Bool {
        abs(one - other) <= distance
    }

    // MARK: Hands

    @Test("A mouse drags the header's page by what it moves, and flicks it")
    func mouse() throws {
        let browser = try open(try StickyHeaderDemo())
        let (x, y, scale) = try phone(browser)
        try browser.mouse("mousePressed", x, y, isHeld: true)
        for step in 1...10 { try browser.mouse("mouseMoved", x, y - Double(step) * 8, isHeld: true) }
        try picture(browser)
        // At rest at −200; 80 pixels of a page that is smaller than life.
        #expect(isNear(try browser.number("scroller.offset"), -200 + 80 / scale))
        #expect(try browser.text("byId('screen').className") == "screen held")
        // A finger that has rested lifts without a flick.
        try browser.evaluate("new Promise((done) => setTimeout(done, 200))")
        try browser.mouse("mouseReleased", x, y - 80)
        #expect(isNear(try settled(browser), -200 + 80 / scale))
        #expect(try browser.text("byId('note').textContent") == "slides with the content")
        // Without a rest it goes on: up, as the finger did, and no further than the end of the list.
        try browser.mouse("mousePressed", x, y, isHeld: true)
        for step in 1...6 { try browser.mouse("mouseMoved", x, y - Double(step) * 10, isHeld: true, waits: false) }
        try browser.mouse("mouseReleased", x, y - 60)
        let end = try settled(browser)
        #expect(end > -200 + 140 / scale + 1 && end <= 331)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("Pulled down beyond the start, the header stretches by the rubber band's formula, and springs back")
    func rubberBand() throws {
        let browser = try open(try StickyHeaderDemo())
        let (x, y, scale) = try phone(browser)
        try browser.mouse("mousePressed", x, y - 100, isHeld: true)
        try browser.mouse("mouseMoved", x, y + 60, isHeld: true)
        try picture(browser)
        let shown = ScrollPhysics.overscroll(travel: 160 / scale, viewport: 734)
        #expect(isNear(try browser.number("scroller.offset"), -200 - shown, within: 1e-6))
        let height = try browser.number(
            "document.querySelector('[data-view=header]').getBoundingClientRect().height / hands.scale")
        #expect(isNear(height, 200 + shown))
        try browser.mouse("mouseReleased", x, y + 60)
        #expect(try settled(browser) == -200)
        #expect(browser.complaints.isEmpty)
    }

    @Test("A finger scrolls; the page does not scroll along")
    func touch() throws {
        let browser = try open(try StickyHeaderDemo(), width: 390, height: 844)
        try browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
        let (x, y, scale) = try phone(browser)
        try browser.touch("touchStart", x, y)
        for step in 1...10 { try browser.touch("touchMove", x, y - Double(step) * 6) }
        try picture(browser)
        let dragged = try browser.number("scroller.offset")
        #expect(isNear(dragged, -200 + 60 / scale), "\(dragged)")
        try browser.evaluate("new Promise((done) => setTimeout(done, 200))")
        try browser.touch("touchEnd", x, y)
        #expect(isNear(try settled(browser), -200 + 60 / scale))
        #expect(try browser.number("scrollY") == 0)
        #expect(browser.complaints.isEmpty)
    }

    @Test("A wheel scrolls by its notches, beyond an end as a finger does, and the page stays")
    func wheel() throws {
        let browser = try open(try StickyHeaderDemo())
        let (x, y, scale) = try phone(browser)
        try browser.wheel(x, y, by: 100)
        try browser.wheel(x, y, by: 20)
        let turned = try settled(browser)
        #expect(isNear(turned, -200 + 120 / scale), "\(turned)")
        try browser.wheel(x, y, by: -2000)
        #expect(try settled(browser) == -200)
        #expect(try browser.number("scrollY") == 0)
        #expect(browser.complaints.isEmpty)
    }

    @Test("Keys scroll once the phone has the focus, which is seen")
    func keys() throws {
        let browser = try open(try StickyHeaderDemo())
        try browser.press("Tab", code: 9)
        #expect(try browser.text("document.activeElement.id") == "screen")
        #expect(try browser.text("getComputedStyle(byId('screen')).outlineStyle") == "solid")
        // A line is 60; a page, four fifths of the viewport's 734, is more than the whole range.
        for (key, code, offset) in [
            ("ArrowDown", 40, -140.0), ("ArrowDown", 40, -80), ("ArrowUp", 38, -140), ("End", 35, 331),
            ("PageUp", 33, -200),
            ("PageDown", 34, 331), ("Home", 36, -200), (" ", 32, 331),
        ] {
            try browser.press(key, code: code)
            #expect(isNear(try settled(browser), offset), "\(key)")
        }
        // Two before the first has arrived count as two.
        try browser.press("Home", code: 36)
        _ = try settled(browser)
        try browser.press("ArrowDown", code: 40)
        try browser.press("ArrowDown", code: 40)
        #expect(isNear(try settled(browser), -80))
        #expect(browser.complaints.isEmpty)
    }

    // MARK: The header's page

    @Test("The page's frames are the layout's, in all styles, at whole and other offsets")
    func frames() throws {
        let browser = try open(try StickyHeaderDemo())
        let look = """
            [...document.querySelectorAll("[data-view]")].map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              const phone = byId("screen").getBoundingClientRect();
              const frame = [x - phone.x, y - phone.y, width, height].map((n) => n / hands.scale);
              return [one.dataset.view, ...frame].join(" ");
            }).join("\\n")
            """
        for style in StickyHeader.Style.allCases {
            let demo = try StickyHeaderDemo(style)
            try browser.evaluate("document.querySelector('[value=\(style)]').click()")
            for offset in [-512.5, -300, -200, -199.75, -130, -61, -60, -33.3, 0, 331, 640] {
                try demo.scroll(to: offset)
                try browser.evaluate("scroller.jump(\(offset))")
                for line in try browser.text(look).split(separator: "\n") {
                    let parts = line.split(separator: " ")
                    let found = parts.dropFirst().compactMap { Double($0) }
                    let frame = try #require(demo.frames[String(parts[0])])
                    // The browser keeps 64ths of a pixel.
                    for (one, other) in zip(found, [frame.minX, frame.minY, frame.width, frame.height]) {
                        #expect(isNear(one, other, within: 0.05), "\(style) at \(offset): \(line), not \(frame)")
                    }
                }
                #expect(try browser.text("byId('note').textContent") == demo.note, "\(style) at \(offset)")
            }
        }
        #expect(browser.complaints.isEmpty)
    }

    @Test("What is active beside the phone changes with the offset")
    func activeConstraints() throws {
        let browser = try open(try StickyHeaderDemo())
        let states = "[...document.querySelectorAll('#constraints li')].map((row) => row.dataset.state).join(' ')"
        // Content, floor, ceiling, rest, height: by hand from what each says.
        for (offset, expected) in [
            (-300.0, "active spare active active lacking"), (-200, "active spare active active active"),
            (-130, "active spare spare active active"), (-60, "active active spare active active"),
            (100, "active active spare lacking active"),
        ] {
            try browser.evaluate("scroller.jump(\(offset))")
            #expect(try browser.text(states) == expected, "\(offset)")
        }
        let texts = "[...document.querySelectorAll('#constraints li')].map((row) => row.textContent).join('\\n')"
        #expect(
            try browser.text(texts).split(separator: "\n").map(String.init) == [
                "scroll.content.top == scroll.top - offsetrequiredactive",
                "header.bottom >= scroll.visible.top + 60requiredactive",
                "header.top <= scroll.visible.toprequired140 to spare",
                "header.bottom == scroll.content.top750gives way by 160", "header.height == 200500active",
            ])
        #expect(browser.complaints.isEmpty)
    }

    @Test("The slider and a tap on the status bar are the program's")
    func program() throws {
        let browser = try open(try StickyHeaderDemo())
        try browser.evaluate("byId('scrub').value = 250; byId('scrub').dispatchEvent(new Event('input'))")
        #expect(try browser.number("scroller.offset") == 250)
        let (x, y, scale) = try phone(browser)
        try browser.mouse("mousePressed", x, y - 390 * scale, isHeld: true)
        try browser.mouse("mouseReleased", x, y - 390 * scale)
        #expect(try settled(browser) == -200)
        #expect(try browser.number("Number(byId('scrub').value)") == -200)
        #expect(browser.complaints.isEmpty)
    }

    // MARK: The bar's page

    private func drag(_ browser: Browser, by ways: [Double]) throws {
        let (x, y, scale) = try phone(browser)
        var place = y
        try browser.mouse("mousePressed", x, y, isHeld: true)
        for way in ways {
            place -= way * scale
            try browser.mouse("mouseMoved", x, place, isHeld: true)
        }
        try browser.evaluate("new Promise((done) => setTimeout(done, 200))")
        try browser.mouse("mouseReleased", x, place)
    }

    /// The bar's height on the page, when nothing moves.
    private func height(_ browser: Browser) throws -> Double {
        _ = try settled(browser)
        try browser.evaluate(
            """
            new Promise((done) => {
              const look = () => machine.animation ? requestAnimationFrame(look) : done();
              look();
            })
            """)
        return try browser.number(
            "document.querySelector('[data-view=bar]').getBoundingClientRect().height / hands.scale")
    }

    @Test("The bar goes with the finger, comes back with it, and settles")
    func bar() throws {
        let browser = try open(try CollapsingBarDemo())
        try browser.evaluate("byId('settles').click()")
        try drag(browser, by: [40, 20])
        #expect(isNear(try height(browser), 74, within: 0.05))
        try drag(browser, by: [200, -25])
        #expect(isNear(try height(browser), 69, within: 0.05))
        #expect(try browser.text("byId('note').textContent") == "partly hidden")
        try browser.evaluate("byId('settles').click()")
        // 65 of 90 are hidden; 5 more, and it goes the rest of the way.
        try drag(browser, by: [5])
        #expect(isNear(try height(browser), 44))
        #expect(try browser.text("byId('note').textContent") == "hidden")
        try drag(browser, by: [-60])
        #expect(isNear(try height(browser), 134))
        #expect(browser.complaints.isEmpty)
    }

    @Test("Each mode does what it says, on the page")
    func modes() throws {
        let browser = try open(try CollapsingBarDemo())
        try browser.evaluate("byId('settles').click()")
        // Up by 200, back by 70 (at once: all of it).
        for (mode, expected) in [
            ("enterAlways", 114.0), ("enterAlwaysCollapsed", 88), ("exitUntilCollapsed", 88), ("revealAtOnce", 134),
            ("always", 134),
        ] {
            try browser.evaluate("document.querySelector('[value=\(mode)]').click(); byId('to-top').click()")
            #expect(isNear(try height(browser), 134), "\(mode)")
            try drag(browser, by: [100, 100, -70])
            #expect(isNear(try height(browser), expected, within: 0.05), "\(mode)")
        }
        #expect(browser.complaints.isEmpty)
    }

    @Test("The program shows, collapses and hides, and a list that cannot scroll shows all")
    func commands() throws {
        let browser = try open(try CollapsingBarDemo())
        // At the start of the list there is nothing to hide.
        try browser.evaluate("document.querySelector('[data-command=hide]').click()")
        #expect(isNear(try height(browser), 134))
        try browser.evaluate("byId('screen').focus()")
        try browser.press("PageDown", code: 34)
        for (command, expected) in [("show", 134.0), ("collapse", 88), ("hide", 44)] {
            _ = try settled(browser)
            try browser.evaluate("document.querySelector('[data-command=\(command)]').click()")
            #expect(isNear(try height(browser), expected), "\(command)")
        }
        try browser.evaluate("byId('short').click()")
        #expect(isNear(try height(browser), 134))
        try drag(browser, by: [80])
        #expect(try settled(browser) == -134)
        #expect(isNear(try height(browser), 134))
        #expect(try browser.number("byId('log').rows.length") > 3)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    // MARK: Readers

    @Test("In a narrow window nothing is cut off")
    func narrow() throws {
        let browser = try Browser()
        for demo in [try StickyHeaderDemo(), try CollapsingBarDemo()] as [any Demo] {
            for width in [320, 360, 390, 600, 900] {
                try browser.show(try demo.page(), width: width, height: 740)
                #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
                let phone = "document.querySelector('.phone').getBoundingClientRect()"
                #expect(try browser.number("\(phone).right") <= Double(width))
                // Beside it there is room for a finger that scrolls the page.
                #expect(try browser.number("\(phone).left") >= 16, "\(width)")
            }
        }
        #expect(browser.complaints.isEmpty)
    }

    @Test("Who wants no motion gets none but their own")
    func reducedMotion() throws {
        let still = ["prefers-reduced-motion": "reduce"]
        let header = try open(try StickyHeaderDemo(), media: still)
        try header.evaluate("byId('screen').focus()")
        try header.press("End", code: 35)
        #expect(
            try header.number("scroller.offset") == 331 && !(try header.evaluate("scroller.isMoving") as? Bool ?? true))
        let (x, y, _) = try phone(header)
        try header.mouse("mousePressed", x, y, isHeld: true)
        for step in 1...6 { try header.mouse("mouseMoved", x, y + Double(step) * 10, isHeld: true) }
        try picture(header)
        let dragged = try header.number("scroller.offset")
        try header.mouse("mouseReleased", x, y + 60)
        #expect(try header.number("scroller.offset") == dragged)
        let bar = try open(try CollapsingBarDemo(), media: still)
        try drag(bar, by: [100])
        #expect(try bar.number("machine.hidden") == 90 && (try bar.text("machine.animation")) == "null")
        #expect(header.complaints.isEmpty && bar.complaints.isEmpty)
    }

    @Test("Dark and light have their colours, and texts stand out from them")
    func colours() throws {
        let texts = """
            h1,h2,.lead,.about,.hint,legend,#note,dt,dd,code,td,th,#constraints span,caption,.proofs li,.choices span,\
            .row label,button
            """
        var backgrounds: [String] = []
        let browser = try Browser()
        for scheme in ["light", "dark"] {
            for demo in [try StickyHeaderDemo(), try CollapsingBarDemo()] as [any Demo] {
                try browser.show(try demo.page(), media: ["prefers-color-scheme": scheme])
                backgrounds.append(try browser.text("getComputedStyle(document.body).backgroundColor"))
                // WCAG 2.2, 1.4.3: at least 4.5 to 1.
                #expect(try browser.leastContrast(of: texts) >= 4.5, "\(scheme)")
            }
        }
        #expect(Set(backgrounds).count == 2)
    }

    @Test("A page asks for nothing but itself")
    func noNetwork() throws {
        for demo in [try StickyHeaderDemo(), try CollapsingBarDemo()] as [any Demo] {
            let browser = try Browser()
            try browser.show(try demo.page())
            _ = try settled(browser)
            let requests = browser.requests.filter { !$0.hasPrefix("data:") && $0 != "about:blank" }
            #expect(requests.count == 1 && requests[0].hasPrefix("file:///"), "\(requests)")
            #expect(browser.complaints.isEmpty)
        }
    }
}
