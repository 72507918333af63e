import TinamouDocuments

/// A command line of `tinamou check`, understood: what is checked, and how it is told.
///
/// Files are checked side by side, each by itself; what is found is told in the order of the files, as soon as it is
/// a file's turn. No more files are begun than a few for each that is waited for, so that memory is bounded.
struct CheckRun {
    /// What each file is checked for.
    private let options: LayoutOptions
    private let inputs: LayoutInputsFile?

    private let format: CheckFormat
    private let isStrict: Bool
    private let jobLimit: Int
    private let baseline: Baseline?
    private let newBaseline: Baseline?
    private let jobs: [CheckJob]
    /// What came of looking for files.
    private var code: ExitCode

    /// A baseline, and where it is.
    private struct Baseline {
        var file: String
        /// The folder from which it counts paths, from the root.
        var folder: String
        var content = CheckBaseline()
    }

    /// Reads what goes with the documents, and finds these.
    ///
    /// - Throws: `UsageError` for a command line that cannot be understood, `Diagnostic` for a file.
    init(_ arguments: Arguments, _ console: Console) throws {
        let command = CheckCommand.name
        options = try LayoutOptions(arguments, command)
        let text = arguments.values["--format"] ?? CheckFormat.text.rawValue
        guard let format = CheckFormat(rawValue: text) else {
            throw UsageError.unknownOperand(text, "text, json, github or sarif after '--format'", command)
        }
        self.format = format
        isStrict = arguments.options.contains("--strict")
        jobLimit = try CheckRun.jobLimit(arguments)
        let search = try CheckSearch(arguments, console)
        inputs = try options.inputs(console)
        baseline = try arguments.values["--baseline"].map { file in
            let source = try console.read(file)
            return Baseline(
                file: file, folder: try CheckRun.folder(of: file), content: try CheckBaseline(reading: source))
        }
        newBaseline = try arguments.values["--write-baseline"].map { file in
            Baseline(file: file, folder: try CheckRun.folder(of: file))
        }
        (jobs, code) = try search.jobs(arguments.operands)
    }

    private static func jobLimit(_ arguments: Arguments) throws(UsageError) -> Int {
        guard let text = arguments.values["--jobs"] else { return Folder.processorCount }
        guard let number = Int(text), (1...1000).contains(number) else {
            throw .unknownOperand(text, "a number from 1 to 1000 after '--jobs'", CheckCommand.name)
        }
        return number
    }

    private static func folder(of file: String) throws(Diagnostic) -> String {
        guard let folder = Folder.absolute(folderOf: file) else {
            throw Diagnostic(file: file, message: "there is no such folder; make it first")
        }
        return folder
    }

    // MARK: Carrying out

    /// How many files may wait for their turn, for each that is checked at a time.
    private static let waitingFactor = 16

    /// Checks all files.
    @MainActor func carryOut(_ console: Console) async throws -> ExitCode {
        var teller = Teller(self)
        try teller.begin(console)
        await withTaskGroup(of: (Int, CheckedFile).self) { group in
            var started = 0
            var running = 0
            var waiting: [Int: CheckedFile] = [:]
            func start() {
                while running < jobLimit, started < jobs.count,
                    started - teller.told < jobLimit * CheckRun.waitingFactor
                {
                    let (number, job, options, inputs) = (started, jobs[started], options, inputs)
                    group.addTask { (number, job.check(options, inputs)) }
                    started += 1
                    running += 1
                }
            }
            start()
            while let (number, file) = await group.next() {
                running -= 1
                waiting[number] = file
                while let next = waiting.removeValue(forKey: teller.told) { teller.tell(next, console) }
                start()
            }
        }
        return try teller.end(console)
    }

    /// Tells what has been found, file by file.
    private struct Teller {
        private let run: CheckRun
        private var report: CheckReport
        private var code: ExitCode
        private var found: Baseline?
        /// The first thing that could not be written.
        private var failure: SystemError?
        private(set) var told = 0

        init(_ run: CheckRun) {
            self.run = run
            report = CheckReport(run.format, version: Tool.version)
            code = run.code
            found = run.newBaseline
        }

        @MainActor mutating func begin(_ console: Console) throws {
            if found == nil, let text = report.beginning() { try console.print(text) }
        }

        @MainActor mutating func tell(_ file: CheckedFile, _ console: Console) {
            let path = run.jobs[told].path
            told += 1
            if let problem = file.problem {
                console.complain(problem.report)
                code = code.combined(with: .badInput)
            }
            for failure in file.failures { console.complain("\(file.name): warning: \(failure)") }
            if file.isOutOfReach { code = code.combined(with: .internalError) }
            if let folder = found?.folder {
                found?.content.insert(file.findings, of: Folder.path(path, in: folder))
            } else {
                do throws(SystemError) {
                    try show(file, path, console)
                } catch {
                    failure = failure ?? error
                }
            }
            if told < run.jobs.count && run.jobs.count > 1 {
                console.showProgress("checked \(told) of \(run.jobs.count) files")
            }
        }

        @MainActor private mutating func show(
            _ file: CheckedFile, _ path: String, _ console: Console
        ) throws(SystemError) {
            var shown = file
            var gone = 0
            if let baseline = run.baseline {
                let name = Folder.path(path, in: baseline.folder)
                (shown.findings, gone) = baseline.content.compare(file.findings, of: name)
            }
            let worst = shown.findings.map(\.severity).max() ?? .off
            if worst >= (run.isStrict ? .warning : .error) { code = code.combined(with: .failure) }
            let known = file.findings.count - shown.findings.count
            if let text = report.text(of: shown, known: known, gone: gone) {
                try console.print(text)
                try console.flush()
            }
        }

        @MainActor mutating func end(_ console: Console) throws -> ExitCode {
            console.hideProgress()
            if let failure { throw failure }
            guard let found else {
                if let text = report.end() { try console.print(text) }
                return code
            }
            do throws(SystemError) {
                try console.write(found.content.json, to: found.file)
            } catch {
                console.complain("tinamou check: \(found.file) cannot be written: \(error)")
                return .badInput
            }
            let count = found.content.count
            try console.print("\(found.file): \(count) \(count == 1 ? "finding" : "findings") written")
            return code
        }
    }
}

/// A document to check.
struct CheckJob: Sendable {
    /// The path as it was given, by which reports call it.
    var file: String
    /// The path from the root, or what stands for it.
    var path: String
    var severities: CheckSeverities
    /// Whether it was found in a folder, and not named: then it may be a document for another system, or one without
    /// views, which is nothing to check.
    var isFound: Bool

    /// Reads and checks the document.
    func check(_ options: LayoutOptions, _ inputs: LayoutInputsFile?) -> CheckedFile {
        do throws(Diagnostic) {
            let source = try Console.contents(of: file)
            let reading = try LayoutReading(reading: source)
            let targets = options.checkTargets(for: reading.document, inputs?.inputs(for: file) ?? LayoutInputs())
            return CheckedFile(
                name: source.name, DocumentCheck(reading, on: targets, severities: severities))
        } catch {
            return isFound && error.isOfOtherKind
                ? CheckedFile(name: error.file) : CheckedFile(name: error.file, problem: error)
        }
    }
}
