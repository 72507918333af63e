import Testing
import Tinamou
import TinamouDocuments

@Suite struct ProblemDocumentReadingTests {
    private func read(_ text: String) throws -> ProblemDocument {
        try ProblemDocument(reading: SourceText(name: "f", text: text))
    }

    // MARK: What a document says

    @Test func everyPartArrives() throws {
        let document = try read(
            """
            {"variables": ["b", "a"],
             "constraints": [
               {"id": "one", "terms": {"a": 2, "b": -0.5}, "relation": "<=", "constant": 10},
               {"id": "two", "terms": {}, "relation": "==", "constant": 0, "strength": "weak", "weight": 3}],
             "then": [
               {"set": "one", "constant": -1e3},
               {"suggest": "b", "value": 4},
               {"suggest": "b", "value": 5, "strength": 620.5},
               {"add": {"id": "three", "terms": {"b": 1}, "relation": ">=", "constant": 7, "strength": 1000}},
               {"remove": "two"},
               {"strength": "three", "to": "medium"},
               {"strength": "three", "to": 20, "weight": 0.25}]}
            """)
        #expect(document.variables == ["b", "a"] && document.initialCount == 2)
        #expect(document.constraints.map(\.name) == ["one", "two", "three"])
        #expect(document.constraints[0].terms == [Problem.Summand(2, 1), Problem.Summand(-0.5, 0)])
        #expect(document.constraints.map(\.relation) == [.lessOrEqual, .equal, .greaterOrEqual])
        #expect(document.constraints.map(\.constant) == [10, 0, 7])
        #expect(document.constraints.map(\.strength) == [.required, Strength(250, weight: 3), .required])
        #expect(document.constraints[1].terms.isEmpty)
        #expect(
            document.steps.map { "\($0)" } == [
                "setConstant(constraint: 0, to: -1000.0)", "suggest(variable: 0, 4.0, at: nil)",
                "suggest(variable: 0, 5.0, at: Optional(Tinamou.Strength(level: 620.5, weight: 1.0)))",
                "add(constraint: 2)", "remove(constraint: 1)",
                "setStrength(constraint: 2, to: Tinamou.Strength(level: 500.0, weight: 1.0))",
                "setStrength(constraint: 2, to: Tinamou.Strength(level: 20.0, weight: 0.25))",
            ])
    }

    /// Foundation's decoder forgets the order of keys; fifty of them would not come back in order by chance.
    @Test func variablesAreInTheOrderOfTheText() throws {
        let names = (0..<50).map { "v\($0 * 37 % 50)" }
        let terms = names.map { "\"\($0)\": 1" }.joined(separator: ", ")
        let document = try read(TinamouDocumentsTests.document(replacing: "\"x\": 1", by: terms))
        #expect(document.variables == names)
        #expect(document.constraints[0].terms.map(\.variable) == Array(0..<50))
    }

    @Test func stepsBringVariables() throws {
        let step = #"{"add": {"id": "d", "terms": {"y": 1, "x": 1}, "relation": "==", "constant": 3}}"#
        let document = try read(TinamouDocumentsTests.document(then: step))
        #expect(document.variables == ["x", "y"])
    }

    /// A weight outlives a change of strength, required strengths between included.
    @Test func theWeightStaysUntilAnotherIsGiven() throws {
        let steps = """
            {"strength": "c", "to": "weak"}, {"strength": "c", "to": "required"}, {"strength": "c", "to": "strong"},
            {"strength": "c", "to": "weak", "weight": 2}, {"strength": "c", "to": "strong"}
            """
        let document = try read(
            TinamouDocumentsTests.document(
                replacing: "\"constant\": 1", by: "\"constant\": 1, \"weight\": 5", then: steps))
        let weights = document.steps.map { step -> Double in
            if case .setStrength(_, let strength) = step { return strength.weight }
            return -1
        }
        #expect(weights == [5, 5, 5, 2, 2])
    }

    @Test func anIdCanBeGivenAgainAfterItsRemoval() throws {
        let again = #"{"id": "c", "terms": {"x": 2}, "relation": "<=", "constant": 1}"#
        let document = try read(
            TinamouDocumentsTests.document(
                then: "{\"remove\": \"c\"}, {\"add\": \(again)}, {\"set\": \"c\", \"constant\": 9}"))
        #expect(document.constraints.map(\.name) == ["c", "c"])
        #expect(document.steps.map { "\($0)" }[2] == "setConstant(constraint: 1, to: 9.0)")
    }

    @Test func namesAreAnyTexts() throws {
        let names = ["", " ", "é", "日本", "😀", "a\\u0000b", "\\\"", "constructor"]
        let list = names.map { "\"\($0)\"" }.joined(separator: ",")
        let document = try read("{\"variables\":[\(list)],\"constraints\":[]}")
        #expect(document.variables == ["", " ", "é", "日本", "😀", "a\0b", "\"", "constructor"])
    }

    /// Escapes, and letters that are composed or not, are ways to write the same name.
    @Test func sameNameSameVariable() throws {
        let step = #"{"add": {"id": "d", "terms": {"\u00e9": 1, "x": 1}, "relation": "==", "constant": 3}}"#
        let document = try read(TinamouDocumentsTests.document(replacing: "\"x\"", by: "\"e\u{301}\"", then: step))
        #expect(document.variables == ["é", "x"])
    }

    @Test func lineEndsAndMarksDoNotMatter() throws {
        let text = "\u{FEFF}" + TinamouDocumentsTests.document().replacingFirst(", ", with: ",\r\n\t")
        #expect(try read(text).variables == ["x"])
        #expect(
            refusal("\u{FEFF}{\r\n\"constraints\":\r\n7}") == "3:1: expected an array of constraints, found a number")
    }

    // MARK: What is refused

    @Test(arguments: [
        ("7", "1:1: expected an object for a problem document, found a number"),
        ("{}", "1:1: a problem document needs \"constraints\""),
        ("{\"constraints\": null}", "1:17: expected an array of constraints, found null"),
        ("{\"constraints\": [[]]}", "1:18: expected an object for a constraint, found an array"),
        ("{\"variables\": \"a\", \"constraints\": []}", "1:15: expected an array of variables, found a text"),
        (
            "{\"variables\": [\"a\", 1], \"constraints\": []}",
            "1:21: expected a text for the name of a variable, found a number"
        ),
        (
            "{\"variables\": [\"a\", \"b\", \"a\"], \"constraints\": []}",
            "1:26: the variable \"a\" is listed twice; list each once"
        ),
        (
            "{\"constrains\": []}",
            "1:2: \"constrains\" is not a key of a problem document; its keys are \"variables\", \"constraints\" and \"then\""
        ),
        ("{\"constraints\": [], \"then\": {}}", "1:29: expected an array of steps, found an object"),
        ("{\"constraints\": [], \"then\": [true]}", "1:30: expected an object for a step, found true"),
    ])
    func documents(text: String, message: String) {
        #expect(refusal(text) == message)
    }

    @Test(arguments: [
        ("\"id\": \"c\", ", "", "1:18: a constraint needs \"id\""),
        ("\"c\"", "3", "1:25: expected a text for \"id\", found a number"),
        ("\"terms\": {\"x\": 1}, ", "", "1:18: a constraint needs \"terms\""),
        ("{\"x\": 1}", "[\"x\", 1]", "1:39: expected an object of coefficients by variable, found an array"),
        ("{\"x\": 1}", "{\"x\": \"1\"}", "1:45: expected a number for the coefficient of a variable, found a text"),
        ("\"relation\": \">=\", ", "", "1:18: a constraint needs \"relation\""),
        ("\">=\"", "1", "1:61: expected a text for \"relation\", found a number"),
        ("\">=\"", "\"=>\"", "1:61: \"=>\" is not a relation; write \"==\", \"<=\" or \">=\""),
        ("\">=\"", "\"=\"", "1:61: \"=\" is not a relation; write \"==\", \"<=\" or \">=\""),
        (", \"constant\": 1", "", "1:18: a constraint needs \"constant\""),
        ("\"constant\": 1", "\"constant\": null", "1:79: expected a number for \"constant\", found null"),
        (
            "\"constant\"", "\"constnat\"",
            "1:67: \"constnat\" is not a key of a constraint; its keys are \"id\", \"terms\", \"relation\", \"constant\", "
                + "\"strength\" and \"weight\""
        ),
        (
            "\"id\"", "\"strength\": \"storng\", \"id\"",
            "1:31: \"storng\" is not a strength; write \"required\", \"strong\", \"medium\", \"weak\" or a number above 0 and at most "
                + "1000"
        ),
        (
            "\"id\"", "\"strength\": 1000.5, \"id\"",
            "1:31: 1000.5 is out of range; a strength is above 0 and at most 1000"
        ),
        ("\"id\"", "\"strength\": 0, \"id\"", "1:31: 0 is out of range; a strength is above 0 and at most 1000"),
        ("\"id\"", "\"strength\": [], \"id\"", "1:31: expected a text or a number for a strength, found an array"),
        ("\"id\"", "\"weight\": 0, \"id\"", "1:29: 0 is not a weight; a weight is above 0"),
        ("\"id\"", "\"weight\": -2, \"id\"", "1:29: -2 is not a weight; a weight is above 0"),
        ("\"id\"", "\"weight\": \"2\", \"id\"", "1:29: expected a number for \"weight\", found a text"),
        (
            "\"constant\": 1", "\"constant\": 1e309",
            "1:79: 1e309 is too large; the largest number is 1.7976931348623157e+308"
        ),
    ])
    func constraints(part: String, replacement: String, message: String) {
        #expect(refusal(document(replacing: part, by: replacement)) == message)
    }

    @Test(arguments: [
        (
            "{}",
            "a step says one of \"set\", \"suggest\", \"add\", \"remove\" or \"strength\"; this one says none"
        ),
        (
            "{\"set\": \"c\", \"constant\": 1, \"remove\": \"c\"}",
            "a step says one of \"set\", \"suggest\", \"add\", \"remove\" or \"strength\"; this one says \"set\" and \"remove\""
        ),
        (
            "{\"set\": \"c\", \"strength\": \"c\", \"remove\": \"c\"}",
            "a step says one of \"set\", \"suggest\", \"add\", \"remove\" or \"strength\"; "
                + "this one says \"set\", \"strength\" and \"remove\""
        ),
        ("{\"set\": \"c\"}", "a \"set\" step needs \"constant\""),
        ("{\"suggest\": \"x\"}", "a \"suggest\" step needs \"value\""),
        ("{\"strength\": \"c\"}", "a \"strength\" step needs \"to\""),
    ])
    func stepsAsAWhole(step: String, message: String) {
        #expect(refusal(document(then: step)) == "1:93: \(message)")
    }

    @Test(arguments: [
        ("{\"set\": \"d\", \"constant\": 1}", "1:101: there is no constraint \"d\" up to here"),
        ("{\"set\": 1, \"constant\": 1}", "1:101: expected a text for \"set\", found a number"),
        ("{\"set\": \"c\", \"constant\": \"1\"}", "1:118: expected a number for \"constant\", found a text"),
        ("{\"remove\": \"d\"}", "1:104: there is no constraint \"d\" up to here"),
        ("{\"strength\": \"d\", \"to\": 1}", "1:106: there is no constraint \"d\" up to here"),
        ("{\"strength\": \"c\", \"to\": 0}", "1:117: 0 is out of range; a strength is above 0 and at most 1000"),
        ("{\"strength\": \"c\", \"to\": 1, \"weight\": 0}", "1:130: 0 is not a weight; a weight is above 0"),
        (
            "{\"suggest\": \"z\", \"value\": 1}",
            "1:105: no constraint up to here has a variable \"z\"; correct the name, or list it in \"variables\""
        ),
        (
            "{\"suggest\": \"x\", \"value\": 1, \"weight\": 2}",
            "1:122: \"weight\" is not a key of a \"suggest\" step; its keys are \"suggest\", \"value\" and \"strength\""
        ),
        (
            "{\"suggest\": \"x\", \"value\": 1, \"strength\": \"x\"}",
            "1:134: \"x\" is not a strength; write \"required\", \"strong\", \"medium\", \"weak\" or a number above 0 and at most 1000"
        ),
        ("{\"add\": 1}", "1:101: expected an object for a constraint, found a number"),
        (
            "{\"remove\": \"c\", \"id\": \"c\"}",
            "1:109: \"id\" is not a key of a \"remove\" step; its only key is \"remove\""
        ),
        ("{\"remove\": \"c\"}, {\"remove\": \"c\"}", "1:121: there is no constraint \"c\" any more; step 0 removes it"),
        (
            "{\"add\": {\"id\": \"c\", \"terms\": {}, \"relation\": \"==\", \"constant\": 0}}",
            "1:108: there is a constraint \"c\" already, in line 1, column 25; give each constraint an id of its own"
        ),
    ])
    func partsOfSteps(steps: String, message: String) {
        #expect(refusal(document(then: steps)) == message)
    }

    @Test func listedVariablesAreAllThereAre() {
        let listed = document(then: "{\"suggest\": \"z\", \"value\": 1}").replacingFirst(
            "{", with: "{\"variables\": [\"x\"], ")
        #expect(refusal(listed) == "1:125: \"z\" is not in \"variables\"; add it there, or correct the name")
        let unlisted = document().replacingFirst("{", with: "{\"variables\": [\"y\"], ")
        #expect(refusal(unlisted) == "1:60: \"x\" is not in \"variables\"; add it there, or correct the name")
    }

    /// What a step says is checked even if an earlier one will be refused.
    @Test func allStepsAreRead() {
        let steps =
            "{\"add\": {\"id\": \"d\", \"terms\": {\"x\": 1}, \"relation\": \"<=\", \"constant\": 0}}, {\"remove\": \"nix\"}"
        #expect(refusal(document(then: steps)).hasSuffix("there is no constraint \"nix\" up to here"))
    }

    @Test func reportsShowLongAndStrangeNames() {
        let long = document(replacing: ">=", by: String(repeating: "é", count: 100))
        #expect(refusal(long).contains("\"" + String(repeating: "é", count: 60) + "…\" is not a relation"))
        let strange = document(replacing: ">=", by: "a\\u0007\\u202e\\n")
        #expect(refusal(strange).contains("\"aU+0007U+202EU+000A\" is not a relation"))
    }
}
