/// What reports call things: names and files. Kept apart from the numbers, and only as far as it was
/// given.
struct Labels {
    private var variableNames: [String] = []
    private var constraintNames: [String] = []
    /// The first file, which is mostly the only one.
    private var firstFile: StaticString?
    private var otherFiles: [StaticString] = []
    /// Where the text of the file asked for last begins, and its number.
    private var latestFile: (start: UnsafePointer<UInt8>?, number: UInt16) = (nil, 0)

    @inline(__always)
    mutating func setName(_ name: String, of column: ColumnIndex) {
        if name.isEmpty && column.position >= variableNames.count { return }
        Labels.set(name, at: column.position, in: &variableNames)
    }

    func name(of column: ColumnIndex) -> String {
        column.position < variableNames.count ? variableNames[column.position] : ""
    }

    mutating func setName(_ name: String, of constraint: ConstraintIndex) {
        Labels.set(name, at: constraint.position, in: &constraintNames)
    }

    func name(of constraint: ConstraintIndex) -> String {
        constraint.position < constraintNames.count ? constraintNames[constraint.position] : ""
    }

    /// Whether any constraint has been given a name.
    var hasConstraintNames: Bool { !constraintNames.isEmpty }

    private static func set(_ name: String, at position: Int, in names: inout [String]) {
        if position >= names.count {
            if name.isEmpty { return }
            while names.count < position { names.append("") }
            names.append(name)
        } else {
            names[position] = name
        }
    }

    /// A file's number; one literal always has one address, so that a second entry for a file does no more than
    /// cost a line.
    @inline(__always)
    mutating func number(of file: StaticString) -> UInt16 {
        file.hasPointerRepresentation && file.utf8Start == latestFile.start ? latestFile.number : findNumber(of: file)
    }

    private mutating func findNumber(of file: StaticString) -> UInt16 {
        func isSame(_ other: StaticString) -> Bool {
            other.hasPointerRepresentation && file.hasPointerRepresentation && other.utf8Start == file.utf8Start
        }
        var number = 0
        if firstFile == nil {
            firstFile = file
        } else if let firstFile, !isSame(firstFile) {
            let known = otherFiles.firstIndex(where: isSame)
            if known == nil { otherFiles.append(file) }
            number = 1 + (known ?? otherFiles.count - 1)
        }
        if file.hasPointerRepresentation { latestFile = (file.utf8Start, UInt16(truncatingIfNeeded: number)) }
        return UInt16(truncatingIfNeeded: number)
    }

    /// The file with a number.
    func file(_ number: UInt16) -> StaticString { number == 0 ? firstFile ?? "" : otherFiles[Int(number) - 1] }
}
