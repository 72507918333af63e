/// What can be wrong with, or odd about, an Interface Builder document, apart from its XML.
enum InterfaceBuilderFault: Fault {
    case root(String)
    case runtime(String)
    case noViews
    case adaptation(String)
    case unknownKind(String)
    case unknownElement(String, in: String)
    case noFrame(String)
    case duplicateID(String, renamed: String)
    case number(String, attribute: String, of: String, Consequence)
    case choice(String, attribute: String, of: String, known: [String], Consequence)
    case variationKey(String)
    case maskReference(String)
    case unknownAttribute(String, constraint: String)
    case halfSide(constraint: String)
    case priority(String, constraint: String)
    case image(String, of: String)
    case systemImage(String, of: String)
    case font(String, of: String)

    /// What becomes of something that cannot be read.
    enum Consequence: String {
        case isPassedOver = "it is passed over"
        case constraintIsLeftOut = "the constraint is left out"
    }

    var message: String {
        switch self {
        case .root(let name):
            "expected the element <document> of an Interface Builder document, found <\(name)>"
                + (name == "archive" ? "; this is the format before Xcode 5: open and save it in a later one" : "")
        case .runtime(let name):
            "this is a document for \(inQuotes(name)); only those for iOS (\"iOS.CocoaTouch\") are read"
        case .noViews: "there is no view in the document"
        case .adaptation(let id):
            "the adaptation \(inQuotes(id)), a part of the device's screen, is passed over; "
                + "the size of the whole screen is taken where one is asked for"
        case .unknownKind(let name):
            "<\(name)> is not a view that is known; it is taken for one without content of its own"
        case .unknownElement(let name, let owner): "<\(name)> in <\(owner)> is not understood, and is passed over"
        case .noFrame(let id): "the view \(plainly(id)) has no frame"
        case .duplicateID(let id, let renamed):
            "there is something with the id \(inQuotes(id)) already; constraints mean that, "
                + "and this is called \(inQuotes(renamed))"
        case .number(let text, let attribute, let owner, let consequence):
            "\(inQuotes(text)) is not a number for \(attribute) of \(plainly(owner)); \(consequence.rawValue)"
        case .choice(let text, let attribute, let owner, let known, let consequence):
            "\(inQuotes(text)) is not known for \(attribute) of \(plainly(owner)), which may be "
                + known.list("or") + "; \(consequence.rawValue)"
        case .variationKey(let key): "the variation \(inQuotes(key)) is not understood, and is passed over"
        case .maskReference(let id): "a variation mentions \(plainly(id)), which is not in the document"
        case .unknownAttribute(let name, let constraint):
            "\(inQuotes(name)) is not an attribute of views; the constraint \(plainly(constraint)) is left out"
        case .halfSide(let constraint):
            "the constraint \(plainly(constraint)) has a second item without an attribute; it is left out"
        case .priority(let text, let constraint):
            "\(inQuotes(text)) is not a priority, above 0 and at most 1000; "
                + "the constraint \(plainly(constraint)) is left out"
        case .image(let name, let owner):
            "the size of the image \(inQuotes(name)) of \(plainly(owner)) is not in the document; "
                + "the stored size is taken"
        case .systemImage(let name, let owner):
            "the size and the alignment insets of the system's image \(inQuotes(name)) of \(plainly(owner)) "
                + "are not in the document; the stored size and no insets are taken"
        case .font(let name, let owner):
            "the metrics of the font \(inQuotes(name)) of \(plainly(owner)) are not known; the system font's are taken"
        }
    }
}
