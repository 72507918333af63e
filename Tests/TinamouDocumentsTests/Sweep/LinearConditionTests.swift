import Testing
import Tinamou
import TinamouDocuments

/// Conditions as they are written on a command line. Terms and constants are worked out by hand.
@Suite struct LinearConditionTests {
    private let variables = ["a", "header.bottom", "b-1", "say \"\\\"", "é2", "_"]

    private func read(_ text: String) throws(Diagnostic) -> LinearCondition {
        try LinearCondition(reading: SourceText(name: "--always", text: text), variables: variables)
    }

    /// `line:column: message` of what is wrong; empty if nothing is.
    private func refusal(_ text: String, among variables: [String]? = nil) -> String {
        do throws(Diagnostic) {
            let source = SourceText(name: "f", text: text)
            _ = try LinearCondition(reading: source, variables: variables ?? self.variables)
            return ""
        } catch {
            return String(error.line.dropFirst(2))
        }
    }

    private func listRefusal(_ text: String) -> String {
        do throws(Diagnostic) {
            _ = try LinearCondition.variables(reading: SourceText(name: "f", text: text), among: variables)
            return ""
        } catch {
            return String(error.line.dropFirst(2))
        }
    }

    // MARK: What is read

    /// The summands are brought to the left, the numbers to the right.
    @Test(
        arguments: [
            ("a >= 60", [(1, 0)], .greaterOrEqual, 60),
            ("header.bottom - a >= 60", [(1, 1), (-1, 0)], .greaterOrEqual, 60),
            ("2 * a <= -0.5*header.bottom + 8", [(2, 0), (0.5, 1)], .lessOrEqual, 8),
            ("a + 1 == 2 + a * 3", [(-2, 0)], .equal, 1),
            ("8 <= a", [(-1, 0)], .lessOrEqual, -8),
            ("  -a\t>=\n-1e2 ", [(-1, 0)], .greaterOrEqual, -100),
            ("a / 4 * 2 - 3 * 2 >= 0", [(0.5, 0)], .greaterOrEqual, 6),
            ("a - -2 >= +.5", [(1, 0)], .greaterOrEqual, -1.5),
            ("\"b-1\"-\"say \\\"\\\\\\\"\">=1.5e-1", [(1, 2), (-1, 3)], .greaterOrEqual, 0.15),
            ("é2 + _ <= 1E+2", [(1, 4), (1, 5)], .lessOrEqual, 100),
            ("a - a >= 0", [(0, 0)], .greaterOrEqual, 0), ("3 >= 5", [], .greaterOrEqual, 2),
        ] as [(String, [(Double, Int)], Relation, Double)])
    func whatIsRead(text: String, terms: [(Double, Int)], relation: Relation, constant: Double) throws {
        let condition = try read(text)
        #expect(condition.terms == terms.map { Problem.Summand($0.0, $0.1) })
        #expect(condition.relation == relation && condition.constant == constant && condition.text == text)
    }

    @Test func listsOfVariables() throws {
        func list(_ text: String) throws -> [Int] {
            try LinearCondition.variables(reading: SourceText(name: "f", text: text), among: variables)
        }
        #expect(try list("a") == [0])
        #expect(try list(" header.bottom , \"b-1\",a") == [1, 2, 0])
    }

    // MARK: What is refused

