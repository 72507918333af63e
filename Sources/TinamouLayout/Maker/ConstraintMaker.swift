import Tinamou

/// States constraints of an item, a chain for each: which attributes, how and to what they are related, how far from
/// there, and how much it matters.
///
/// ```swift
/// box.snp.makeConstraints { make in
///     make.left.top.equalToSuperview().inset(8)
///     make.right.lessThanOrEqualTo(other.snp.left).inset(8)
///     make.size.equalTo(44).priority(.high)
/// }
/// ```
///
/// The order is checked by types: attributes, relation, then multiplier, offset and inset, then the priority, then the
/// label or the handle. Each attribute of a chain gives one ``LayoutConstraint``, made when the closure has ended; its
/// location is the line of the relation.
public final class ConstraintMaker: AttributeNaming {
    let item: LayoutItem
    private(set) var drafts: [ChainDraft] = []

    init(_ item: LayoutItem) { self.item = item }

    /// Begins a chain.
    public func attributes(_ attributes: [LayoutAttribute]) -> Attributes {
        Attributes(maker: self, named: []).attributes(attributes)
    }

    fileprivate func add(_ draft: ChainDraft) { drafts.append(draft) }

    /// Attributes of an item that are not yet related to anything. As long as they are not, nothing is stated.
    public struct Attributes: AttributeNaming {
        let maker: ConstraintMaker
        private(set) var named: [LayoutAttribute]
        private var absent: [LayoutAttribute] = []

        init(maker: ConstraintMaker, named: [LayoutAttribute]) {
            self.maker = maker
            self.named = named
        }

        /// The same attributes and more; those that are there already are not repeated.
        public func attributes(_ attributes: [LayoutAttribute]) -> Attributes {
            var more = self
            for attribute in attributes where !more.named.contains(attribute) { more.named.append(attribute) }
            return more
        }

        /// The attributes without some: `make.edges.excluding(.bottom)`.
        ///
        /// One that is not there is a mistake: ``MakerMistake/Reason/notInChain(_:)``.
        public func excluding(_ attributes: LayoutAttribute...) -> Attributes {
            var rest = self
            rest.named.removeAll { attributes.contains($0) }
            rest.absent += attributes.filter { !named.contains($0) }
            return rest
        }

        /// States that the attributes equal those of a target.
        @discardableResult
        public func equalTo(
            _ target: some ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
        ) -> Related {
            relate(.equal, target.constraintTarget, file, line)
        }

        /// States that the attributes are at most those of a target.
        @discardableResult
        public func lessThanOrEqualTo(
            _ target: some ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
        ) -> Related {
            relate(.lessOrEqual, target.constraintTarget, file, line)
        }

        /// States that the attributes are at least those of a target.
        @discardableResult
        public func greaterThanOrEqualTo(
            _ target: some ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
        ) -> Related {
            relate(.greaterOrEqual, target.constraintTarget, file, line)
        }

        /// States that the attributes equal those of the superview; for a guide, of its owner.
        @discardableResult
        public func equalToSuperview(file: StaticString = #fileID, line: UInt = #line) -> Related {
            relate(.equal, ConstraintTargetValue(.superview), file, line)
        }

        /// States that the attributes are at most those of the superview; for a guide, of its owner.
        @discardableResult
        public func lessThanOrEqualToSuperview(file: StaticString = #fileID, line: UInt = #line) -> Related {
            relate(.lessOrEqual, ConstraintTargetValue(.superview), file, line)
        }

        /// States that the attributes are at least those of the superview; for a guide, of its owner.
        @discardableResult
        public func greaterThanOrEqualToSuperview(file: StaticString = #fileID, line: UInt = #line) -> Related {
            relate(.greaterOrEqual, ConstraintTargetValue(.superview), file, line)
        }

        /// States that the attributes equal those of something that the superview knows:
        /// `make.top.equalToSuperview { $0.safeAreaLayoutGuide }`.
        @discardableResult
        public func equalToSuperview(
            file: StaticString = #fileID, line: UInt = #line, _ target: (View) -> some ConstraintTarget
        ) -> Related {
            relate(.equal, ofSuperview(target), file, line)
        }

        /// States that the attributes are at most those of something that the superview knows.
        @discardableResult
        public func lessThanOrEqualToSuperview(
            file: StaticString = #fileID, line: UInt = #line, _ target: (View) -> some ConstraintTarget
        ) -> Related {
            relate(.lessOrEqual, ofSuperview(target), file, line)
        }

        /// States that the attributes are at least those of something that the superview knows.
        @discardableResult
        public func greaterThanOrEqualToSuperview(
            file: StaticString = #fileID, line: UInt = #line, _ target: (View) -> some ConstraintTarget
        ) -> Related {
            relate(.greaterOrEqual, ofSuperview(target), file, line)
        }

        private func ofSuperview(_ target: (View) -> some ConstraintTarget) -> ConstraintTargetValue {
            maker.item.container.map { target($0).constraintTarget } ?? ConstraintTargetValue(.superview)
        }

        private func relate(
            _ relation: Relation, _ target: ConstraintTargetValue, _ file: StaticString, _ line: UInt
        ) -> Related {
            let draft = ChainDraft(
                maker.item, named, absent: absent, relation, target.kind, SourceLocation(file: file, line: line))
            maker.add(draft)
            return Related(draft: draft)
        }
    }
}
