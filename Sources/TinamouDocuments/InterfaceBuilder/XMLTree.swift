// XML as a flat tree, by Foundation's parser. What is not needed is not kept: text, processing instructions, comments but
// for what they switch off.
//
// Documents come from anywhere, so there are limits, each with an error that names it: the length of the text, the
// number of elements, their depth. Nothing here goes deeper into the machine's stack for a deeper document. A document
// type declaration is refused before the parser sees it, and with it entities that grow and files that are drawn in:
// editors write none.

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of an XML document.
struct XMLTree {
    /// An element.
    struct Node {
        var name: String
        var attributes: [String: String]
        /// The line in which its start tag ends.
        var line: Int
        /// The place of the element around it; −1 for the outermost.
        var parent: Int
        /// The places of the elements inside, in the order of the document.
        var children: [Int] = []
        /// What comments before the element, or behind it in its line, switch off.
        var disabledChecks: [String] = []
    }

    /// The elements, each before those inside it, in the order of the document.
    private(set) var nodes: [Node] = []

    /// What comments switch off for the whole document.
    private(set) var disabledChecks: [String] = []

    /// What comments name that is no check, by line.
    private(set) var unknownChecks: [(name: String, line: Int)] = []

    /// The greatest length of a text, in bytes: somewhat above that the parser gives up without saying why. An element
    /// takes some hundred bytes of memory.
    static let lengthLimit = LayoutReading.interfaceBuilderLengthLimit

    /// The largest number of elements.
    static let countLimit = 250_000

    /// How many elements may stand inside each other. Interface Builder gets along with a tenth of it.
    static let depthLimit = 1000

    /// Reads a text that is one XML element.
    ///
    /// - Complexity: O(length of the text).
    init(reading source: SourceText) throws(Diagnostic) {
        guard source.bytes.count <= XMLTree.lengthLimit else {
            throw source.diagnostic(XMLFault.length(limit: XMLTree.lengthLimit), at: 0)
        }
        try source.checkEncoding()
        try XMLProlog.check(source)
        let parser = XMLParser(data: Data(source.bytes))
        parser.shouldResolveExternalEntities = false
        let builder = Builder()
        parser.delegate = builder
        let isParsed = parser.parse()
        if let (fault, place) = builder.fault { throw source.diagnostic(fault, at: source.offset(of: place)) }
        // The parser lets it pass if the end is missing.
        guard isParsed, !builder.nodes.isEmpty, builder.isClosed else {
            let fault = XMLFault.syntax(builder.nodes.isEmpty ? 4 : 77)
            throw source.diagnostic(fault, at: builder.nodes.isEmpty ? 0 : source.bytes.count)
        }
        nodes = builder.nodes
        disabledChecks = builder.disabledChecks
        unknownChecks = builder.unknownChecks
    }

    /// The first child of an element with a name, and a `key` if one is asked for.
    func child(of node: Int, _ name: String, key: String? = nil) -> Int? {
        nodes[node].children.first { nodes[$0].name == name && (key == nil || nodes[$0].attributes["key"] == key) }
    }

    subscript(node: Int) -> Node { nodes[node] }
}

/// Takes in what the parser finds.
private final class Builder: NSObject, XMLParserDelegate {
    var nodes: [XMLTree.Node] = []
    /// The first thing that is wrong, and where.
    var fault: (fault: XMLFault, place: (line: Int, column: Int))?
    /// The elements that are open, the innermost last.
    private var open: [Int] = []

    /// What comments switch off for the whole document, and for the next element.
    private(set) var disabledChecks: [String] = []
    private var disabledForNext: [String] = []
    private(set) var unknownChecks: [(name: String, line: Int)] = []

    /// Whether all elements have been closed.
    var isClosed: Bool { open.isEmpty }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if fault != nil { return }
        if nodes.count == XMLTree.countLimit { return stop(parser, .count(limit: XMLTree.countLimit)) }
        if open.count == XMLTree.depthLimit { return stop(parser, .depth(limit: XMLTree.depthLimit)) }
        let number = nodes.count
        let parent = open.last ?? -1
        if parent >= 0 { nodes[parent].children.append(number) }
        nodes.append(XMLTree.Node(name: name, attributes: attributes, line: parser.lineNumber, parent: parent))
        if !disabledForNext.isEmpty {
            nodes[number].disabledChecks = disabledForNext
            disabledForNext = []
        }
        open.append(number)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if fault == nil { open.removeLast() }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        guard fault == nil, let switches = CheckSwitches(comment: comment) else { return }
        // The parser tells the line in which the comment ends.
        let line = parser.lineNumber
        unknownChecks += switches.unknown.map { ($0, line) }
        let firstLine = line - comment.utf8.count { $0 == UInt8(ascii: "\n") }
        if switches.isForFile {
            disabledChecks += switches.names
        } else if let last = nodes.indices.last, nodes[last].line == firstLine {
            nodes[last].disabledChecks += switches.names
        } else {
            disabledForNext += switches.names
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        if fault != nil { return }
        // Too early an end, and text after it, have the same number.
        let code = (error as NSError).code
        stop(parser, .syntax(code == 5 && !isClosed ? 77 : code))
    }

    /// Notes the first fault. What stands behind it is of no account, and may be full of further ones.
    private func stop(_ parser: XMLParser, _ reason: XMLFault) {
        fault = (reason, (parser.lineNumber, parser.columnNumber))
        parser.abortParsing()
    }
}

/// What stands before the first element.
private enum XMLProlog {
    /// Refuses document type declarations, and encodings other than UTF-8, declared or not.
    static func check(_ source: SourceText) throws(Diagnostic) {
        let bytes = source.bytes
        // The parser would take it for UTF-16, in which what follows here would not be seen.
        if let zero = bytes.firstIndex(of: 0) { throw source.diagnostic(XMLFault.zero, at: zero) }
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] <= 32 {
                offset += 1
            } else if bytes[offset...].starts(with: "<?".utf8) {
                let end = find("?>", bytes, from: offset)
                if let encoding = encoding(source[offset..<end]),
                    !["utf-8", "us-ascii"].contains(encoding.lowercased())
                {
                    throw source.diagnostic(XMLFault.encoding(encoding), at: offset)
                }
                offset = end
            } else if bytes[offset...].starts(with: "<!--".utf8) {
                offset = find("-->", bytes, from: offset)
            } else if bytes[offset...].starts(with: "<!".utf8) {
                throw source.diagnostic(XMLFault.documentType, at: offset)
            } else {
                return
            }
        }
    }

    /// Where a text ends that is looked for; the end, if it is not there.
    private static func find(_ text: String, _ bytes: [UInt8], from start: Int) -> Int {
        let wanted = Array(text.utf8)
        var offset = start
        while offset + wanted.count <= bytes.count {
            if bytes[offset] == wanted[0] && bytes[offset...].starts(with: wanted) { return offset + wanted.count }
            offset += 1
        }
        return bytes.count
    }

    /// The encoding that an XML declaration names.
    private static func encoding(_ declaration: String) -> String? {
        guard let range = declaration.range(of: "encoding") else { return nil }
        let value = declaration[range.upperBound...].drop { $0 == "=" || $0.isWhitespace }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }
}

extension SourceText {
    /// The offset of a place as the parser tells it, in bytes from the start of a line; one beyond the text counts as
    /// its end.
    fileprivate func offset(of place: (line: Int, column: Int)) -> Int {
        let line = bounds(ofLine: min(max(1, place.line), lineCount))
        return min(line.lowerBound + max(0, place.column - 1), line.upperBound)
    }
}
