import Testing
import Tinamou
import TinamouDocuments

@Suite struct TraceReaderTests {
    @Test func everyLineArrives() throws {
        let text = """
            # a comment
            V 2
            V 1   # and one behind a line
            C -1 0 1 -10 2 0 1 2 -0.5

            \tC 1 @501.5 2e0 0 0
            C 0 3 0.25 1e2 1 1 -1
            A 0 1
            F 2
            K 0 12 1 -3
            W 1 0 1
            E 1 2 1
            S 0 1 1 2.5
            ! S 1 1e300
            P 1
            U
            T
            T any words at all
            = 0 1 1e-6
            R 2 0
            D 0
            Q 1
            """
        let trace = try Trace(reading: SourceText(name: "f", text: text))
        let shown = trace.lines.map { ($0.isRefused ? "! " : "") + self.shown($0.content) }
        #expect(
            shown == [
                "makeVariables(count: 2)", "makeVariables(count: 1)", "define", "define", "define", "add([0, 1])",
                "! add([2])",
                "setConstants(0 12.0, 1 -3.0)", "setStrength(1, 1000.0 1.0)", "edit(1, 500.0 1.0)",
                "suggest([(variable: 0, value: 1.0), (variable: 1, value: 2.5)])",
                "! suggest([(variable: 1, value: 1e+300)])", "endEdit(1)",
                "value(variable: 0, 1.0, tolerance: 1e-06)", "violation(constraint: 2, tolerance: 0.0)", "remove(0)",
                "removeVariable(1)",
            ])
        let rows = trace.lines.compactMap { line -> Problem.Row? in
            if case .define(let row) = line.content { return row }
            return nil
        }
        #expect(rows[0].terms == [Problem.Summand(1, 0), Problem.Summand(-0.5, 2)] && rows[0].relation == .lessOrEqual)
        #expect(rows.map(\.constant) == [10, 0, -100] && rows[1].terms.isEmpty)
        #expect(rows.map(\.strength) == [.required, Strength(501.5, weight: 2), Strength(250, weight: 0.25)])
    }

    private func shown(_ content: Trace.Content) -> String {
        switch content {
        case .define: "define"
        case .setConstants(let changes):
            "setConstants(\(changes.map { "\(shown($0.constraint)) \($0.constant)" }.joined(separator: ", ")))"
        case .setStrength(let name, let strength):
            "setStrength(\(shown(name)), \(strength.level) \(strength.weight))"
        case .edit(let number, let strength): "edit(\(number), \(strength.level) \(strength.weight))"
        default: "\(content)"
        }
    }

    private func shown(_ name: Trace.Name) -> String {
        switch name {
        case .constraint(let number): "\(number)"
        case .suggestion(let variable): "s\(variable)"
        }
    }

    /// The equations that carry suggestions go by the variables' numbers.
    @Test func suggestionsHaveNames() throws {
        let trace = try Trace(reading: SourceText(name: "f", text: "V 2\nS 1 3\nK s1 4\nW s1 2 1\nP 1"))
        #expect(
            trace.lines.map { shown($0.content) } == [
                "makeVariables(count: 2)", "suggest([(variable: 1, value: 3.0)])", "setConstants(s1 4.0)",
                "setStrength(s1, 500.0 1.0)", "endEdit(1)",
            ])
        for (text, message) in [
            ("V 1\nK s0 1", "f:2:3: no values are suggested for variable 0"),
            ("V 1\nS 0 1\nP 0\nW s0 1 1", "f:4:3: no values are suggested for variable 0"),
            ("V 1\nS 0 1\nK s5 1", "f:3:3: there is no variable 5; variables up to here have the numbers 0 to 0"),
            ("V 1\nS 0 1\nK s 1", "f:3:3: expected s and the number of a variable, found \"s\""),
        ] {
            do throws(Diagnostic) {
                _ = try Trace(reading: SourceText(name: "f", text: text))
                Issue.record("\(text) was read")
            } catch {
                #expect(error.line == message)
            }
        }
    }

    /// A solver's trace has these for calls with empty lists.
    @Test func linesMayNameNothing() throws {
        #expect(try Trace(reading: SourceText(name: "f", text: "A\nK\nS\r\n")).lines.count == 3)
        #expect(try Trace(reading: SourceText(name: "f", text: "")).lines.isEmpty)
    }

    /// No sign appears in a constant of 0.
    @Test func zeroStaysZero() throws {
        let trace = try Trace(reading: SourceText(name: "f", text: "C 0 0 1 0 0\nC 0 0 1 -0.0 0"))
        for line in trace.lines {
            guard case .define(let row) = line.content else { continue }
            #expect(row.constant.sign == .plus && row.constant == 0)
        }
    }

    @Test(arguments: [
        (
            "X",
            "1:1: \"X\" begins no line of a trace; lines begin with V, Q, C, A, F, D, K, W, E, P, S, U, =, R, T, ! or #"
        ),
        (
            "\n  VV 1",
            "2:3: \"VV\" begins no line of a trace; lines begin with V, Q, C, A, F, D, K, W, E, P, S, U, =, R, T, ! or #"
        ),
        ("V", "1:2: expected how many variables, at most 1000000, found the end of the line"),
        ("V x", "1:3: expected how many variables, at most 1000000, found \"x\""),
        ("V -1", "1:3: expected how many variables, at most 1000000, found \"-1\""),
        ("V 1000001", "1:3: expected how many variables, at most 1000000, found \"1000001\""),
        ("V 99999999999999999999", "1:3: expected how many variables, at most 1000000, found \"99999999999999999999\""),
        ("V 1 2", "1:5: expected the end of the line, found \"2\""),
        ("U 1", "1:3: expected the end of the line, found \"1\""),
        ("Q 0", "1:3: there is no variable 0; there is none up to here"),
        ("V 2\nQ 2", "2:3: there is no variable 2; variables up to here have the numbers 0 to 1"),
        ("V 2\nQ 1\nQ 1", "3:3: variable 1 has been removed"),
        ("V 2\nQ 1\nS 0 1 1 2", "3:7: variable 1 has been removed"),
        ("A 0", "1:3: there is no constraint 0; there is none up to here"),
        ("V 1\r\nC 0 0 1 0 0\r\nA 1", "3:3: there is no constraint 1; constraints up to here have the numbers 0 to 0"),
        ("C 0 0 1 0 0\nA 0\nA 0", "3:3: constraint 0 is in the solver already"),
        ("C 0 0 1 0 0\nA 0\nF 0", "3:3: constraint 0 is in the solver already"),
        ("C 0 0 1 0 0\nA 0 0", "2:5: constraint 0 is named twice in this line"),
        ("C 0 0 1 0 0\nD 0", "2:3: constraint 0 is not in the solver"),
        ("C 0 0 1 0 0\nF 0\nD 0", "3:3: constraint 0 is not in the solver"),
        ("C 0 0 1 0 0\n! A 0\nK 0 1", "3:3: constraint 0 is not in the solver"),
        ("C 0 0 1 0 0\nW 0 0 1", "2:3: constraint 0 is not in the solver"),
        ("V 1\nC 0 0 1 0 1 0 1\nQ 0\nA 0", "4:3: constraint 0 has the variable 0, which has been removed"),
        ("V 1\nC 0 0 1 0 1 0 1\nQ 0\nR 0 1", "4:3: constraint 0 has the variable 0, which has been removed"),
        ("C 0 0 1 0 0\nA 0\nK 0", "3:4: expected a constant, found the end of the line"),
        ("C 2", "1:3: expected a relation: -1 for <=, 0 for ==, 1 for >=, found \"2\""),
        (
            "C 0 4",
            "1:5: expected a level: 0 required, 1 strong, 2 medium, 3 weak, or @ and a number above 0 and at most 1000, found \"4\""
        ),
        (
            "C 0 @1001",
            "1:5: expected a level: 0 required, 1 strong, 2 medium, 3 weak, or @ and a number above 0 and at most 1000, "
                + "found \"@1001\""
        ),
        (
            "C 0 @",
            "1:5: expected a level: 0 required, 1 strong, 2 medium, 3 weak, or @ and a number above 0 and at most 1000, found \"@\""
        ),
        ("C 0 0 0", "1:7: expected a weight above 0, found \"0\""),
        ("C 0 0 w", "1:7: expected a weight, found \"w\""),
        ("C 0 0 1 inf", "1:9: expected a constant, found \"inf\""),
        ("C 0 0 1 nan", "1:9: expected a constant, found \"nan\""),
        ("C 0 0 1 0x10", "1:9: expected a constant, found \"0x10\""),
        ("C 0 0 1 1e999", "1:9: 1e999 is too large; the largest number is 1.7976931348623157e+308"),
        ("C 0 0 1 0", "1:10: expected how many terms follow, found the end of the line"),
        ("V 1\nC 0 0 1 0 2 0 1", "2:16: 2 terms are announced, 1 follow"),
        ("V 1\nC 0 0 1 0 1 0", "2:14: expected a coefficient, found the end of the line"),
        ("V 1\nC 0 0 1 0 1 0 1 0", "2:17: expected the end of the line, found \"0\""),
        ("V 1\nC 0 0 1 0 1 1 1", "2:13: there is no variable 1; variables up to here have the numbers 0 to 0"),
        ("V 1\n= 0 1", "2:6: expected a tolerance of 0 or more, found the end of the line"),
        ("V 1\n= 0 1 -1", "2:7: expected a tolerance of 0 or more, found \"-1\""),
        ("!", "1:2: expected a call after !: A, Q, K, W, E or S, found the end of the line"),
        ("! D 0", "1:3: \"D\" cannot stand after !; calls that can be refused are A, Q, K, W, E and S"),
        ("! AQ", "1:3: \"AQ\" cannot stand after !; calls that can be refused are A, Q, K, W, E and S"),
        ("! F 0", "1:3: \"F\" cannot stand after !; calls that can be refused are A, Q, K, W, E and S"),
        (
            "!A 0",
            "1:1: \"!A\" begins no line of a trace; lines begin with V, Q, C, A, F, D, K, W, E, P, S, U, =, R, T, ! or #"
        ),
    ])
    func errors(text: String, message: String) {
        #expect(traceRefusal(text) == message)
    }

    /// A constraint that may be added again after its removal or refusal; a variable whose removal is refused.
    @Test func whatIsUndoneCanBeDoneAgain() {
        #expect(traceRefusal("V 1\nC 0 0 1 0 1 0 1\nA 0\nD 0\nA 0\n! Q 0\nS 0 1\nD 0\nF 0\nA 0") == "")
    }

    /// Time grows with the length, not with its square: that would be minutes.
    @Test func aLongTrace() throws {
        let count = 50_000
        var text = ""
        for number in 0..<count { text += "V 1\nC 0 0 1 -1 1 \(number) 1\n" }
        text += "A" + (0..<count).map { " \($0)" }.joined() + "\n"
        for number in 0..<count { text += "D \(number)\n" }
        let start = ContinuousClock.now
        #expect(try Trace(reading: SourceText(name: "f", text: text)).lines.count == 3 * count + 1)
        #expect(start.duration(to: .now) < .seconds(30))
    }

    @Test func textsThatAreNotUTF8AreRefused() {
        #expect(throws: Diagnostic.self) { try Trace(reading: SourceText(name: "f", bytes: [0x23, 0xFF])) }
    }
}
