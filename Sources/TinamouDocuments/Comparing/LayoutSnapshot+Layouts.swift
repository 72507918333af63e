import TinamouLayout

extension LayoutSnapshot.Layout {
    /// Whether another layout was made for the same.
    func isAlike(_ other: LayoutSnapshot.Layout) -> Bool {
        target == other.target && direction == other.direction && constants == other.constants
            && offsets == other.offsets
    }

    /// What the layout was made for, for reading.
    public var title: String {
        var parts = [target.title ?? "the document's own screen"]
        if direction == .rightToLeft { parts.append("right to left") }
        for (id, constant) in constants.sorted(by: { $0.key < $1.key }) {
            parts.append("\(plainly(id)) = \(readable(constant))")
        }
        for (id, offset) in offsets.sorted(by: { $0.key < $1.key }) {
            parts.append("\(plainly(id)) at \(readable(offset.x)), \(readable(offset.y))")
        }
        return parts.joined(separator: ", ")
    }
}

extension LayoutSnapshot {
    /// What the snapshot has of a document: that with its path, or else the only one with the same last part of the path,
    /// or else the only one there is.
    ///
    /// - Throws: that there is nothing of it.
    public func document(for file: String, in name: String) throws(Diagnostic) -> Document {
        if let found = documents.first(where: { $0.file == file }) { return found }
        func last(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
        let alike = documents.filter { last($0.file) == last(file) }
        if alike.count == 1 { return alike[0] }
        if documents.count == 1 { return documents[0] }
        throw Diagnostic(
            file: name, message: SnapshotFault.noDocument(file, known: documents.map(\.file)).message)
    }
}

extension LayoutSnapshot.Document {
    /// The layouts for some screens, in their order.
    ///
    /// - Throws: that there is none for one of them.
    public func layouts(for targets: [LayoutTarget], in name: String) throws(Diagnostic) -> [LayoutSnapshot.Layout] {
        var found: [LayoutSnapshot.Layout] = []
        for target in targets {
            let layouts = layouts.filter { $0.target == target }
            if layouts.isEmpty {
                let known = self.layouts.map(\.title)
                throw Diagnostic(
                    file: name,
                    message: SnapshotFault.noLayout(target.title ?? "the document's own screen", known: known).message)
            }
            found += layouts
        }
        return found
    }
}
