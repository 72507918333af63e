import TinamouLayout

// Trees that must come out as others do.

extension EdgeInsets {
    fileprivate var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }

    fileprivate func times(_ factor: Double) -> EdgeInsets {
        EdgeInsets(top: factor * top, left: factor * left, bottom: factor * bottom, right: factor * right)
    }
}

extension LayoutTree {
    /// The tree read the other way round: what is said of left and right by itself is not mirrored.
    package var mirrored: LayoutTree {
        var tree = self
        tree.hostSafeArea = hostSafeArea.mirrored
        for (number, item) in items.enumerated() {
            if let direction = item.direction ?? (number == 0 ? .leftToRight : nil) {
                tree.items[number].direction = direction == .leftToRight ? .rightToLeft : .leftToRight
            }
            tree.items[number].alignment = item.alignment.mirrored
            tree.items[number].additionalSafeArea = item.additionalSafeArea.mirrored
        }
        return tree
    }

    /// The tree with all lengths times a factor.
    package func scaled(by factor: Double) -> LayoutTree {
        var tree = self
        tree.size = Size(width: factor * size.width, height: factor * size.height)
        tree.hostSafeArea = hostSafeArea.times(factor)
        for (number, item) in items.enumerated() {
            tree.items[number].alignment = item.alignment.times(factor)
            tree.items[number].additionalSafeArea = item.additionalSafeArea.times(factor)
            let margins = item.margins
            tree.items[number].margins = DirectionalEdgeInsets(
                top: factor * margins.top, leading: factor * margins.leading, bottom: factor * margins.bottom,
                trailing: factor * margins.trailing)
            tree.items[number].content = item.content.scaled(by: factor)
        }
        for (number, statement) in statements.enumerated() {
            tree.statements[number].constant = factor * statement.constant
            // The system's own spacing stays; that of text has been made larger.
            if statement.form == .systemSpacing && !statement.speaksOfBaselines {
                tree.statements[number].multiplier = factor * statement.multiplier
            }
        }
        return tree
    }

    /// The tree as a part of a larger one, with its root at a place of that, as item 1.
    package func shifted(x: Double, y: Double) -> LayoutTree {
        var tree = self
        tree.items =
            [Item()]
            + items.map { item in
                var item = item
                item.parent = (item.parent ?? -1) + 1
                item.firstStandIn = item.firstStandIn.map { $0 + 1 }
                item.lastStandIn = item.lastStandIn.map { $0 + 1 }
                return item
            }
        tree.items[0].direction = items[0].direction
        tree.statements = statements.map(\.renumbered)
        tree.size = Size(width: size.width + abs(x) + 50, height: size.height + abs(y) + 50)
        let reach = items[0].alignment
        let pins: [(LayoutAttribute, Double)] = [
            (.left, x + reach.left), (.top, y + reach.top), (.width, size.width - reach.left - reach.right),
            (.height, size.height - reach.top - reach.bottom),
        ]
        for (attribute, constant) in pins {
            let isExtent = attribute == .width || attribute == .height
            tree.statements.append(
                Statement(
                    Side(Place(.item(1), attribute)), .equal, isExtent ? nil : Side(Place(.item(0), attribute)),
                    constant: constant))
        }
        return tree
    }
}

extension LayoutTree.Content {
    fileprivate func scaled(by factor: Double) -> LayoutTree.Content {
        var content = self
        content.width = width.map { factor * $0 }
        content.height = height.map { factor * $0 }
        content.lineHeight *= factor
        content.letterWidth *= factor
        content.firstBaseline = firstBaseline.map { factor * $0 }
        content.lastBaseline = lastBaseline.map { factor * $0 }
        content.spacing *= factor
        return content
    }
}

extension LayoutTree.Statement {
    fileprivate var renumbered: LayoutTree.Statement {
        func next(_ place: LayoutTree.Place) -> LayoutTree.Place {
            let rectangle: LayoutTree.Rectangle =
                switch place.rectangle {
                case .item(let number): .item(number + 1)
                case .margins(let number): .margins(number + 1)
                case .safeArea(let number): .safeArea(number + 1)
                }
            return LayoutTree.Place(rectangle, place.attribute)
        }
        func next(_ side: LayoutTree.Side) -> LayoutTree.Side {
            LayoutTree.Side(next(side.place), from: side.start.map(next))
        }
        var statement = self
        statement.first = next(first)
        statement.second = second.map(next)
        return statement
    }
}
