import Testing
import TinamouDocuments
import TinamouLayout

// What the reader makes of single elements; by hand.

@Suite struct InterfaceBuilderReaderTests {
    private func element(_ text: String, _ id: String = "v") throws -> LayoutDocument.Element {
        try #require(try reading(text).document.elements.first { $0.id == id })
    }

    private func constraint(_ attributes: String) throws -> LayoutDocument.Constraint? {
        let box = xibView("v", inside: "<constraints><constraint \(attributes) id=\"c\"/></constraints>")
        return try reading(xib("<subviews>\(box)</subviews>")).document.constraints.first
    }

    @Test func whatIsLeftOutOfAConstraint() throws {
        let short = try #require(try constraint(#"firstAttribute="width" constant="5""#))
        #expect(short.first == .init("v", .width) && short.second == nil)
        #expect(short.relation == .equal && short.multiplier == 1 && short.priority == 1000)
        let own = try #require(try constraint(#"firstAttribute="width" secondAttribute="height""#))
        #expect(own.second == .init("v", .height) && own.constant == 0)
        let other = try #require(
            try constraint(#"firstItem="view" firstAttribute="baseline" secondAttribute="notAnAttribute""#))
        #expect(other.first == .init("view", .lastBaseline) && other.second == nil)
    }

    @Test(arguments: [
        ("0.5", 0.5), ("3:4", 0.75), ("1/3", 1.0 / 3), ("-2", -2.0), ("1e1", 10.0), ("16:9", 16.0 / 9), ("0", 0.0),
    ])
    func multipliers(text: String, expected: Double) throws {
        let read = try constraint(#"firstAttribute="width" secondAttribute="height" multiplier="\#(text)""#)
        #expect(read?.multiplier == expected)
    }

    @Test(arguments: ["", ":", "1:", "1/0", "1:2:3", "nan", "inf", "one"])
    func multipliersThatAreNone(text: String) throws {
        #expect(try constraint(#"firstAttribute="width" secondAttribute="height" multiplier="\#(text)""#) == nil)
    }

    @Test(arguments: ["0.001", "1", "249.5", "1000"])
    func priorities(text: String) throws {
        #expect(try constraint(#"firstAttribute="width" constant="1" priority="\#(text)""#)?.priority == Double(text))
    }

    @Test(arguments: ["-1", "0", "1000.5", "nan", "high"])
    func prioritiesThatAreNone(text: String) throws {
        #expect(try constraint(#"firstAttribute="width" constant="1" priority="\#(text)""#) == nil)
    }

    /// The sizes of contents, by the kind of view: width and height, height alone, none.
    @Test(
        arguments: [
            ("label", 30, 20), ("button", 30, 20), ("textField", 30, 20), ("stepper", 30, 20), ("pageControl", 30, 20),
            ("datePicker", 30, 20), ("activityIndicatorView", 30, 20), ("switch", 28, 20), ("segmentedControl", 30, 19),
            ("progressView", nil, 20), ("searchBar", nil, 20), ("navigationBar", nil, 20), ("toolbar", nil, 20),
            ("tabBar", nil, 20), ("pickerView", nil, 20), ("slider", nil, 19), ("view", nil, nil),
            ("scrollView", nil, nil),
            ("tableView", nil, nil), ("textView", nil, nil), ("stackView", nil, nil), ("imageView", nil, nil),
            ("containerView", nil, nil), ("wkWebView", nil, nil), ("mapView", nil, nil), ("visualEffectView", nil, nil),
        ] as [(String, Double?, Double?)])
    func sizesOfContents(kind: String, width: Double?, height: Double?) throws {
        let view = xibView("v", Rect(x: 0, y: 0, width: 30, height: 20), kind: kind)
        let size = try element(xib("<subviews>\(view)</subviews>")).intrinsicSize
        #expect(size == LayoutDocument.Extents(width: width, height: height))
    }

    @Test func slidersLostTheirInsets() throws {
        let view = xibView("v", Rect(x: 0, y: 0, width: 30, height: 20), kind: "slider")
        let old = try element(xib("<subviews>\(view)</subviews>", version: "24127"))
        #expect(old.alignmentInsets == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        #expect(try element(xib("<subviews>\(view)</subviews>", version: "24128")).alignmentInsets == EdgeInsets())
    }

    @Test func images() throws {
        let frame = Rect(x: 0, y: 0, width: 30, height: 20)
        func size(_ attributes: String) throws -> LayoutDocument.Extents {
            let view = xibView("v", frame, kind: "imageView", attributes)
            let resources = "<resources><image name=\"a\" width=\"7\" height=\"8\"/></resources>"
            return try element(xib("<subviews>\(view)</subviews>", head: resources)).intrinsicSize
        }
        #expect(try size("image=\"a\"") == LayoutDocument.Extents(width: 7, height: 8))
        // Not in the document, and one of the system's: as stored.
        #expect(try size("image=\"b\"") == LayoutDocument.Extents(width: 30, height: 20))
        #expect(try size("image=\"a\" catalog=\"system\"") == LayoutDocument.Extents(width: 30, height: 20))
        #expect(try size("image=\"a\" placeholderIntrinsicWidth=\"infinite\"") == LayoutDocument.Extents(height: 8))
        #expect(try size("placeholderIntrinsicHeight=\"5\"") == LayoutDocument.Extents(height: 5))
    }

    @Test func directionsAndFlags() throws {
        let view = xibView(
            "v", kind: "view",
            #"semanticContentAttribute="forceRightToLeft" hidden="YES" userLabel="Name" misplaced="YES""#)
        let read = try element(xib("<subviews>\(view)</subviews>"))
        #expect(read.direction == .rightToLeft && read.isHidden && read.isStale && read.name == "Name")
        #expect(try element(xib("<subviews>\(xibView("v"))</subviews>")).direction == nil)
    }

    @Test func whatHasNoIDGetsOne() throws {
        let document = try reading(
            """
            <document targetRuntime="iOS.CocoaTouch"><objects>
            <view><rect key="frame" x="0" y="0" width="1" height="1"/></view>
            <view id=""><rect key="frame" x="0" y="0" width="1" height="1"/></view>
            </objects></document>
            """
        ).document
        #expect(document.elements.map(\.id) == ["view in line 2", "view in line 3"])
    }

    @Test(arguments: [
        ("default", SizeClasses()), ("widthClass=compact", SizeClasses(width: .compact)),
        ("heightClass=regular-widthClass=compact", SizeClasses(width: .compact, height: .regular)),
    ])
    func keysOfVariations(key: String, expected: SizeClasses) throws {
        let view = xibView("v", inside: "<variation key=\"\(key)\" hidden=\"YES\"/>")
        #expect(try element(xib("<subviews>\(view)</subviews>")).variations.map(\.classes) == [expected])
    }

    @Test(arguments: ["", "widthClass", "widthClass=huge", "widthClass=compact-heightClass", "a=b-widthClass=compact"])
    func keysOfVariationsThatAreNone(key: String) throws {
        let view = xibView("v", inside: "<variation key=\"\(key)\" hidden=\"YES\"/>")
        #expect(try element(xib("<subviews>\(view)</subviews>")).variations == [])
    }

    /// Controllers that lead to each other in a circle.
    @Test func seguesInACircle() throws {
        let text = """
            <document targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><scenes>
            <scene><objects><navigationController id="n"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController"/></connections>
            </navigationController></objects></scene>
            <scene><objects><viewController id="a"><view key="view" id="va"><rect key="frame" x="0" y="0" width="9" height="9"/>
            </view><connections><segue destination="b" kind="show"/></connections></viewController></objects></scene>
            <scene><objects><viewController id="b"><view key="view" id="vb"><rect key="frame" x="0" y="0" width="9" height="9"/>
            </view><connections><segue destination="a" kind="show"/><segue destination="n" kind="show"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        #expect(try reading(text).document.scenes.map(\.bars) == [.navigation, .navigation])
    }
}
