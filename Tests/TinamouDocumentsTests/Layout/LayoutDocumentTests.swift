import Testing
import TinamouDocuments
import TinamouLayout

@Suite struct LayoutDocumentTests {
    /// By hand: each view before those inside it, children in their order.
    @Test func elementsOfAScene() {
        var document = LayoutDocument()
        let root = document.append(.init(id: "root"), in: nil)
        let a = document.append(.init(id: "a"), in: root)
        let b = document.append(.init(id: "b"), in: root)
        let c = document.append(.init(id: "c"), in: a)
        document.scenes.append(.init(root: root))
        #expect(document.elements(of: 0) == [root, a, c, b])
        #expect(document.elements[c].parent == a && document.elements[root].children == [a, b])
    }

    /// A document made by hand: a box in the middle, half as wide as the view.
    @Test func documentsAreMadeByHandToo() {
        var document = LayoutDocument(name: "hand")
        var root = LayoutDocument.Element(id: "root")
        root.frame = Rect(x: 0, y: 0, width: 100, height: 80)
        let place = document.append(root, in: nil)
        document.append(.init(id: "box"), in: place)
        document.scenes.append(.init(root: place))
        for (number, attribute) in [LayoutAttribute.centerX, .centerY, .width, .height].enumerated() {
            var constraint = LayoutDocument.Constraint(id: "\(number)", owner: place, first: .init("box", attribute))
            constraint.second = .init("root", attribute)
            if number > 1 { constraint.multiplier = 0.5 }
            document.constraints.append(constraint)
        }
        let layout = DocumentLayout(document)
        #expect(layout.frame("box") == Rect(x: 25, y: 20, width: 50, height: 40))
        #expect(document.constraints.map(\.description)[2] == "box.width == 0.5 * root.width")
        // Without a size there is nothing to lay out.
        document.elements[place].frame = nil
        #expect(
            DocumentLayout(document).noteLines == [
                "nothing says how large root is; give its frame, or a size or device to lay out for"
            ])
        var environment = LayoutEnvironment()
        environment.size = Size(width: 20, height: 10)
        #expect(
            DocumentLayout(document, for: environment).frame("box") == Rect(x: 5, y: 2.5, width: 10, height: 5))
    }

    /// The more particular has its way, whatever the order.
    @Test func variations() {
        var constraint = LayoutDocument.Constraint(id: "c", owner: 0, first: .init("v", .width))
        constraint.constant = 1
        let classes = [
            SizeClasses(width: .compact, height: .regular), SizeClasses(height: .regular), SizeClasses(width: .compact),
            SizeClasses(),
        ]
        for (number, classes) in classes.enumerated() {
            var variation = LayoutDocument.ConstraintVariation(classes)
            variation.constant = Double(10 * (number + 1))
            constraint.variations.append(variation)
        }
        var document = LayoutDocument()
        document.append(.init(id: "v"), in: nil)
        document.constraints = [constraint]
        func constant(_ width: SizeClass?, _ height: SizeClass?) -> Double {
            document.resolved(for: SizeClasses(width: width, height: height)).constraints[0].constant
        }
        #expect(constant(.compact, .regular) == 10)
        #expect(constant(.regular, .regular) == 20)
        #expect(constant(.compact, .compact) == 30)
        #expect(constant(.regular, .compact) == 40)
        #expect(constant(nil, nil) == 40)
    }

    @Test func screensByName() {
        #expect(LayoutTarget(device: "iPhone 16 landscape")?.device?.id == "retina6_12")
        #expect(LayoutTarget(device: "iphone 16 LANDSCAPE")?.orientation == .landscape)
        #expect(LayoutTarget(device: "retina4_7")?.orientation == .portrait)
        #expect(LayoutTarget(device: "toaster") == nil)
        #expect(LayoutTarget(size: "375x812")?.size == Size(width: 375, height: 812))
        #expect(LayoutTarget(size: "375.5x1")?.title == "375.5 × 1")
        for text in ["", "375", "x", "0x1", "-1x5", "infx1", "nanx1", "1x2x3", "ax1"] {
            #expect(LayoutTarget(size: text) == nil, "\(text)")
        }
    }

    /// Every id and name once; what is current comes both ways.
    @Test func devices() {
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(LayoutTarget.allDevices.count == 2 * Device.all.filter(\.isCurrent).count)
        for device in Device.all {
            #expect(device.portraitSize.width < device.portraitSize.height)
            #expect(Device.named(device.id) == device && Device.named(device.name) == device)
        }
        let phone = Device.named("retina5_9"), large = Device.named("retina6_1"), tablet = Device.named("ipad9_7")
        #expect(phone?.sizeClasses(.portrait) == SizeClasses(width: .compact, height: .regular))
        #expect(phone?.sizeClasses(.landscape) == SizeClasses(width: .compact, height: .compact))
        #expect(large?.sizeClasses(.landscape) == SizeClasses(width: .regular, height: .compact))
        #expect(tablet?.sizeClasses(.landscape) == SizeClasses(width: .regular, height: .regular))
    }
}
