import Foundation
import Testing
import TinamouDocuments

/// Docs/layout.schema.json says what the reader knows: the same keys, and the same of the fixtures.
@Suite struct LayoutSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let schema = root.appending(path: "Docs/layout.schema.json")
    private static let fixtures = root.appending(path: "Tests/Fixtures/Layout")

    /// The keys of each object of the schema and those of the reader, by the schema's name.
    private static let keys: [(String, [String])] = [
        ("document", LayoutKeys.document),
        ("single", LayoutKeys.document.filter { $0 != "scenes" } + LayoutKeys.scene), ("scene", LayoutKeys.scene),
        ("view", LayoutKeys.view), ("listedView", LayoutKeys.listedView), ("stack", LayoutKeys.stack),
        ("scroll", LayoutKeys.scroll), ("header", LayoutKeys.header), ("bar", LayoutKeys.bar),
        ("guide", LayoutKeys.guide), ("margins", LayoutKeys.margins), ("viewVariation", LayoutKeys.viewVariation),
        ("constraint", LayoutKeys.constraint), ("format", LayoutKeys.format),
        ("constraintVariation", LayoutKeys.constraintVariation), ("inputs", LayoutKeys.inputs),
    ]

    @Test func keysAreTheReaders() throws {
        let data = try Data(contentsOf: LayoutSchemaTests.schema)
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let parts = try #require(schema["$defs"] as? [String: [String: Any]])
        for (name, keys) in LayoutSchemaTests.keys {
            let properties = try #require(parts[name]?["properties"] as? [String: Any])
            #expect(Set(properties.keys) == Set(keys), "\(name)")
            #expect(parts[name]?["additionalProperties"] as? Bool == false, "\(name)")
        }
        let objects = parts.filter { $0.value["properties"] != nil }.keys
        #expect(Set(objects) == Set(LayoutSchemaTests.keys.map(\.0)))
    }

    /// The fixtures by themselves: those whose names begin with "wrong" are refused.
    @Test func theReaderKnowsRightFromWrong() throws {
        var count = 0
        for file in try LayoutSchemaTests.files() {
            let source = SourceText(
                name: file, bytes: Array(try Data(contentsOf: LayoutSchemaTests.fixtures.appending(path: file))))
            let isRight = (try? LayoutDocument(json: source)) != nil
            #expect(isRight != file.hasPrefix("wrong"), "\(file)")
            count += 1
        }
        #expect(count >= 10)
    }

    /// An independent validator is of the same opinion; so it is of what is written of random documents.
    @Test(
        .enabled(
            if: LayoutSchemaTests.python != nil,
            "no python with the package jsonschema: neither python3 nor the one that TINAMOU_PYTHON names"))
    func aValidatorAgrees() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layouts-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = try LayoutSchemaTests.files().map { LayoutSchemaTests.fixtures.appending(path: $0).path() }
        for seed in 0..<100 as Range<UInt64> {
            let file = folder.appending(path: "random-\(seed).json")
            try DocumentGenerator.document(seed: seed).json.write(to: file, atomically: true, encoding: .utf8)
            files.append(file.path())
        }
        let script = """
            import json, jsonschema, sys
            schema = json.load(open(sys.argv[1], encoding="utf-8"))
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            for file in sys.argv[2:]:
                print(int(validator.is_valid(json.load(open(file, encoding="utf-8")))))
            """
        let output = try #require(
            LayoutSchemaTests.run(
                LayoutSchemaTests.python ?? "", ["-c", script, LayoutSchemaTests.schema.path()] + files))
        let verdicts = output.split(separator: "\n")
        #expect(verdicts.count == files.count)
        for (file, verdict) in zip(files, verdicts) {
            #expect((verdict == "1") != file.contains("/wrong"), "\(file)")
        }
    }

    private static func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: fixtures.path()).filter { $0.hasSuffix(".json") }.sorted()
    }

    /// A python that has the validator.
    private static let python: String? = {
        let named = ProcessInfo.processInfo.environment["TINAMOU_PYTHON"] ?? "python3"
        return run(named, ["-c", "from jsonschema import Draft202012Validator"]) == nil ? nil : named
    }()

    /// What a program prints; `nil` if it cannot be run, or fails.
    private static func run(_ program: String, _ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
