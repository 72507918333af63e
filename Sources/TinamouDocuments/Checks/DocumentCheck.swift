// The front door of checks: a document in, findings out. Read next:
//   CheckRule                what is looked for
//   CheckedScene             what rules look at; a file for each rule or two
//   RedundantConstraints     which constraints follow from others, by EquationBook
//   CheckConfiguration       what people switch off
//   CheckBaseline            what was there before
//   CheckReport              text, JSON, GitHub's commands, SARIF
// Docs/Checks.md says the same to those who use it.

import TinamouLayout

/// A document, checked on screens.
public struct DocumentCheck {
    /// What has been found, in the order of the document's lines.
    public private(set) var findings: [CheckFinding] = []

    /// What could not be checked, and why.
    public private(set) var failures: [String] = []

    /// Whether something could not even be laid out.
    public private(set) var isOutOfReach = false

    private let reading: LayoutReading
    private let targets: [CheckTarget]
    private let severities: CheckSeverities
    private var drafts: [CheckDraft.Key: (draft: CheckDraft, targets: [Int])] = [:]
    private var order: [CheckDraft.Key] = []
    /// The scenes of which it is known what their statements say.
    private var stated: Set<Int> = []

    /// Checks a document.
    ///
    /// What is so on several screens is told once. What does not depend on a screen (misplaced views, redundant
    /// constraints, what is not understood) is looked for in the document as it is stored.
    ///
    /// - Parameters:
    ///   - reading: the document, and what came of reading it.
    ///   - targets: the screens, at least one.
    ///   - severities: what is looked for, and how much it matters.
    /// - Complexity: as laying the document out on each screen, and once as it is stored.
    public init(_ reading: LayoutReading, on targets: [CheckTarget], severities: CheckSeverities = CheckSeverities()) {
        self.reading = reading
        self.targets = targets
        self.severities = severities
        guard let first = targets.first else { return }
        let own = DocumentLayout(reading.document, for: first.own.environment)
        checkNotes(reading.notes)
        own.scenes.forEach { checkStored($0) }
        var stored: [Int: StoredScene] = [:]
        for scene in own.scenes where scene.failure == nil && scene.conflicts.isEmpty {
            stored[scene.scene] = StoredScene(scene)
        }
        for (number, target) in targets.enumerated() {
            if target.isOwn {
                check(own, [:], number)
            } else {
                check(DocumentLayout(reading.document, for: target.environment), stored, number)
            }
        }
        finish()
    }

    private func isOn(_ rule: CheckRule) -> Bool { severities[rule] != .off }

    // MARK: Looking

    /// What does not depend on a screen: frames that are stored.
    private mutating func checkStored(_ scene: SceneLayout) {
        let checked = CheckedScene(scene, stored: nil)
        checkStatements(checked)
        if isOn(.misplaced) { checked.misplacedViews().forEach { add($0, nil) } }
    }

    /// What does not depend on a screen: what the scene states. Looked for once, and before what is open, which moves
    /// views.
    private mutating func checkStatements(_ scene: CheckedScene) {
        guard isOn(.redundantConstraint), scene.layout.failure == nil,
            stated.insert(scene.layout.scene).inserted
        else { return }
        scene.redundantConstraints(of: reading.document).forEach { add($0, nil) }
    }

    /// What is not understood, in reading or in laying out.
    private mutating func checkNotes(_ notes: [LayoutNote]) {
        guard isOn(.notUnderstood) else { return }
        for note in notes where note.severity == .warning {
            add(CheckDraft(.notUnderstood, [note.message], line: note.line, note.message), nil)
        }
    }

