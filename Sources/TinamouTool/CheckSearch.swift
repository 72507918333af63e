import TinamouDocuments

/// Finds the documents that a command line of `tinamou check` means, and what is said of each: the configuration, and
/// which rules are chosen.
struct CheckSearch {
    private let console: Console
    /// The configuration that is given for all; `nil` for the nearest of each.
    private var given: Found?
    private var chosen: Set<CheckRule>?
    private var disabled: Set<CheckRule>

    /// A configuration, and the folder from which it counts paths, from the root.
    private struct Found {
        var configuration: CheckConfiguration
        var folder: String
    }

    /// What documents in folders are called.
    private static let suffixes = [".xib", ".storyboard", ".layout.json"]

    init(_ arguments: Arguments, _ console: Console) throws {
        self.console = console
        func rules(_ option: String) throws(UsageError) -> Set<CheckRule> {
            var rules: Set<CheckRule> = []
            for text in arguments.allValues[option] ?? [] {
                guard let rule = CheckRule(rawValue: text) else {
                    throw .unknownOperand(text, "the name of a rule after '\(option)'", CheckCommand.name)
                }
                rules.insert(rule)
            }
            return rules
        }
        disabled = try rules("--disable")
        let only = try rules("--only")
        chosen = only.isEmpty ? nil : only
        guard let file = arguments.values["--config"] else { return }
        let configuration = try CheckConfiguration(reading: console.read(file))
        given = Found(configuration: configuration, folder: Folder.absolute(folderOf: file) ?? "/")
    }

    /// The documents that operands mean, in their order, each once.
    ///
    /// - Throws: what is wrong with a configuration.
    func jobs(_ operands: [String]) throws(Diagnostic) -> (jobs: [CheckJob], code: ExitCode) {
        var jobs: [CheckJob] = []
        var code = ExitCode.success
        var known: [String: Found?] = [:]
        var count = 0
        for operand in operands {
            let isFolder = operand != "-" && Folder.isFolder(operand)
            var files = [operand]
            if isFolder {
                do throws(SystemError) {
                    files = try Folder.files(in: operand, endingIn: CheckSearch.suffixes) { folder, error in
                        console.complain("\(folder): error: cannot be read: \(error)")
                        code = .badInput
                    }
                } catch {
                    console.complain("\(operand): error: cannot be read: \(error)")
                    code = .badInput
                    continue
                }
            }
            count += files.count
            for file in files {
                let folder = Folder.absolute(folderOf: file == "-" ? "./-" : file) ?? ""
                let name = file.split(separator: "/").last.map(String.init) ?? file
                let path = folder == "/" ? "/" + name : "\(folder)/\(name)"
                var found = given
                if found == nil { found = try configuration(above: folder, &known) }
                let relative = found.map { Folder.path(path, in: $0.folder) } ?? path
                if found?.configuration.excludes(relative) == true { continue }
                let severities = found?.configuration.severities(for: relative) ?? CheckSeverities()
                jobs.append(
                    CheckJob(file: file, path: path, severities: choose(severities), isFound: isFolder))
            }
        }
        if count == 0 && code == .success {
            // A check of nothing must not look like one that has found nothing.
            let names = CheckSearch.suffixes.map { "*" + $0 }.joined(separator: ", ")
            console.complain("\(operands.joined(separator: ", ")): error: there are no documents in it: no \(names)")
            code = .badInput
        }
        return (jobs, code)
    }

    /// The severities without the rules that the command line leaves out.
    private func choose(_ severities: CheckSeverities) -> CheckSeverities {
        var severities = severities
        for rule in CheckRule.allCases {
            if disabled.contains(rule) || chosen?.contains(rule) == false {
                severities[rule] = .off
            } else if chosen?.contains(rule) == true && severities[rule] == .off {
                severities[rule] = rule.usualSeverity
            }
        }
        return severities
    }

    /// The nearest configuration in a folder or in one around it, up to the root of a repository.
    private func configuration(above folder: String, _ known: inout [String: Found?]) throws(Diagnostic) -> Found? {
        var passed: [String] = []
        var found: Found?
        var here = folder
        while !here.isEmpty {
            if let already = known[here] {
                found = already
                break
            }
            passed.append(here)
            let base = here == "/" ? "/" : here + "/"
            if Folder.exists(base + CheckConfiguration.fileName) {
                let source = try console.read(base + CheckConfiguration.fileName)
                found = Found(configuration: try CheckConfiguration(reading: source), folder: here)
                break
            }
            if Folder.exists(base + ".git") || here == "/" { break }
            let above = here.lastIndex(of: "/") ?? here.startIndex
            here = above == here.startIndex ? "/" : String(here[..<above])
        }
        for folder in passed { known[folder] = found }
        return found
    }
}
