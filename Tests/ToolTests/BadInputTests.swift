import Foundation
import Testing

// Inputs that come from anywhere: each is refused with its place, or laid out with a warning, in bounded time and memory,
// and the file after it is laid out all the same. What is expected follows from what has been written into the file.

@Suite struct BadInputTests {
    /// A folder for the inputs of one test.
    private final class Scratch {
        let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "tinamou-bad-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
            try Data(bytes).write(to: folder.appending(path: name))
        }
    }

    private static let head = #"<document type="x" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><objects>"#
    private static let rect = #"<rect key="frame" x="0" y="0" width="100" height="50"/>"#

    /// A document with a root of 100 × 50 that has something inside.
    private static func xib(_ inside: String) -> String {
        "\(head)<view id=\"root\">\(rect)\(inside)</view></objects></document>"
    }

    /// Lays out a file and a good one after it.
    ///
    /// - Returns: the first line on standard error without the file's name.
    private func complaint(_ bytes: some Sequence<UInt8>, code: Int = 2) throws -> String {
        let scratch = try Scratch()
        try scratch.write(bytes, "bad")
        try scratch.write(Self.xib("").utf8, "good")
        let run = try ToolRun(["layout", "bad", "good"], in: scratch.folder)
        #expect(run.code == code && run.output.contains("good: view root, 100 × 50"), "\(run.errors)")
        let line = run.errors.split(separator: "\n").first.map(String.init) ?? ""
        return line.hasPrefix("bad:") ? String(line.dropFirst(4)) : line
    }

    // MARK: What is no document

    @Test(
        arguments: [
            ([], "1:1: error: expected an XML document, found something else or nothing"),
            ([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], "1:1: error: this is not UTF-8; write the file in UTF-8"),
            (
                Array("bplist00".utf8) + [0, 1],
                "1:9: error: the character U+0000 cannot stand in XML; if this is UTF-16, write the document in UTF-8"
            ),
            (
                Array("<!DOCTYPE html>\n<html></html>".utf8),
                "1:1: error: a document type declaration is not read, for what its entities could do; remove it"
            ),
            (
                Array("<html></html>".utf8),
                "1:1: error: expected the element <document> of an Interface Builder document, found <html>"
            ),
            (
                Array("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>".utf8),
                "1:1: error: expected the element <document> of an Interface Builder document, found <archive>; "
                    + "this is the format before Xcode 5: open and save it in a later one"
            ),
            (
                Array("<document targetRuntime=\"MacOSX.Cocoa\"/>".utf8),
                "1:1: error: this is a document for \"MacOSX.Cocoa\"; only those for iOS (\"iOS.CocoaTouch\") are read"
            ),
            (Array("{\"view\": 1}".utf8), "1:10: error: expected an object for a view, found a number"),
        ] as [([UInt8], String)])
    func whatIsNoDocument(bytes: [UInt8], expected: String) throws {
        #expect(try complaint(bytes) == expected)
    }

    // MARK: Encodings

    @Test func encodings() throws {
        let text = Self.xib("<view id=\"ä\"/>")
        let notUTF8 = "this is not UTF-8; write the file in UTF-8"
        let zero = "the character U+0000 cannot stand in XML; if this is UTF-16, write the document in UTF-8"
        let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(try complaint([0xFF, 0xFE] + little) == "1:1: error: \(notUTF8)")
        #expect(try complaint([0xFE, 0xFF] + big) == "1:1: error: \(notUTF8)")
        // Without a mark, and without a letter that is not Latin.
        let plain = Array(Self.xib("").utf8)
        #expect(try complaint(plain.flatMap { [$0, 0] }) == "1:2: error: \(zero)")
        #expect(try complaint(plain.flatMap { [0, $0] }) == "1:1: error: \(zero)")
        #expect(try complaint([0x3C] + [0xE4, 0x3E]) == "1:2: error: \(notUTF8)")
        #expect(
            try complaint("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(text)".utf8)
                == "1:1: error: the document says that it is in \"ISO-8859-1\"; write it in UTF-8")
        // A mark of UTF-8 is no part of the text, and hides nothing.
        #expect(try complaint([0xEF, 0xBB, 0xBF] + plain, code: 0) == "")
        #expect(
            try complaint([0xEF, 0xBB, 0xBF] + Array("<!DOCTYPE a>".utf8))
                == "1:1: error: a document type declaration is not read, for what its entities could do; remove it")
        #expect(try complaint("{\"a\0\": 1}".utf8).hasPrefix("1:4: error: U+0000 cannot stand in a text"))
    }

    // MARK: Entities

    /// Nothing grows, and nothing is read from the disk: whatever the encoding, and wherever the declaration stands.
    @Test(arguments: ["", "<?xml version=\"1.0\"?>", "<!-- -->", "<a/>"], [false, true])
    func entities(before: String, isWide: Bool) throws {
        let scratch = try Scratch()
        try scratch.write("secret".utf8, "secret")
        let path = scratch.folder.appending(path: "secret").path()
        let external = "<!DOCTYPE a [<!ENTITY a0 SYSTEM \"file://\(path)\">]>"
        let bomb =
            "<!DOCTYPE a [<!ENTITY a9 \"ha\">"
            + (0..<9).map { "<!ENTITY a\($0) \"" + String(repeating: "&a\($0 + 1);", count: 10) + "\">" }.joined()
            + "]>"
        for type in [external, bomb] {
            let text = before + type + Self.xib("<label id=\"a\" text=\"&a0;\">\(Self.rect)</label>&a0;")
            let bytes = isWide ? text.utf8.flatMap { [$0, 0] } : Array(text.utf8)
            let found = try complaint(bytes)
            #expect(found.hasPrefix("1:") && found.contains(": error: ") && !found.contains("secret\""), "\(found)")
        }
    }

    // MARK: Depth and length

    @Test func depth() throws {
        let count = 100_000
        func nested(_ open: String, _ close: String, _ inside: String = "") -> String {
            String(repeating: open, count: count) + inside + String(repeating: close, count: count)
        }
        let tooDeep = "elements are nested more than 1000 deep"
        #expect(try complaint(nested("<a>", "</a>").utf8) == "1:3003: error: \(tooDeep)")
        #expect(try complaint((Self.head + nested("<view><subviews>", "")).utf8).hasSuffix(": error: \(tooDeep)"))
        // Starts of comments inside a comment, each of which is a fault.
        #expect(try complaint(nested("<!--", "").utf8) == "1:7: error: '--' cannot stand in a comment")
        let deepJSON = "arrays and objects are nested more than 128 deep"
        #expect(try complaint(nested("[", "]").utf8) == "1:129: error: \(deepJSON)")
        #expect(try complaint(nested("{\"view\":", "}", "1").utf8).hasSuffix(": error: \(deepJSON)"))
    }

    /// The tool has 2 GB of addresses, its libraries and stacks included.
    @Test(
        .enabled(if: limitsMemory),
        arguments: [
            ("x", "the document is longer than 9 MiB"),
            ("view", "the document has more than 10000 trees of views to lay out by themselves"),
            ("[],", "the text has more than 1000000 values"), ("\"", "the document is longer than 16 MiB"),
        ])
    func lengths(kind: String, expected: String) throws {
        let scratch = try Scratch()
        let view = "<view>\(Self.rect)</view>"
        let text =
            switch kind {
            case "x": "<a b=\"" + String(repeating: "x", count: 10_000_000) + "\"/>"
            case "view": Self.head + String(repeating: view, count: 100_000) + "</objects></document>"
            case "\"": "{\"a\": \"" + String(repeating: "x", count: 17_000_000) + "\"}"
            default: "[" + String(repeating: kind, count: 2_000_000) + "1]"
            }
        try scratch.write(text.utf8, "bad")
        let run = try ToolRun(shell: "ulimit -v 2000000; \"$TINAMOU\" layout bad", in: scratch.folder)
        #expect(run.code == 2 && run.errors.contains("error: \(expected)\n"), "\(run.errors.prefix(500))")
    }

    /// Ids of megabytes are shown in part, however many there are.
    @Test func longIDs() throws {
        let long = String(repeating: "x", count: 100_000)
        let views = (0..<20).map { "{\"id\": \"\(long)\($0)\", \"name\": \"\(long)\", \"kind\": \"\(long)\"}" }
        let text = "{\"view\": {\"id\": \"root\", \"frame\": [9, 9], \"views\": [\(views.joined(separator: ", "))]}}"
        let scratch = try Scratch()
        try scratch.write(text.utf8, "long.json")
        let run = try ToolRun(["layout", "long.json"], in: scratch.folder)
        #expect(run.code == 0 && run.output.utf8.count < 30_000)
    }

    // MARK: Circles, ids, numbers, elements

    /// Views that hold each other, guides and constraints of strangers, and what occurs twice.
    @Test func whatRefersInCircles() throws {
        let around = "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(Self.rect)</view>"
        func constraint(_ first: String, _ second: String, _ id: String) -> String {
            "<constraint firstItem=\"\(first)\" firstAttribute=\"width\" secondItem=\"\(second)\" "
                + "secondAttribute=\"width\" multiplier=\"0.5\" id=\"\(id)\"/>"
        }
        // a is half of b, which is half of a: both are 0. The same id twice, and an exclusion of the root itself.
        let inside =
            "<subviews>\(around)\(around.replacing("\"a\"", with: "\"b\""))\(around)</subviews><constraints>"
            + constraint("a", "b", "c") + constraint("b", "a", "d") + constraint("a", "a", "e")
            + constraint("c", "d", "f") + "</constraints><variation key=\"default\"><mask key=\"subviews\">"
            + "<exclude reference=\"nobody\"/></mask></variation>"
        let scratch = try Scratch()
        try scratch.write(Self.xib(inside).utf8, "circle.xib")
        let run = try ToolRun(["layout", "circle.xib"], in: scratch.folder)
        #expect(run.code == 0)
        let widths = run.lines.filter { $0.contains(" view a ") || $0.contains(" view b ") }.map { line in
            line.split(separator: " ")[4]
        }
        #expect(widths == ["0", "0"], "\(run.output)")
        for part in [
            "there is something with the id \"a\" already", "the constraint f mentions c, which is not in the document",
            "a variation mentions nobody, which is not in the document",
        ] {
            #expect(run.errors.contains("circle.xib:1: warning: \(part)"), "\(run.errors)")
        }
        // In JSON a view that is inside itself cannot be said: what it is in stands before it.
        let json =
            "{\"view\": {\"id\": \"r\"}, \"views\": [{\"in\": \"a\", \"id\": \"b\"}, {\"in\": \"b\", \"id\": \"a\"}]}"
        #expect(
            try complaint(json.utf8)
                == "1:40: error: there is no view \"a\" up to here in this scene; put it before what is in it")
    }

    @Test(arguments: [
        ("constant", "nan"), ("constant", "inf"), ("constant", "1e999"), ("constant", "0x1p9999"), ("constant", "1,5"),
        ("multiplier", "1:0"), ("multiplier", "0:0"), ("multiplier", "inf"), ("priority", "0"), ("priority", "-5"),
        ("priority", "1001"), ("priority", "NaN"),
    ])
    func numbersThatAreNone(attribute: String, text: String) throws {
        let constraint =
            "<constraints><constraint firstAttribute=\"width\" secondAttribute=\"height\" \(attribute)=\"\(text)\" id=\"c\"/></constraints>"
        let told = try complaint(Self.xib(constraint).utf8, code: 0)
        #expect(told.hasPrefix("1: warning: \"\(text)\" is not a ") && told.contains("the constraint"), "\(told)")
    }

    /// Numbers at the ends of what a double holds, sizes below 0, a multiplier of 0: laid out, or said why not.
    @Test(arguments: ["1e308", "-1e308", "1e-320", "-50", "0", "9007199254740993", "0x10"])
    func absurdNumbers(number: String) throws {
        for (attribute, element) in [
            ("constant", "constraint"), ("multiplier", "constraint"), ("width", "rect"), ("x", "rect"),
        ] {
            let view = Self.rect.replacing(
                "\(attribute)=\"\(attribute == "x" ? 0 : 100)\"",
                with: "\(attribute)=\"\(element == "rect" ? number : "1")\"")
            let constraint =
                "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" "
                + (element == "rect" ? "" : "\(attribute)=\"\(number)\" ") + "id=\"c\"/>"
            let scratch = try Scratch()
            try scratch.write(
                Self.xib("<subviews><view id=\"a\">\(view)</view></subviews><constraints>\(constraint)</constraints>")
                    .utf8,
                "n.xib")
            let run = try ToolRun(["layout", "n.xib", "--format", "json"], in: scratch.folder)
            #expect([0, 1, 70].contains(run.code) && run.lines.count == 1, "\(run.code) \(run.errors)")
            #expect(!run.output.contains("nan") && !run.output.contains("inf"), "\(run.output)")
        }
    }

    // MARK: Files that are none

    @Test(.enabled(if: hasDevices))
    func devicesAndPipes() throws {
        let scratch = try Scratch()
        try scratch.write(Self.xib("").utf8, "good")
        for command in ["layout", "convert", "solve", "replay"] {
            let run = try ToolRun([command, "/dev/zero"], in: scratch.folder)
            #expect(run.code == 2 && run.errors.contains(" is longer than "), "\(command): \(run.errors.prefix(200))")
            let null = try ToolRun([command, "/dev/null"], in: scratch.folder)
            #expect(null.code == (command == "replay" ? 0 : 2))
        }
        let inputs = try ToolRun(["layout", "good", "--inputs", "/dev/zero"], in: scratch.folder)
        #expect(
            inputs.code == 2 && inputs.errors.hasPrefix("/dev/zero:1:1: error: the document is longer than 16 MiB\n"))
        let pipe = try ToolRun(shell: "mkfifo pipe; \"$TINAMOU\" layout pipe good", in: scratch.folder)
        #expect(pipe.code == 2 && pipe.output.hasPrefix("good: view root"))
        #expect(pipe.errors == "pipe: error: cannot be read: nobody writes into this pipe\n")
        // One into which somebody writes, though slowly.
        let written = try ToolRun(
            shell: "(exec 3>pipe; sleep 1.5; cat good >&3) & \"$TINAMOU\" layout pipe; wait", in: scratch.folder)
        #expect(written.code == 0 && written.output.hasPrefix("pipe: view root"), "\(written.errors)")
    }

    @Test func streamsThatAreClosed() throws {
        let scratch = try Scratch()
        try scratch.write(Self.xib("").utf8, "good")
        let input = try ToolRun(shell: "\"$TINAMOU\" layout - good <&-", in: scratch.folder)
        #expect(input.code == 2 && input.output.hasPrefix("good: view root"))
        #expect(input.errors == "<stdin>: error: cannot be read: Bad file descriptor\n")
        let output = try ToolRun(shell: "\"$TINAMOU\" layout good >&-", in: scratch.folder)
        #expect(output.code == 70 && output.errors == "tinamou: Bad file descriptor\n")
        let errors = try ToolRun(shell: "\"$TINAMOU\" layout nowhere good 2>&-", in: scratch.folder)
        #expect(errors.code == 2 && errors.output.hasPrefix("good: view root"))
    }

    @Test(.enabled(if: isRestricted, "whoever runs this may read every file"))
    func filesThatMayNotBeRead() throws {
        let scratch = try Scratch()
        try scratch.write(Self.xib("").utf8, "good")
        let run = try ToolRun(shell: "cp good shut; chmod 0 shut; \"$TINAMOU\" layout shut good", in: scratch.folder)
        #expect(run.code == 2 && run.output.hasPrefix("good: view root"))
        #expect(run.errors == "shut: error: cannot be read: Permission denied\n")
    }
}

#if os(Linux)
    private let hasDevices = true
    /// The address sanitizer takes terabytes of addresses from the start.
    private let limitsMemory = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil
#else
    private let hasDevices = false
    private let limitsMemory = false
#endif

/// Whether there are files that the tests may not read: not for the superuser.
private let isRestricted = ProcessInfo.processInfo.userName != "root"
