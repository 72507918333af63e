import Testing
import Tinamou
import TinamouDocuments

@Suite struct ReplayerTests {
    /// How many expectations passed, and what the others say.
    private func replay(_ text: String) throws -> (passed: Int, failures: [String]) {
        let report = try Trace(reading: SourceText(name: "f", text: text)).replay()
        return (report.passedCount, report.failures.map { String($0.line.dropFirst(2)) })
    }

    @Test func everyCallAndCheckIsAnExpectation() throws {
        let text = """
            V 2
            C 0 0 1 -3 1 0 1
            C -1 0 1 -10 2 0 1 1 1
            C 0 0 1 -4 1 0 1
            A 0 1
            F 2
            E 1 1 1
            S 1 20
            = 1 7 0
            R 1 0
            K 0 5
            = 1 5 0
            ! K 0 1 1 0
            W 0 1 1
            ! W 0 0 0.5
            P 1
            D 0
            D 1
            Q 0
            """
        // Two lines are wrong on purpose: nothing stands against x0 = 1 with x0 + x1 <= 0, nor against x0 = 1 as
        // required.
        let (passed, failures) = try replay(text)
        #expect(passed == 13)
        #expect(
            failures == [
                "13:1: expected the call to be refused, but it was accepted",
                "15:1: expected the call to be refused, but it was accepted",
            ])
    }

    @Test func wrongValuesAndViolations() throws {
        let (passed, failures) = try replay(
            "V 1\nC 0 3 1 -3 1 0 2\nA 0\nS 0 4\n= 0 4.5 0.25\n= 0 4.5 0.5\nR 0 4.9\nR 0 5")
        #expect(passed == 4)
        #expect(
            failures == [
                "5:5: expected variable 0 to be 4.5 within 0.25, found 4",
                "7:5: expected constraint 0 to hold within 4.9, found a violation of 5",
            ])
    }

    /// Violations are in the constraint's own units, whatever its strength, and whether it is in the solver or not.
    @Test func violationsOfWhatIsNotThere() throws {
        let text =
            "V 1\nC 0 0 1 -3 1 0 1\nC 1 0 1 -20 1 0 2\nA 0\nF 1\nR 1 13.5\nR 1 14\nD 0\nS 0 10\nR 0 6.5\nR 0 7\nR 1 0"
        #expect(
            try replay(text).failures == [
                "6:5: expected constraint 1 to hold within 13.5, found a violation of 14",
                "10:5: expected constraint 0 to hold within 6.5, found a violation of 7",
            ])
    }

    @Test func unexpectedRefusalsNameTheConflict() throws {
        let text = """
            V 2
            C 1 0 1 0 2 1 1 0 -1
            C 1 0 1 -10 1 0 1
            C -1 0 1 -5 1 1 1
            A 0 1
            A 2
            E 1 0 1
            S 1 2
            E 0 1 1
            K 1 11
            """
        let (passed, failures) = try replay(text)
        #expect(passed == 3)
        #expect(
            failures == [
                "6:1: expected the call to be accepted, but it was refused: "
                    + "constraint 0, constraint 1 and constraint 2 contradict each other",
                "8:1: expected the call to be accepted, but it was refused: "
                    + "constraint 0, constraint 1 and the suggestion for variable 1 contradict each other",
                "10:1: expected the call to be accepted, but it was refused: "
                    + "constraint 0, constraint 1 and the suggestion for variable 1 contradict each other",
            ])
    }

    /// What should have been refused goes out again; what should have been accepted is missed.
    @Test func theReplayGoesOn() throws {
        let text = """
            V 1
            C 0 0 1 -3 1 0 1
            C 0 0 1 -4 1 0 1
            F 0
            A 1
            A 0
            D 0
            K 0 7
            W 0 3 1
            ! K 0 5
            D 1
            """
        #expect(traceRefusal(text) == "8:3: constraint 0 is not in the solver")
        let right = text.replacingFirst("D 0\n", with: "")
        let (passed, failures) = try replay(right)
        #expect(passed == 2)
        #expect(
            failures == [
                "4:1: expected the call to be refused, but it was accepted",
                "6:1: expected the call to be accepted, but it was refused: "
                    + "constraint 0 and constraint 1 contradict each other",
                "7:1: the call could not be made: constraint 0 is not in the solver, which had refused it",
                "8:1: the call could not be made: constraint 0 is not in the solver, which had refused it",
                "9:1: the call could not be made: constraint 0 is not in the solver, which had refused it",
            ])
    }

    /// `K` and `W` change what a constraint says from then on, also for a later `A` and `R`.
    @Test func aConstraintAddedAgainSaysWhatItSaidLast() throws {
        let text =
            "V 1\nC 0 0 1 -3 1 0 1\nA 0\nK 0 5\nD 0\nS 0 9\n= 0 9 0\nA 0\n= 0 5 0\nW 0 3 1\nD 0\nA 0\n= 0 9 0\nR 0 4"
        #expect(try replay(text) == (12, []))
    }

    @Test func refusalsOfOtherKinds() throws {
        #expect(
            try replay("V 1\nC 0 0 1 0 1 0 1\n! Q 0").failures == [
                "3:1: expected the call to be refused, but it was accepted"
            ])
        #expect(try replay("V 1\nC 0 0 1 0 1 0 1\nA 0\n! Q 0\nD 0\nQ 0") == (4, []))
        let huge = "V 2\nC 0 0 1 -1e308 1 0 1\nC 0 0 1 0 2 1 1 0 -10\nA 0\nQ 0\n"
        #expect(
            try replay(huge).failures == [
                "5:1: expected the call to be accepted, but it was refused: the variable is in constraints"
            ])
        #expect(
            try replay(huge.replacingFirst("Q 0", with: "A 1")).failures == [
                "5:1: expected the call to be accepted, but it was refused: a value would be larger than a double can hold"
            ])
        #expect(
            try replay(huge.replacingFirst("Q 0", with: "F 1")).failures == [
                "5:1: expected the call to be refused as a contradiction, but it was refused for another reason: "
                    + "a value would be larger than a double can hold"
            ])
    }
}

private func == (left: (passed: Int, failures: [String]), right: (Int, [String])) -> Bool {
    left.passed == right.0 && left.failures == right.1
}
