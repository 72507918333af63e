import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

// What `tinamou layout` does with drawings, and where it puts what comes out.

@Suite struct LayoutDrawingTests {
    /// A folder that goes with the test.
    private final class Scratch {
        let folder = FileManager.default.temporaryDirectory.appending(path: "drawings-\(UUID())")

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func path(_ name: String) -> String { folder.appending(path: name).path() }

        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }

        func names(_ name: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
        }
    }

    // MARK: One drawing

    @Test func aSingleDrawingGoesToStandardOutput() throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/owners.xib", "--format", "svg"])
        #expect(run.code == 0 && run.errors == "")
        #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
        #expect(XMLParser(data: Data(run.output.utf8)).parse())
        // The folder of the document is nobody's business.
        #expect(run.output.contains(">owners.xib</text>") && !run.output.contains("InterfaceBuilder"))
    }

    @Test func aSingleDrawingGoesToAFile() throws {
        let scratch = try Scratch()
        let arguments = ["layout", "InterfaceBuilder/owners.xib", "--format", "svg"]
        let run = try ToolRun(arguments + ["--output", scratch.path("a.svg")])
        #expect(run.code == 0 && run.output == "" && run.errors == "")
        #expect(try scratch.text("a.svg") == ToolRun(arguments).output)
        // Into a folder that is there it goes by its name.
        try FileManager.default.createDirectory(atPath: scratch.path("there"), withIntermediateDirectories: true)
        _ = try ToolRun(arguments + ["--output", scratch.path("there")])
        #expect(try scratch.names("there") == ["owners.svg"])
        // And into one that is not, if the path says that it is one.
        _ = try ToolRun(arguments + ["--output", scratch.path("new/")])
        #expect(try scratch.names("new") == ["owners.svg"])
    }

    @Test func aContradictionIsDrawnAndEndsWithOne() throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/conflict.xib", "--format", "svg"])
        #expect(run.code == 1 && run.output.contains(">these required constraints cannot all hold:</text>"))
    }

    // MARK: Several

    @Test func severalGoIntoAFolder() throws {
        let scratch = try Scratch()
        let run = try ToolRun([
            "layout", "InterfaceBuilder/bars.storyboard", "InterfaceBuilder/owners.xib", "--format", "svg", "--size",
            "375x667", "--device", "iPhone SE landscape", "--output", scratch.path("out"),
        ])
        #expect(run.code == 0 && run.output == "")
        let names = try scratch.names("out")
        // Seven scenes and one, on two screens.
        #expect(names.count == 16)
        #expect(names.contains("bars-2-detail-375x667.svg") && names.contains("owners-iPhone-SE-landscape.svg"))
        for name in names { #expect(try scratch.text("out/\(name)").hasPrefix("<svg ")) }
    }

    @Test func severalNeedAFolder() throws {
        let arguments = ["layout", "InterfaceBuilder/bars.storyboard", "--format", "svg"]
        let run = try ToolRun(arguments)
        #expect(run.code == 2 && run.output == "")
        #expect(
            run.errors == """
                tinamou layout: there are several drawings; '--output FOLDER' puts each into a file, '--scene ROOT' draws one
                'tinamou layout --help' says more.

                """)
        let scratch = try Scratch()
        let file = try ToolRun(arguments + ["--output", scratch.path("a.svg")])
        #expect(file.code == 2 && file.errors.hasPrefix("tinamou layout: there are several drawings for '"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("a.svg")))
    }

    @Test func oneSceneIsChosen() throws {
        let arguments = ["layout", "InterfaceBuilder/bars.storyboard", "--scene"]
        let run = try ToolRun(arguments + ["sheetView", "--format", "svg"])
        #expect(run.code == 0 && run.output.contains("sheetView"))
        let table = try ToolRun(arguments + ["sheetView"])
        #expect(table.lines[0].hasPrefix("InterfaceBuilder/bars.storyboard: screen sheetView"))
        let none = try ToolRun(arguments + ["nowhere"])
        #expect(none.code == 2 && none.output == "")
        #expect(
            none.errors.hasSuffix(
                "InterfaceBuilder/bars.storyboard: error: there is no scene with the root 'nowhere'; leave out "
                    + "'--scene' for all of them\n"))
    }

    // MARK: Other formats

    @Test func tablesAndJSONGoToAFile() throws {
        let scratch = try Scratch()
        for format in ["table", "json", "html"] {
            let arguments = [
                "layout", "InterfaceBuilder/bars.storyboard", "InterfaceBuilder/owners.xib", "--format", format,
            ]
            let run = try ToolRun(arguments + ["--output", scratch.path(format)])
            #expect(run.code == 0 && run.output == "")
            #expect(try scratch.text(format) == ToolRun(arguments).output)
        }
        #expect(try scratch.text("html").hasPrefix("<!DOCTYPE html>\n"))
        #expect(try scratch.text("html").contains("<h1>2 documents</h1>"))
    }

    @Test func whatCannotBeWritten() throws {
        let scratch = try Scratch()
        let nowhere = scratch.path("nowhere/a")
        for format in ["table", "json", "html", "svg"] {
            let run = try ToolRun([
                "layout", "InterfaceBuilder/owners.xib", "--format", format, "--output", nowhere,
            ])
            #expect(run.code == 2 && run.output == "")
            #expect(run.errors == "\(nowhere): error: cannot be written: No such file or directory\n")
        }
        try Data().write(to: scratch.folder.appending(path: "file"))
        let several = try ToolRun([
            "layout", "InterfaceBuilder/bars.storyboard", "--format", "svg", "--output", scratch.path("file"),
        ])
        #expect(several.code == 2)
        #expect(several.errors == "\(scratch.path("file")): error: cannot be made as a folder: File exists\n")
        let folder = try ToolRun(["layout", "InterfaceBuilder/owners.xib", "--output", scratch.folder.path()])
        #expect(folder.code == 2 && folder.errors.hasSuffix("error: cannot be written: Is a directory\n"))
    }

    /// A bad file does not keep the others from being drawn.
    @Test func badFilesDoNotStopTheRest() throws {
        let scratch = try Scratch()
        let run = try ToolRun([
            "layout", "nowhere.xib", "InterfaceBuilder/owners.xib", "problems/empty.json", "InterfaceBuilder/open.xib",
            "--format", "svg", "--output", scratch.path("out"),
        ])
        #expect(run.code == 2 && run.errors.contains("nowhere.xib: error: cannot be read"))
        #expect(try scratch.names("out") == ["open.svg", "owners.svg"])
    }

    @Test(arguments: [
        (["--format", "png"], "expected table, json, svg or html after '--format', found 'png'"),
        (
            ["--format", "svg", "--show", "guides,colours"],
            "expected some of constraints, guides, baselines after '--show', found 'colours'"
        ),
        (
            ["--format", "svg", "--show", "guides,"],
            "expected some of constraints, guides, baselines after '--show', found ''"
        ),
        (["--show", "guides"], "'--show' goes with '--format svg' or '--format html'"),
        (["--output"], "expected a value after '--output'"),
    ])
    func usage(options: [String], message: String) throws {
        let run = try ToolRun(["layout", "InterfaceBuilder/owners.xib"] + options)
        #expect(run.code == 2 && run.output == "")
        #expect(run.errors == "tinamou layout: \(message)\n'tinamou layout --help' says more.\n")
    }
}
