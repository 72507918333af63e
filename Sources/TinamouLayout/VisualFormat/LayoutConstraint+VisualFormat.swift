import Tinamou

extension LayoutConstraint {
    /// The constraints that a line of visual format stands for, inactive, and required unless it says otherwise.
    ///
    /// ```swift
    /// try LayoutConstraint.constraints(withVisualFormat: "H:|-[icon(32)]-8-[title(>=100@750)]-|", views: views)
    /// ```
    ///
    /// - `H:` or nothing: a row, in reading direction. `V:`: a column, downwards.
    /// - `[name]`: a view or a guide.
    /// - `[name(100)]`, `[name(>=44,<=88)]`: its width in a row, its height in a column, in points.
    /// - `[name(==other)]`, `[name(other)]`: the same as another view's.
    /// - `[a][b]`: one begins where the other ends.
    /// - `[a]-[b]`: the standard distance between them, ``standardSpacing``.
    /// - `[a]-20-[b]`, `[a]-(>=8,<=20)-[b]`: a distance, in points.
    /// - `|` at either end: the edge of the superview of the first view that is named; of a guide, its owning view.
    /// - `|-[a]`: at the superview's layout margin.
    /// - `(8@750)`, `(gap@low)`: at a priority.
    ///
    /// Numbers can be metrics' names. A number with a sign needs parentheses, `-(-8)-`. Blanks and line ends may stand
    /// everywhere but inside names, numbers and signs of comparison, and mean nothing: `[a] [b]` is `[a][b]`.
    ///
    /// The thing further on comes first in each constraint, so that its constant is the distance that is written:
    /// `[a]-20-[b]` is b.leading == a.trailing + 20, and `[a]-20-|` is superview.trailing == a.trailing + 20.
    /// What a name stands for is only looked at here: later changes to the tree change no constraint.
    ///
    /// - Parameters:
    ///   - format: the line.
    ///   - options: how the views are aligned across, and which way a row runs.
    ///   - metrics: what names of numbers stand for, in points or as priorities.
    ///   - views: what names of views and guides stand for.
    ///   - file: where the constraints are written, for reports.
    ///   - line: where the constraints are written, for reports.
    /// - Returns: the constraints in the order of the text, those that align at the end, each view with the one before.
    /// - Throws: ``VisualFormatError`` for the first fault: in the text, then in the options, then in names and numbers.
    /// - Complexity: O(*n*), *n* the length of the format.
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = VisualFormatOptions(),
        metrics: [String: Double] = [:], views: [String: LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let parsed = try VisualFormatParser.parse(format)
        var statements = VisualFormatStatements(
            text: format, format: parsed, options: options, metrics: metrics, views: views,
            location: SourceLocation(file: file, line: line))
        try statements.make()
        return statements.made
    }
}
