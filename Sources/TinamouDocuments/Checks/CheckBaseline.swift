/// What a project knows of and does not want to be told again: findings by what they are about, not by lines, so that a
/// document may change around them.
public struct CheckBaseline: Sendable, Hashable {
    /// What an entry is about, within a document.
    private struct Entry: Sendable, Hashable, Comparable {
        var rule: String
        var subjects: [String]

        init(rule: String, subjects: [String]) {
            (self.rule, self.subjects) = (rule, subjects)
        }

        init(_ finding: CheckFinding) {
            self.init(rule: finding.rule.rawValue, subjects: finding.subjects)
        }

        static func < (left: Entry, right: Entry) -> Bool {
            left.rule == right.rule
                ? left.subjects.lexicographicallyPrecedes(right.subjects) : left.rule < right.rule
        }
    }

    /// How often each entry is there, by the paths of documents, relative to the folder of the file.
    private var counts: [String: [Entry: Int]] = [:]

    /// An empty one.
    public init() {}

    /// How many findings are in it.
    public var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    /// Takes the findings of a document in.
    ///
    /// - Parameters:
    ///   - findings: the findings.
    ///   - file: the document's path, relative to the folder of the baseline.
    public mutating func insert(_ findings: [CheckFinding], of file: String) {
        for finding in findings { counts[file, default: [:]][Entry(finding), default: 0] += 1 }
    }

    /// The findings of a document that are not in it, and how many are in it that are found no more.
    ///
    /// - Parameters:
    ///   - findings: the findings.
    ///   - file: the document's path, relative to the folder of the baseline.
    public func compare(_ findings: [CheckFinding], of file: String) -> (new: [CheckFinding], gone: Int) {
        var left = counts[file] ?? [:]
        let new = findings.filter { finding in
            guard let count = left[Entry(finding)], count > 0 else { return true }
            left[Entry(finding)] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }

    // MARK: The file

    /// The file: an entry a line, in the order of files, rules and ids.
    public var json: String {
        let lines = counts.sorted { $0.key < $1.key }.flatMap { file, entries in
            entries.sorted { $0.key < $1.key }.map { entry, count in
                var members: JSONLines.Members = [
                    ("file", JSONText.string(file)), ("rule", JSONText.string(entry.rule)),
                    ("subjects", JSONLines.list(entry.subjects.map(JSONText.string))),
                ]
                if count > 1 { members.append(("count", "\(count)")) }
                return JSONLines.inline(members)
            }
        }
        return JSONLines.object(
            [("version", "1"), ("findings", JSONLines.array(lines, indent: "  "))], indent: "") + "\n"
    }

    /// Reads the file.
    ///
    /// - Throws: the first thing that is wrong with it.
    public init(reading source: SourceText) throws(Diagnostic) {
        let object = try ObjectReader(
            JSONNode(reading: source), "a baseline", keys: ["version", "findings"], in: source)
        let version = try object.number("version")
        guard version == 1 else {
            throw source.diagnostic(CheckFault.version(version), at: try object.required("version").offset)
        }
        for node in try object.required("findings").elements("an array of findings", in: source) {
            let one = try ObjectReader(
                node, "a finding of a baseline", keys: ["file", "rule", "subjects", "count"], in: source)
            var subjects: [String] = []
            for subject in try one.required("subjects").elements("an array of ids", in: source) {
                subjects.append(try subject.string("an id", in: source))
            }
            // A rule that is there no more is found no more; there is no harm in it.
            let entry = Entry(rule: try one.string("rule"), subjects: subjects)
            let count = try one.optionalNumber("count", source) ?? 1
            guard count >= 1, count <= 1e9, count == count.rounded() else {
                throw source.diagnostic(CheckFault.count(count), at: try one.required("count").offset)
            }
            counts[try one.string("file"), default: [:]][entry, default: 0] += Int(count)
        }
    }
}
