import Tinamou

// What a stack states across its axis: where the views stand, and how far the stack reaches.
//
// A stack whose extent across nobody states shrinks round its largest view, at a priority below everything that views
// hug. Where all views touch one of its edges, its own extent is what is to be small. Where they do not, a guide
// reaches across them, the span: in the middle of the stack it is no larger than the stack; with baselines it has one
// edge in common with the stack and may stick out at the other, as views do that reach further from the line than the
// one that sets it.

extension LayoutPriority {
    /// A stack, or its span, is as small as its views: below what these hug, above what fitting wants.
    fileprivate static let stackSpan = LayoutPriority(51)

    /// The view that sets the baseline touches the stack's edge: below what fitting wants.
    fileprivate static let stackBaseline = LayoutPriority(49)
}

extension StackView {
    private var across: LayoutAxis { axis == .horizontal ? .vertical : .horizontal }

    /// States where views stand across the axis. Hidden ones stand like the others, but nothing reaches across them
    /// except to fill.
    final func align(_ visible: [View], _ wanted: inout [StackStatement]) {
        let spanned = spansHiddenViews ? arrangedSubviews : visible
        switch (alignment, axis) {
        case (.fill, _):
            for mark in [StackMark.start, .end] { line(up: mark, &wanted) }
        case (.leading, _), (.firstBaseline, .vertical):
            line(up: .start, &wanted)
            hold(spanned, at: .end, .lessOrEqual, &wanted)
        case (.trailing, _), (.lastBaseline, .vertical):
            line(up: .end, &wanted)
            hold(spanned, at: .start, .greaterOrEqual, &wanted)
        case (.center, _):
            line(up: .center, &wanted)
            center(spanned, &wanted)
        case (.firstBaseline, .horizontal):
            lineUpBaselines(.firstBaseline, spanned, from: .start, .greaterOrEqual, to: .end, .lessOrEqual, &wanted)
        case (.lastBaseline, .horizontal):
            lineUpBaselines(.lastBaseline, spanned, from: .end, .lessOrEqual, to: .start, .greaterOrEqual, &wanted)
        }
    }

    /// A mark of every arranged view is that of the stack.
    private func line(up mark: StackMark, _ wanted: inout [StackStatement]) {
        let canvas = canvas
        for place in places {
            wanted.append(relate(.alignment, (place.view, mark), to: (canvas, mark), along: across))
        }
    }

    /// Views that touch one edge of the stack reach no further than the other, and the stack no further than they.
    private func hold(
        _ views: [View], at mark: StackMark, _ relation: Relation, _ wanted: inout [StackStatement]
    ) {
        if views.isEmpty { return }
        let canvas = canvas
        for view in views {
            wanted.append(relate(.span, (view, mark), relation, to: (canvas, mark), along: across))
        }
        wanted.append(collapse(canvas, across, .span, .stackSpan))
    }

    private func center(_ views: [View], _ wanted: inout [StackStatement]) {
        if views.isEmpty { return }
        let span = self.wanted(\.span, "span"), canvas = canvas
        for view in views {
            wanted.append(relate(.span, (view, .start), .greaterOrEqual, to: (span, .start), along: across))
            wanted.append(relate(.span, (view, .end), .lessOrEqual, to: (span, .end), along: across))
        }
        wanted.append(relate(.span, (span, .start), .greaterOrEqual, to: (canvas, .start), along: across))
        wanted.append(relate(.span, (span, .end), .lessOrEqual, to: (canvas, .end), along: across))
        wanted.append(collapse(span, across, .span, .stackSpan))
        // The span lies in the stack; how far the stack goes beyond it is open where nobody says.
        wanted.append(
            relate(.order, (span, .start), to: (canvas, .start), along: across, priority: .stackOrder))
    }

    /// Baselines are one. The span has its far edge in common with the stack; the view that sets the line keeps to
    /// the near one, where others may stick out.
    private func lineUpBaselines(
        _ baseline: StackMark, _ spanned: [View], from near: StackMark, _ inside: Relation, to far: StackMark,
        _ before: Relation, _ wanted: inout [StackStatement]
    ) {
        guard let setter = visible.first ?? places.first?.view else { return }
        for place in places where place.view !== setter {
            wanted.append(relate(.alignment, (place.view, baseline), to: (setter, baseline), along: across))
        }
        let canvas = canvas
        if spanned.isEmpty {
            wanted.append(
                relate(.order, (setter, near), to: (canvas, near), along: across, priority: .stackOrder))
            return
        }
        let span = self.wanted(\.span, "span")
        wanted.append(relate(.span, (span, far), to: (canvas, far), along: across))
        for view in spanned {
            wanted.append(relate(.span, (view, near), inside, to: (span, near), along: across))
            wanted.append(relate(.span, (view, far), before, to: (canvas, far), along: across))
        }
        wanted.append(collapse(span, across, .span, .stackSpan))
        wanted.append(relate(.alignment, (setter, near), inside, to: (canvas, near), along: across))
        wanted.append(
            relate(.alignment, (setter, near), to: (canvas, near), along: across, priority: .stackBaseline))
    }
}
