import Testing
import TinamouDocuments
import TinamouLayout
import TinamouScroll

/// Headers and bars of documents are laid out as the behaviours themselves do it. Frames by hand, from what their
/// guides promise.
@Suite struct BehaviorLayoutTests {
    /// A list of 400 in a view of 100 × 200, its header from 20 to 60.
    private func header(_ style: String, at offset: Double?) throws -> DocumentLayout {
        let document = try layoutDocument(
            """
            {"view": {"id": "root", "frame": [100, 200], "views": [
              {"id": "list", "scroll": {\(offset.map { "\"offset\": \($0)" } ?? "")}, "views": [
                {"id": "content", "intrinsicSize": [100, 400]},
                {"id": "header", "header": {"style": "\(style)", "minimum": 20, "maximum": 60}}]}]},
             "constraints": ["|[list]|", "V:|[list]|", "|[content]|", "V:|[content]|"]}
            """)
        return DocumentLayout(document)
    }

    /// In the list's frame: y and height. Without an offset the content rests below the header.
    @Test(
        arguments: [
            ("slide", nil, 0, 60), ("slide", -60, 0, 60), ("slide", -100, 0, 100), ("slide", -30, -30, 60),
            ("slide", -20, -40, 60), ("slide", 100, -40, 60), ("shrink", -30, 0, 30), ("shrink", 50, 0, 20),
            ("slideWithoutStretching", -100, 40, 60), ("slideShrinkingContent", -30, -30, 60),
        ] as [(String, Double?, Double, Double)])
    func headers(style: String, offset: Double?, top: Double, height: Double) throws {
        let layout = try header(style, at: offset)
        #expect(layout.noteLines == [] && layout.openIDs == [])
        let place = try #require(layout.document.elements.firstIndex { $0.id == "header" })
        #expect(layout.scenes[0].frameInRoot(of: place) == Rect(x: 0, y: top, width: 100, height: height))
    }

    /// A bar of 90, collapsed 20, below 44 of safe area: its content begins at −134, and from there the finger drags.
    @Test(
        arguments: [
            ("enterAlways", nil, 44, 134), ("enterAlways", -84, -6, 84), ("enterAlways", 500, -46, 44),
            ("exitUntilCollapsed", 500, -26, 64), ("always", 500, 44, 134),
        ] as [(String, Double?, Double, Double)])
    func bars(mode: String, offset: Double?, top: Double, bottom: Double) throws {
        let document = try layoutDocument(
            """
            {"safeArea": [44, 0, 34, 0],
             "view": {"id": "root", "frame": [375, 812], "views": [
              {"id": "list", "scroll": {\(offset.map { "\"offset\": \($0)" } ?? "")}, "views": [
                {"id": "content", "intrinsicSize": [null, 2000]}]},
              {"id": "bar", "bar": {"over": "list", "mode": "\(mode)", "expanded": 90, "collapsed": 20},
               "guides": {"whole": "bar"}},
              {"id": "badge", "intrinsicSize": [10, 10]}]},
             "constraints": ["|[list]|", "V:|[list]|", "|[content]|", "V:|[content]|", "content.width == list.width",
              "badge.top == whole.bottom", "badge.left == whole.left"]}
            """)
        let layout = DocumentLayout(document)
        #expect(layout.noteLines == [] && layout.openIDs == [])
        #expect(layout.frame("bar") == Rect(x: 0, y: top, width: 375, height: 90))
        #expect(layout.frame("badge") == Rect(x: 0, y: bottom, width: 10, height: 10))
        #expect(layout.scenes[0].frameInRoot(ofGuide: "whole") == Rect(x: 0, y: 0, width: 375, height: bottom))
    }

    /// Documents that are made by programs may ask for what cannot be.
    @Test func impossibleBehaviorsAreTold() {
        var document = LayoutDocument(name: "f")
        document.append(LayoutDocument.Element(id: "root"), in: nil)
        document.elements[0].frame = Rect(x: 0, y: 0, width: 10, height: 10)
        var header = LayoutDocument.Element(id: "h"), bar = LayoutDocument.Element(id: "b")
        header.header = LayoutDocument.Header(minimum: 10)
        bar.bar = LayoutDocument.Bar(over: "h", expandedHeight: -1)
        bar.guides = [LayoutDocument.Guide(id: "g", .bar)]
        document.append(header, in: 0)
        document.append(bar, in: 0)
        document.scenes = [LayoutDocument.Scene(root: 0)]
        let notes = DocumentLayout(document).noteLines
        #expect(notes.count == 3 && notes.allSatisfy { $0.contains("view") })
    }
}
