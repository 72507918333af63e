import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

/// What holds of every explanation, whatever the document: by the meaning of its words, not by another solver.
@Suite struct ExplanationPropertyTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func randomDocuments(seed: UInt64) {
        check(DocumentLayout(DocumentGenerator.document(seed: seed)), "seed \(seed)")
    }

    @Test func documentsOfOurOwn() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures")
        var count = 0
        for part in ["Layout", "InterfaceBuilder"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path())
            for name in names.sorted() where !name.hasPrefix("wrong") {
                let bytes = Array(try Data(contentsOf: folder.appending(path: part).appending(path: name)))
                guard let reading = try? LayoutReading(reading: SourceText(name: name, bytes: bytes)) else { continue }
                checkInAllWays(reading.document, LayoutInputs(), name)
                count += 1
            }
        }
        #expect(count >= 18)
    }

    @Test(
        .enabled(if: CorpusManifest.isThere, "no shared documents: neither in TINAMOU_SHARED nor beside the repository")
    )
    func corpus() throws {
        let manifest = try CorpusManifest()
        for file in manifest.files {
            checkInAllWays(try manifest.read(file).document, manifest.inputs.inputs(for: file.name), file.name)
        }
    }

    /// At the document's own size, on a device, from right to left.
    private func checkInAllWays(_ document: LayoutDocument, _ inputs: LayoutInputs, _ name: String) {
        var environment = LayoutEnvironment()
        environment.inputs = inputs
        check(DocumentLayout(document, for: environment), name)
        environment.direction = .rightToLeft
        check(DocumentLayout(document, for: environment), name + " from right to left")
        environment.device = Device.named("iPhone 16")
        environment.orientation = .landscape
        check(DocumentLayout(document, for: environment), name + " on a device")
    }

    // MARK: What holds

    private func check(_ layout: DocumentLayout, _ label: String) {
        for scene in layout.scenes {
            let elements = scene.document.elements(of: scene.scene)
            let all = scene.explanations(of: elements)
            if scene.analysis.findings.isEmpty {
                // Of several reasons for one number, it may be another the second time.
                let again = scene.explanations(of: elements)
                #expect(zip(all, again).allSatisfy { $0?.rect == $1?.rect }, "\(label): elsewhere the second time")
            }
            for (element, explanation) in zip(elements, all) {
                let label = "\(label): \(scene.document.elements[element].id)"
                #expect((explanation == nil) == (scene.frame(of: element) == nil), "\(label)")
                guard let explanation else { continue }
                check(explanation, label)
                expectConstraintsOnTheirOwn(explanation, scene.document, label)
                let frame = scene.frameInRoot(of: element) ?? Rect()
                if scene.document.elements[element].alignmentInsets == EdgeInsets(),
                    frame.origin != explanation.rect.origin
                {
                    #expect(isNear(frame, explanation.rect), "\(label): \(frame) \(explanation.rect)")
                }
                if scene.analysis.failure == nil && scene.analysis.findings.isEmpty && scene.conflicts.isEmpty {
                    #expect(!explanation.steps.contains { $0.source.kind == .nothing }, "\(label)\n\(explanation)")
                }
            }
        }
    }

    /// What a constraint of the document says is about the views that it mentions, or whose guides; the one by which places
    /// are multiplied, and those that lend a stack their baseline, aside.
    private func expectConstraintsOnTheirOwn(
        _ told: LayoutExplanation, _ document: LayoutDocument, _ label: String
    ) {
        var owners: [String: Int] = [:]
        for (place, element) in document.elements.enumerated() {
            owners[element.id] = place
            for guide in element.guides { owners[guide.id] = place }
        }
        for step in told.steps {
            guard let place = step.source.constraint else { continue }
            let constraint = document.constraints[place]
            let sides = [constraint.first] + (constraint.second.map { [$0] } ?? [])
            let lends = sides.contains { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
            if constraint.multiplier != 1 || lends { continue }
            let mentioned = Set(sides.map { owners[$0.item] })
            let spoken = [step.equation.number] + step.equation.terms.map(\.number)
            #expect(spoken.allSatisfy { mentioned.contains($0.element) }, "\(label): \(step.equation) [\(step.source)]")
        }
    }

    private func isNear(_ one: Rect, _ other: Rect) -> Bool {
        let size = 1 + abs(one.minX) + abs(one.minY) + one.width + one.height
        return abs(one.minX - other.minX) + abs(one.minY - other.minY) < 1e-6 * size
    }

    private func check(_ told: LayoutExplanation, _ label: String) {
        var explained: Set<LayoutExplanation.Number> = []
        let size = told.steps.reduce(0) { size, step in
            let terms = step.equation.terms.map { abs($0.factor * $0.number.value) }
            return max(size, abs(step.equation.constant), terms.max() ?? 0)
        }
        for (place, step) in told.steps.enumerated() {
            let number = step.equation.number
            expectSum(step.equation, size, "\(label)\n\(told)")
            #expect(explained.insert(number).inserted, "\(label): \(number) is explained twice\n\(told)")
            if let group = step.group, place > 0, told.steps[place - 1].group != group {
                #expect(!told.steps[..<place].contains { $0.group == group }, "\(label)")
            }
        }
        for group in told.groups { if let solution = group.solution { expectSum(solution, size, "\(label)\n\(told)") } }
        for attribute in [LayoutAttribute.left, .width, .top, .height] {
            let isExplained = explained.contains { $0.item.isEmpty && $0.attribute == attribute }
            #expect(isExplained || told.container == nil, "\(label): \(attribute)")
        }
        expectGroundedSteps(told, explained, label)
    }

    /// The right side comes to the left one.
    ///
    /// - Parameter size: the largest of all numbers concerned, by whose rounding it may be off.
    private func expectSum(
        _ equation: LayoutExplanation.Equation, _ size: Double, _ label: @autoclosure () -> String
    ) {
        #expect(abs(equation.sum - equation.number.value) <= 1e-6 * max(1, size), "\(equation) in \(label())")
    }

    /// All follows from what is given: step by step each number can be worked out, a group at once.
    private func expectGroundedSteps(
        _ told: LayoutExplanation, _ explained: Set<LayoutExplanation.Number>, _ label: String
    ) {
        var units: [[LayoutExplanation.Step]] = []
        for step in told.steps {
            if let group = step.group, units.last?.first?.group == group {
                units[units.count - 1].append(step)
            } else {
                units.append([step])
            }
        }
        for step in told.steps {
            for term in step.equation.terms where !explained.contains(term.number) {
                // Only the origin of the root needs no step.
                #expect(
                    term.number.value == 0 && [.left, .top].contains(term.number.attribute),
                    "\(label): \(term.number) is not explained\n\(told)")
            }
        }
        var known: Set<LayoutExplanation.Number> = []
        while true {
            let rest = units.filter { unit in
                let own = Set(unit.map(\.equation.number))
                let needs = unit.flatMap { $0.equation.terms.map(\.number) }
                guard needs.allSatisfy({ known.contains($0) || own.contains($0) || !explained.contains($0) }) else {
                    return true
                }
                known.formUnion(own)
                return false
            }
            if rest.count == units.count { break }
            units = rest
        }
        #expect(units.isEmpty, "\(label): \(units.map { $0.map { "\($0.equation)" } })\n\(told)")
    }
}
