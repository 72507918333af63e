import TinamouLayout
import TinamouScroll

extension CollapsingBarDemo {
    /// The modes among which the page lets choose.
    private static let choices: [(mode: BarBehavior.Mode, name: String, about: String)] = [
        (.enterAlways, "Enter always", "It goes with the list and comes back with it, anywhere in the list."),
        (
            .enterAlwaysCollapsed, "Enter always, collapsed",
            "It comes back to its collapsed height; the rest comes at the start of the list."
        ),
        (
            .exitUntilCollapsed, "Exit until collapsed",
            "It goes down to its collapsed height and stays; the rest comes back at the start of the list."
        ),
        (
            .revealAtOnce, "Reveal at once",
            "It comes back as a whole as soon as the list is dragged back, and always settles."
        ),
        (.always, "Always", "It stays."),
    ]

    /// A page with a phone on which the bar can be scrolled in each of its modes.
    package func page() throws -> String {
        let run = try run(-Self.expanded...(2 * Self.expanded))
        let short = try CollapsingBarDemo(BarBehavior(), rows: 3)
        let views = [
            ("bar", bar.view), ("content", bar.content), ("title", title), ("search", search), ("cover", bar.cover),
            ("divider", bar.divider),
        ]
        // Cover and line follow the bar; what places the bar is the rest.
        let statements = bar.constraints.filter {
            $0.isVertical && ($0.first.item === bar.view || $0.first.item === bar.content)
        }
        let modes = CollapsingBarDemo.choices.map { choice in
            JSONText.object([("id", JSONText.string("\(choice.mode)")), ("about", JSONText.string(choice.about))])
        }
        let data = JSONText.object([
            ("screen", PageData.screen(CollapsingBarDemo.screenSize, CollapsingBarDemo.safeArea)),
            ("limits", PageData.limits(ScrollLimits(of: list).vertical)),
            ("short", PageData.limits(ScrollLimits(of: short.list).vertical)),
            ("physics", PageData.physics(ScrollPhysics())), ("heights", PageData.heights(bar.heights)),
            ("behavior", PageData.behavior(bar.behavior)), ("modes", PageData.array(modes)),
            ("views", try PageData.views(views, run)),
            ("constraints", try PageData.constraints(bar.placing, named: "hidden", then: statements, run)),
        ])
        return DemoPage(
            title: "A collapsing bar, by constraints",
            lead: "A state machine decides how much is hidden; constraints place the bar, and bound it.",
            choice: DemoPage.choices(
                "Mode", named: "mode", CollapsingBarDemo.choices.map { ("\($0.mode)", $0.name) },
                chosen: "\(bar.behavior.mode)", more: CollapsingBarDemo.options),
            style: CollapsingBarDemo.look, screen: CollapsingBarDemo.markup,
            sections: CollapsingBarDemo.sections(try tables(run)), data: data,
            scripts: [
                ScrollScript.source, BarScript.source, InputScript.source, SceneScript.source, PlotScript.source,
                BarPageScript.source,
            ]
        ).document
    }

    /// The script's table, and what is proved.
    private func tables(_ run: DemoRun) throws -> String {
        let script = CollapsingBarDemo.scriptTable(try CollapsingBarDemo().play())
        return """
            <details class="card">
            <summary>The script of tinamou demo collapsing-bar, as a table</summary>
            \(DemoPage.table(script, caption: CollapsingBarDemo.units))
            </details>
            <div class="card">
            <h2>Proved for every constant from \(DemoPage.range(run.range)) hidden, whole or not</h2>
            \(DemoPage.list(try proofs(run)))
            </div>
            """
    }
}
