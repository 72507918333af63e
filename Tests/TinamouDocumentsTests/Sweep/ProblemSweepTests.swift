import Foundation
import Testing
import Tinamou
import TinamouDocuments

/// Runs of small documents, worked out by hand.
@Suite struct ProblemSweepTests {
    /// y is at 5 until x + 1 pushes it, up to 20 where it can go no further; `free` is pushed by x and left where it is.
    static let pushed = """
        {"constraints": [
          {"id": "move", "terms": {"x": 1}, "relation": "==", "constant": 0},
          {"id": "floor", "terms": {"y": 1, "x": -1}, "relation": ">=", "constant": 1},
          {"id": "wish", "terms": {"y": 1}, "relation": "==", "constant": 5, "strength": "weak"},
          {"id": "ceiling", "terms": {"y": 1}, "relation": "<=", "constant": 40},
          {"id": "push", "terms": {"free": 1, "x": -1}, "relation": ">=", "constant": 2}],
         "then": [{"set": "ceiling", "constant": 20}, {"suggest": "a b", "value": 3}],
         "variables": ["x", "y", "free", "a b"]}
        """

    private func document(_ text: String) throws -> ProblemDocument {
        try ProblemDocument(reading: SourceText(name: "f", text: text))
    }

    private func sweep(
        _ start: Double, _ goal: Double, of id: String = "move", in text: String = pushed, always: [String] = []
    ) throws -> ProblemSweep {
        let document = try document(text)
        let conditions = try always.map {
            try LinearCondition(reading: SourceText(name: "--always", text: $0), variables: document.variables)
        }
        guard case .swept(let sweep) = document.sweep(constantOf: id, from: start, through: goal, always: conditions)
        else { throw NoRun() }
        return sweep
    }

    private struct NoRun: Error {}

    private func stopped(_ text: String, of id: String, from start: Double = 0) throws -> String {
        guard case .stopped(let problem) = try document(text).sweep(constantOf: id, from: start, through: 1) else {
            return "swept"
        }
        return problem.jsonLine
    }

    // MARK: What happens

    @Test func piecesNameWhatChanges() throws {
        let sweep = try sweep(-10, 10)
        #expect(sweep.pieces.map(\.start) == [-10, 0, 4] && sweep.pieces.map(\.end) == [0, 4, 10])
        #expect(sweep.pieces.map(\.activated) == [[], ["push"], ["floor"]])
        #expect(sweep.pieces.map(\.broken) == [[], [], ["wish"]] && sweep.pieces.allSatisfy(\.loosened.isEmpty))
        #expect(sweep.motions.map(\.variable) == ["x", "y", "free", "a b"])
        #expect(sweep.motions.map(\.moves) == [true, true, true, false])
        #expect(sweep.motions[1].path.value(at: 10) == 11)
        #expect(sweep.historyDependent == ["free"] && sweep.conflict == nil && sweep.isProved)
    }

    /// Beyond 19, y is at its ceiling of 20 and x cannot follow: the step that lowered the ceiling from 40 counts.
    @Test func aConflictEndsTheRun() throws {
        let sweep = try sweep(-10, 40, always: ["y <= 20"])
        #expect(sweep.end == 19 && sweep.goal == 40 && sweep.conflict == ["move", "floor", "ceiling"])
        #expect(sweep.judgements[0].failures.isEmpty && !sweep.isProved)
    }

    @Test func aConflictAtTheStartLeavesNoPiece() throws {
        let sweep = try sweep(30, 0, always: ["y <= 20"])
        #expect(sweep.pieces.isEmpty && sweep.end == 30 && sweep.conflict == ["move", "floor", "ceiling"])
        #expect(sweep.motions.allSatisfy { $0.path.knots.isEmpty } && !sweep.isProved)
    }

