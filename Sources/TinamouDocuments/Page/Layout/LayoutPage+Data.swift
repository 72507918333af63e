import TinamouLayout

extension LayoutPage {
    /// How many steps for each number of a view a page tells: nobody reads more, and those of a thousand views in a
    /// column are half a million.
    static let stepLimit = 12
    private static let stepLimitOfView = 24

    /// What the scripts must know of a scene.
    ///
    /// - Parameter explanations: why each view of the list is where it is.
    static func data(
        of drawing: SceneDrawing, _ explanations: [LayoutExplanation?], title: String
    ) -> String {
        let scene = drawing.scene, rows = drawing.legend.rows
        let numbers = Dictionary(uniqueKeysWithValues: rows.map { ($0.element, $0.number) })
        let findings = Dictionary(grouping: scene.analysis.findings.filter { !$0.isHidden }, by: \.element)
        let views = zip(rows, explanations).map { row, explanation in
            view(row, scene, open: findings[row.element] ?? [], explanation, numbers)
        }
        let conflicts = scene.conflicts.map { strings([SceneLayout.conflictHeading + ":"] + scene.lines(of: $0)) }
        return JSONText.object([
            ("title", string(title)), ("failure", scene.failure.map(string) ?? "null"),
            ("views", PageData.array(views)), ("conflicts", PageData.array(conflicts)),
            ("notAnalysed", scene.analysis.failure.map(string) ?? "null"),
        ])
    }

    private static func view(
        _ row: SceneLegend.Row, _ scene: SceneLayout, open: [LayoutAnalysis.Finding],
        _ explanation: LayoutExplanation?, _ numbers: [Int: Int]
    ) -> String {
        let frame = scene.frameInRoot(of: row.element) ?? Rect()
        var members: [(key: String, value: String)] = [
            ("number", "\(row.number)"), ("depth", "\(row.depth)"), ("name", string(row.name)),
            ("id", row.id.map(string) ?? "null"), ("kind", string(row.kind)),
            ("family", string(row.family.rawValue)), ("frame", strings(row.frame)),
            ("inRoot", strings([frame.minX, frame.minY].map(inThousandths))),
            ("remark", string(row.remark)), ("isHidden", row.isHidden ? "true" : "false"),
            ("isConflicting", row.isConflicting ? "true" : "false"), ("open", strings(open.map(\.text))),
        ]
        if let text = scene.document.elements[row.element].text { members.append(("text", string(text))) }
        guard let explanation else { return JSONText.object(members) }
        members.append(("steps", PageData.array(steps(of: explanation, numbers))))
        let isCut = explanation.isCut || explanation.steps.count > stepLimitOfView
        members.append(("isCut", isCut ? "true" : "false"))
        members.append(("losses", strings(explanation.losses.map { "\($0)" })))
        let constraints = explanation.steps.compactMap(\.source.constraint)
        let asked = explanation.losses.compactMap(\.source.constraint)
        members.append(("constraints", PageData.array(Set(constraints + asked).sorted().map { "\($0)" })))
        return JSONText.object(members)
    }

    /// The steps, each with what says so and the numbers of the views of which it speaks.
    private static func steps(of explanation: LayoutExplanation, _ numbers: [Int: Int]) -> [String] {
        var group: Int?
        return explanation.steps.prefix(stepLimitOfView).map { step in
            let equation = step.equation
            let views = ([equation.number] + equation.terms.map(\.number)).compactMap {
                $0.element.flatMap { numbers[$0] }
            }
            var members: [(key: String, value: String)] = [
                ("text", string("\(equation)")), ("source", string("\(step.source)")),
                ("views", PageData.array(Set(views).sorted().map { "\($0)" })),
            ]
            if let place = step.group {
                if place != group {
                    let solution = explanation.groups[place].solution.map { "\($0), as" } ?? "as"
                    members.append(("together", string("\(solution) these together say:")))
                }
                members.append(("inGroup", "true"))
            }
            group = step.group
            return JSONText.object(members)
        }
    }

    private static func string(_ text: String) -> String { JSONText.string(drawable(text)) }

    private static func strings(_ texts: [String]) -> String { JSONText.strings(texts.map(drawable)) }
}
