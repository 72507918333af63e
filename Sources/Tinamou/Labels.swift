/// What reports call things: names and places in the source. Kept apart from the numbers, and only as far as it was
/// given.
struct Labels {
    private var variableNames: [String] = []
    private var constraintNames: [String] = []
    private var origins: [Origin] = []
    private var files: [StaticString] = []
    private var latestFile = 0

    private struct Origin {
        /// 0: not known.
        var line: UInt32
        var file: UInt16
    }

    mutating func setName(_ name: String, of column: ColumnIndex) {
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

    mutating func setLocation(_ location: SourceLocation?, of constraint: ConstraintIndex) {
        let position = constraint.position
        guard let location else {
            if position < origins.count { origins[position] = Origin(line: 0, file: 0) }
            return
        }
        while origins.count <= position { origins.append(Origin(line: 0, file: 0)) }
        origins[position] = Origin(
            line: UInt32(truncatingIfNeeded: location.line), file: UInt16(truncatingIfNeeded: number(of: location.file))
        )
    }

    func location(of constraint: ConstraintIndex) -> SourceLocation? {
        guard constraint.position < origins.count, origins[constraint.position].line > 0 else { return nil }
        let origin = origins[constraint.position]
        return SourceLocation(file: files[Int(origin.file)], line: UInt(origin.line))
    }

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
    private mutating func number(of file: StaticString) -> Int {
        func isSame(_ other: StaticString) -> Bool {
            other.hasPointerRepresentation && file.hasPointerRepresentation && other.utf8Start == file.utf8Start
        }
        if latestFile < files.count && isSame(files[latestFile]) { return latestFile }
        if let known = files.firstIndex(where: isSame) {
            latestFile = known
        } else {
            latestFile = files.count
            files.append(file)
        }
        return latestFile
    }
}
