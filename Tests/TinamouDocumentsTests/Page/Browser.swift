import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A real browser without a window, driven over its debugging protocol: JSON, each message ended by a zero byte,
/// through two named pipes that it finds as its files 3 and 4.
final class Browser {
    /// Where a browser is that speaks the protocol; `nil` if none is installed. `TINAMOU_BROWSER` says so first.
    static let path: String? = {
        let environment = ProcessInfo.processInfo.environment
        if let chosen = environment["TINAMOU_BROWSER"] { return chosen }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    /// Whether there is one, and what a skipped test says.
    static var isInstalled: Bool { path != nil }
    static let absence = "no Chromium is installed, so that no page is tried in a browser"

    /// What the page has complained about: errors, and everything that it wrote to the console.
    private(set) var complaints: [String] = []

    /// The addresses that the page has asked for.
    private(set) var requests: [String] = []

    private let folder: URL
    private let process = Process()
    private let commands: Int32
    private let answers: Int32
    private var received: [UInt8] = []
    private var number = 0
    private var session: String?

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// A browser with an empty page.
    init() throws {
        guard let path = Browser.path else { throw Failure(description: Browser.absence) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["commands", "answers"].map { folder.appending(path: $0).path() }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "\(pipe) cannot be made") }
        // For reading and writing, so that nobody waits for the other end.
        commands = open(pipes[0], O_RDWR)
        answers = open(pipes[1], O_RDWR)
        process.executableURL = URL(filePath: "/bin/sh")
        // Root has no sandbox in it; the pages are our own.
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--no-first-run",
            "--user-data-dir=\(folder.appending(path: "profile").path())", "--remote-debugging-pipe", "about:blank",
        ]
        process.arguments = ["-c", "exec \"$@\" 3<'\(pipes[0])' 4>'\(pipes[1])'", "sh", path] + options
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Runtime", "Log", "Page", "Network"] { _ = try send("\(domain).enable") }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(commands)
        close(answers)
        // What is left of the browser may still write for a moment.
        for _ in 0..<20 where FileManager.default.fileExists(atPath: folder.path()) {
            try? FileManager.default.removeItem(at: folder)
            usleep(50_000)
        }
    }

    // MARK: The protocol

    /// Has the browser do something, and waits until it has.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let number = try post(method, parameters)
        while true {
            let message = try receive()
            if message["id"] as? Int == number {
                if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
                return message["result"] as? [String: Any] ?? [:]
            }
            note(message)
        }
    }

    /// Has the browser do something, without waiting.
    @discardableResult
    func post(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        while !bytes.isEmpty {
            let count = write(commands, bytes, bytes.count)
            if count <= 0 { throw Failure(description: "the browser takes no commands") }
            bytes.removeFirst(count)
        }
        return number
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let data = Data(received[..<end])
                received.removeFirst(end + 1)
                return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            }
            var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            if poll(&waiting, 1, 60_000) <= 0 { throw Failure(description: "the browser does not answer") }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(answers, &chunk, chunk.count)
            if count > 0 { received += chunk[..<count] }
        }
    }

    private func note(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded": complaints.append("\(parameters)")
        case "Network.requestWillBeSent":
            requests.append((parameters["request"] as? [String: Any])?["url"] as? String ?? "?")
        default: break
        }
    }

    // MARK: Pages

    /// Opens a page from a file, in a window.
    ///
    /// - Parameter media: features of the reader, such as `prefers-reduced-motion`.
    func show(_ document: String, width: Int = 1280, height: Int = 800, media: [String: String] = [:]) throws {
        let file = folder.appending(path: "page.html")
        try document.write(to: file, atomically: true, encoding: .utf8)
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        let features = media.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
        try send("Emulation.setEmulatedMedia", ["features": features])
        try send("Page.navigate", ["url": "file://\(file.path())"])
        try evaluate("new Promise((done) => document.readyState === 'complete' ? done() : (onload = done))")
    }

    /// What an expression comes to in the page; a promise is waited for.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let exception = answer["exceptionDetails"] {
            throw Failure(description: "\(expression.prefix(300)): \(exception)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func number(_ expression: String) throws -> Double {
        guard let number = try evaluate(expression) as? Double else {
            throw Failure(description: "\(expression.prefix(300)) is no number")
        }
        return number
    }

    func text(_ expression: String) throws -> String { try evaluate("String(\(expression))") as? String ?? "" }

    /// How much the texts that a selector selects stand out from what is behind them, as WCAG 2.2 defines it: the least
    /// of all that are seen.
    func leastContrast(of selector: String) throws -> Double {
        try number(
            """
            (() => {
              const light = (colour) => {
                const part = (n) => n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4;
                const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
                return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
              };
              const behind = (one) => {
                const colour = getComputedStyle(one).backgroundColor;
                return /, 0\\)$/.test(colour) ? behind(one.parentElement) : colour;
              };
              const texts = [...document.querySelectorAll(`\(selector)`)].filter((one) => one.offsetParent);
              return Math.min(...texts.map((one) => {
                const [a, b] = [light(getComputedStyle(one).color), light(behind(one))].sort((p, q) => q - p);
                return (a + 0.05) / (b + 0.05);
              }));
            })()
            """)
    }

    // MARK: Hands

    func mouse(_ type: String, _ x: Double, _ y: Double, isHeld: Bool = false, waits: Bool = true) throws {
        let parameters: [String: Any] = [
            "type": type, "x": x, "y": y, "button": isHeld || type != "mouseMoved" ? "left" : "none",
            "buttons": isHeld ? 1 : 0, "clickCount": 1,
        ]
        if waits {
            try send("Input.dispatchMouseEvent", parameters)
        } else {
            try post("Input.dispatchMouseEvent", parameters)
        }
    }

    func wheel(_ x: Double, _ y: Double, by delta: Double) throws {
        try send(
            "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta])
    }

    func touch(_ type: String, _ x: Double, _ y: Double) throws {
        let points: [[String: Any]] = type == "touchEnd" ? [] : [["x": x, "y": y, "id": 1]]
        try send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }

    func press(_ key: String, code: Int) throws {
        for type in ["rawKeyDown", "keyUp"] {
            try send(
                "Input.dispatchKeyEvent",
                ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
        }
    }
}
