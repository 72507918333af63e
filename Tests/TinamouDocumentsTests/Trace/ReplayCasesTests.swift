import Foundation
import Testing
import TinamouDocuments

/// Replay cases from files.
@Suite struct ReplayCasesTests {
    /// Our own, each with the source of its numbers.
    @Test(arguments: ReplayCasesTests.cases(in: ReplayCasesTests.own))
    func ownCase(file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.hasPrefix("# "), "a case begins with what it shows")
        #expect(text.contains("# Answer: "), "a case says where its numbers come from")
        try replay(file)
    }

    @Test func thereAreOwnCases() {
        #expect(ReplayCasesTests.cases(in: ReplayCasesTests.own).count >= 20)
    }

    /// Those that are kept outside of the repository, where they are there.
    @Test(
        .enabled(if: ReplayCasesTests.hasShared, "no shared cases: neither in TINAMOU_SHARED nor beside the repository")
    )
    func sharedCases() throws {
        let files = ReplayCasesTests.cases(in: ReplayCasesTests.shared)
        #expect(!files.isEmpty)
        for file in files { try replay(file) }
    }

    private func replay(_ file: URL) throws {
        let bytes = Array(try Data(contentsOf: file))
        let report = try Trace(reading: SourceText(name: file.lastPathComponent, bytes: bytes)).replay()
        #expect(report.failures.map(\.line) == [])
        #expect(report.passedCount > 0)
    }

    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let own = repository.appending(path: "Tests/Fixtures/cases")

    /// The folder `cases` in the one that the environment names, or else in one called `shared` beside the repository.
    private static var shared: URL {
        if let path = ProcessInfo.processInfo.environment["TINAMOU_SHARED"] {
            return URL(filePath: path).appending(path: "cases")
        }
        return repository.deletingLastPathComponent().appending(path: "shared/cases")
    }

    private static var hasShared: Bool { FileManager.default.fileExists(atPath: shared.path()) }

    private static func cases(in folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "case" }.sorted { $0.path() < $1.path() }
    }
}
