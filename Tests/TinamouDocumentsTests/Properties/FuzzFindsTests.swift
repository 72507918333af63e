import Foundation
import FuzzChecks
import Testing

/// What fuzzers have found stays mended. Each is a file in Fixtures/Fuzzing, whose name begins with the target.
@Suite struct FuzzFindsTests {
    /// What was wrong with each.
    private static let finds = [
        "problem-escaped-line-end": "the message about an escape of a line end had that line end in it",
        "layout-json-escaped-line-end": "the same with both characters of a line end",
        "interface-builder-utf16": "the check for document types did not see one in UTF-16 without a mark",
        "interface-builder-infinite-version": "an infinite version of the editor was written into JSON",
        "interface-builder-roots-without-ids": "two roots without ids had the same id in a snapshot",
        "layout-json-negative-root": "a picture of a root whose height is below 0 ended the process",
    ]

    private static let folder = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.deletingLastPathComponent().appending(path: "Fixtures/Fuzzing")
    }()

    @Test(arguments: finds.keys.sorted())
    func mended(name: String) throws {
        // One target's name is the beginning of no other's.
        let target = try #require(FuzzTarget.allCases.first { name.hasPrefix($0.rawValue + "-") })
        let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
        let complaint = target.complaint(about: bytes)
        #expect(complaint == nil, "\(Self.finds[name] ?? "")")
    }

    @Test func eachHasItsSentence() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        #expect(files.sorted() == Self.finds.keys.sorted())
    }

    /// What fuzzers start from has nothing wrong.
    @Test func fixturesPass() throws {
        let fixtures = Self.folder.deletingLastPathComponent()
        for (folder, target) in [
            ("InterfaceBuilder", FuzzTarget.interfaceBuilder), ("Layout", .layoutJSON), ("problems", .problem),
            ("traces", .trace), ("cases", .trace),
        ] {
            let path = fixtures.appending(path: folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: path.path()).sorted() {
                let bytes = Array(try Data(contentsOf: path.appending(path: name)))
                #expect(target.complaint(about: bytes) == nil, "\(folder)/\(name)")
            }
        }
    }
}
