import Foundation
import TinamouABI
import Testing

/// The C interface, from C: a program that includes only the header, run as a process. Its sources say what is checked.
@Suite struct ABITests {
    @Test func `the C program's checks hold`() throws {
        let (output, code) = try run(try program())
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix(", 0 failures\n"))
    }

    private func run(_ program: URL) throws -> (output: String, code: Int32) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }

    /// The program, which the package manager puts beside the bundle of the tests.
    private func program() throws -> URL {
        var places: [URL] = CommandLine.arguments.map { URL(filePath: $0) }
        if let own = Bundle.main.executableURL { places.append(own) }
        for var place in places {
            while place.pathComponents.count > 1 {
                place.deleteLastPathComponent()
                let program = place.appending(path: "abi-checks")
                if FileManager.default.isExecutableFile(atPath: program.path()) { return program }
            }
        }
        throw NotBuilt()
    }

    struct NotBuilt: Error {}
}
