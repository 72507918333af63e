import Testing
import TinamouDocuments

// What is refused, and where: the places by hand.

@Suite struct XMLTreeTests {
    private static let head =
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">"#

    @Test(arguments: [
        ("", "1:1: expected an XML document, found something else or nothing"),
        (" \n ", "1:1: expected an XML document, found something else or nothing"),
        ("\"a\": 1", "1:1: expected an XML document, found something else or nothing"),
        ("<document", "1:10: expected the tag to end here, with '>' or '/>'"),
        ("<a>\n<b>\n</a>", "3:5: an element is closed by the end tag of another"),
        ("<document>\n<objects>\n", "2:10: the document ends before all elements are closed"),
        ("<a b='1' b='2'/>", "1:15: an attribute occurs twice in this element; give each once"),
        ("<a b=1/>", "1:6: expected a value in quotes"),
        ("<a b='&c;'/>", "1:10: this entity is not defined; the defined ones are &lt; &gt; &amp; &quot; and &apos;"),
        ("<a/><b/>", "1:5: expected nothing after the end of the document"),
        (
            "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>",
            "1:1: a document type declaration is not read, for what its entities could do; remove it"
        ),
        (
            "<?xml version='1.0'?>\n<!-- x -->\n<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
            "3:1: a document type declaration is not read, for what its entities could do; remove it"
        ),
        (
            "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
            "1:1: the document says that it is in \"ISO-8859-1\"; write it in UTF-8"
        ),
        ("<plist/>", "1:1: expected the element <document> of an Interface Builder document, found <plist>"),
        (
            "<archive/>",
            "1:1: expected the element <document> of an Interface Builder document, found <archive>; "
                + "this is the format before Xcode 5: open and save it in a later one"
        ),
        (
            "\n<document targetRuntime=\"MacOSX.Cocoa\"/>",
            "2:1: this is a document for \"MacOSX.Cocoa\"; only those for iOS (\"iOS.CocoaTouch\") are read"
        ),
        ("\(head)\n<objects/></document>", "1:1: there is no view in the document"),
    ])
    func refusals(text: String, expected: String) {
        #expect(layoutRefusal(text.utf8) == expected)
    }

    @Test func bytesThatAreNoText() {
        #expect(layoutRefusal([0x3C, 0x61, 0xFF, 0x3E]) == "1:3: this is not UTF-8; write the file in UTF-8")
        // UTF-16 with its mark.
        #expect(layoutRefusal([0xFF, 0xFE, 0x3C, 0]) == "1:1: this is not UTF-8; write the file in UTF-8")
        #expect(layoutRefusal([0x3C, 0x61, 0x3E, 0, 0x3C]).hasPrefix("1:"))
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
        #expect(layoutRefusal(deep.utf8) == "1:3003: elements are nested more than 1000 deep")
    }

    @Test func viewsMayBeNestedAsDeepAsElements() throws {
        // Two elements for each view, and three around them all.
        let count = 498
        let text = (0..<count).reduce("") { inside, number in
            xibView("v\(number)", inside: inside.isEmpty ? "" : "<subviews>\(inside)</subviews>")
        }
        let layout = DocumentLayout(try reading(xib("<subviews>\(text)</subviews>")).document)
        #expect(layout.document.elements.count == count + 1)
        #expect(layout.openIDs.count == count)
    }

    @Test func numberOfElementsIsLimited() {
        let text = "<a>" + String(repeating: "<b/>", count: 250_000) + "</a>"
        #expect(layoutRefusal(text.utf8) == "1:1000002: the document has more than 250000 elements")
    }

    @Test func lengthIsLimited() {
        let text = "<a b='" + String(repeating: "x", count: LayoutReading.interfaceBuilderLengthLimit) + "'/>"
        #expect(layoutRefusal(text.utf8) == "1:1: the document is longer than 9 MiB")
    }

    /// Whatever a document is cut off at, it is refused or read, and nothing hangs or crashes.
    @Test(arguments: ["attributes.xib", "variations.storyboard"])
    func everyBeginning(name: String) throws {
        let bytes = try Fixture.bytes(name)
        for length in stride(from: 0, to: bytes.count - 1, by: 37) {
            #expect(!layoutRefusal(bytes.prefix(length)).isEmpty)
        }
    }
}
