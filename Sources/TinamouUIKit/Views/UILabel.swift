import Foundation
import TinamouLayout

/// Text. How large it is follows from ``UIFont``'s rule, in whole points; lines are broken between words.
///
/// A label of one line is as wide as its text. One of several is as wide as its longest paragraph, or
/// ``preferredMaxLayoutWidth`` if that is set and less; its height is that of the lines at the width that the pass
/// finds.
open class UILabel: UIView {
    private var content: NSAttributedString?

    /// The text, in one font.
    open var text: String? {
        get { content?.string }
        set {
            content = newValue.map { NSAttributedString(string: $0) }
            textHasChanged()
        }
    }

    /// The text, with the fonts and the spacing of its attributes; what says no font has the label's.
    open var attributedText: NSAttributedString? {
        get { content }
        set {
            content = newValue
            textHasChanged()
        }
    }

    /// The font; 17 points unless set.
    ///
    /// Optional as UIKit's is; `nil` gives 17 points again.
    open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            textHasChanged()
        }
    }

    /// How many lines are shown at most; 0 for all.
    open var numberOfLines = 1 {
        didSet { textHasChanged() }
    }

    /// The width at which lines are broken for the intrinsic size; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { textHasChanged() }
    }

    /// How lines stand in the label.
    open var textAlignment = NSTextAlignment.natural

    /// The colour of the letters. Optional as UIKit's is.
    open var textColor: UIColor! = .label

    /// Where text is cut off that does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Whether letters are drawn smaller where the text does not fit. The size that the label wants stays.
    open var adjustsFontSizeToFitWidth = false

    /// How small letters may be drawn then, as a share of the font's size.
    open var minimumScaleFactor: CGFloat = 0

    /// Whether the font follows the size of text that the user has chosen: nobody here chooses another.
    open var adjustsFontForContentSizeCategory = false

    /// Whether the label is drawn as chosen.
    open var isHighlighted = false

    /// The colour of the letters then.
    open var highlightedTextColor: UIColor?

    /// The width for which the height is asked, while it is.
    private var givenWidth: CGFloat?

    private func textHasChanged() { invalidateIntrinsicContentSize() }

    /// The size of the text: ``textRect(forBounds:limitedToNumberOfLines:)`` in a width that is asked for.
    open override var intrinsicContentSize: CGSize {
        textSize(givenWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity))
    }

    /// The size of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(size.width > 0 ? size.width : .infinity) }

    /// Where the text is within a rectangle, with a number of lines, 0 for all: at its top left corner. A subclass may make
    /// room around it; the label then wants to be that much larger.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: lines(bounds.width).size(maximum: numberOfLines))
    }

    /// Says where the text is to be drawn. Nothing is drawn: whoever draws asks ``textDrawingRect``, which calls this.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    private var drawnRect = CGRect.zero

    /// Where the text is to be drawn, in the label's coordinates: all of the label, unless a subclass has overridden
    /// ``drawText(in:)``.
    public var textDrawingRect: CGRect {
        drawText(in: bounds)
        return drawnRect
    }

    /// Gives the label the size of its text: of several lines, in the width that it has.
    open override func sizeToFit() { frame.size = sizeThatFits(numberOfLines == 1 ? .zero : bounds.size) }

    private func lines(_ width: CGFloat) -> TextLines {
        TextLines(
            content ?? NSAttributedString(string: ""), font: font,
            limit: numberOfLines != 1 && width < UILabel.unlimited ? width : .infinity)
    }

    /// A width, and a height, that no text fills.
    private static let unlimited: CGFloat = 1e7

    private func textSize(_ width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: min(width, UILabel.unlimited), height: UILabel.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    override func wantedHeight(forWidth width: Double) -> Double? {
        guard numberOfLines != 1, width > 0 else { return nil }
        // By way of the intrinsic size, which a subclass may have made larger.
        givenWidth = CGFloat(width)
        defer { givenWidth = nil }
        let height = intrinsicContentSize.height
        return height == UIView.noIntrinsicMetric ? nil : Double(height)
    }

    private var shownLines: ArraySlice<TextLines.Line> {
        lines(currentFrame.width > 0 ? currentFrame.width : .infinity).shown(numberOfLines)
    }

    override var firstBaselineOffset: Double? { Double(shownLines.first?.ascender ?? font.ascender) }

    override var lastBaselineOffset: Double? { -Double(shownLines.last?.descender ?? font.descender) }
}