    /// What is to be seen on one screen.
    private mutating func check(_ layout: DocumentLayout, _ stored: [Int: StoredScene], _ target: Int) {
        checkNotes(layout.notes + layout.scenes.flatMap(\.notes))
        for scene in layout.scenes {
            if let failure = scene.failure {
                let root = layout.document.elements[layout.document.scenes[scene.scene].root]
                isOutOfReach = true
                fail("\(plainly(root.id)) cannot be laid out: \(failure)", target)
                continue
            }
            let checked = CheckedScene(scene, stored: stored[scene.scene])
            checkStatements(checked)
            var found: [CheckDraft] = []
            if isOn(.conflict) { found += checked.conflicts() }
            // What is open because a constraint had to be left out is gone with the contradiction.
            if (isOn(.ambiguous) || isOn(.proportionalFill)) && checked.hasOwnFrames { found += checked.ambiguities() }
            if isOn(.outsideParent) || isOn(.doesNotFit) { found += checked.viewsOutsideTheirParents() }
            if isOn(.overlap) { found += checked.overlappingSiblings() }
            if isOn(.clippedContent) { found += checked.clippedContents() }
            if let failure = scene.analysis.failure { fail(failure, target) }
            for draft in found { add(draft, target) }
        }
    }

    private mutating func fail(_ failure: String, _ target: Int) {
        let text = targets.count == 1 ? failure : "\(failure) (on \(targets[target].name))"
        if !failures.contains(where: { $0 == text || $0.hasPrefix(failure) }) { failures.append(text) }
    }

    // MARK: Putting together

    private mutating func add(_ draft: CheckDraft, _ target: Int?) {
        guard isOn(draft.rule), !isSwitchedOff(draft) else { return }
        let key = draft.key
        guard let known = drafts[key] else {
            order.append(key)
            drafts[key] = (draft, target.map { [$0] } ?? [])
            return
        }
        var targets = known.targets
        if let target, targets.last != target { targets.append(target) }
        drafts[key] = (draft.amount > known.draft.amount ? draft : known.draft, targets)
    }

    private func isSwitchedOff(_ draft: CheckDraft) -> Bool {
        let document = reading.document
        if document.disabledChecks.switchOff(draft.rule) { return true }
        if draft.elements.contains(where: { document.elements[$0].disabledChecks.switchOff(draft.rule) }) {
            return true
        }
        if draft.constraints.contains(where: { document.constraints[$0].disabledChecks.switchOff(draft.rule) }) {
            return true
        }
        return draft.line.map { reading.disabledChecks[$0]?.switchOff(draft.rule) == true } ?? false
    }

    private mutating func finish() {
        findings = order.compactMap { drafts[$0] }.map { draft, shown in
            var finding = CheckFinding(
                rule: draft.rule, severity: severities[draft.rule], line: draft.line, message: draft.message,
                details: draft.details, subjects: draft.subjects, affected: draft.affected)
            if targets.count > 1 && !shown.isEmpty {
                finding.targets = shown.map { targets[$0].name }
                finding.details.append(place(shown, of: draft))
            }
            return finding
        }
        // Findings without a line last; of one line and rule in the order in which they were found.
        let places = findings.indices.sorted { one, other in
            let (first, second) = (findings[one], findings[other])
            return (first.line ?? .max, first.rule.number, one) < (second.line ?? .max, second.rule.number, other)
        }
        findings = places.map { findings[$0] }
        drafts = [:]
    }

    /// How many screens are listed by name.
    private static let listedTargets = 4

    /// On which screens something shows.
    private func place(_ shown: [Int], of draft: CheckDraft) -> String {
        if shown.count == targets.count { return "on all \(targets.count) screens" }
        let names = shown.prefix(DocumentCheck.listedTargets).map { targets[$0].name }
        let more = shown.count - names.count
        let list = (names + (more > 0 ? ["\(more) more"] : [])).list("and")
        return "on \(shown.count) of \(targets.count) screens: \(list)"
    }
}

/// How much each rule matters.
public struct CheckSeverities: Sendable, Hashable {
    private var changed: [CheckRule: CheckSeverity] = [:]

    /// The usual ones.
    public init() {}

    /// How much findings of a rule matter.
    public subscript(rule: CheckRule) -> CheckSeverity {
        get { changed[rule] ?? rule.usualSeverity }
        set { changed[rule] = newValue }
    }
}
