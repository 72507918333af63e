import TinamouLayout

/// Lines of visual format.
enum VisualFormatCheck {
    /// Constraints of more are made and printed, but not laid out.
    private static let largestLayout = 40

    static func check(_ bytes: [UInt8]) throws(Complaint) {
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self), bits = Int(bytes.first ?? 0)
        let tree = Tree(isRightToLeft: bits & 1 != 0)
        var options = VisualFormatOptions()
        options.direction = VisualFormatOptions.Direction.allCases[(bits >> 1) % 3]
        options.spacing = VisualFormatOptions.Spacing.allCases[(bits >> 3) & 1]
        options.alignment = VisualFormatOptions.Alignment(rawValue: UInt16((bits >> 4) & 1) << UInt16((bits >> 5) & 7))
        let made: [LayoutConstraint]
        do throws(VisualFormatError) {
            made = try tree.make(text, options)
        } catch {
            try Complaint.unless((0...text.count).contains(error.position), "a refusal at \(error.position)")
            let lines = error.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            try Complaint.unless(lines.count == 3, "a refusal of \(lines.count) lines: \(error)")
            return
        }
        // Only a distance between neighbours can be printed, not one between views of different parents.
        let isPlain =
            !text.contains("inner") && !text.contains("root") && options.direction == VisualFormatOptions().direction
            && options.alignment == []
            && options.spacing == VisualFormatOptions().spacing
        for constraint in made { try print(constraint, isPlain, tree) }
        guard made.count <= largestLayout else { return }
        LayoutConstraint.activate(made)
        do throws(LayoutError) {
            try tree.engine.layout(in: Size(width: 300, height: 200))
        } catch {
            try Complaint.unless(!error.description.isEmpty, "an error without a word")
            return
        }
        for view in tree.views.values {
            let frame = view.alignmentRectInRoot
            let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
            try Complaint.unless(isFinite, "the frame of \(view.name) is \(frame)")
        }
        _ = try? tree.engine.ambiguities()
    }

    /// Prints a constraint, if it can be, and reads that: it must be the same.
    private static func print(_ constraint: LayoutConstraint, _ isPlain: Bool, _ tree: Tree) throws(Complaint) {
        guard let text = constraint.visualFormat else {
            return try Complaint.unless(!isPlain, "cannot be printed: \(constraint)")
        }
        let back: [LayoutConstraint]
        do throws(VisualFormatError) {
            back = try tree.make(text, VisualFormatOptions())
        } catch {
            throw Complaint(text: "what is printed cannot be read: \(error)")
        }
        try Complaint.unless(
            back.count == 1 && back[0].visualFormat == text && back[0].priority == constraint.priority
                && (!isPlain || back[0].equation == constraint.equation),
            "“\(text)” of \(constraint.equation) is read as \(back.map(\.equation))")
    }

    /// A few views and a guide, some inside others.
    private struct Tree {
        let root = View("root")
        let views: [String: LayoutItem]
        let engine: LayoutEngine

        init(isRightToLeft: Bool) {
            let a = View("a"), b = View("b"), c = View("c"), inner = View("inner"), guide = LayoutGuide("guide")
            for view in [a, b, c] { root.addSubview(view) }
            a.addSubview(inner)
            root.addLayoutGuide(guide)
            root.forcedLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            views = ["a": a, "b": b, "c": c, "inner": inner, "guide": guide, "root": root]
            engine = LayoutEngine(root: root)
        }

        func make(_ text: String, _ options: VisualFormatOptions) throws(VisualFormatError) -> [LayoutConstraint] {
            try LayoutConstraint.constraints(
                withVisualFormat: text, options: options, metrics: ["gap": 8, "low": 250, "none": -1e300], views: views)
        }
    }
}
