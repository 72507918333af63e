import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

/// The page of layouts in a real browser: what it shows of a view is what the layout says.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.absence)"))
struct LayoutPageTests {
    private func page(_ layouts: [DocumentLayout], showing aspects: Set<SceneDrawing.Aspect> = []) -> String {
        var page = LayoutPage(showing: aspects)
        for layout in layouts { page.add(layout) }
        return page.document
    }

    private func fixture(_ name: String) throws -> (page: String, scene: SceneLayout) {
        let layout = try Fixture.layout(name)
        return (page([layout]), layout.scenes[0])
    }

    /// The middle of what a selector selects.
    private func middle(_ browser: Browser, _ selector: String) throws -> (x: Double, y: Double) {
        try browser.evaluate("document.querySelector(`\(selector)`).scrollIntoView({block: 'center'})")
        let box = "document.querySelector(`\(selector)`).getBoundingClientRect()"
        return (try browser.number("\(box).x + \(box).width / 2"), try browser.number("\(box).y + \(box).height / 2"))
    }

    private func texts(_ browser: Browser, _ selector: String) throws -> [String] {
        let found = try browser.evaluate(
            "[...document.querySelectorAll(`\(selector)`)].map((one) => one.textContent)")
        return found as? [String] ?? []
    }

    private func numbers(_ browser: Browser, _ selector: String) throws -> [Int] {
        let found = try browser.evaluate(
            "[...document.querySelectorAll(`\(selector)`)].map((one) => Number(one.dataset.view))")
        return found as? [Int] ?? []
    }