    @Test(arguments: [
        ("", "1:1: expected a number or the name of a variable, found the end"),
        ("a >=", "1:5: expected a number or the name of a variable, found the end"),
        ("a + >= 3", "1:5: expected a number or the name of a variable, found '>='"),
        ("a * , >= 3", "1:5: expected a number or the name of a variable, found ','"),
        ("a", "1:2: expected '<=', '>=' or '==' with another side after it, found the end"),
        ("a, a >= 3", "1:2: expected '<=', '>=' or '==' with another side after it, found ','"),
        ("a >= 3 , a", "1:8: expected '+', '-' or the end, found ','"),
        ("1 <= a <= 3", "1:8: '<=' is a second relation; a condition has one, so state two conditions"),
        ("a > 3", "1:3: '>' is not a relation; write '<=', '>=' or '=='"),
        ("a = 3", "1:3: '=' is not a relation; write '<=', '>=' or '=='"),
        ("a ≤ 3", "1:3: '≤' is not a relation; write '<=', '>=' or '=='"),
        ("a => 3", "1:3: '=>' is not a relation; write '<=', '>=' or '=='"),
        ("2 * (a + 1) >= 0", "1:5: parentheses are not read; multiply out"),
        ("a ) >= 0", "1:3: parentheses are not read; multiply out"),
        ("\"b-1 >= 0", "1:1: this name has no closing quote"), ("a >= \"b\\", "1:6: this name has no closing quote"),
        (
            "\"b\\n\" >= 0",
            "1:3: \"\\n\" is not an escape; in a name in quotes these are \\\" and \\\\"
        ),
        ("a * header.bottom >= 0", "1:5: a product of two variables is not linear"),
        ("1 / a >= 0", "1:5: a division by a variable is not linear"),
        ("a / 0 >= 0", "1:5: a division by 0 has no result"),
        ("a >= 1.2.3", "1:6: '1.2.3' is not a number as JSON writes it, such as 12, -0.5 or 1e-3"),
        ("a >= .", "1:6: '.' is not a number as JSON writes it, such as 12, -0.5 or 1e-3"),
        ("a >= 1e999", "1:6: 1e999 is too large; the largest number is 1.7976931348623157e+308"),
        ("a >= 1e-999", "1:6: 1e-999 is too close to 0; the smallest number is 5e-324"),
        ("1e300 * 1e300 * a >= 0", "1:1: the numbers of this condition add up to more than a double can hold"),
        ("a >= 1e308 + 1e308", "1:14: the numbers of this condition add up to more than a double can hold"),
    ])
    func errorsPointAtTheColumn(text: String, message: String) {
        #expect(refusal(text) == message)
    }

    @Test func namesThatNeedQuotesSaySo() {
        let quotes = "names with other characters than letters, digits, '_' and '.'"
        #expect(
            refusal("2a >= 0")
                == "1:2: expected an operator before \"a\"; write '*' between a number and a variable, and \(quotes) in double quotes"
        )
        #expect(refusal("a 2 >= 0").hasPrefix("1:3: expected an operator before '2'; "))
        #expect(refusal("2e >= 0").hasPrefix("1:2: expected an operator before \"e\"; "))
        #expect(refusal("a >= 0; a") == "1:7: ';' cannot stand here; \(quotes) stand in double quotes")
        #expect(refusal("a\u{1} >= 0") == "1:2: U+0001 cannot stand here; \(quotes) stand in double quotes")
    }

    @Test func unknownVariablesAreListedIfTheyAreFew() {
        #expect(
            refusal("x >= 0", among: ["a", "b", "c"])
                == "1:1: there is no variable \"x\" in the document; there are \"a\", \"b\" and \"c\"")
        #expect(
            refusal("x >= 0", among: ["a"]) == "1:1: there is no variable \"x\" in the document; there is \"a\"")
        for variables in [[], (0..<9).map { "v\($0)" }] {
            #expect(refusal("x >= 0", among: variables) == "1:1: there is no variable \"x\" in the document")
        }
    }

    /// Columns are characters, as everywhere: the é before the fault has two bytes.
    @Test func theCaretStandsBelowTheFault() throws {
        let error = #expect(throws: Diagnostic.self) { try read("é2 - header.bottom => 60") }
        #expect(
            error?.report == """
                --always:1:20: error: '=>' is not a relation; write '<=', '>=' or '=='
                é2 - header.bottom => 60
                                   ^
                """)
    }

    @Test(arguments: [
        ("", "1:1: expected the name of a variable, found the end"),
        ("a,", "1:3: expected the name of a variable, found the end"),
        ("a,,a", "1:3: expected the name of a variable, found ','"),
        ("3", "1:1: expected the name of a variable, found '3'"),
        ("a header.bottom", "1:3: expected ',' or the end after a name, found \"header.bottom\""),
        ("a, header.bottom, a", "1:19: \"a\" is listed twice; list each variable once"),
    ])
    func errorsOfLists(text: String, message: String) {
        #expect(listRefusal(text) == message)
    }
}