    @Test func conditionsAreJudged() throws {
        let sweep = try sweep(-10, 19, always: ["y >= x + 1", "y <= 15", "2 * y - x >= 12", "free >= x"])
        #expect(
            sweep.judgements.map(\.failures) == [
                [], [.init(start: 14, end: 19, worst: 5, worstAt: 19)],
                [.init(start: -2, end: 10, worst: 6, worstAt: 4)], [],
            ])
        #expect(sweep.judgements.map(\.historyDependent) == [[], [], [], ["free"]])
        #expect(!sweep.isProved)
    }

    @Test func suggestionsRunToo() throws {
        let sweep = try sweep(3, -4, of: "suggest a b")
        #expect(sweep.motions[3].path.knots == [.init(at: 3, value: 3, slope: 1)])
    }

    /// An id that a step removed and gave again is the constraint that is there in the end.
    @Test func theLastOfAnIDIsMeant() throws {
        let text = """
            {"constraints": [{"id": "c", "terms": {"x": 1}, "relation": "==", "constant": 1}],
             "then": [{"remove": "c"}, {"add": {"id": "c", "terms": {"x": 2}, "relation": "==", "constant": 1}}]}
            """
        #expect(try sweep(0, 8, of: "c", in: text).motions[0].path.value(at: 8) == 4)
    }

    @Test func whatCannotBeRun() throws {
        #expect(
            try stopped(Self.pushed, of: "mov")
                == #"{"status":"invalid","message":"--constant: there is no constraint \"mov\" after the last step;"#
                + #" there are \"move\", \"floor\", \"wish\", \"ceiling\", \"push\" and \"suggest a b\""}"#)
        #expect(
            try stopped(#"{"constraints": []}"#, of: "c")
                == #"{"status":"invalid","message":"--constant: there is no constraint \"c\" after the last step"}"#)
        let gone = Self.pushed.replacingFirst("{\"suggest\"", with: "{\"remove\": \"move\"}, {\"suggest\"")
        #expect(try stopped(gone, of: "move").hasPrefix(#"{"status":"invalid""#))
        let many = (0..<14).map { "{\"id\": \"c\($0)\", \"terms\": {}, \"relation\": \"==\", \"constant\": 0}" }
        #expect(
            try stopped("{\"constraints\": [\(many.joined(separator: ","))]}", of: "x").contains(
                #"\"c11\" and 2 more"}"#))
        let contradicting = Self.pushed.replacingFirst("\"constant\": 20", with: "\"constant\": -1")
        #expect(
            try stopped(contradicting, of: "move")
                == #"{"status":"unsatisfiable","step":0,"conflict":["move","floor","ceiling"]}"#)
        #expect(try stopped(Self.pushed, of: "move", from: .infinity).hasPrefix(#"{"status":"trouble","step":2,"#))
    }

    /// A condition whose sum overflows proves nothing and is said to be undecided.
    @Test func conditionsThatOverflowAreTrouble() throws {
        let document = try document(Self.pushed)
        let condition = try LinearCondition(
            reading: SourceText(name: "--always", text: "1e308 * y - 1e308 * x >= 0"), variables: document.variables)
        guard case .stopped(.trouble) = document.sweep(constantOf: "move", from: 0, through: 10, always: [condition])
        else {
            Issue.record("not said to be undecided")
            return
        }
    }

    @Test func contradictionsAreSentences() throws {
        #expect(
            ProblemResult.unsatisfiable(step: -1, conflict: ["a", "b c"]).contradiction
                == "a and \"b c\" contradict each other in the document.")
        #expect(
            ProblemResult.unsatisfiable(step: 2, conflict: ["a"]).contradiction
                == "a contradicts itself with step 2 of the document.")
        #expect(ProblemResult.trouble(step: 0, message: "").contradiction == nil)
    }

    // MARK: The table

    @Test func theTable() throws {
        #expect(
            try sweep(-10, 10, always: ["y <= 7.5", "free >= x"]).table(variables: ["y", "a b"]) == """
                The constant of move from -10 through 10: 3 straight pieces.

                            y              "a b"
                piece       start  slope   start  slope
                ---------   ------------   ------------
                -10 to  0       5      0       3      0
                    at 0: push becomes active
                  0 to  4       5      0       3      0
                    at 4: floor becomes active; wish gives way
                  4 to 10       5     +1       3      0

                free depends on history: in some piece the constraints leave it room, and where it is depends on
                where it was before. Shown is the path for a constant that moves slowly from the start.

                always y <= 7.5: fails
                    from 6.5 through 10: by 3.5 at worst, at 10
                always free >= x: holds for every value from -10 through 10
                    on the path shown, that is; free may be elsewhere after another history
                """)
    }

    /// At 4 the constant pushes as soon as it moves.
    @Test func whatTurnsAtTheStartIsSaid() throws {
        let lines = try sweep(4, 19).table(variables: ["y"]).components(separatedBy: "\n")
        #expect(lines[5] == "    at 4: floor and push become active; wish gives way")
        #expect(lines[6] == "4 to 19       5     +1")
    }

    @Test func theTableOfARunThatEndsEarly() throws {
        let lines = try sweep(18, 40, always: ["y <= 20"]).table(variables: ["y"]).components(separatedBy: "\n")
        #expect(lines[0] == "The constant of move from 18 through 40: one straight piece.")
        #expect(
            lines.suffix(3) == [
                "The run ends at 19: from there through 40 move, floor and ceiling contradict each other.", "",
                "always y <= 20: holds from 18 through 19, where the run ends; not proved beyond",
            ])
        #expect(
            try sweep(30, 40, always: ["y <= 20"]).table() == """
                The constant of move from 30 through 40: contradicted from the start.

                The run ends where it starts and looks no further: at 30 move, floor and ceiling contradict each
                other.

                always y <= 20: not proved; there is no value to look at
                """)
    }

    /// Nine variables in a row of which the last follows the constant.
    private static let nine = {
        let still = (0..<8).map {
            "{\"id\": \"c\($0)\", \"terms\": {\"still.\($0)\": 1}, \"relation\": \"==\", \"constant\": \($0)}"
        }
        let moving = "{\"id\": \"m\", \"terms\": {\"moving\": 3}, \"relation\": \"==\", \"constant\": 0}"
        return "{\"constraints\": [\((still + [moving]).joined(separator: ","))]}"
    }()

    @Test func ofManyVariablesThoseThatMoveAreShown() throws {
        let sweep = try sweep(0, 1, of: "m", in: Self.nine)
        #expect(
            sweep.table() == """
                The constant of m from 0 through 1: one straight piece.

                         moving
                piece    start         slope
                ------   -------------------
                0 to 1       0  +0.333333333

                8 of 9 variables do not move and are not shown; --variables chooses.
                """)
        #expect(sweep.plot().lines.map(\.name) == ["moving"])
        #expect(sweep.plot().notes == ["8 of 9 variables do not move and are not drawn; --variables chooses."])
    }

    /// Fourteen variables that nothing but inequalities hold: the first twelve are named.
    @Test func manyNamesAreCutShort() throws {
        let pushed = (0..<14).map {
            "{\"id\": \"c\($0)\", \"terms\": {\"v\($0)\": 1, \"m\": -1}, \"relation\": \">=\", \"constant\": 0}"
        }
        let moving = "{\"id\": \"m\", \"terms\": {\"m\": 1}, \"relation\": \"==\", \"constant\": 0}"
        let text = "{\"constraints\": [\((pushed + [moving]).joined(separator: ","))]}"
        let table = try sweep(0, 1, of: "m", in: text).table()
        #expect(table.contains("v10, v11 and 2 more depend on history"))
    }

    /// A block ends where a further variable would not fit into 100 columns.
    @Test func wideTablesGoOnBelow() throws {
        let names = (0..<8).map { "still.\($0)" } + ["moving"]
        let lines = try sweep(0, 1, of: "m", in: Self.nine).table(variables: names).components(separatedBy: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        #expect(lines.filter { $0.hasPrefix("0 to 1") }.count == 2)
    }

    @Test(arguments: [
        (0, "0"), (1e-10, "0"), (-1e-10, "0"), (1.0 / 3, "0.333333333"), (200.0 / 3, "66.6666667"), (-2.5, "-2.5"),
        (123456789.125, "123456789"), (1e20, "1e+20"), (-0.0, "0"), (0.1 + 0.2, "0.3"),
    ])
    func numbersAreRoundedToNineDigits(number: Double, text: String) throws {
        let document = #"{"constraints": [{"id": "c", "terms": {"x": 1}, "relation": "==", "constant": 0}]}"#
        #expect(
            try sweep(number, number, of: "c", in: document).table().hasPrefix(
                "The constant of c from \(text) through \(text): one"))
    }

    // MARK: JSON

    /// JSON that reads back, and says what the run does.
    @Test func theJSONLine() throws {
        #expect(
            try sweep(4, 30, always: ["y <= 15"]).jsonLine(variables: ["y"])
                == #"{"status":"swept","constant":"move","from":4,"through":30,"end":19,"#
                + #""pieces":[{"start":4,"end":19,"activated":["floor","push"],"loosened":[],"broken":["wish"]}],"#
                + #""knots":{"y":[{"at":4,"value":5,"slope":1}]},"historyDependent":["free"],"#
                + #""verdicts":[{"always":"y <= 15","holds":false,"failures":"#
                + #"[{"start":14,"end":19,"worst":5,"worstAt":19}],"historyDependent":[]}],"#
                + #""conflict":["move","floor","ceiling"]}"#)
        let line = try sweep(-10, 10).jsonLine()
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect((object?["knots"] as? [String: Any])?.count == 4 && object?["conflict"] is NSNull)
    }

    /// What the run has not reached is not proved.
    @Test func noConditionHoldsBeyondTheEnd() throws {
        #expect(try sweep(4, 30, always: ["y <= 50"]).jsonLine().contains(#""holds":false,"failures":[]"#))
        #expect(try sweep(4, 19, always: ["y <= 50"]).jsonLine().contains(#""holds":true,"failures":[]"#))
    }

    // MARK: The plot

    @Test func thePlotShowsTheRun() throws {
        let plot = try sweep(-10, 40, always: ["y <= 15", "x <= 100"]).plot(variables: ["y"])
        #expect(plot.range == -10...40 && plot.breakpoints == [0, 4, 19])
        #expect(plot.lines[0].points.map(\.x) == [-10, 4, 19] && plot.lines[0].points.map(\.y) == [5, 5, 20])
        #expect(plot.bands.map(\.name) == ["fails: y <= 15", "contradicted: move, floor and ceiling"])
        #expect(plot.bands.map(\.ranges) == [[14...19], [19...40]])
        #expect(plot.notes == ["Drawn is one path; others may be found for free, which the constraints leave room."])
    }

    @Test func aRunDownwardsIsDrawnFromLeftToRight() throws {
        let plot = try sweep(10, -10, always: ["y <= 7"]).plot(variables: ["y"])
        #expect(plot.lines[0].points.map(\.x) == [-10, 4, 10] && plot.lines[0].points.map(\.y) == [5, 5, 11])
        #expect(plot.bands[0].ranges == [6...10] && plot.range == -10...10)
        #expect(plot.title == "move from 10 through -10")
    }

    @Test func aRunThatCannotStartHasNoLines() throws {
        let plot = try sweep(30, 40).plot()
        #expect(plot.lines.isEmpty && plot.breakpoints.isEmpty && plot.bands.map(\.ranges) == [[30...40]])
        #expect(plot.bands[0].name == "not looked at, as at 30 contradicted by move, floor and ceiling")
    }
}
