import TinamouDocuments

/// Where what a layout comes to goes: to standard output, to a file, or file by file into a folder.
///
/// Drawings come one after the other, and it is not known how many there will be: the first one waits until there is a
/// second, which needs a folder.
struct LayoutOutput {
    private let path: String?
    private let console: Console
    private let command: String

    /// What goes to one file, as text.
    private var text = ""

    /// The first drawing, which waits.
    private var first: (name: String, text: String)?
    private var drawingCount = 0

    init(_ path: String?, _ console: Console, _ command: String) {
        self.path = path
        self.console = console
        self.command = command
    }

    /// What cannot be written, and why.
    struct Trouble: Error {
        var message: String
    }

    /// Puts out a line of text; with another terminator a part of one, or several.
    mutating func print(_ line: String, terminator: String = "\n") throws {
        if path == nil { try console.print(line, terminator: terminator) } else { text += line + terminator }
    }

    /// Puts out a drawing.
    ///
    /// - Parameter name: its name in a folder.
    mutating func draw(_ drawing: String, name: String) throws {
        drawingCount += 1
        if drawingCount == 1 && !isFolder {
            first = (name, drawing)
            return
        }
        guard let path else { throw UsageError.severalDrawings(command) }
        if !isFolder && path.lowercased().hasSuffix(".svg") { throw UsageError.oneFile(path, command) }
        try makeFolder(path)
        if let waiting = first {
            first = nil
            try write(waiting.text, to: inFolder(path, waiting.name))
        }
        try write(drawing, to: inFolder(path, name))
    }

    /// Puts out what still waits.
    mutating func finish() throws {
        if let first {
            guard let path else { return try console.print(first.text, terminator: "") }
            try write(first.text, to: path)
        } else if let path, drawingCount == 0, !text.isEmpty {
            try write(text, to: path)
        }
        text = ""
    }

    /// Whether the path names a folder: one that is there, or by the slash at its end.
    private var isFolder: Bool { path.map { $0.hasSuffix("/") || Console.isFolder($0) } ?? false }

    private func inFolder(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    private func makeFolder(_ path: String) throws(Trouble) {
        do throws(SystemError) {
            try console.makeFolder(path)
        } catch {
            throw Trouble(message: "\(path): error: cannot be made as a folder: \(error)")
        }
    }

    private func write(_ text: String, to file: String) throws(Trouble) {
        do throws(SystemError) {
            try console.write(text, to: file)
        } catch {
            throw Trouble(message: "\(file): error: cannot be written: \(error)")
        }
    }
}
