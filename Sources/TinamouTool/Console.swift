import TinamouDocuments

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The standard streams and the files that the tool reads.
final class Console {
    private var waiting: [UInt8] = []

    /// Whether a line of progress stands on the terminal.
    private var showsProgress = false

    /// How many bytes wait before they are written: large enough that a call costs nothing by comparison.
    private static let bufferSize = 1 << 16

    /// Writes a line to standard output, sooner or later; with another terminator a part of one, or several.
    func print(_ line: String, terminator: String = "\n") throws(SystemError) {
        waiting += line.utf8
        waiting += terminator.utf8
        if waiting.count >= Console.bufferSize { try flush() }
    }

    /// Writes to standard output what still waits.
    func flush() throws(SystemError) {
        if waiting.isEmpty { return }
        defer { waiting.removeAll(keepingCapacity: true) }
        if Console.isShown { hideProgress() }
        try Console.write(waiting, to: 1)
    }

    /// Writes a line to standard error, at once. If that cannot be written, there is nobody to tell.
    func complain(_ line: String) {
        hideProgress()
        try? Console.write(Array((line + "\n").utf8), to: 2)
    }

    /// Whether someone looks at standard output, and at standard error, while it is written.
    private static let isShown = isatty(1) == 1, isWatched = isatty(2) == 1

    /// Shows how far things are, in a line that the next one replaces; only to someone who looks.
    func showProgress(_ line: String) {
        if !Console.isWatched { return }
        try? Console.write(Array("\r\(line)\u{1B}[K".utf8), to: 2)
        showsProgress = true
    }

    /// Takes the line of progress away.
    func hideProgress() {
        if !showsProgress { return }
        try? Console.write(Array("\r\u{1B}[K".utf8), to: 2)
        showsProgress = false
    }

    /// Writes a text to a file, which is made, or emptied first.
    func write(_ text: String, to file: String) throws(SystemError) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        defer { close(descriptor) }
        try Console.write(Array(text.utf8), to: descriptor)
    }

    /// Makes a folder, unless it is there.
    func makeFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o755) == 0 { return }
        let code = errno
        if code == EEXIST && Console.isFolder(path) { return }
        throw SystemError(code: code)
    }

    /// Whether a path names a folder that is there.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        let failure: Int32? = bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
                if count >= 0 { done += count } else if errno != EINTR { return errno }
            }
            return nil
        }
        if let failure { throw SystemError(code: failure) }
    }

    // MARK: Input

    /// The text of a file; `-` is standard input.
    ///
    /// A device may have no end, and a pipe nobody who writes: both are left after a while.
    ///
    /// - Parameter limit: the greatest length that the text's reader takes, in bytes. No more than somewhat above that
    ///   is read, for the reader to refuse.
    func read(_ file: String, limit: Int = SourceText.lengthLimit) throws(Diagnostic) -> SourceText {
        try Console.contents(of: file, limit: limit)
    }

    /// The same for whoever has no console.
    static func contents(of file: String, limit: Int = SourceText.lengthLimit) throws(Diagnostic) -> SourceText {
        do throws(SystemError) {
            if file == "-" { return SourceText(name: "<stdin>", bytes: try Console.readAll(from: 0, limit)) }
            // Without O_NONBLOCK this would wait for somebody who opens a named pipe for writing.
            let descriptor = open(file, O_RDONLY | O_NONBLOCK)
            guard descriptor >= 0 else { throw SystemError(code: errno) }
            defer { close(descriptor) }
            return SourceText(name: file, bytes: try Console.readAll(from: descriptor, limit))
        } catch {
            throw Diagnostic(file: file == "-" ? "<stdin>" : file, message: "cannot be read: \(error)")
        }
    }

    private static func readAll(from descriptor: Int32, _ limit: Int) throws(SystemError) -> [UInt8] {
        // Whoever writes may be a moment later than this; standard input ends by itself.
        let isIdle = descriptor > 0 && isPipe(descriptor) && !hasInput(descriptor, milliseconds: 1000)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: bufferSize)
        while bytes.count <= limit {
            let count = systemRead(descriptor, &chunk)
            if count > 0 {
                bytes += chunk[..<count]
            } else if count == 0 {
                if isIdle && bytes.isEmpty { throw .idlePipe }
                break
            } else if errno == EAGAIN {
                _ = hasInput(descriptor, milliseconds: -1)
            } else if errno != EINTR {
                throw SystemError(code: errno)
            }
        }
        return bytes
    }

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    /// Waits for something to read, or the end; without end for −1 milliseconds.
    private static func hasInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, milliseconds) > 0
    }
}

/// What the system said when it could not do something.
struct SystemError: Error, CustomStringConvertible {
    var code: Int32

    /// A named pipe into which nobody writes: to wait for somebody is no error to the system.
    static let idlePipe = SystemError(code: -1)

    var description: String {
        code == SystemError.idlePipe.code ? "nobody writes into this pipe" : String(cString: strerror(code))
    }
}

// The system's calls under names that do not collide with the methods above.

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(descriptor, buffer.baseAddress, buffer.count)
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
}
