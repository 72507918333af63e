import Testing
import Tinamou
import TinamouLayout

/// Leading and trailing in both directions, system spacing, distances, multiples of places, baselines.
@Suite struct DirectionTests {
    let root = View("root")
    let box = View("box")
    let engine: LayoutEngine

    init() {
        root.addSubview(box)
        engine = LayoutEngine(root: root)
        box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }

    /// The box's left and right edge in a root 320 wide, from left to right and from right to left.
    private func edges(_ constraints: [LayoutConstraint]) throws -> [[Double]] {
        LayoutConstraint.activate(constraints)
        return try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            root.forcedLayoutDirection = direction
            try engine.layout(in: Size(width: 320, height: 100))
            return [box.frame.minX, box.frame.maxX]
        }
    }

    @Test("14: leading 10, trailing −30 in 320 is 10 to 290, and mirrored 30 to 310")
    func constantsCountInReadingDirection() throws {
        let edges = try edges([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
        ])
        #expect(edges == [[10, 290], [30, 310]])
    }

    @Test func physicalConstantsStay() throws {
        let edges = try edges([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
        ])
        #expect(edges == [[10, 320], [10, 320]])
    }

    @Test func leadingMayMeetTheCentre() throws {
        let edges = try edges([
            box.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 50),
        ])
        #expect(edges == [[180, 230], [90, 140]])
    }

    @Test func inequalitiesTurnRound() throws {
        let wish = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        wish.priority = .defaultLow
        let edges = try edges([
            box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12), wish,
            box.widthAnchor.constraint(equalToConstant: 50),
        ])
        #expect(edges == [[12, 62], [258, 308]])
    }

    @Test("the direction is that of the first item")
    func directionsThatDiffer() throws {
        box.forcedLayoutDirection = .rightToLeft
        let edges = try edges([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.widthAnchor.constraint(equalToConstant: 50),
        ])
        #expect(edges == [[260, 310], [260, 310]])
        #expect(box.effectiveLayoutDirection == .rightToLeft && root.effectiveLayoutDirection == .rightToLeft)
    }

    @Test func systemSpacingFollowsReading() throws {
        let icon = View("icon")
        root.addSubview(icon)
        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        let edges = try edges([
            box.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 2),
            box.widthAnchor.constraint(equalToConstant: 50),
        ])
        // The icon reaches from 140 to 180.
        #expect(edges == [[196, 246], [74, 124]])
    }

    @Test func systemSpacingBetweenPhysicalEdges() throws {
        let other = View("other")
        root.addSubview(other)
        var ends: [Double] = []
        LayoutConstraint.activate([
            other.widthAnchor.constraint(equalToConstant: 50),
            other.rightAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: root.leftAnchor, multiplier: 5),
            other.rightAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: root.leftAnchor, multiplier: 5),
            box.leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 50),
        ])
        for direction in LayoutDirection.allCases {
            root.forcedLayoutDirection = direction
            try engine.layout(in: Size(width: 320, height: 100))
            ends += [box.frame.minX, other.frame.maxX]
        }
        // From right to left the spacing goes to the left.
        #expect(ends == [8, 40, -8, -40])
    }

    @Test func distancesAreExtents() throws {
        // The gap between the root's left edge and the box is as wide as the box.
        let edges = try edges([
            root.leftAnchor.anchorWithOffset(to: box.leftAnchor).constraint(equalTo: box.widthAnchor),
            box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
        ])
        #expect(edges == [[150, 300], [150, 300]])
    }

    @Test func distancesInReadingDirection() throws {
        let edges = try edges([
            root.leadingAnchor.anchorWithOffset(to: box.leadingAnchor).constraint(equalToConstant: 30),
            box.leadingAnchor.anchorWithOffset(to: box.trailingAnchor).constraint(
                equalTo: root.widthAnchor, multiplier: 0.25),
        ])
        #expect(edges == [[30, 110], [210, 290]])
    }

    @Test("a distance from where reading starts is measured from there, wherever it goes to")
    func distancesFromLeading() throws {
        let edges = try edges([
            root.leadingAnchor.anchorWithOffset(to: box.centerXAnchor).constraint(equalToConstant: -30),
            box.widthAnchor.constraint(equalToConstant: 20),
        ])
        // Counted to the right, as the centre does not speak of reading: from 0 to -30, from 320 to 290.
        #expect(edges == [[-40, -20], [280, 300]])
    }

    @Test func verticalDistances() throws {
        let below = View("below")
        root.addSubview(below)
        below.pin(0, 0, 10, 20)
        below.constraints.first { $0.first.attribute == .top }?.isActive = false
        // As far below the box as that is high, twice.
        box.bottomAnchor.anchorWithOffset(to: below.topAnchor)
            .constraint(equalTo: box.heightAnchor, multiplier: 2, constant: 1).isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(below.frame.minY == 31)
    }

    @Test("a multiple of a place is measured from the common ancestor, not from the root")
    func multiplesOfPlaces() throws {
        let panel = View("panel"), dot = View("dot")
        root.addSubview(panel)
        panel.addSubview(dot)
        panel.pin(100, 40, 200, 60)
        dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
        try LayoutConstraint(dot, .trailing, .equal, to: panel, .trailing, multiplier: 0.5, constant: -4).isActive =
            true
        try LayoutConstraint(dot, .centerY, .equal, to: panel, .bottom, multiplier: 1.0 / 3).isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(dot.frame == Rect(x: 86, y: 15, width: 10, height: 10))
        root.forcedLayoutDirection = .rightToLeft
        try engine.layout(in: Size(width: 320, height: 100))
        // Mirrored in the panel: from its right edge 96 to 86, so from the left 104 to 114.
        #expect(dot.frame == Rect(x: 104, y: 15, width: 10, height: 10))
    }

    @Test func marginsAsAttributes() throws {
        root.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 60)
        let edges = try edges([
            try LayoutConstraint(box, .leading, .equal, to: root, .leadingMargin, constant: 1),
            try LayoutConstraint(box, .centerX, .equal, to: root, .centerXWithinMargins),
        ])
        // Between 20 and 260 the centre is 140.
        #expect(edges == [[21, 259], [61, 299]])
        box.constraints.first { $0.first.attribute == .top }?.isActive = false
        try LayoutConstraint(box, .centerY, .equal, to: root, .centerYWithinMargins).isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(box.frame.midY == 45)
    }

    @Test func baselines() throws {
        let one = Label("one", letters: 3), two = Label("two", letters: 60)
        two.wraps = true
        for label in [one, two] {
            root.addSubview(label)
            label.pin(0, 10)
        }
        two.widthAnchor.constraint(equalToConstant: 300).isActive = true  // two lines
        one.constraints.first { $0.first.attribute == .top }?.isActive = false
        let first = one.firstBaselineAnchor.constraint(equalTo: two.firstBaselineAnchor)
        let last = one.lastBaselineAnchor.constraint(equalTo: two.lastBaselineAnchor, constant: 2)
        first.isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(one.frame.minY == 10)
        first.isActive = false
        last.isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(one.frame.minY == 32)  // 10 + 40 − 5 + 2 is where its last line stands
        // A view without text is aligned by its edges.
        last.isActive = false
        one.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor, constant: 30).isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(one.frame.minY == 15)
    }

    @Test func spacingBelowABaselineIsThatOfTheText() throws {
        final class Heading: View {
            override var firstBaselineFromTop: Double? { 24 }
            override var lastBaselineFromBottom: Double? { 6 }
            override var baselineSpacing: Double { 36 }
        }
        let heading = Heading("heading"), label = Label("label", letters: 3)
        root.addSubview(heading)
        root.addSubview(label)
        heading.pin(0, 0, 100, 30)
        label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        label.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: heading.lastBaselineAnchor).isActive = true
        box.constraints.first { $0.first.attribute == .top }?.isActive = false
        box.topAnchor.constraint(equalToSystemSpacingBelow: heading.bottomAnchor, multiplier: 1.5).isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(label.frame.minY == 24 + 36 - 15)
        #expect(box.frame.minY == 42)
    }

    @Test func aSubviewMayStandForItsSuperview() throws {
        final class Card: View {
            let title = Label("title", letters: 4)
            override var viewForFirstBaseline: View? { title }
            override var viewForLastBaseline: View? { title }
        }
        let card = Card("card"), label = Label("label", letters: 2)
        root.addSubview(card)
        card.addSubview(card.title)
        root.addSubview(label)
        card.pin(0, 0, 100, 80)
        card.title.pin(10, 30)
        label.leftAnchor.constraint(equalTo: card.rightAnchor).isActive = true
        let tie = label.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor)
        tie.isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(label.frame.minY == 30)
        tie.isActive = false
        label.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor).isActive = true
        try engine.layout(in: Size(width: 320, height: 100))
        #expect(label.frame.maxY == 50)
    }

    @Test("a stand-in that says something else, that goes and that comes back")
    func standInsChange() throws {
        final class Note: View {
            var drop = 3.0
            override var firstBaselineFromTop: Double? { drop }
        }
        final class Holder: View {
            weak var inner: View?
            override var viewForFirstBaseline: View? { inner }
        }
        let holder = Holder("holder"), note = Note("note"), label = View("label")
        root.addSubview(holder)
        holder.addSubview(note)
        holder.inner = note
        root.addSubview(label)
        holder.pin(0, 10, 100, 80)
        note.pin(0, 20)
        label.topAnchor.constraint(equalTo: holder.firstBaselineAnchor).isActive = true
        func top() throws -> Double {
            try engine.layout(in: Size(width: 320, height: 100))
            return label.frame.minY
        }
        #expect(try top() == 33)
        note.drop = 5
        note.invalidateIntrinsicContentSize()
        #expect(try top() == 35)
        note.removeFromSuperview()
        #expect(try top() == 10, "nobody stands in: a view without text is aligned by its top edge")
        holder.addSubview(note)
        note.pin(0, 40)
        #expect(try top() == 55)
    }
}
