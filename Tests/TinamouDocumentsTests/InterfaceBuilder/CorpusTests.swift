import Testing
import TinamouDocuments
import TinamouLayout

// The expected numbers: frames that Apple's engine has stored in documents of public apps, and an independent reference
// solution; both stand in the manifest beside the repository, which is no part of it.

@Suite(
    .enabled(
        if: CorpusManifest.isThere, "no shared documents: neither in TINAMOU_SHARED nor beside the repository"))
struct CorpusTests {
    /// How many of the views that could be right are.
    struct Score {
        var agreed = 0, agreedOf = 0
        var reference = 0, referenceOf = 0
        var flagged = 0, flaggedOf = 0
        var objectives = 0, objectivesOf = 0
        var wrong: [String] = []

        var text: String {
            "\(agreed) of \(agreedOf) agreed views within the tolerance of Apple's frames, "
                + "\(reference) of \(referenceOf) determined views within 0.001 of the reference, "
                + "\(objectives) of \(objectivesOf) objectives equal, \(flagged) of \(flaggedOf) undetermined "
                + "views flagged"
        }
    }

    @Test func scoreWithTheManifestsInputs() throws {
        let score = try score { manifest, file in manifest.inputs.inputs(for: file.name) }
        print("Interface Builder, with the manifest's inputs: \(score.text)")
        #expect(score.wrong == [])
        #expect(score.agreedOf == 430 && score.agreed == 430)
        #expect(score.referenceOf == 434 && score.reference == 434)
        #expect(score.objectives == score.objectivesOf && score.objectivesOf == 85)
        #expect(score.flagged == score.flaggedOf)
    }

    /// What the tool's own tables are worth; the number is recorded, and is not to become smaller.
    @Test func scoreWithOwnTables() throws {
        let score = try score { _, _ in LayoutInputs() }
        print("Interface Builder, with own tables: \(score.text)")
        for line in score.wrong { print("  \(line)") }
        #expect(score.agreed >= 414)
    }

    /// What is read of contents is what the manifest gives.
    @Test func sizesOfContents() throws {
        let manifest = try CorpusManifest()
        for file in manifest.files {
            let document = try manifest.read(file).document
            let byID = Dictionary(uniqueKeysWithValues: document.elements.map { ($0.id, $0) })
            for island in file.islands {
                for (id, size) in island.intrinsicSizes {
                    let read = byID[id]?.intrinsicSize
                    // The manifest has four digits.
                    func isSame(_ read: Double?, _ given: Double?) -> Bool {
                        read == nil ? given == nil : abs((read ?? 0) - (given ?? .infinity)) < 1e-3
                    }
                    #expect(
                        isSame(read?.width, size[0]) && isSame(read?.height, size[1]), "\(file.name) \(id) \(size)")
                }
            }
        }
    }

    /// The views whose frame is given are read to be such.
    @Test func givenFrames() throws {
        let manifest = try CorpusManifest()
        for file in manifest.files {
            let document = try manifest.read(file).document
            for scene in document.scenes.indices {
                let members = document.elements(of: scene), root = document.scenes[scene].root
                guard let island = file.islands.first(where: { $0.root == document.elements[root].id }) else {
                    continue
                }
                let given = members.filter { $0 == root || document.elements[$0].placement != .constraints }
                    .map { document.elements[$0].id }
                // The content of a cell that nothing can mention has no id.
                #expect(Set(given.filter { !$0.contains(" in line ") }) == island.fixed, "\(file.name) \(island.root)")
            }
        }
    }

    /// Nothing in these documents is unknown.
    @Test func nothingIsNotUnderstood() throws {
        let manifest = try CorpusManifest()
        for file in manifest.files {
            let reading = try manifest.read(file)
            let notes = reading.notes + DocumentLayout(reading.document).scenes.flatMap(\.notes)
            #expect(notes.filter { $0.severity == .warning } == [], "\(file.name)")
        }
    }

    // MARK: Scoring

    private func score(_ inputs: (CorpusManifest, CorpusManifest.File) throws -> LayoutInputs) throws -> Score {
        let manifest = try CorpusManifest()
        var score = Score()
        for file in manifest.files {
            var environment = LayoutEnvironment()
            environment.inputs = try inputs(manifest, file)
            let layout = DocumentLayout(try manifest.read(file).document, for: environment)
            scoreViews(layout, file, &score)
            scoreObjectives(layout, file, &score)
        }
        return score
    }

    private func scoreViews(_ layout: DocumentLayout, _ file: CorpusManifest.File, _ score: inout Score) {
        var frames: [String: Rect] = [:]
        for scene in layout.scenes {
            for element in layout.document.elements(of: scene.scene) {
                frames[layout.document.elements[element].id] = scene.frame(of: element)
            }
        }
        let open = layout.openIDs
        for view in file.views {
            let frame = frames[view.id] ?? Rect(x: .infinity, y: 0, width: 0, height: 0)
            guard view.isDetermined else {
                score.flaggedOf += 1
                if open.contains(view.id) { score.flagged += 1 }
                continue
            }
            score.referenceOf += 1
            if let solved = view.solved, frame.isClose(to: solved, 1e-3) { score.reference += 1 }
            if open.contains(view.id) { score.wrong.append("\(file.name) \(view.id): taken for ambiguous") }
            guard view.isAgreed else { continue }
            score.agreedOf += 1
            if frame.isClose(to: view.frame, file.tolerance) {
                score.agreed += 1
            } else {
                score.wrong.append("\(file.name) \(view.id): \(frame), stored \(view.frame)")
            }
        }
    }

    private func scoreObjectives(_ layout: DocumentLayout, _ file: CorpusManifest.File, _ score: inout Score) {
        for island in file.islands {
            score.objectivesOf += 1
            let scene = layout.scenes.first {
                layout.document.elements[layout.document.scenes[$0.scene].root].id == island.root
            }
            guard let scene else {
                score.wrong.append("\(file.name): no scene \(island.root)")
                continue
            }
            let found = Dictionary(uniqueKeysWithValues: scene.analysis.objective.map { ($0.priority, $0.violation) })
            // The manifest has three digits.
            let levels = Set(found.keys).union(island.objective.keys)
            if levels.allSatisfy({ abs((found[$0] ?? 0) - (island.objective[$0] ?? 0)) < 2e-3 }) {
                score.objectives += 1
            }
        }
    }
}
