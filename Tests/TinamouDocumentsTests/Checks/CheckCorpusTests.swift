import Testing
import TinamouDocuments
import TinamouLayout

// Documents of public apps, which stand beside the repository with a manifest. Which of their views are determined an
// independent solution says.

@Suite(
    .enabled(
        if: CorpusManifest.isThere, "no shared documents: neither in TINAMOU_SHARED nor beside the repository"))
struct CheckCorpusTests {
    private func check(
        _ manifest: CorpusManifest, _ file: CorpusManifest.File, on screens: [LayoutTarget] = [.own],
        _ directions: [LayoutDirection] = [.leftToRight]
    ) throws -> DocumentCheck {
        var environment = LayoutEnvironment()
        environment.inputs = manifest.inputs.inputs(for: file.name)
        let targets = screens.flatMap { screen in directions.map { CheckTarget(screen, $0, environment) } }
        return DocumentCheck(try manifest.read(file), on: targets)
    }

    /// Every undetermined view is told to be open, or to hang on proportions that nobody knows; and no determined one.
    /// Views that a stack leaves out, as hidden, are neither: the manifest asks not to test them.
    @Test func undeterminedViewsAreTold() throws {
        let manifest = try CorpusManifest()
        var count = 0
        var counts: [String: Int] = [:]
        for file in manifest.files {
            let check = try check(manifest, file)
            #expect(check.failures == [])
            var told: Set<String> = []
            for finding in check.findings {
                counts[finding.rule.rawValue, default: 0] += 1
                guard finding.rule == .ambiguous || finding.rule == .proportionalFill else { continue }
                // Of a content it is not the view that is open, of proportions not the stack by itself.
                if finding.rule == .ambiguous && !finding.subjects[1].hasSuffix("content") {
                    told.insert(finding.subjects[0])
                }
                told.formUnion(finding.affected)
            }
            let open = Set(file.views.filter { !$0.isDetermined && !$0.isHiddenArranged }.map(\.id))
            #expect(told.symmetricDifference(open) == [], "\(file.name)")
            count += open.count
        }
        #expect(count == 33)
        let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print("Checks, with the manifest's inputs: \(list.joined(separator: ", "))")
    }

    /// On all devices, from left to right and from right to left: nothing crashes, and whoever asks again gets the same.
    @Test func allDevices() throws {
        let manifest = try CorpusManifest()
        var counts: [String: Int] = [:]
        for file in manifest.files {
            let one = try check(manifest, file, on: LayoutTarget.allDevices, [.leftToRight, .rightToLeft])
            #expect(!one.isOutOfReach)
            for finding in one.findings { counts[finding.rule.rawValue, default: 0] += 1 }
            guard file.name < "s06" else { continue }
            let two = try check(manifest, file, on: LayoutTarget.allDevices, [.leftToRight, .rightToLeft])
            #expect(one.findings == two.findings)
        }
        let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print("Checks, on all devices in both directions: \(list.joined(separator: ", "))")
    }

    /// A redundant constraint is one: without all of them every view is where it was, at the document's size and at
    /// others, and nothing new is open.
    @Test func redundantConstraintsCanGo() throws {
        let manifest = try CorpusManifest()
        var count = 0
        for file in manifest.files {
            var environment = LayoutEnvironment()
            environment.inputs = manifest.inputs.inputs(for: file.name)
            let document = try manifest.read(file).document
            let names = Set(
                try check(manifest, file).findings.filter { $0.rule == .redundantConstraint }.map { $0.subjects[0] })
            count += names.count
            if names.isEmpty { continue }
            var less = document
            less.constraints.removeAll { names.contains($0.id) }
            for target in [LayoutTarget.own]
                + ["iPhone SE", "iPad mini landscape"].compactMap({ LayoutTarget(device: $0) })
            {
                let before = DocumentLayout(document, for: environment.on(target))
                let after = DocumentLayout(less, for: environment.on(target))
                #expect(before.openIDs == after.openIDs, "\(file.name)")
                for (one, two) in zip(before.scenes, after.scenes) where one.conflicts.isEmpty {
                    #expect(two.conflicts.isEmpty)
                    for element in document.elements(of: one.scene) where !one.analysis.isOpen(element) {
                        guard let first = one.frame(of: element), let second = two.frame(of: element) else { continue }
                        #expect(first.isClose(to: second, 1e-6), "\(file.name) \(document.elements[element].id)")
                    }
                }
            }
        }
        #expect(count > 20)
    }
}
