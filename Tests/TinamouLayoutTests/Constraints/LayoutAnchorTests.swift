import Testing
import TinamouLayout

/// Each anchor and each way of relating two, with frames worked out by hand.
@Suite struct LayoutAnchorTests {
    let root = View("root")
    let box = View("box")

    init() {
        root.addSubview(box)
    }

    /// The box's frame in a root of 400 × 300.
    private func frame(_ constraints: LayoutConstraint...) throws -> Rect {
        LayoutConstraint.activate(constraints)
        try LayoutEngine(root: root).layout(in: Size(width: 400, height: 300))
        return box.frame
    }

    @Test func edges() throws {
        let frame = try frame(
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15))
        #expect(frame == Rect(x: 10, y: 5, width: 360, height: 280))
    }

    @Test func readingDirection() throws {
        let frame = try frame(
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 40))
        #expect(frame == Rect(x: 10, y: 0, width: 360, height: 40))
    }

    @Test func centres() throws {
        let frame = try frame(
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 7),
            box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 60))
        #expect(frame == Rect(x: 157, y: 120, width: 100, height: 60))
    }

    @Test func multipliers() throws {
        let frame = try frame(
            box.leftAnchor.constraint(equalTo: root.leftAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.75))
        #expect(frame == Rect(x: 0, y: 0, width: 180, height: 135))
    }

    @Test func inequalitiesBetweenAnchors() throws {
        let wish = box.widthAnchor.constraint(equalToConstant: 1000)
        wish.priority = .defaultLow
        let frame = try frame(
            box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 25),
            box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -25),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: 10), wish)
        #expect(frame == Rect(x: 25, y: 0, width: 350, height: 160))
    }

    @Test func inequalitiesWithNumbers() throws {
        let tall = box.heightAnchor.constraint(equalToConstant: 500),
            narrow = box.widthAnchor.constraint(equalToConstant: 1)
        tall.priority = LayoutPriority(10)
        narrow.priority = LayoutPriority(10)
        let frame = try frame(
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            box.heightAnchor.constraint(lessThanOrEqualToConstant: 88),
            box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 2), tall, narrow)
        #expect(frame == Rect(x: 0, y: 0, width: 44, height: 88))
    }

    @Test func theFrameIsInTheSuperviewsCoordinates() throws {
        let inner = View("inner")
        box.addSubview(inner)
        LayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            inner.widthAnchor.constraint(equalToConstant: 5), inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
        ])
        _ = try frame(
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20))
        #expect(inner.frame == Rect(x: 3, y: 30, width: 5, height: 5))
        #expect(inner.frameInRoot == Rect(x: 103, y: 50, width: 5, height: 5))
    }

    @Test func namesakesAreToldApartByTheirPlaces() {
        let outer = View("row"), inner = View("row"), label = View("label"), other = View("label")
        let icon = View("icon"), gap = label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
        outer.addSubview(inner)
        for view in [icon, label, other] { inner.addSubview(view) }
        #expect(inner.topAnchor.constraint(equalTo: outer.topAnchor).description == "row[0].top == row.top")
        #expect(label.topAnchor.constraint(equalTo: other.topAnchor).description == "label[1].top == label[2].top")
        #expect(gap.description == "label[1].leading == icon.trailing + 8")
        other.name = "value"
        #expect(gap.description == "H:[icon]-(8)-[label]")
        #expect(label.topAnchor.constraint(equalTo: other.topAnchor).description == "label.top == value.top")
    }

    @Test func constraintsReadAsEquations() {
        let inset = box.bottomAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 60)
        #expect(inset.description == "box.bottom >= root.top + 60")
        inset.priority = LayoutPriority(750.5)
        inset.identifier = "pinned"
        inset.constant = -2.5
        #expect(inset.description == "pinned: box.bottom >= root.top - 2.5 @750.5")
        #expect(box.heightAnchor.constraint(equalToConstant: 200).description == "box.height == 200")
        #expect(
            box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5).description
                == "box.width <= 0.5 * root.width")
        let nameless = View()
        #expect(nameless.leftAnchor.constraint(equalTo: root.leftAnchor).description == "view.left == root.left")
        // Inside others, by their place in the nearest one with a name.
        let outer = View(), inner = View(), guide = LayoutGuide(), second = LayoutGuide()
        for view in [View(), inner] { nameless.addSubview(view) }
        for item in [guide, second] { inner.addLayoutGuide(item) }
        #expect(
            inner.widthAnchor.constraint(equalTo: nameless.widthAnchor).description == "view[1].width == view.width")
        outer.addSubview(nameless)
        outer.name = "page"
        #expect(second.widthAnchor.constraint(equalToConstant: 1).description == "page[0][1].guide[1].width == 1")
        #expect(
            inner.layoutMarginsGuide.topAnchor.constraint(equalTo: inner.topAnchor).description
                == "page[0][1].margins.top == page[0][1].top")
    }
}
