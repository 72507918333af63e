import Foundation
import Testing
import Tinamou
import TinamouLayout

/// The code in README.md, compiled here word for word, and the results that it states.
@Suite struct ReadmeTests {
    @Test func solver() throws {
        let solver = Solver()
        let left = solver.variable("left"), width = solver.variable("width")
        try solver.add(left == 8)
        let limit = try solver.add(left + width <= 375)
        try solver.add(width == 500, at: .strong)
        print(solver[width])  // 367.0
        #expect("\(solver[width])" == "367.0")
        try solver.setConstant(of: limit, to: 320)  // one edit of the right-hand side, no re-add
        print(solver[width])  // 312.0
        #expect("\(solver[width])" == "312.0")
    }

    @Test func anchors() throws {
        let screen = View("screen"), header = View("header")
        screen.addSubview(header)
        LayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            header.topAnchor.constraint(equalTo: screen.topAnchor, constant: 44),
            header.heightAnchor.constraint(equalTo: header.widthAnchor, multiplier: 0.4),
        ])
        let engine = LayoutEngine(root: screen)
        try engine.layout(in: Size(width: 375, height: 812))
        print(header.frame)  // x 0, y 44, width 375, height 150
        #expect(header.frame == Rect(x: 0, y: 44, width: 375, height: 150))
    }

    @Test("Every line of Swift in the README stands in this file, in its order")
    func everyLineIsCompiled() throws {
        let here = URL(filePath: #filePath)
        let readme = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "README.md")
        let compiled = lines(try String(contentsOf: here, encoding: .utf8))
        var blocks = 0
        for block in try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst() {
            let code = lines(block.components(separatedBy: "```")[0])
            var place = compiled.startIndex
            for line in code {
                let found = compiled[place...].firstIndex(of: line)
                #expect(found != nil, "'\(line)' is not compiled here")
                place = found.map { $0 + 1 } ?? place
            }
            blocks += 1
        }
        #expect(blocks == 2)
    }

    /// The lines of a text that are not empty, white space folded.
    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter {
            !$0.isEmpty
        }
    }
}
