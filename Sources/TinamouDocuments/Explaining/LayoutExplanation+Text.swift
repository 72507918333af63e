import TinamouLayout

extension LayoutExplanation: CustomStringConvertible {
    /// The explanation as a text for reading: the frame, a line for each step, what is asked for in vain, what is open.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        var lines = [heading]
        if let placeInRoot { lines.append("  " + placeInRoot) }
        let shown = steps.map { ($0.group == nil ? "  " : "    ") + "\($0.equation)" }
        let width = shown.map(\.count).filter { $0 <= LayoutExplanation.widestEquation }.max() ?? 0
        var group: Int?
        for (step, equation) in zip(steps, shown) {
            if let place = step.group, place != group {
                lines.append("  " + (groups[place].solution.map { "\($0), as" } ?? "as") + " these together say:")
            }
            group = step.group
            let source = "\(step.source)"
            lines.append(source.isEmpty ? equation : "\(padded(equation, width))  [\(source)]")
        }
        for loss in losses { lines.append("  \(loss)") }
        for finding in findings { lines.append("  open: \(inOneLine(finding))") }
        return lines + legend
    }

    /// Wider equations do not push the sources of the others to the right.
    private static let widestEquation = 64

    private var heading: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(readable)
        let place = (container.map { " in \($0)" } ?? "") + (item.isHidden ? ", hidden" : "")
        let remark = item.isMachineMade ? " (\(item.description))" : ""
        return
            "\(item.name)\(remark): x \(numbers[0]), y \(numbers[1]), width \(numbers[2]), height \(numbers[3])\(place)"
    }

    /// Which views those are whose names say nothing.
    private var legend: [String] {
        let strangers = others.filter(\.isMachineMade)
        if strangers.isEmpty { return [] }
        let width = strangers.map(\.name.count).max() ?? 0
        return ["  where"] + strangers.map { "    \(padded($0.name, width))  \($0.description)" }
    }

    /// Where the rectangle is of which the steps speak, where that is not plain from the frame.
    private var placeInRoot: String? {
        if rect == frame || container == nil { return nil }
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(readable)
        if rect.size == frame.size { return "in the root: x \(numbers[0]), y \(numbers[1])" }
        return "what constraints mean of it, in the root: x \(numbers[0]), y \(numbers[1]), width \(numbers[2]), "
            + "height \(numbers[3])"
    }
}

extension LayoutExplanation.Item: CustomStringConvertible {
    /// What the view is: `label, "Sign in", line 57`.
    public var description: String {
        var parts = [plainly(kind)]
        if let text, !text.isEmpty { parts.append(inQuotes(text)) }
        if let line { parts.append("line \(line)") }
        return parts.joined(separator: ", ")
    }
}

extension LayoutExplanation.Equation: CustomStringConvertible {
    /// The equation with the values of its numbers: `top 113 = header.bottom 97 + 16`; a number that is given alone.
    public var description: String {
        if terms.isEmpty { return "\(number)" }
        var text = "\(number) ="
        for (place, term) in terms.enumerated() {
            text += term.factor < 0 ? place == 0 ? " -" : " - " : place == 0 ? " " : " + "
            let factor = abs(term.factor)
            let value = readable(term.number.value)
            // A minus after a minus is hard to see.
            let number = term.number.title + (term.factor < 0 && value.hasPrefix("-") ? " (\(value))" : " \(value)")
            if let divisor = divisor(factor) {
                text += "\(number) / \(readable(divisor))"
            } else {
                text += (factor == 1 ? "" : LayoutExplanation.Equation.times(factor) + " · ") + number
            }
        }
        if readable(constant) != "0" { text += (constant < 0 ? " - " : " + ") + readable(abs(constant)) }
        return text
    }

    /// The whole number by which a number is divided, if that says it better than a factor: halves of several numbers, a
    /// third of whatever.
    private func divisor(_ factor: Double) -> Double? {
        let divisor = (1 / factor).rounded()
        guard factor < 1, divisor <= 1000, abs(divisor * factor - 1) < 1e-12 else { return nil }
        let isLong = readable(factor).count > LayoutExplanation.Equation.longestFactor
        return isLong || divisor == 2 && terms.count > 1 ? divisor : nil
    }

    /// A factor, as a fraction where that is shorter: `16/9`.
    private static func times(_ factor: Double) -> String {
        let decimal = readable(factor)
        if decimal.count <= longestFactor { return decimal }
        for divisor in 2...100 {
            let whole = (factor * Double(divisor)).rounded()
            if whole > 0, whole < 1000, abs(whole / Double(divisor) / factor - 1) < 1e-12 {
                return "\(readable(whole))/\(divisor)"
            }
        }
        return decimal
    }

    /// A factor of more characters is written as a fraction if it is one.
    private static let longestFactor = 6
}

extension LayoutExplanation.Number: CustomStringConvertible {
    /// The number with its value: `header.bottom 97`; of the view that is explained, `top 113`.
    public var description: String { "\(title) \(readable(value))" }

    /// The number without its value: `header.bottom`.
    public var title: String {
        // How far apart the views of a stack are is a width or a height only to the stack.
        if guide == "spacing" { return item }
        return item.isEmpty ? "\(attribute)" : "\(item).\(attribute)"
    }
}

extension LayoutExplanation.Source: CustomStringConvertible {
    /// Who says it, and how much it matters: `gap, line 42, ≥ at its limit, @750`; empty for what a rectangle is.
    public var description: String {
        if kind == .content {
            return "\(text), \(relation == .lessOrEqual ? "hugging" : "resistance") \(mark)"
        }
        var parts = text.isEmpty ? [] : [text]
        if let statement { parts.append(statement) }
        if kind == .constraint || kind == .behavior {
            switch relation {
            case .equal: break
            case .lessOrEqual: parts.append("≤ at its limit")
            case .greaterOrEqual: parts.append("≥ at its limit")
            }
        }
        // What decides the open numbers of a stack has a priority that means nothing to anybody.
        if priority < 1000 && priority >= 1 && !text.contains(mark) { parts.append(mark) }
        return parts.joined(separator: ", ")
    }

    private var mark: String { "@\(readable(priority))" }
}

extension LayoutExplanation.Loss: CustomStringConvertible {
    /// What does not get what it wants, and by how much: `gives way by 20: width == 200 @750  [wide, line 7]`.
    public var description: String {
        let how = violation.map { "gives way by \(readable($0))" } ?? "left out, as it contradicts others"
        let mark = source.priority < 1000 ? " @\(readable(source.priority))" : ""
        return "\(how): \(statement)\(mark)  [\(source.text)]"
    }
}
