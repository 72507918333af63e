import TinamouDocuments

/// What the reader of problem documents says about a text: `line:column: message`; empty if it accepts it.
func refusal(_ text: String) -> String {
    refusal(SourceText(name: "f", text: text))
}

/// What the reader of problem documents says about a text.
func refusal(_ source: SourceText) -> String {
    do throws(Diagnostic) {
        _ = try ProblemDocument(reading: source)
        return ""
    } catch {
        return String(error.line.dropFirst(2))
    }
}

/// What the reader of traces says about a text.
func traceRefusal(_ text: String) -> String {
    do throws(Diagnostic) {
        _ = try Trace(reading: SourceText(name: "f", text: text))
        return ""
    } catch {
        return String(error.line.dropFirst(2))
    }
}

/// A document of one constraint `x >= 1`, with something of it replaced.
func document(replacing part: String = "", by replacement: String = "", then: String? = nil) -> String {
    let constraint = #"{"id": "c", "terms": {"x": 1}, "relation": ">=", "constant": 1}"#
    let steps = then.map { ", \"then\": [\($0)]" } ?? ""
    return "{\"constraints\": [\(constraint.replacingFirst(part, with: replacement))]\(steps)}"
}

extension String {
    /// The text with the first occurrence of a part replaced.
    func replacingFirst(_ part: String, with replacement: String) -> String {
        guard !part.isEmpty, let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
    }

    private func firstRange(of part: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }
}
