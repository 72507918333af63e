import Foundation
import Testing

/// The same documents give the same text in every process, whose hash tables are in another order each: frames, what is
/// open and why. Documents beside the repository are among them where they are there; without them the run says less.
@Suite(.serialized) struct DeterminismTests {
    @Test func layoutsAreTheSameInEveryProcess() throws {
        let folders = [
            Places.fixtures.appending(path: "InterfaceBuilder"), Places.fixtures.appending(path: "Layout"),
            DeterminismTests.shared,
        ]
        var files: [String] = []
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
            files += names.sorted().filter { name in
                ["xib", "storyboard", "json"].contains { name.hasSuffix("." + $0) } && name != "MANIFEST.json"
            }.map { folder.appending(path: $0).path() }
        }
        #expect(files.count >= 24)
        let first = try ToolRun(["layout", "--format", "json"] + files)
        for _ in 1..<8 {
            let next = try ToolRun(["layout", "--format", "json"] + files)
            #expect(next.output == first.output && next.errors == first.errors)
        }
    }

    private static var shared: URL {
        let folder =
            ProcessInfo.processInfo.environment["TINAMOU_SHARED"].map { URL(filePath: $0) }
            ?? Places.fixtures.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "shared")
        return folder.appending(path: "corpus/interface-builder")
    }
}
