import Foundation
import TinamouDocuments
import TinamouLayout

/// Documents of our own, which their fixtures' comments explain.
enum Fixture {
    /// The fixtures in which stored frames are what constraints give, worked out by hand.
    static let solved = [
        "attributes.xib", "owners.xib", "margins.storyboard", "stacks.xib", "scrolling.xib", "contents.xib",
        "baselines.xib", "bars.storyboard", "variations.storyboard", "given.xib", "islands.storyboard", "open.xib",
    ]

    private static var folder: URL {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.deletingLastPathComponent().appending(path: "Fixtures/InterfaceBuilder")
    }

    /// The text of a fixture.
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    /// A fixture as it is read.
    static func read(_ name: String) throws -> LayoutReading {
        try LayoutReading(reading: SourceText(name: name, bytes: try bytes(name)))
    }

    /// A fixture, laid out.
    static func layout(_ name: String, _ environment: LayoutEnvironment = LayoutEnvironment()) throws -> DocumentLayout
    {
        DocumentLayout(try read(name).document, for: environment)
    }
}

/// A document of one view of 300 × 200 with some XML in it.
func xib(_ inside: String = "", head: String = "", version: String = "23000") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" \
    toolsVersion="\(version)">\(head)<objects><view id="view">
    <rect key="frame" x="0" y="0" width="300" height="200"/>
    \(inside)
    </view></objects></document>
    """
}

/// A view, held by constraints, with a frame and some XML in it.
func xibView(
    _ id: String, _ frame: Rect = Rect(), kind: String = "view", _ attributes: String = "", inside: String = ""
) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">\
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"/>\(inside)</\(kind)>
    """
}

/// The text of a document, read.
func reading(_ text: String) throws -> LayoutReading {
    try LayoutReading(reading: SourceText(name: "f", text: text))
}

/// What the reader of layout documents says about bytes that it refuses: `line:column: message`; empty if it accepts
/// them.
func layoutRefusal(_ bytes: some Collection<UInt8>) -> String {
    do throws(Diagnostic) {
        _ = try LayoutReading(reading: SourceText(name: "f", bytes: Array(bytes)))
        return ""
    } catch {
        return String(error.line.dropFirst(2))
    }
}

extension DocumentLayout {
    /// The frame of the view with an id.
    func frame(_ id: String) -> Rect? {
        for scene in scenes {
            for element in document.elements(of: scene.scene) where document.elements[element].id == id {
                return scene.frame(of: element)
            }
        }
        return nil
    }

    /// The ids of the views about which something is open.
    var openIDs: Set<String> {
        Set(scenes.flatMap { scene in scene.analysis.openElements.map { document.elements[$0].id } })
    }

    /// All notes: `line: message`, or the message alone.
    var noteLines: [String] {
        (notes + scenes.flatMap(\.notes)).map(\.text)
    }
}

extension LayoutNote {
    /// The note as `line: message`.
    var text: String { (line.map { "\($0): " } ?? "") + message }
}

extension Rect {
    /// Whether the four numbers are those of another rectangle, up to a tolerance.
    func isClose(to other: Rect, _ tolerance: Double = 1e-9) -> Bool {
        let mine = [minX, minY, width, height], others = [other.minX, other.minY, other.width, other.height]
        return zip(mine, others).allSatisfy { abs($0 - $1) <= tolerance }
    }
}
