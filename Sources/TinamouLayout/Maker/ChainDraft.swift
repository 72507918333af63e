// From what a chain says to constraints: the only place that knows what targets and composites come to.

import Tinamou

/// What a chain has said so far.
final class ChainDraft {
    let item: LayoutItem
    private let attributes: [LayoutAttribute]
    /// Attributes that were excluded and not there.
    private let absent: [LayoutAttribute]
    private let relation: Relation
    private let target: ConstraintTargetValue.Kind
    private let location: SourceLocation

    var multiplier = 1.0
    var offsets: [ChainDistance] = []
    var inset = ChainInset()
    var priority: LayoutPriority?
    var label: String?

    /// The handle, for whoever has asked for it in the closure.
    let made: MadeConstraint

    init(
        _ item: LayoutItem, _ attributes: [LayoutAttribute], absent: [LayoutAttribute], _ relation: Relation,
        _ target: ConstraintTargetValue.Kind, _ location: SourceLocation
    ) {
        self.item = item
        self.attributes = attributes
        self.absent = absent
        self.relation = relation
        self.target = target
        self.location = location
        made = MadeConstraint(item, location)
    }

    // MARK: Constraints

    /// Makes the chain's constraints, inactive, or says why that cannot be.
    func parts(_ mistakes: inout [MakerMistake]) -> [ConstraintPart] {
        for attribute in absent { mistakes.append(mistake(.notInChain(attribute))) }
        // The same fault of several attributes is one mistake of the chain.
        var faults: [MakerMistake.Reason] = []
        var parts: [ConstraintPart] = []
        for attribute in attributes {
            do throws(ChainFault) {
                let part = try part(attribute)
                do throws(LayoutError) {
                    try part.constraint.check()
                    parts.append(part)
                } catch {
                    mistakes.append(MakerMistake(error, part.constraint, item, location))
                }
            } catch {
                if !faults.contains(error.reason) { faults.append(error.reason) }
            }
        }
        mistakes += faults.map { mistake($0) }
        return parts
    }

    private func part(_ attribute: LayoutAttribute) throws(ChainFault) -> ConstraintPart {
        let second = try second(for: attribute)
        var offset = 0.0
        var insets = inset
        switch target {
        case .distance(let distance): offset = try multiplier * distance.along(attribute).get()
        case .inset(let own): insets.add(own, times: multiplier)
        case .item, .superview: break
        }
        for distance in offsets { offset += try distance.along(attribute).get() }
        let constraint = LayoutConstraint(
            first: LayoutConstraint.Side(reference: item.reference, attribute: attribute, start: nil),
            relation: relation, multiplier: second == nil && multiplier.isFinite ? 1 : multiplier,
            second: second.map {
                LayoutConstraint.Side(reference: $0.item.reference, attribute: $0.attribute, start: nil)
            }, constant: 0, location: location)
        if let priority { constraint.priority = priority }
        if let label { constraint.identifier = label }
        return ConstraintPart(constraint, offset: offset, inset: insets)
    }

    /// What an attribute is related to; `nil` for a bare number.
    private func second(
        for attribute: LayoutAttribute
    ) throws(ChainFault) -> (item: LayoutItem, attribute: LayoutAttribute)? {
        switch target {
        case .item(let other, let others): return (other, try partner(of: attribute, among: others))
        case .superview, .inset: return (try superview(), attribute)
        case .distance:
            switch attribute {
            case .width, .height: return nil
            case .centerX: return (try superview(), .left)
            case .centerY: return (try superview(), .top)
            default: return (try superview(), attribute)
            }
        }
    }

    private func superview() throws(ChainFault) -> View {
        guard let superview = item.container else { throw ChainFault(reason: .noSuperview) }
        return superview
    }

    /// Which of several attributes belongs to one of the chain's.
    private func partner(
        of attribute: LayoutAttribute, among others: [LayoutAttribute]
    ) throws(ChainFault) -> LayoutAttribute {
        if others.isEmpty { return attribute }
        if others.count == 1 { return others[0] }
        if Set(others) == Set(attributes) { return attribute }
        let own = Set(attributes.map(\.withoutMargins)), theirs = Set(others.map(\.withoutMargins))
        guard own == theirs, own.count == attributes.count, theirs.count == others.count,
            let partner = others.first(where: { $0.withoutMargins == attribute.withoutMargins })
        else { throw ChainFault(reason: .compositesDiffer) }
        return partner
    }

    // MARK: Reports

    /// A mistake of this chain, or of one constraint of it.
    func mistake(_ reason: MakerMistake.Reason, _ constraint: LayoutConstraint? = nil) -> MakerMistake {
        MakerMistake(reason, item, constraint?.description ?? description, location)
    }

    private var description: String {
        "\(([item.label] + attributes.map { "\($0)" }).joined(separator: ".")) \(relation) \(targetDescription)"
    }

    private var targetDescription: String {
        switch target {
        case .item(let other, let others): ([other.label] + others.map { "\($0)" }).joined(separator: ".")
        case .superview, .inset: "superview"
        case .distance(.number(let number)): LayoutConstraint.short(number)
        case .distance(.size(let size)):
            "\(LayoutConstraint.short(size.width)) × \(LayoutConstraint.short(size.height))"
        case .distance(.point(let point)): "(\(LayoutConstraint.short(point.x)), \(LayoutConstraint.short(point.y)))"
        }
    }
}

extension LayoutAttribute {
    /// The attribute itself, or of which edge or centre it is the one inside margins.
    fileprivate var withoutMargins: LayoutAttribute { withinMargins ?? self }
}

extension MakerMistake {
    /// Why a constraint that a chain comes to was refused.
    init(_ error: LayoutError, _ constraint: LayoutConstraint, _ item: LayoutItem, _ location: SourceLocation) {
        let reason: Reason = if case .invalid(let why, _) = error { .invalid(why) } else { .invalidNumber }
        self.init(reason, item, constraint.description, location)
    }
}

extension ChainDraft {
    /// Makes the constraints of chains, inactive, and gives them to the handles.
    ///
    /// - Throws: ``LayoutError/mistakes(_:)``, with all that were made; the handles stay empty then.
    static func make(
        _ drafts: [ChainDraft]
    ) throws(LayoutError) -> (made: [MadeConstraint], parts: [ConstraintPart]) {
        var mistakes: [MakerMistake] = []
        let parts = drafts.map { $0.parts(&mistakes) }
        if !mistakes.isEmpty { throw .mistakes(mistakes) }
        for (draft, parts) in zip(drafts, parts) { draft.made.take(parts) }
        return (drafts.map(\.made), parts.flatMap { $0 })
    }
}