    /// What the page shows of a view is what the layout says: its frame, the steps to it, and the views on the way.
    private func check(_ browser: Browser, _ number: Int, _ scene: SceneLayout) throws {
        let element = SceneOutlines(scene).entries[number - 1].element
        let frame = try #require(scene.frame(of: element))
        let shown = try texts(browser, "#details dd").prefix(4).compactMap { Double($0) }
        for (one, other) in zip(shown, [frame.minX, frame.minY, frame.width, frame.height]) {
            #expect(abs(one - other) < 0.001, "\(number)")
        }
        let explanation = try #require(scene.explanation(of: element))
        #expect(try texts(browser, "#details .steps code") == explanation.steps.map { "\($0.equation)" })
        let entries = SceneOutlines(scene).entries
        let through = Set(
            explanation.steps.flatMap { [$0.equation.number] + $0.equation.terms.map(\.number) }.compactMap(\.element))
        let expected = entries.indices.filter { through.contains(entries[$0].element) }.map { $0 + 1 }
        #expect(try numbers(browser, ".line.through") == expected.filter { $0 != number }, "\(number)")
        #expect(
            try numbers(browser, ".line.on") == [number] && (try numbers(browser, "#plane .on[data-view]")) == [number])
        let findings = scene.analysis.findings.filter { $0.element == element && !$0.isHidden }.map(\.text)
        #expect(try texts(browser, "#details .open") == findings)
    }

    @Test("A view that is pointed at, in the drawing or in the list, shows its frame and why")
    func pointing() throws {
        for name in ["attributes.xib", "open.xib"] {
            let (page, scene) = try fixture(name)
            let browser = try Browser()
            try browser.show(page, width: 1500)
            let count = SceneOutlines(scene).entries.count
            for number in 1...count {
                let (x, y) = try middle(browser, ".line[data-view=\"\(number)\"]")
                try browser.mouse("mouseMoved", x, y)
                try check(browser, number, scene)
            }
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
        let (page, scene) = try fixture("attributes.xib")
        let browser = try Browser()
        try browser.show(page, width: 1500)
        // Those that nothing lies on: `middle` and `third`, by the fixture.
        for number in [4, 5] {
            let (x, y) = try middle(browser, "#plane [data-view=\"\(number)\"]")
            try browser.mouse("mouseMoved", x, y)
            try check(browser, number, scene)
        }
        // Beside it there is nothing to show.
        try browser.mouse("mouseMoved", 1490, 790)
        #expect(try browser.number("document.querySelectorAll('.on').length") == 0)
        #expect(browser.complaints.isEmpty)
    }

    @Test("A tap keeps a view; badges stand for theirs")
    func tapping() throws {
        let (page, scene) = try fixture("stacks.xib")
        let browser = try Browser()
        try browser.show(page, width: 390, height: 844)
        let (x, y) = try middle(browser, "[data-badge]")
        try browser.touch("touchStart", x, y)
        try browser.touch("touchEnd", x, y)
        let number = Int(try browser.number("Number(document.querySelector('[data-badge]').dataset.badge)"))
        try browser.evaluate("new Promise((done) => setTimeout(done, 400))")
        try check(browser, number, scene)
        #expect(browser.complaints.isEmpty)
    }

    @Test("Keys go from view to view, in the drawing and in the list")
    func keys() throws {
        let (page, scene) = try fixture("scrolling.xib")
        let browser = try Browser()
        try browser.show(page)
        try browser.evaluate("[...document.querySelectorAll('.switches input')].at(-1).focus()")
        try browser.press("Tab", code: 9)
        #expect(try browser.number("viewOf(document.activeElement)") == 1)
        for (key, code, expected) in [
            ("ArrowRight", 39, 2), ("ArrowDown", 40, 3), ("ArrowLeft", 37, 2), ("End", 35, 7), ("ArrowDown", 40, 7),
            ("ArrowUp", 38, 6), ("Home", 36, 1), ("ArrowDown", 40, 2),
        ] {
            try browser.press(key, code: code)
            #expect(try browser.number("viewOf(document.activeElement)") == Double(expected), "\(key)")
            try check(browser, expected, scene)
        }
        // The list is the next stop, at the same view, but for details that can be scrolled.
        for _ in 0..<2 where try !browser.text("document.activeElement.className").hasPrefix("line") {
            try browser.press("Tab", code: 9)
        }
        #expect(try browser.text("document.activeElement.className").hasPrefix("line"))
        #expect(try browser.number("viewOf(document.activeElement)") == 2)
        try browser.press("End", code: 35)
        try check(browser, 7, scene)
        #expect(try browser.text("getComputedStyle(document.activeElement).outlineStyle") == "solid")
        try browser.press("Escape", code: 27)
        #expect(try browser.number("document.querySelectorAll('.on').length") == 0)
        #expect(browser.complaints.isEmpty)
    }

    @Test("What is drawn besides outlines can be switched, and the constraints of a view show with it")
    func switches() throws {
        let layout = try Fixture.layout("scrolling.xib")
        let browser = try Browser()
        try browser.show(page([layout], showing: [.guides]))
        func seen(_ selector: String) throws -> Int {
            Int(
                try browser.number(
                    """
                    [...document.querySelectorAll(`#plane \(selector)`)]
                      .filter((one) => one.getClientRects().length).length
                    """))
        }
        #expect(try seen(".guide") > 0 && seen(".name") > 0 && seen("[data-constraint]") == 0)
        try browser.evaluate("for (const box of document.querySelectorAll('.switches input')) box.click()")
        #expect(try seen(".guide") == 0 && seen(".name") == 0 && seen("[data-constraint]") > 20)
        try browser.evaluate("for (const box of document.querySelectorAll('.switches input')) box.click()")
        // 20 high, 20 wide: two extents of its own and two centres, of which the steps speak.
        try browser.evaluate("keep(4)")
        let shown = try browser.evaluate(
            "[...document.querySelectorAll('[data-constraint].on')].map((one) => Number(one.dataset.constraint))")
        let ids = Set((shown as? [Int] ?? []).map { layout.document.constraints[$0].id })
        #expect(ids.isSuperset(of: ["m1", "m2", "m3", "m4"]) && !ids.contains("f1"))
        #expect(browser.complaints.isEmpty)
    }

    @Test("Contradictions stand in a panel, with the words of the report")
    func contradictions() throws {
        let (page, scene) = try fixture("conflict.xib")
        let browser = try Browser()
        try browser.show(page)
        #expect(try browser.text("byId('problems').hidden") == "false")
        #expect(try texts(browser, "#problems h2") == ["these required constraints cannot all hold:"])
        let told = try texts(browser, "#problems li")
        #expect(told.count == scene.conflicts[0].members.count)
        for (text, member) in zip(told, scene.conflicts[0].members) { #expect(text.hasPrefix(member.text)) }
        #expect(try texts(browser, ".line .bad") == ["conflict", "conflict"])
        let (plain, _) = try fixture("attributes.xib")
        try browser.show(plain)
        #expect(try browser.text("byId('problems').hidden") == "true")
        #expect(browser.complaints.isEmpty)
    }

    @Test("All scenes are on one page, and one is chosen")
    func scenes() throws {
        let layouts = [try Fixture.layout("islands.storyboard"), try Fixture.layout("open.xib")]
        let browser = try Browser()
        try browser.show(page(layouts))
        let scenes = layouts.flatMap(\.scenes)
        #expect(try browser.number("byId('scenes').options.length") == Double(scenes.count))
        for (place, scene) in scenes.enumerated() {
            try browser.evaluate(
                "byId('scenes').value = \(place); byId('scenes').dispatchEvent(new Event('change'))")
            let names = SceneDrawing(scene).legend.rows.map(\.name)
            let shown = try browser.evaluate(
                "[...document.querySelectorAll('.viewName')].map((one) => one.childNodes[0].textContent)")
            #expect(shown as? [String] == names, "\(place)")
        }
        #expect(browser.complaints.isEmpty)
    }

    @Test("Names are texts, whatever stands in them")
    func hostileNames() throws {
        let name = "</script><b>x</b><!--\"'&\u{600}<img src=x onerror=alert(1)>\u{2028}\u{1}"
        var document = LayoutDocument(name: name + ".xib")
        var root = LayoutDocument.Element(id: name)
        root.frame = Rect(x: 0, y: 0, width: 800, height: 100)
        document.append(root, in: nil)
        var view = LayoutDocument.Element(id: "\(name)2")
        (view.name, view.text, view.kind) = (name, name, name)
        document.append(view, in: 0)
        document.scenes = [LayoutDocument.Scene(root: 0)]
        document.scenes[0].name = name
        let browser = try Browser()
        try browser.show(page([DocumentLayout(document), DocumentLayout(document)]))
        // The line separator is a blank: it must not break a line of the list.
        let shown = name.replacing("\u{2028}", with: " ")
        try browser.evaluate("keep(2)")
        #expect(try texts(browser, ".viewName").last == "\(shown) \(shown)2")
        #expect(try browser.text("document.querySelector('.viewTitle').childNodes[1].textContent") == shown)
        #expect(try browser.number("document.querySelectorAll('b, img').length") == 0)
        #expect(try browser.number("document.querySelectorAll('script').length") == 2)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    // MARK: Readers

    @Test("From narrow to wide nothing is cut off")
    func widths() throws {
        let browser = try Browser()
        for name in ["scrolling.xib", "conflict.xib", "stacks.xib"] {
            let (page, _) = try fixture(name)
            for width in [320, 390, 700, 861, 1100, 1340, 1600] {
                try browser.show(page, width: width, height: 740)
                try browser.evaluate("keep(3)")
                #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width), "\(name) \(width)")
                let right =
                    "Math.max(...[...document.querySelectorAll('main *')].map((one) => "
                    + "one.getBoundingClientRect().right))"
                #expect(try browser.number(right) <= Double(width), "\(name) \(width)")
            }
        }
        #expect(browser.complaints.isEmpty)
    }

    @Test("Dark and light have their colours, and texts stand out from them")
    func colours() throws {
        let browser = try Browser()
        var backgrounds: [String] = []
        for scheme in ["light", "dark"] {
            for name in ["conflict.xib", "open.xib", "stacks.xib"] {
                let (page, _) = try fixture(name)
                try browser.show(page, media: ["prefers-color-scheme": scheme])
                try browser.evaluate("keep(2)")
                backgrounds.append(try browser.text("getComputedStyle(document.body).backgroundColor"))
                let texts = "h1,h2,p,label,select,li,code,.source,dt,dd,.line span,.line i,.tag"
                // WCAG 2.2, 1.4.3: at least 4.5 to 1.
                #expect(try browser.leastContrast(of: texts) >= 4.5, "\(scheme) \(name)")
            }
        }
        #expect(Set(backgrounds).count == 2)
    }

    @Test("A page asks for nothing but itself, and is the same every time")
    func noNetwork() throws {
        let (page, _) = try fixture("islands.storyboard")
        #expect(page == (try fixture("islands.storyboard").page))
        let browser = try Browser()
        try browser.show(page)
        let requests = browser.requests.filter { !$0.hasPrefix("data:") && $0 != "about:blank" }
        #expect(requests.count == 1 && requests[0].hasPrefix("file:///"), "\(requests)")
        #expect(browser.complaints.isEmpty)
    }
}
