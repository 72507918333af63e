// What may follow a relation in a chain.

extension ConstraintMaker {
    /// A chain that is related to something; what follows says how far from there.
    ///
    /// A constraint of it reads: first ⋈ multiplier · target + offset + inset. Everything adds up: a number or insets
    /// as the target, which the multiplier multiplies like any other, then each offset and each inset.
    public struct Related {
        let draft: ChainDraft

        /// Multiplies the target. Places are multiplied as distances from the nearest common ancestor's side
        /// (``LayoutConstraint``); a number, as a number.
        @discardableResult
        public func multipliedBy(_ factor: some LayoutNumber) -> Related {
            draft.multiplier *= factor.asPoints
            return self
        }

        /// Divides the target.
        @discardableResult
        public func dividedBy(_ divisor: some LayoutNumber) -> Related {
            draft.multiplier /= divisor.asPoints
            return self
        }

        /// Adds a number of points to each attribute: to the right and downwards, in reading direction where leading or
        /// trailing occurs.
        @discardableResult
        public func offset(_ amount: some LayoutNumber) -> Related {
            draft.offsets.append(.number(amount.asPoints))
            return self
        }

        /// Adds a width to widths and a height to heights. With a place, it is a mistake.
        @discardableResult
        public func offset(_ amount: Size) -> Related {
            draft.offsets.append(.size(amount))
            return self
        }

        /// Adds `x` to what is horizontal and `y` to what is vertical. With an extent, it is a mistake.
        @discardableResult
        public func offset(_ amount: Point) -> Related {
            draft.offsets.append(.point(amount))
            return self
        }

        /// Moves the item's own edges inwards by the same number of points.
        ///
        /// Inwards whatever the edge is related to: `right.equalTo(other.snp.left).inset(8)` leaves 8 between the
        /// two. An extent shrinks by twice as much, once for each edge.
        @discardableResult
        public func inset(_ amount: some LayoutNumber) -> Related {
            inset(EdgeInsets(all: amount.asPoints))
        }

        /// Moves the item's own edges inwards. Extents shrink by the sum, centres move by half the difference.
        ///
        /// Where leading and trailing are the attributes, left and right are whichever of them they are in the
        /// direction in which the item is read, also when that changes.
        @discardableResult
        public func inset(_ amount: EdgeInsets) -> Related {
            draft.inset.add(ChainInset(physical: amount))
            return self
        }

        /// Moves the item's own edges inwards, as they lie in the direction in which the item is read.
        @discardableResult
        public func inset(_ amount: DirectionalEdgeInsets) -> Related {
            draft.inset.add(ChainInset(reading: amount))
            return self
        }

        /// Says how much the chain matters; ``LayoutPriority/required`` if nothing does.
        @discardableResult
        public func priority(_ priority: LayoutPriority) -> Prioritized {
            draft.priority = priority
            return Prioritized(draft: draft)
        }

        /// Says how much the chain matters, as a number: above 0 and at most 1000.
        @discardableResult
        public func priority(_ number: some LayoutNumber) -> Prioritized {
            priority(LayoutPriority(number.asPoints))
        }

        /// Gives all constraints of the chain a name for reports.
        @discardableResult
        public func labeled(_ label: String) -> Labeled { Prioritized(draft: draft).labeled(label) }

        /// The chain's handle. It has constraints when the closure has ended.
        public var constraint: MadeConstraint { draft.made }
    }

    /// A chain whose priority has been said.
    public struct Prioritized {
        let draft: ChainDraft

        /// Gives all constraints of the chain a name for reports.
        @discardableResult
        public func labeled(_ label: String) -> Labeled {
            draft.label = label
            return Labeled(draft: draft)
        }

        /// The chain's handle. It has constraints when the closure has ended.
        public var constraint: MadeConstraint { draft.made }
    }

    /// A chain that has a name.
    public struct Labeled {
        let draft: ChainDraft

        /// The chain's handle. It has constraints when the closure has ended.
        public var constraint: MadeConstraint { draft.made }
    }
}
