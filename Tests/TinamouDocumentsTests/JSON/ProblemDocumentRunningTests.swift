import Testing
import Tinamou
import TinamouDocuments

/// Numbers by hand throughout.
@Suite struct ProblemDocumentRunningTests {
    /// The result of a document of constraints `(id, terms, relation and constant, rest)` and steps.
    private func run(_ constraints: [String], then steps: [String] = []) -> String {
        let all = constraints.enumerated().map { number, text in
            text.hasPrefix("{") ? text : ProblemDocumentRunningTests.constraint("c\(number)", text)
        }
        let text =
            "{\"constraints\": [\(all.joined(separator: ", "))], \"then\": [\(steps.joined(separator: ", "))]}"
        return ProblemResult(of: SourceText(name: "f", text: text)).jsonLine
    }

    /// A constraint from a short form: `x - 2 y >= 10 weak`, one blank between all parts.
    private static func constraint(_ id: String, _ text: String) -> String {
        let parts = text.split(separator: " ")
        let place = parts.firstIndex { ["==", "<=", ">="].contains($0) } ?? 0
        var terms: [String] = []
        var coefficient = 1.0
        for part in parts[..<place] {
            switch part {
            case "+": coefficient = 1
            case "-": coefficient = -1
            default:
                if let number = Double(part) {
                    coefficient *= number
                } else {
                    terms.append("\"\(part)\": \(coefficient)")
                }
            }
        }
        let strength = parts.count > place + 2 ? ", \"strength\": \"\(parts[place + 2])\"" : ""
        return "{\"id\": \"\(id)\", \"terms\": {\(terms.joined(separator: ", "))}, \"relation\": \"\(parts[place])\", "
            + "\"constant\": \(parts[place + 1])\(strength)}"
    }

    @Test func solved() {
        // 367 = 375 − 8; the wish for 500 misses by 133.
        #expect(
            run(["left == 8", "left + width <= 375", "width == 500 strong"])
                == #"{"status":"solved","values":{"left":8,"width":367},"violations":{"750":133},"ambiguous":[]}"#)
    }

