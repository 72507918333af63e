import Tinamou
import TinamouLayout

// A tree as equations over the left, the top, the width and the height of each rectangle, in the root's coordinates.

/// A sum of numbers of rectangles.
private struct Sum {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ factor: Double, _ other: Sum) {
        for (variable, coefficient) in other.terms { terms[variable, default: 0] += factor * coefficient }
        constant += factor * other.constant
    }
}

extension LayoutTree {
    /// One of the four numbers of a rectangle, as a variable of ``problem(for:)``.
    package enum Corner: Int, CaseIterable, Sendable {
        /// The left edge.
        case left
        /// The top edge.
        case top
        /// The extent to the right.
        case width
        /// The extent downwards.
        case height
    }

    /// The number of a variable.
    package func variable(_ rectangle: Rectangle, _ corner: Corner) -> Int {
        let place =
            switch rectangle {
            case .item(let number): number
            case .margins(let number): items.count + 2 * number
            case .safeArea(let number): items.count + 2 * number + 1
            }
        return 4 * place + corner.rawValue
    }

    /// The tree's equations, with what follows from frames computed from these: the alignment rectangles of the items.
    package func problem(for rects: [Rect]) -> Problem {
        var rows = rootRows()
        for guide in layerGuides.sorted(by: { variable($0, .left) < variable($1, .left) }) {
            rows += guideRows(guide, rects)
        }
        for item in items.indices where isAttached(item) && !items[item].isGuide {
            rows += contentRows(item, rects)
            if item > 0 { rows += extentRows(item) }
        }
        for (number, statement) in statements.enumerated()
        where statement.isActive && statement.places.allSatisfy({ isAttached($0.rectangle.number) }) {
            rows.append(row(statement, "[\(number)]"))
        }
        return Problem(variableCount: 4 * 3 * items.count, rows: rows)
    }

    // MARK: What the layer states itself

    private func rootRows() -> [Problem.Row] {
        let reach = items[0].alignment
        let values = [
            reach.left, reach.top, size.width - reach.left - reach.right, size.height - reach.top - reach.bottom,
        ]
        return Corner.allCases.map { corner in
            Problem.Row([Problem.Summand(1, variable(.item(0), corner))], .equal, values[corner.rawValue])
        }
    }

    private func guideRows(_ guide: Rectangle, _ rects: [Rect]) -> [Problem.Row] {
        let view = guide.number
        let isSafeArea = guide == .safeArea(view)
        let distances = isSafeArea ? safeArea(of: view, rects) : margins(of: view, rects)
        func row(_ corner: Corner, _ distance: Double) -> Problem.Row {
            Problem.Row(
                [Problem.Summand(1, variable(guide, corner)), Problem.Summand(-1, variable(.item(view), corner))],
                .equal, distance)
        }
        return [
            row(.left, distances.left), row(.top, distances.top), row(.width, -distances.left - distances.right),
            row(.height, -distances.top - distances.bottom),
        ]
    }

    /// No view has an extent below 0.
    private func extentRows(_ item: Int) -> [Problem.Row] {
        [Corner.width, .height].map { Problem.Row([Problem.Summand(1, variable(.item(item), $0))], .greaterOrEqual, 0) }
    }

    private func contentRows(_ item: Int, _ rects: [Rect]) -> [Problem.Row] {
        let content = items[item].content
        let wanted: [(Corner, Double?)] = [
            (.width, content.width), (.height, content.height(inWidth: rects[item].width) ?? content.height),
        ]
        var rows: [Problem.Row] = []
        for (axis, (corner, extent)) in wanted.enumerated() {
            guard let extent else { continue }
            let term = Problem.Summand(1, variable(.item(item), corner))
            rows.append(Problem.Row([term], .lessOrEqual, extent, at: Strength(content.hugging[axis])))
            rows.append(Problem.Row([term], .greaterOrEqual, extent, at: Strength(content.resistance[axis])))
        }
        return rows
    }

    // MARK: Constraints

    private func number(_ rectangle: Rectangle, _ corner: Corner) -> Sum {
        Sum(terms: [variable(rectangle, corner): 1])
    }

