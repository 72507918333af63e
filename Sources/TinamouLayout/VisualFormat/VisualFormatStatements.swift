import Tinamou

/// Makes the constraints of a visual format that has been read: looks up names and decides which edges are meant.
struct VisualFormatStatements {
    let text: String
    let format: VisualFormat
    let options: VisualFormatOptions
    let metrics: [String: Double]
    let views: [String: LayoutItem]
    let location: SourceLocation

    private(set) var made: [LayoutConstraint] = []

    init(
        text: String, format: VisualFormat, options: VisualFormatOptions, metrics: [String: Double],
        views: [String: LayoutItem], location: SourceLocation
    ) {
        self.text = text
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
        self.location = location
    }

    /// A term with the item that it stands for.
    private struct Place {
        var item: LayoutItem
        var isBar: Bool
    }

    mutating func make() throws(VisualFormatError) {
        try checkOptions()
        let places = try findPlaces()
        for (index, term) in format.terms.enumerated() {
            if index > 0 { try connect(places[index - 1], format.connections[index - 1], places[index]) }
            guard case .view(let name, let sizes, _) = term else { continue }
            for size in sizes { try state(size, ofView: name, places[index].item) }
        }
        align(places.filter { !$0.isBar }.map(\.item))
    }

    private func failure(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, format: text, position: position)
    }

    private var isRow: Bool { format.axis == .horizontal }

    private func checkOptions() throws(VisualFormatError) {
        let along: LayoutAttribute.Kind = isRow ? .horizontalPlace : .verticalPlace
        if let attribute = options.alignment.attributes.first(where: { $0.kind == along }) {
            throw failure(.alignmentAlongFormat(attribute), at: 0)
        }
        if isRow, options.spacing == .baselineToBaseline { throw failure(.baselinesAlongRow, at: 0) }
    }

    // MARK: Names

    private func findPlaces() throws(VisualFormatError) -> [Place] {
        var items: [LayoutItem] = []
        var seen: Set<ObjectIdentifier> = []
        for case .view(let name, _, let position) in format.terms {
            guard let item = views[name] else {
                throw failure(.unknownView(name, known: views.keys.sorted()), at: position)
            }
            guard seen.insert(ObjectIdentifier(item)).inserted else { throw failure(.viewTwice(name), at: position) }
            items.append(item)
        }
        var places: [Place] = []
        var next = items.makeIterator()
        for term in format.terms {
            switch term {
            case .view:
                if let item = next.next() { places.append(Place(item: item, isBar: false)) }
            case .bar(let position):
                guard let superview = items.first?.container else {
                    throw failure(.noSuperview(of: firstName), at: position)
                }
                places.append(Place(item: superview, isBar: true))
            }
        }
        return places
    }

    private var firstName: String {
        for case .view(let name, _, _) in format.terms { return name }
        return ""
    }

    /// The number that a name stands for, where it cannot be a view's.
    private func metric(
        _ name: String, at position: Int, ifView: VisualFormatError.Reason
    ) throws(VisualFormatError) -> Double {
        guard let number = metrics[name] else {
            if views[name] != nil { throw failure(ifView, at: position) }
            throw failure(.unknownMetric(name, known: metrics.keys.sorted()), at: position)
        }
        guard number.isFinite else { throw failure(.metricNotFinite(name), at: position) }
        return number
    }

    private func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> LayoutPriority {
        let number: Double
        let place: Int
        switch value {
        case .number(let given, let position): (number, place) = (given, position)
        case .name(let name, let position):
            (number, place) = (try metric(name, at: position, ifView: .viewInPriority(name)), position)
        case nil: return .required
        }
        let priority = LayoutPriority(number)
        guard priority.strength.isValid else { throw failure(.badPriority(number), at: place) }
        return priority
    }

    // MARK: Sizes

    private mutating func state(
        _ size: VisualFormat.Predicate, ofView name: String, _ item: LayoutItem
    ) throws(VisualFormatError) {
        let attribute: LayoutAttribute = isRow ? .width : .height
        var constant = 0.0
        var other: LayoutItem?
        switch size.value {
        case .number(let number, _): constant = number
        case .name(let word, let position):
            if let view = views[word] {
                if metrics[word] != nil { throw failure(.ambiguousSize(word), at: position) }
                if view === item { throw failure(.sizeOfItself(name), at: position) }
                other = view
            } else if metrics[word] != nil {
                constant = try metric(word, at: position, ifView: .ambiguousSize(word))
            } else {
                throw failure(.unknownSize(word), at: position)
            }
        }
        add(
            item, attribute, size.relation, other.map { ($0, attribute) }, constant, try priority(size.priority))
    }

    // MARK: Distances

    private mutating func connect(
        _ before: Place, _ connection: VisualFormat.Connection, _ after: Place
    ) throws(VisualFormatError) {
        let isBackwards = isRow && options.direction == .rightToLeft
        let low = isBackwards ? after : before
        let high = isBackwards ? before : after
        switch connection {
        case .flush: add(low, high, .equal, 0, .required)
        case .standard:
            // The margins are the standard distance to a superview, whatever they are when frames are found.
            let isToMargin = low.isBar || high.isBar
            add(low, high, .equal, isToMargin ? 0 : standardDistance(below: low), .required, isToMargin: isToMargin)
        case .distances(let distances):
            for distance in distances {
                let number: Double
                switch distance.value {
                case .number(let given, _): number = given
                case .name(let name, let position):
                    number = try metric(name, at: position, ifView: .viewInDistance(name))
                }
                add(low, high, distance.relation, number, try priority(distance.priority))
            }
        }
    }

    private func standardDistance(below low: Place) -> Double {
        guard options.spacing == .baselineToBaseline, let view = low.item.asView else {
            return LayoutConstraint.standardSpacing
        }
        return view.baselineSpacing
    }

    /// States how far `high` is beyond `low`, to the right or downwards or in reading direction.
    private mutating func add(
        _ low: Place, _ high: Place, _ relation: Relation, _ distance: Double, _ priority: LayoutPriority,
        isToMargin: Bool = false
    ) {
        // A superview is met from inside: its near edge comes first, its far edge last.
        var end = edges.far, start = edges.near
        if low.isBar { end = isToMargin ? edges.nearMargin : edges.near }
        if high.isBar { start = isToMargin ? edges.farMargin : edges.far }
        if options.spacing == .baselineToBaseline, !low.isBar, !high.isBar {
            (end, start) = (.lastBaseline, .firstBaseline)
        }
        add(high.item, start, relation, (low.item, end), distance, priority)
    }

    private var edges: VisualFormatEdges {
        if !isRow { return .vertical }
        return options.direction == .leadingToTrailing ? .reading : .physical
    }

    // MARK: Alignment

    private mutating func align(_ items: [LayoutItem]) {
        for attribute in options.alignment.attributes {
            for (before, after) in zip(items, items.dropFirst()) {
                add(after, attribute, .equal, (before, attribute), 0, .required)
            }
        }
    }

    private mutating func add(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation,
        _ second: (item: LayoutItem, attribute: LayoutAttribute)?, _ constant: Double, _ priority: LayoutPriority
    ) {
        let constraint = LayoutConstraint(
            first: LayoutConstraint.Side(reference: first.reference, attribute: attribute, start: nil),
            relation: relation, multiplier: 1,
            second: second.map {
                LayoutConstraint.Side(reference: $0.item.reference, attribute: $0.attribute, start: nil)
            }, constant: constant, location: location)
        constraint.priority = priority
        made.append(constraint)
    }
}

/// The edges between which distances are measured along an axis.
struct VisualFormatEdges {
    /// The edge that comes first, and the superview's margin there.
    var near: LayoutAttribute
    var nearMargin: LayoutAttribute
    /// The edge that comes last, and the superview's margin there.
    var far: LayoutAttribute
    var farMargin: LayoutAttribute

    static let reading = VisualFormatEdges(
        near: .leading, nearMargin: .leadingMargin, far: .trailing, farMargin: .trailingMargin)
    static let physical = VisualFormatEdges(
        near: .left, nearMargin: .leftMargin, far: .right, farMargin: .rightMargin)
    static let vertical = VisualFormatEdges(
        near: .top, nearMargin: .topMargin, far: .bottom, farMargin: .bottomMargin)
}
