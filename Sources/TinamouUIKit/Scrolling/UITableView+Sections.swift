import Foundation
import TinamouLayout

// Where headers and footers of sections are. With o the top of what is visible below the insets, f the header's place in
// the content, h its height and e the end of the section (where its footer begins):
//
//     top = min(max(o, f), e − h)
//
// in a plain table, f in a grouped one. Footers are the same upside down. They depend on the offset alone.

extension UITableView {
    /// Where a section is in the content, from its header to its footer.
    public func rect(forSection section: Int) -> CGRect {
        let place = rows.sections[section]
        return rect(place.header.lowerBound, place.footer.upperBound)
    }

    /// Where the header of a section is in the content when nothing pins it.
    public func rectForHeader(inSection section: Int) -> CGRect {
        let header = rows.sections[section].header
        return rect(header.lowerBound, header.upperBound)
    }

    /// Where the footer of a section is in the content when nothing pins it.
    public func rectForFooter(inSection section: Int) -> CGRect {
        let footer = rows.sections[section].footer
        return rect(footer.lowerBound, footer.upperBound)
    }

    private func rect(_ top: CGFloat, _ bottom: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: knownWidth, height: bottom - top)
    }

    /// The header of a section, while it is seen.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownEdges[SectionEdge(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section, while it is seen.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownEdges[SectionEdge(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// The view of a header or footer: the delegate's, or one of the table's own with a title.
    private func view(of edge: SectionEdge) -> UIView? {
        let delegate = delegate as? UITableViewDelegate, section = edge.section
        let given =
            edge.isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let given { return given }
        let title =
            edge.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    /// How high a header or footer is; see ``sectionHeaderHeight``.
    func edgeHeight(_ edge: SectionEdge) -> CGFloat {
        let delegate = delegate as? UITableViewDelegate, section = edge.section
        let said =
            edge.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if said >= 0 { return said }
        let isPlain = style == .plain
        guard let view = view(of: edge) else { return isPlain ? 0 : UITableView.groupedGap }
        let standard = isPlain ? UITableView.standardHeaderHeight : UITableView.groupedHeaderHeight
        let isOwn = (view as? UITableViewHeaderFooterView).map { $0.reuseIdentifier == nil && $0.subviews.count == 1 }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: knownWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        retire(edge: view)
        return isOwn ?? false ? max(standard, fitting) : fitting > 0 ? fitting : standard
    }

    /// Where a header or footer is at an offset, in the content.
    private func frame(of edge: SectionEdge, _ seen: CGRect) -> CGRect {
        let section = rows.sections[edge.section], (header, footer) = (section.header, section.footer)
        let own = edge.isHeader ? header : footer, height = own.upperBound - own.lowerBound
        var top = own.lowerBound
        if style == .plain {
            top =
                edge.isHeader
                ? min(max(seen.minY, top), footer.lowerBound - height)
                : max(min(seen.maxY - height, top), header.upperBound)
        }
        return rect(top, top + height)
    }

    /// Puts headers and footers where they are now, in front of the rows.
    func showSectionEdges(_ seen: CGRect) {
        let inside = seen.inset(by: adjustedContentInset)
        var frames: [SectionEdge: CGRect] = [:]
        for (section, place) in rows.sections.enumerated()
        where place.footer.upperBound > seen.minY && place.header.lowerBound < seen.maxY {
            for isHeader in [true, false] {
                let edge = SectionEdge(section: section, isHeader: isHeader), frame = frame(of: edge, inside)
                if frame.height > 0 && frame.maxY > seen.minY && frame.minY < seen.maxY { frames[edge] = frame }
            }
        }
        for (edge, view) in shownEdges where frames[edge] == nil {
            shownEdges[edge] = nil
            retire(edge: view)
        }
        var before = 0
        for edge in frames.keys.sorted(by: { ($0.section, $0.isHeader ? 0 : 1) < ($1.section, $1.isHeader ? 0 : 1) }) {
            guard let frame = frames[edge] else { continue }
            defer { if shownEdges[edge] != nil { before += 1 } }
            if shownEdges[edge] == nil, let view = view(of: edge) {
                view.frame = frame
                shownEdges[edge] = view
                // Behind the header of the next section, which pushes it.
                insertSubview(view, at: shown.count + before)
            }
            if let view = shownEdges[edge], view.frame != frame { view.frame = frame }
        }
    }
}