    /// Where a rectangle begins along an axis, and a share of its extent from there.
    private func point(_ rectangle: Rectangle, across: Bool, _ share: Double) -> Sum {
        var sum = number(rectangle, across ? .left : .top)
        if share != 0 { sum.add(share, number(rectangle, across ? .width : .height)) }
        return sum
    }

    private func standIn(_ item: Int, _ next: KeyPath<Item, Int?>) -> Int {
        var here = item
        while let inner = items[here][keyPath: next], inner != here, path(inner).contains(here) { here = inner }
        return here
    }

    private func sum(_ place: Place, isMirrored: Bool) -> Sum {
        let rectangle = place.isWithinMargins ? .margins(place.rectangle.number) : place.rectangle
        let leading = isMirrored ? 1.0 : 0
        switch place.attribute {
        case .left, .leftMargin: return point(rectangle, across: true, 0)
        case .right, .rightMargin: return point(rectangle, across: true, 1)
        case .centerX, .centerXWithinMargins: return point(rectangle, across: true, 0.5)
        case .leading, .leadingMargin: return point(rectangle, across: true, leading)
        case .trailing, .trailingMargin: return point(rectangle, across: true, 1 - leading)
        case .top, .topMargin: return point(rectangle, across: false, 0)
        case .bottom, .bottomMargin: return point(rectangle, across: false, 1)
        case .centerY, .centerYWithinMargins: return point(rectangle, across: false, 0.5)
        case .width: return number(rectangle, .width)
        case .height: return number(rectangle, .height)
        case .firstBaseline:
            guard case .item(let item) = rectangle else { return point(rectangle, across: false, 0) }
            let stand = standIn(item, \.firstStandIn)
            var sum = point(.item(stand), across: false, 0)
            sum.constant += items[stand].content.firstBaseline ?? 0
            return sum
        case .lastBaseline:
            guard case .item(let item) = rectangle else { return point(rectangle, across: false, 1) }
            let stand = standIn(item, \.lastStandIn)
            var sum = point(.item(stand), across: false, 1)
            sum.constant -= items[stand].content.lastBaseline ?? 0
            return sum
        }
    }

    /// A constraint as a row. Places are measured from the side of the common view at which reading starts, or from its
    /// left or top where the constraint does not speak of reading.
    private func row(_ statement: Statement, _ name: String) -> Problem.Row {
        let speaksOfReading = statement.form == .systemSpacing && statement.first.place.isHorizontal
        let isMirrored =
            (speaksOfReading || statement.places.contains(where: \.followsReading))
            && direction(of: statement.first.place.rectangle.number) == .rightToLeft
        func measured(_ side: Side) -> Sum {
            var sum = sum(side.place, isMirrored: isMirrored)
            if let start = side.start {
                sum.add(-1, self.sum(start, isMirrored: isMirrored))
                let isByReading = side.place.followsReading && start.followsReading
                return isMirrored && isByReading ? Sum(terms: sum.terms.mapValues(-), constant: -sum.constant) : sum
            }
            guard let second = statement.second, !side.place.isExtent else { return sum }
            let common = commonView(statement.first.place.rectangle, second.place.rectangle)
            sum.add(-1, point(.item(common), across: side.place.isHorizontal, isMirrored ? 1 : 0))
            return isMirrored && side.place.isHorizontal
                ? Sum(terms: sum.terms.mapValues(-), constant: -sum.constant) : sum
        }
        var total = measured(statement.first)
        var (multiplier, constant) = (statement.multiplier, statement.constant)
        if statement.form == .systemSpacing {
            constant = multiplier * spacing(statement)
            multiplier = 1
        }
        if let second = statement.second { total.add(-multiplier, measured(second)) }
        let terms = total.terms.sorted { $0.key < $1.key }.filter { $0.value != 0 }
        return Problem.Row(
            terms.map { Problem.Summand($0.value, $0.key) }, statement.relation, constant - total.constant,
            at: Strength(statement.priority), named: name)
    }

    private func spacing(_ statement: Statement) -> Double {
        guard let second = statement.second, statement.speaksOfBaselines else { return 8 }
        // A guide has no text; its owner's counts.
        let number = second.place.rectangle.number
        return items[items[number].isGuide ? items[number].parent ?? 0 : number].content.spacing
    }
}
