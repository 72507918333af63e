#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Folders and paths, as far as the tool asks for them.
enum Folder {
    /// Whether a path is that of a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether there is something at a path.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The folder in which something stands, by its path from the root; `nil` if it is not there.
    static func absolute(folderOf path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return absolute(".") }
        return absolute(slash == path.startIndex ? "/" : String(path[..<slash]))
    }

    private static func absolute(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// A path within a folder; the whole path for what is elsewhere. Both paths are from the root.
    static func path(_ path: String, in folder: String) -> String {
        let prefix = folder == "/" ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// The files in a folder and the folders in it whose names end in one of some ways, in alphabetical order.
    ///
    /// What begins with a point is passed over, and so are links to folders: nothing is found twice, or without end.
    ///
    /// - Throws: if the folder itself cannot be read; others that cannot are told to `complain`.
    static func files(
        in folder: String, endingIn suffixes: [String], _ complain: (String, SystemError) -> Void
    ) throws(SystemError) -> [String] {
        var found: [String] = []
        var waiting = [folder]
        while let here = waiting.popLast() {
            let entries: [Entry]
            do throws(SystemError) {
                entries = try self.entries(of: here)
            } catch {
                if here == folder { throw error }
                complain(here, error)
                continue
            }
            for entry in entries {
                let path = here.hasSuffix("/") ? here + entry.name : here + "/" + entry.name
                if entry.isFolder {
                    waiting.append(path)
                } else if suffixes.contains(where: entry.name.hasSuffix) {
                    found.append(path)
                }
            }
        }
        return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    private struct Entry {
        var name: String
        var isFolder: Bool
    }

    private static func entries(of folder: String) throws(SystemError) -> [Entry] {
        guard let stream = opendir(folder) else { throw SystemError(code: errno) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let found = readdir(stream) {
            let name = withUnsafePointer(to: &found.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            var status = stat()
            guard lstat(folder + "/" + name, &status) == 0 else { continue }
            let isLink = status.st_mode & S_IFMT == S_IFLNK
            if isLink && isFolder(folder + "/" + name) { continue }
            entries.append(Entry(name: name, isFolder: status.st_mode & S_IFMT == S_IFDIR))
        }
        return entries
    }

    /// How many processors there are.
    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
