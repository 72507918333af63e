import Testing
import Tinamou
import TinamouLayout

/// Priorities, labels and the shortcuts for contents.
@Suite struct MakerPriorityTests {
    let scene = MakerScene()

    @Test func theHigherPriorityIsServed() throws {
        scene.box.snp.makeConstraints { make in
            make.width.equalTo(100).priority(.medium)
            make.width.equalTo(200).priority(LayoutPriority.medium + 1)
            make.height.equalTo(100).priority(750)
            make.height.equalTo(200).priority(.high - 0.5)
            make.left.top.equalTo(0)
        }
        #expect(try scene.frame() == Rect(x: 0, y: 0, width: 200, height: 100))
        #expect(LayoutPriority.high == .defaultHigh && LayoutPriority.low == .defaultLow)
    }

    @Test func aPriorityOutOfRangeIsAMistake() {
        for number in [0, -1, 1000.5, .nan] {
            scene.box.snp.makeConstraints { $0.width.equalTo(1).priority(number) }
            #expect(scene.mistakes().map(\.reason) == [.invalidNumber])
        }
        #expect(scene.box.constraints.isEmpty)
    }

    @Test func labelsAndPlacesAreThoseOfTheChain() {
        let line: UInt = #line
        scene.box.snp.makeConstraints { make in
            make.left.top.equalTo(3).priority(.high).labeled("corner")
            make.width
                .equalTo(9)
        }
        let constraints = scene.box.constraints
        #expect(
            constraints.map(\.description) == [
                "corner: box.left == root.left + 3 @750", "corner: box.top == root.top + 3 @750", "box.width == 9",
            ])
        #expect(constraints.map(\.location.line) == [line + 2, line + 2, line + 4])
        #expect("\(constraints[0].location)" == "TinamouLayoutTests/MakerPriorityTests.swift:\(line + 2)")
    }

    @Test func aContradictionNamesLabelsAndLines() {
        scene.box.snp.makeConstraints { make in
            make.width.equalTo(100).labeled("narrow")
            make.width.equalTo(200).labeled("wide")
        }
        let text = scene.failure().map { "\($0)" } ?? ""
        #expect(text.contains("narrow: box.width == 100  (TinamouLayoutTests/MakerPriorityTests.swift:"))
        #expect(text.contains("wide: box.width == 200"))
    }

    @Test func huggingAndCompression() throws {
        final class Label: View {
            override var intrinsicContentSize: (width: Double?, height: Double?) { (50, 20) }
        }
        let one = Label("one"), two = Label("two")
        let scene = MakerScene(width: 140, height: 30)
        for label in [one, two] {
            scene.root.addSubview(label)
            label.snp.makeConstraints { $0.verticalEdges.equalToSuperview() }
        }
        one.snp.makeConstraints { $0.left.equalTo(0) }
        two.snp.makeConstraints { make in
            make.left.equalTo(one.snp.right)
            make.right.equalTo(0)
        }
        one.snp.contentHuggingHorizontalPriority = .high
        try scene.layOut()
        #expect(one.frame.width == 50 && two.frame.width == 90)
        one.snp.contentHuggingHorizontalPriority = LayoutPriority(249)
        try scene.layOut()
        #expect(one.frame.width == 90 && two.frame.width == 50)
        one.snp.contentCompressionResistanceHorizontalPriority = .required
        try scene.engine.layout(in: Size(width: 80, height: 30))
        #expect(one.frame.width == 50 && two.frame.width == 30)
        two.snp.contentCompressionResistanceVerticalPriority = .low
        two.snp.contentHuggingVerticalPriority = .medium
        #expect(two.contentCompressionResistancePriority(for: .vertical) == .low)
        #expect(two.contentHuggingPriority(for: .vertical) == .medium)
        #expect(two.snp.contentCompressionResistanceVerticalPriority == .low)
        #expect(two.snp.contentHuggingVerticalPriority == .medium)
        #expect(one.snp.contentHuggingHorizontalPriority == LayoutPriority(249))
        #expect(one.snp.contentCompressionResistanceHorizontalPriority == .required)
    }
}