    @Test func emptyDocuments() {
        #expect(run([]) == #"{"status":"solved","values":{},"violations":{},"ambiguous":[]}"#)
        let lonely = SourceText(name: "f", text: #"{"variables": ["a"], "constraints": []}"#)
        #expect(
            ProblemResult(of: lonely).jsonLine
                == #"{"status":"solved","values":{"a":0},"violations":{},"ambiguous":["a"]}"#)
    }

    @Test func levelsAreStrongestFirst() {
        let result = run([
            "x == 0", "x == 1 weak", "x == 2 strong", "x == 4 medium",
            #"{"id": "d", "terms": {"x": 1}, "relation": "==", "constant": 8, "strength": 999.5, "weight": 2}"#,
        ])
        #expect(result.contains(#""violations":{"999.5":16,"750":2,"500":4,"250":1}"#))
    }

    @Test func everyStepCounts() {
        let result = run(
            ["x == 1", "y - x == 2"],
            then: [
                #"{"set": "c0", "constant": 10}"#, #"{"strength": "c0", "to": "weak"}"#,
                #"{"add": {"id": "d", "terms": {"x": 1}, "relation": ">=", "constant": 20}}"#, #"{"remove": "c1"}"#,
                #"{"suggest": "y", "value": 5}"#,
            ])
        #expect(
            result
                == #"{"status":"solved","values":{"x":20,"y":5},"violations":{"750":0,"250":10},"ambiguous":[]}"#)
    }

    // MARK: Suggestions

    @Test func suggestionsChangeValueAndStrength() {
        let base = ["x <= 10", "x == 4 medium"]
        #expect(run(base, then: [#"{"suggest": "x", "value": 7}"#]).contains(#""x":7}"#))
        #expect(run(base, then: [#"{"suggest": "x", "value": 70}"#]).contains(#""x":10}"#))
        let weak = #"{"suggest": "x", "value": 7, "strength": "weak"}"#
        #expect(run(base, then: [weak]).contains(#""x":4}"#))
        #expect(run(base, then: [#"{"suggest": "x", "value": 9}"#, weak]).contains(#""x":4}"#))
        #expect(run(base, then: [weak, #"{"suggest": "x", "value": 8, "strength": "strong"}"#]).contains(#""x":8}"#))
        // Without a strength a suggestion keeps the one it has.
        #expect(run(base, then: [weak, #"{"suggest": "x", "value": 8}"#]).contains(#""x":4}"#))
    }

    /// A step is judged by where it leads, not by states between: 10 cannot be required, nor 70 while 3 is.
    @Test func requiredSuggestionsComeAndGo() {
        let steps = [
            #"{"suggest": "x", "value": 10}"#, #"{"suggest": "x", "value": 3, "strength": "required"}"#,
            #"{"suggest": "x", "value": 70, "strength": "weak"}"#,
        ]
        #expect(run(["x <= 5"], then: Array(steps.prefix(2))).contains(#""values":{"x":3}"#))
        #expect(run(["x <= 5"], then: steps).contains(#""values":{"x":5},"violations":{"250":65}"#))
    }

    // MARK: Conflicts

    @Test func constraintsCanConflictFromTheStart() {
        let result = run(["y >= 0", "x >= 10", "x + z == 4", "x <= 5", "x == 7 strong"])
        #expect(result == #"{"status":"unsatisfiable","step":-1,"conflict":["c1","c3"]}"#)
    }

    @Test func conflictsAreInTheOrderOfTheDocument() {
        let result = run(
            ["b - a >= 0", "z == 1", "a >= 10"], then: [#"{"set": "c1", "constant": 2}"#, added("d", "b <= 5")])
        #expect(result == #"{"status":"unsatisfiable","step":1,"conflict":["c0","c2","d"]}"#)
    }

    @Test func everyCallCanBeRefused() {
        let base = ["x <= 5", "x >= 1", "x == 9 weak"]
        #expect(
            run(base, then: [#"{"set": "c1", "constant": 6}"#])
                == #"{"status":"unsatisfiable","step":0,"conflict":["c0","c1"]}"#)
        #expect(
            run(base, then: [#"{"strength": "c2", "to": 1000}"#])
                == #"{"status":"unsatisfiable","step":0,"conflict":["c0","c2"]}"#)
        #expect(
            run(base, then: [added("d", "x == 0")])
                == #"{"status":"unsatisfiable","step":0,"conflict":["c1","d"]}"#)
        let first = #"{"suggest": "x", "value": 6, "strength": "required"}"#
        #expect(run(base, then: [first]) == #"{"status":"unsatisfiable","step":0,"conflict":["c0","suggest x"]}"#)
        let second = [#"{"suggest": "x", "value": 8}"#, #"{"suggest": "x", "value": 0, "strength": "required"}"#]
        #expect(run(base, then: second) == #"{"status":"unsatisfiable","step":1,"conflict":["c1","suggest x"]}"#)
    }

    /// The suggestion stands where it was first made, between what was added before and after.
    @Test func suggestionsStandInConflictsWhereTheyWereMade() {
        let steps = [
            added("early", "x >= 0"), #"{"suggest": "a", "value": 3, "strength": "required"}"#,
            added("late", "b - a == 0"),
            #"{"suggest": "a", "value": 4}"#, added("last", "b <= 3"),
        ]
        #expect(
            run(["a - x - y == 0", "y == 1"], then: steps)
                == #"{"status":"unsatisfiable","step":4,"conflict":["suggest a","late","last"]}"#)
    }

    @Test func anIdGivenAgainNamesTheNewConstraint() {
        let steps = [#"{"remove": "c0"}"#, added("c0", "x >= 7"), added("d", "x <= 6")]
        #expect(
            run(["x == 1"], then: steps) == #"{"status":"unsatisfiable","step":2,"conflict":["c0","d"]}"#)
    }

    private func added(_ id: String, _ text: String) -> String {
        "{\"add\": \(ProblemDocumentRunningTests.constraint(id, text))}"
    }

    // MARK: The rest

    @Test func valuesBeyondADoubleAreTrouble() {
        #expect(
            run(["x == 1e308", "y - 10 x == 0"])
                == #"{"status":"trouble","step":-1,"message":"a value would be larger than a double can hold"}"#)
        #expect(
            run(["x == 1e308 weak"], then: [added("d", "y - 10 x == 0")])
                == #"{"status":"trouble","step":0,"message":"a value would be larger than a double can hold"}"#)
    }

    @Test func hugeAndTinyNumbersComeThrough() {
        #expect(
            run(["x == 1.7976931348623157e308", "y == -5e-324", "z == 9007199254740993"])
                == #"{"status":"solved","values":{"x":1.7976931348623157e+308,"y":-5e-324,"z":9007199254740992.0},"#
                + #""violations":{},"ambiguous":[]}"#)
    }

    @Test func ambiguousVariables() {
        // p + q = 10 leaves both a side of a triangle; r has no constraint that holds it; s is pinned.
        #expect(
            run(["s == 1", "p >= 0", "q >= 0", "p + q == 10", "0 r == 0"]).hasSuffix(#""ambiguous":["p","q","r"]}"#))
    }

    @Test func whatIsNoDocumentIsInvalid() {
        #expect(run(["x => 1"]).hasPrefix(#"{"status":"invalid","message":"f:1:"#))
        #expect(
            ProblemResult(of: SourceText(name: "a\"b", text: "")).jsonLine
                == #"{"status":"invalid","message":"a\"b:1:1: expected a value, found the end of the text"}"#)
    }
}
