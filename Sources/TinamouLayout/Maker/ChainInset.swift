/// How far inwards, in points: from edges that are named by side, and from edges that are named by reading direction.
struct ChainInset {
    var physical = EdgeInsets()
    var reading = DirectionalEdgeInsets()

    /// What the insets add to a constraint's constant.
    ///
    /// The sign is that of the constraint's own attribute, its first: inwards is away from the edge that is placed,
    /// whatever it is placed by. A centre moves by half the difference, an extent shrinks by the sum. Left and right
    /// are the edges that they are in the direction in which the constraint's item is read now.
    func distance(of constraint: LayoutConstraint) -> Double {
        distance(of: constraint, constraint.first.item?.view?.effectiveLayoutDirection ?? .leftToRight)
    }

    private func distance(of constraint: LayoutConstraint, _ direction: LayoutDirection) -> Double {
        let sides = physical + reading.resolved(direction)
        let read = DirectionalEdgeInsets(sides, direction)
        switch constraint.first.attribute {
        case .left, .leftMargin: return sides.left
        case .right, .rightMargin: return -sides.right
        case .leading, .leadingMargin: return read.leading
        case .trailing, .trailingMargin: return -read.trailing
        case .top, .topMargin, .firstBaseline: return sides.top
        case .bottom, .bottomMargin, .lastBaseline: return -sides.bottom
        case .centerX, .centerXWithinMargins:
            // Beside leading or trailing, the constant counts in reading direction.
            return constraint.followsReading ? (read.leading - read.trailing) / 2 : (sides.left - sides.right) / 2
        case .centerY, .centerYWithinMargins: return (sides.top - sides.bottom) / 2
        case .width: return -(sides.left + sides.right)
        case .height: return -(sides.top + sides.bottom)
        }
    }

    /// Whether the insets add something else where the constraint's item is read in the other direction.
    func dependsOnDirection(of constraint: LayoutConstraint) -> Bool {
        distance(of: constraint, .leftToRight) != distance(of: constraint, .rightToLeft)
    }

    /// Whether all distances are finite.
    var isFinite: Bool { physical.isFinite && reading.resolved(.leftToRight).isFinite }

    /// Adds other insets, multiplied.
    mutating func add(_ other: ChainInset, times factor: Double = 1) {
        let sides = other.physical, read = other.reading
        physical.top += factor * sides.top
        physical.left += factor * sides.left
        physical.bottom += factor * sides.bottom
        physical.right += factor * sides.right
        reading.top += factor * read.top
        reading.leading += factor * read.leading
        reading.bottom += factor * read.bottom
        reading.trailing += factor * read.trailing
    }
}
