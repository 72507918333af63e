import Foundation
import Testing
import TinamouDocuments
import TinamouLayout

/// Interface Builder documents as JSON: laid out, both are the same to the last bit. The XML is the oracle for the
/// JSON.
@Suite struct LayoutConversionTests {
    @Test(arguments: Fixture.solved + ["conflict.xib", "odd.xib"])
    func fixtures(name: String) throws {
        try check(try Fixture.read(name))
    }

    @Test(
        .enabled(
            if: CorpusManifest.isThere, "no shared documents: neither in TINAMOU_SHARED nor beside the repository"))
    func sharedDocuments() throws {
        let manifest = try CorpusManifest()
        #expect(manifest.files.count >= 26)
        for file in manifest.files {
            var environment = LayoutEnvironment()
            environment.inputs = manifest.inputs.inputs(for: file.name)
            try check(try manifest.read(file), environment)
            try check(try manifest.read(file))
        }
    }

    private func check(_ reading: LayoutReading, _ environment: LayoutEnvironment = LayoutEnvironment()) throws {
        let (arranged, _) = reading.document.arranged()
        let converted = try LayoutReading(reading: SourceText(name: arranged.name, text: arranged.json)).document
        #expect(converted.withoutLines == arranged.withoutLines)
        var turned = environment
        turned.direction = .rightToLeft
        for environment in [environment, turned, environment.on(LayoutTarget(Device.all[0], .landscape))] {
            let one = DocumentLayout(reading.document, for: environment)
            let other = DocumentLayout(converted, for: environment)
            #expect(one.scenes.count == other.scenes.count)
            for (scene, twin) in zip(one.scenes, other.scenes) {
                #expect(scene.size == twin.size && scene.failure == twin.failure)
                #expect(scene.conflicts.count == twin.conflicts.count)
                #expect(frames(one, scene) == frames(other, twin), "\(arranged.name)")
                #expect(scene.analysis.objective == twin.analysis.objective)
                #expect(scene.analysis.findings.map(\.text) == twin.analysis.findings.map(\.text))
            }
        }
    }

    /// The frames of all views of a scene in its root, by their ids.
    private func frames(_ layout: DocumentLayout, _ scene: SceneLayout) -> [String: [UInt64]] {
        var frames: [String: [UInt64]] = [:]
        for element in layout.document.elements(of: scene.scene) {
            guard let frame = scene.frameInRoot(of: element) else { continue }
            frames[layout.document.elements[element].id] =
                [frame.minX, frame.minY, frame.width, frame.height].map { ($0 + 0).bitPattern }
        }
        return frames
    }
}
