import Foundation
import Testing

/// One run of the tool: what it printed, and how it ended.
struct ToolRun {
    /// What came out on standard output.
    var output: String
    /// What came out on standard error.
    var errors: String
    /// The exit code, or minus the signal that ended it.
    var code: Int

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - arguments: what follows the tool's name.
    ///   - input: what it reads from standard input.
    ///   - folder: where it runs; the fixtures if nothing else is said.
    init(_ arguments: [String], input: String = "", in folder: URL = Places.fixtures) throws {
        try self.init(executable: try Places.tool(), arguments, input: Data(input.utf8), in: folder)
    }

    /// Runs a line of shell in which `$TINAMOU` is the tool.
    init(shell line: String, in folder: URL = Places.fixtures) throws {
        let script = "TINAMOU='\(try Places.tool().path())'; \(line)"
        try self.init(executable: URL(filePath: "/bin/sh"), ["-c", script], input: Data(), in: folder)
    }

    private init(executable: URL, _ arguments: [String], input: Data, in folder: URL) throws {
        // Files, not pipes: whatever comes out fits, and nobody has to read along.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "tinamou-\(UUID())")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (inFile, outFile, errorFile) = (
            scratch.appending(path: "in"), scratch.appending(path: "out"), scratch.appending(path: "error")
        )
        try input.write(to: inFile)
        try Data().write(to: outFile)
        try Data().write(to: errorFile)
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: inFile)
        process.standardOutput = try FileHandle(forWritingTo: outFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: outFile), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
        let status = Int(process.terminationStatus)
        code = process.terminationReason == .exit ? status : -status
    }

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Where things are.
enum Places {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The inputs.
    static let fixtures = tests.appending(path: "Fixtures")

    /// The expected outputs.
    static let goldens = tests.appending(path: "Goldens")

    /// The built tool. The package manager puts it beside the bundle of the tests, whatever the configuration and
    /// scratch path.
    static func tool() throws -> URL {
        let candidates = folders.map { $0.appending(path: "tinamou") }
        if let tool = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path()) }) {
            return tool
        }
        throw NotBuilt(candidates: candidates.map { $0.path() })
    }

    struct NotBuilt: Error, CustomStringConvertible {
        var candidates: [String]

        var description: String {
            "the tool is not built: no \(candidates.joined(separator: ", no ")); "
                + "'swift build --product tinamou' with the options of this test run builds it"
        }
    }

    /// The folders that hold the bundle of the tests: on Linux it is the program that runs, elsewhere an argument
    /// of the one that does.
    private static var folders: [URL] {
        var folders: [URL] = []
        for argument in CommandLine.arguments {
            var url = URL(filePath: argument)
            while url.pathComponents.count > 1 {
                if url.pathExtension == "xctest" { folders.append(url.deletingLastPathComponent()) }
                url.deleteLastPathComponent()
            }
        }
        if let program = Bundle.main.executableURL { folders.append(program.deletingLastPathComponent()) }
        return folders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
