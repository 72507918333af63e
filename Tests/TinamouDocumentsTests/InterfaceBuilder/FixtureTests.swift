import Testing
import TinamouDocuments
import TinamouLayout

// The fixtures say in comments how their frames were worked out by hand.

@Suite struct FixtureTests {
    @Test(arguments: Fixture.solved)
    func framesAreTheStoredOnes(name: String) throws {
        let layout = try Fixture.layout(name)
        let document = layout.document
        var count = 0
        for scene in layout.scenes {
            #expect(scene.conflicts.isEmpty && scene.failure == nil)
            for element in document.elements(of: scene.scene) {
                let stated = document.elements[element]
                if stated.isStale || scene.isLeftOut(element) { continue }
                guard let frame = scene.frame(of: element), let stored = stated.frame else { continue }
                #expect(frame.isClose(to: stored), "\(stated.id): \(frame), stored \(stored)")
                count += 1
            }
        }
        #expect(count > 3)
        #expect(layout.noteLines.filter { $0.contains("left out") } == [])
    }

    @Test(arguments: Fixture.solved)
    func ambiguousAreTheOnesThatSaySo(name: String) throws {
        let layout = try Fixture.layout(name)
        for scene in layout.scenes {
            let open = scene.analysis.openElements
            for element in layout.document.elements(of: scene.scene) where !scene.isLeftOut(element) {
                let stated = layout.document.elements[element]
                #expect(open.contains(element) == stated.isKnownAmbiguous, "\(stated.id)")
            }
            #expect(scene.analysis.failure == nil)
        }
    }

    @Test(arguments: Fixture.solved)
    func nothingIsNotUnderstood(name: String) throws {
        #expect(try Fixture.read(name).notes.filter { $0.severity == .warning } == [])
    }

    /// By hand: see the fixture; the parts that are not as stored.
    @Test func whatStretchesKeepsItsDistance() throws {
        let layout = try Fixture.layout("given.xib")
        #expect(layout.frame("grown") == Rect(x: 0, y: 250, width: 80, height: 140))
        #expect(layout.frame("inGrown") == Rect(x: 5, y: 10, width: 60, height: 110))
        #expect(layout.frame("besideGrown") == Rect(x: 65, y: 10, width: 10, height: 110))
    }

    /// By hand: see the fixture.
    @Test func sizeClassesOfAScreenHeldSideways() throws {
        var environment = LayoutEnvironment()
        environment.orientation = .landscape
        let layout = try Fixture.layout("variations.storyboard", environment)
        #expect(layout.frame("root") == Rect(x: 0, y: 0, width: 667, height: 375))
        #expect(layout.frame("box") == Rect(x: 0, y: 0, width: 80, height: 50))
        #expect(layout.frame("late") == Rect(x: 80, y: 0, width: 30, height: 30))
        #expect(layout.frame("row") == Rect(x: 0, y: 200, width: 10, height: 25))
        #expect(try Fixture.layout("variations.storyboard").frame("late") == nil)
    }

    /// By hand: see the fixture. The members are in the order of the document, what is given to the root at the end.
    @Test func contradictionsAreToldInTheDocumentsWords() throws {
        let layout = try Fixture.layout("conflict.xib")
        let conflict = try #require(layout.scenes.first?.conflicts.first)
        #expect(layout.scenes[0].conflicts.count == 1)
        #expect(
            conflict.members.compactMap(\.constraint).map { layout.document.constraints[$0].id } == ["w", "l", "r"])
        #expect(conflict.members.compactMap(\.constraint).map { layout.document.constraints[$0].line } == [12, 18, 20])
        #expect(
            conflict.members.map(\.text) == [
                "box.width == 100", "box.leading == view.leading + 10", "view.trailing == box.trailing + 10",
                "the width of view is 300",
            ])
        // To mend it, box could be 280 wide, or keep 190 from one of the sides, or the view be 120 wide.
        #expect(conflict.members.map(\.mendingConstant) == [280, 190, 190, 120])
        #expect(conflict.leftOut == 2)
        #expect(layout.frame("box") == Rect(x: 10, y: 0, width: 100, height: 10))
        #expect(layout.document.constraints[conflict.members[2].constraint ?? 0].name == "right edge")
    }

    /// By hand: each says what it is and in which line it stands.
    @Test func oddThingsAreTold() throws {
        let reading = try Fixture.read("odd.xib")
        #expect(
            reading.notes.map(\.text) == [
                "9: \"many\" is not a number for horizontalHuggingPriority of box; it is passed over",
                "9: \"1001\" is not a number for verticalHuggingPriority of box; it is passed over",
                "14: \"depth\" is not an attribute of views; the constraint d is left out",
                "15: \"ten\" is not a number for constant of t; the constraint is left out",
                "16: \"1e999\" is not a number for constant of i; the constraint is left out",
                "17: \"notEqual\" is not known for relation of r, which may be equal, lessThanOrEqual or "
                    + "greaterThanOrEqual; the constraint is left out",
                "18: \"0\" is not a priority, above 0 and at most 1000; the constraint p is left out",
                "19: \"1:0\" is not a number for multiplier of m; the constraint is left out",
                "20: the constraint s has a second item without an attribute; it is left out",
                "21: there is something with the id \"w\" already; constraints mean that, and this is called \"w (2)\"",
                "28: <gizmo> is not a view that is known; it is taken for one without content of its own",
                "28: there is something with the id \"box\" already; constraints mean that, and this is called "
                    + "\"box (2)\"",
                "31: the view frameless has no frame",
                "32: \"diagonal\" is not known for axis of stack, which may be horizontal or vertical; it is "
                    + "passed over",
                "32: \"somehow\" is not known for alignment of stack, which may be fill, leading, top, center, "
                    + "trailing, "
                    + "bottom, firstBaseline or lastBaseline; it is passed over",
                "33: \"zero\" is not a number for y of stack; it is passed over",
                "34: <frobnicator> in <stackView> is not understood, and is passed over",
                "36: <mystery> in <subviews> is not understood, and is passed over",
                "38: \"nearTheEdge\" is not known for key of viewLayoutGuide, which may be safeArea, "
                    + "contentLayoutGuide, "
                    + "frameLayoutGuide or keyboard; it is passed over",
                "43: the variation \"deviceClass=fridge\" is not understood, and is passed over",
                "50: a variation mentions nothing, which is not in the document",
            ])
        let layout = DocumentLayout(reading.document)
        #expect(
            layout.noteLines == [
                "there is no device phoneOfTomorrow in the table; sizes and safe areas are those of no device "
                    + "in particular",
                "22: the constraint b is left out: a place cannot equal a number by itself; relate it to a "
                    + "place of another "
                    + "item, the superview's edge for one",
                "23: the constraint k is left out: a place cannot be related to an extent; relate places with places, "
                    + "widths and heights with each other",
                "24: the constraint n mentions nobody, which is not in the document; it is left out",
                "25: the constraint o mentions other, which is laid out by itself elsewhere; it is left out",
                "40: the constraint x relates leading or trailing to left or right; it is taken to mean left and right",
            ])
        #expect(layout.frame("box") == Rect(x: 0, y: 0, width: 10, height: 10))
    }
}
