import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif
import TinamouDocuments
import TinamouLayout

/// Layout documents, of Interface Builder or in JSON.
enum LayoutCheck {
    /// Larger documents are read and written, but not laid out, so that a run stays short.
    private static let largestLayout = 60

    static func check(_ bytes: [UInt8]) throws(Complaint) {
        let source = SourceText(name: "f", bytes: bytes)
        let reading: LayoutReading
        do throws(Diagnostic) {
            reading = try LayoutReading(reading: source)
        } catch {
            return try check(error)
        }
        for note in reading.notes { try check(note) }
        let (arranged, notes) = reading.document.arranged()
        for note in notes { try check(note) }
        let twin = try readBack(arranged)
        guard arranged.elements.count + arranged.constraints.count <= largestLayout else { return }
        var sideways = LayoutEnvironment().on(LayoutTarget(Device.all[2], .landscape))
        sideways.direction = .rightToLeft
        for environment in [LayoutEnvironment(), sideways] {
            let frames = try layOut(reading.document, environment)
            let others = try layOut(twin, environment)
            try Complaint.unless(frames == others, "laid out otherwise when written and read: \(frames) \(others)")
        }
        try tell(reading)
    }

    static func checkInputs(_ bytes: [UInt8]) throws(Complaint) {
        let file: LayoutInputsFile
        do throws(Diagnostic) {
            file = try LayoutInputsFile(reading: SourceText(name: "f", bytes: bytes))
        } catch {
            return try check(error)
        }
        var document = LayoutDocument(name: "f")
        document.append(LayoutDocument.Element(id: "root"), in: nil)
        document.append(LayoutDocument.Element(id: "a"), in: 0)
        document.elements[0].frame = Rect(x: 0, y: 0, width: 300, height: 200)
        document.elements[1].guides = [LayoutDocument.Guide(id: "g", .top(length: nil))]
        document.scenes = [LayoutDocument.Scene(root: 0)]
        document.inputs = file.inputs(for: "folder/name.xib")
        _ = try readBack(document)
        _ = try layOut(document, LayoutEnvironment())
    }

    // MARK: Reports

    /// A refusal is one line, with a place.
    static func check(_ error: Diagnostic) throws(Complaint) {
        try Complaint.unless(!error.message.isEmpty && error.position != nil, "a refusal without a place: \(error)")
        try Complaint.unless(isOneLine(error.line), "a refusal of several lines: \(error.line)")
    }

    private static func check(_ note: LayoutNote) throws(Complaint) {
        try Complaint.unless(isOneLine(note.line(in: "f")), "a note of several lines: \(note.line(in: "f"))")
    }

    private static func isOneLine(_ text: String) -> Bool { !text.contains(where: \.isNewline) }

    // MARK: Writing and reading

    /// The document written and read again, which must be the same.
    private static func readBack(_ document: LayoutDocument) throws(Complaint) -> LayoutDocument {
        let text = document.json
        let twin: LayoutDocument
        do throws(Diagnostic) {
            twin = try LayoutDocument(json: SourceText(name: document.name, text: text))
        } catch {
            throw Complaint(text: "what is written cannot be read: \(error.report)\n\(text)")
        }
        try Complaint.unless(
            withoutLines(twin) == withoutLines(document), "another document after writing and reading:\n\(text)")
        try Complaint.unless(twin.json == text, "another text after writing and reading:\n\(text)\n\(twin.json)")
        return twin
    }

    private static func withoutLines(_ document: LayoutDocument) -> LayoutDocument {
        var bare = document
        for index in bare.elements.indices {
            bare.elements[index].line = nil
            for guide in bare.elements[index].guides.indices { bare.elements[index].guides[guide].line = nil }
        }
        for index in bare.constraints.indices { bare.constraints[index].line = nil }
        return bare
    }

    // MARK: Layout

    /// The frames of all views, by their ids; finite numbers, or none if the layout says why.
    private static func layOut(
        _ document: LayoutDocument, _ environment: LayoutEnvironment
    ) throws(Complaint) -> [String: [UInt64]] {
        let layout = DocumentLayout(document, for: environment)
        for note in layout.notes + layout.scenes.flatMap(\.notes) { try check(note) }
        var frames: [String: [UInt64]] = [:]
        for scene in layout.scenes {
            for element in layout.document.elements(of: scene.scene) {
                guard let frame = scene.frameInRoot(of: element) else { continue }
                let numbers = [frame.minX, frame.minY, frame.width, frame.height]
                let id = layout.document.elements[element].id
                try Complaint.unless(numbers.allSatisfy(\.isFinite), "the frame of \(id) is \(frame)")
                frames[id] = numbers.map { ($0 + 0).bitPattern }
            }
        }
        try checkJSON(layout.jsonLine)
        try Complaint.unless(layout.scenes.isEmpty == layout.table.isEmpty, "no table")
        return frames
    }

    /// What is told of a document: what is wrong with it, why views are where they are, drawings, and what is kept of it.
    private static func tell(_ reading: LayoutReading) throws(Complaint) {
        for finding in DocumentCheck(reading, on: [CheckTarget(.own, .leftToRight, LayoutEnvironment())]).findings {
            let lines = [finding.message] + finding.details
            try Complaint.unless(lines.allSatisfy(isOneLine), "a finding of several lines: \(lines)")
        }
        let layout = DocumentLayout(reading.document)
        for scene in layout.scenes {
            let elements = scene.document.elements(of: scene.scene)
            for explanation in scene.explanations(of: elements) {
                let steps = explanation?.steps.map { "\($0.equation)" } ?? []
                try Complaint.unless(steps.allSatisfy(isOneLine), "steps of several lines: \(steps)")
            }
            try checkXML(SceneDrawing(scene, showing: Set(SceneDrawing.Aspect.allCases)).svg())
        }
        var page = LayoutPage(showing: [.constraints])
        page.add(layout)
        try Complaint.unless(page.document.hasSuffix("</html>\n"), "a page without an end")
        var kept = LayoutSnapshot()
        kept.documents = [LayoutSnapshot.Document(file: "f")]
        kept.documents[0].layouts = [LayoutSnapshot.Layout(layout, for: .own)]
        let again: LayoutSnapshot
        do throws(Diagnostic) {
            again = try LayoutSnapshot(json: SourceText(name: "f", text: kept.json))
        } catch {
            throw Complaint(text: "a snapshot that cannot be read: \(error)\n\(kept.json)")
        }
        try Complaint.unless(again.json == kept.json, "another snapshot after reading: \(kept.json) \(again.json)")
    }

    private static func checkXML(_ text: String) throws(Complaint) {
        let parser = XMLParser(data: Data(text.utf8))
        try Complaint.unless(parser.parse(), "a drawing that is not XML: \(text)")
    }

    /// Complains of a text that is not JSON in one line.
    static func checkJSON(_ text: String) throws(Complaint) {
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
        try Complaint.unless(isJSON && !text.contains("\n"), "not JSON in one line: \(text)")
    }
}
