import Testing
import TinamouDocuments
import TinamouLayout

/// Runs of constants, offsets and sizes of layouts. Every number by hand.
@Suite struct LayoutSweeperTests {
    private func sweep(
        _ text: String, _ subject: ProblemSweep.Subject, _ id: String = "", _ start: Double, _ goal: Double,
        always conditions: [String] = []
    ) throws -> SweepResult {
        let layout = DocumentLayout(try layoutDocument(text))
        let sweeper = try LayoutSweeper(try #require(layout.scene(of: subject, id)))
        var read: [LinearCondition] = []
        for condition in conditions {
            read.append(
                try LinearCondition(reading: SourceText(name: "c", text: condition), variables: sweeper.names))
        }
        return sweeper.sweep(subject, id, from: start, through: goal, always: read)
    }

    private func swept(_ result: SweepResult) throws -> ProblemSweep {
        guard case .swept(let sweep) = result else {
            Issue.record("\(result)")
            throw LayoutSweeper.Stopped()
        }
        return sweep
    }

    private static let pushed = scene(
        #"{"id": "a"}, {"id": "b", "baselines": [7, 3]}"#,
        #"""
        "move: a.left == root.left + 1", "a.width == 10", "push: b.left >= a.right + 5", "wish: b.left == root.left + 50 @500",
        "b.right <= root.right", "b.width == 20", "low: b.firstBaseline == root.top + 30"
        """#)

    /// b.left = max(50, m + 15): it turns at 35, and contradicts the right edge, 300, from 265 on.
    @Test func aConstant() throws {
        let sweep = try swept(
            try sweep(
                LayoutSweeperTests.pushed, .constant, "move", 0, 400,
                always: ["b.left >= a.right + 5", "b.left <= 100", "root.top == 0"]))
        #expect(sweep.pieces.map(\.start) == [0, 35] && sweep.end == 265)
        #expect(sweep.pieces[1].activated == ["push"] && sweep.pieces[1].broken == ["wish"])
        let path = try #require(sweep.motions.first { $0.variable == "b.left" }?.path)
        #expect(path.value(at: 20) == 50 && path.value(at: 100) == 115)
        #expect(
            sweep.conflict.map(Set.init) == [
                "move", "a.width == 10", "push", "b.right <= root.right", "b.width == 20", "width of root",
            ])
        #expect(sweep.judgements.map(\.failures.count) == [0, 1, 0])
        #expect(sweep.judgements[1].failures[0].start == 85 && sweep.judgements[1].failures[0].worst == 180)
        #expect(!sweep.isProved)
    }

    /// The solver's constant of a baseline is not the document's: b.top = c − 7.
    @Test func aConstantBesideABaseline() throws {
        let sweep = try swept(try sweep(LayoutSweeperTests.pushed, .constant, "low", 10, 20))
        let path = try #require(sweep.motions.first { $0.variable == "b.top" }?.path)
        #expect(sweep.start == 10 && sweep.end == 20)
        #expect(path.value(at: 10) == 3 && path.value(at: 20) == 13)
    }

    /// Downwards as well: what is 0.1 of the width and at least 12 wide contradicts itself below 120.
    @Test func aSize() throws {
        let text = scene(
            #"{"id": "a"}"#, #""|[a]", "a.width == 0.1 * root.width", "least: a.width >= 12""#)
        let sweep = try swept(try sweep(text, .width, "root", 300, 100, always: ["a.right == 0.1 * root.width"]))
        #expect(sweep.end == 120 && sweep.pieces.count == 1 && sweep.quantity == "width of root")
        #expect(sweep.judgements[0].failures.isEmpty)
        guard case .stopped(.invalid(let problem)) = try self.sweep(text, .height, "", 1, 2) else {
            Issue.record("nothing mentions the height")
            return
        }
        #expect(problem.line == "--height: no constraint mentions the height of root, so that nothing moves with it")
    }

    private static func list(_ inside: String, _ views: String = "", _ constraints: String = "") -> String {
        scene(
            #"{"id": "list", "scroll": {}, "views": [{"id": "content", "intrinsicSize": [300, 1000]}\#(inside)]}\#(views)"#,
            #""|[list]|", "V:|[list]|", "|[content]|", "V:|[content]|"\#(constraints)"#)
    }

    /// The offset counts downwards, and the content goes up.
    @Test func anOffset() throws {
        let text = LayoutSweeperTests.list(
            #", {"id": "h", "header": {"minimum": 20, "maximum": 60}}"#)
        let sweep = try swept(
            try sweep(text, .offset, "list", -100, 500, always: ["h.bottom >= root.top + 20", "h.top <= list.top"]))
        #expect(sweep.pieces.map(\.start) == [-100, -60, -20] && sweep.isProved)
        let path = try #require(sweep.motions.first { $0.variable == "content.top" }?.path)
        #expect(path.value(at: -100) == 100 && path.value(at: 500) == -500 && path.slope(at: 0) == -1)
    }

    /// A view's own safe area follows from where it is: the trajectory does not know, the real layout does.
    @Test func whatFollowsFromFramesIsNoticed() throws {
        var text = LayoutSweeperTests.list(
            "", "", #", "inner.top == safe.top", "inner.left == content.left""#)
        text = text.replacing(
            #"{"id": "content", "intrinsicSize": [300, 1000]}"#,
            with:
                #"{"id": "content", "intrinsicSize": [300, 1000], "guides": {"safe": "safeArea"}, "views": [{"id": "inner", "intrinsicSize": [5, 5]}]}"#
        )
        text = text.replacing(#"{"view": {"id": "root""#, with: #"{"safeArea": [44, 0, 0, 0], "view": {"id": "root""#)
        guard case .stopped(.trouble(_, let message)) = try sweep(text, .offset, "list", -10, 100) else {
            Issue.record("the inner view stays below the bar")
            return
        }
        #expect(message.contains("safe areas"))
    }

    @Test func whatCannotRun() throws {
        let plain = LayoutSweeperTests.list("")
        for (subject, id, message) in [
            (ProblemSweep.Subject.constant, "no", "--constant: there is no constraint \"no\" in the scene; there are "),
            (.offset, "content", "--scroll: there is no scroll view \"content\" in the scene; there is \"list\""),
        ] {
            guard case .stopped(.invalid(let problem)) = try sweep(plain, subject, id, 0, 1) else {
                Issue.record("\(id)")
                continue
            }
            #expect(problem.line.hasPrefix(message))
        }
        let conflict = scene(#"{"id": "a"}"#, #""a.width == 1", "a.width == 2""#)
        #expect(throws: LayoutSweeper.Stop.self) { try sweep(conflict, .width, "", 0, 1) }
    }
}

extension LayoutSweeper {
    /// There is no run.
    struct Stopped: Error {}
}

extension String {
    fileprivate func replacing(_ part: String, with replacement: String) -> String {
        replacingFirst(part, with: replacement)
    }
}
