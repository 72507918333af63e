import Foundation

// What attributes of text are called, and how large attributed text is. The strings are Foundation's.

extension NSAttributedString.Key {
    /// The font: a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// How the paragraph is set: an ``NSParagraphStyle``. Its first one counts for the whole text.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the letters, kept for whoever draws.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters, kept for whoever draws.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A line through the letters, kept for whoever draws.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A line below the letters, kept for whoever draws.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}

/// Lines below and through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// The lines of a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Where text is cut off that does not fit: kept for whoever draws.
public enum NSLineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping
    /// Between characters.
    case byCharWrapping
    /// At the edge.
    case byClipping
    /// Before the start of what is shown.
    case byTruncatingHead
    /// Behind the end of what is shown.
    case byTruncatingTail
    /// In the middle.
    case byTruncatingMiddle
}

/// How paragraphs are set.
open class NSParagraphStyle: NSObject {
    var spacing: CGFloat = 0
    var place = NSTextAlignment.natural
    var breaking = NSLineBreakMode.byWordWrapping

    /// How far apart lines are, in points.
    open var lineSpacing: CGFloat { spacing }

    /// How lines stand.
    open var alignment: NSTextAlignment { place }

    /// Where lines are cut off.
    open var lineBreakMode: NSLineBreakMode { breaking }
}

/// How paragraphs are set, to be said.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How far apart lines are, in points.
    open override var lineSpacing: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }

    /// How lines stand.
    open override var alignment: NSTextAlignment {
        get { place }
        set { place = newValue }
    }

    /// Where lines are cut off.
    open override var lineBreakMode: NSLineBreakMode {
        get { breaking }
        set { breaking = newValue }
    }
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The options of a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In lines no wider than the size; without it, in one line for each paragraph.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the leading of the fonts, which have none here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The last line that fits is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What text is drawn with: nothing here makes one, so that `nil` is all that can be said.
public final class NSStringDrawingContext {
    private init() {}
}

extension NSAttributedString {
    /// The rectangle that the text takes in lines no wider than a size, in whole points; text without a font is of 12.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let lines = TextLines(self, font: .systemFont(ofSize: 12), limit: isBroken ? size.width : .infinity)
        return CGRect(origin: .zero, size: lines.size(maximum: 0))
    }

    /// The size of the text, a line for each paragraph, in whole points; text without a font is of 12.
    public func size() -> CGSize { boundingRect(with: .zero, context: nil).size }
}

extension NSString {
    /// The rectangle that the text takes in lines no wider than a size, in whole points; text without a font is of 12.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// The size of the text, a line for each paragraph, in whole points; text without a font is of 12.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }
}

extension String {
    /// The rectangle that the text takes in lines no wider than a size, in whole points; text without a font is of 12.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// The size of the text, a line for each paragraph, in whole points; text without a font is of 12.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, attributes: attributes, context: nil).size
    }
}
