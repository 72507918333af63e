import Foundation
import TinamouDocuments
import TinamouLayout

/// Documents with answers that stand beside the repository, if they are there: what their manifest says of them.
struct CorpusManifest {
    struct File {
        var name: String
        var tolerance: Double
        var views: [View]
        var islands: [Island]
    }

    struct View {
        var id: String
        var frame: Rect
        var isDetermined: Bool
        var isAgreed: Bool
        /// Whether a stack leaves the view out, as hidden.
        var isHiddenArranged: Bool
        /// The reference solution, of determined views.
        var solved: Rect?
    }

    struct Island {
        var root: String
        /// The violation of each priority.
        var objective: [Double: Double]
        var intrinsicSizes: [String: [Double?]]
        /// The views whose frame is given.
        var fixed: Set<String>
    }

    let folder: URL
    /// What the manifest gives documents.
    let inputs: LayoutInputsFile
    private(set) var files: [File] = []

    /// The folder in the one that the environment names, or else in one called `shared` beside the repository.
    static var folder: URL {
        let shared =
            ProcessInfo.processInfo.environment["TINAMOU_SHARED"].map { URL(filePath: $0) }
            ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "shared")
        return shared.appending(path: "corpus/interface-builder")
    }

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "MANIFEST.json").path()) }

    init() throws {
        folder = CorpusManifest.folder
        let data = try Data(contentsOf: folder.appending(path: "MANIFEST.json"))
        inputs = try LayoutInputsFile(reading: SourceText(name: "MANIFEST.json", bytes: Array(data)))
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        for file in root["files"] as? [[String: Any]] ?? [] { files.append(File(file)) }
    }

    /// A document of the corpus.
    func read(_ file: File) throws -> LayoutReading {
        let bytes = try Data(contentsOf: folder.appending(path: file.name))
        return try LayoutReading(reading: SourceText(name: file.name, bytes: Array(bytes)))
    }
}

extension CorpusManifest.File {
    fileprivate init(_ file: [String: Any]) {
        name = file["name"] as? String ?? ""
        tolerance = number(file["tolerance"])
        views = (file["views"] as? [String: [String: Any]] ?? [:]).sorted { $0.key < $1.key }.map { id, view in
            CorpusManifest.View(
                id: id, frame: rect(view["frame"]) ?? Rect(), isDetermined: view["determined"] as? Bool ?? false,
                isAgreed: view["agreed"] as? Bool ?? false,
                isHiddenArranged: view["note"] as? String == "hidden-arranged", solved: rect(view["solved"]))
        }
        islands = (file["islands"] as? [[String: Any]] ?? []).map { island in
            var objective: [Double: Double] = [:]
            for level in island["objective"] as? [[Any]] ?? [] { objective[number(level[0])] = number(level[1]) }
            let inputs = island["inputs"] as? [String: Any] ?? [:]
            let sizes = inputs["intrinsic"] as? [String: [Any]] ?? [:]
            return CorpusManifest.Island(
                root: island["root"] as? String ?? "", objective: objective,
                intrinsicSizes: sizes.mapValues { $0.map { ($0 as? NSNumber)?.doubleValue } },
                fixed: Set(inputs["fixed"] as? [String] ?? []))
        }
    }
}

private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

private func rect(_ value: Any?) -> Rect? {
    guard let numbers = value as? [Any], numbers.count == 4 else { return nil }
    let sides = numbers.map { number($0) }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
}
