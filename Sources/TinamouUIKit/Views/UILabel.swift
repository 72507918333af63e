import Foundation
import TinamouLayout

/// Text. How large it is follows from ``UIFont``'s rule, in whole points; lines are broken between words.
///
/// A label of one line is as wide as its text. One of several is as wide as its longest paragraph, or
/// ``preferredMaxLayoutWidth`` if that is set and less; its height is that of the lines at the width that the pass
/// finds.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet { textHasChanged() }
    }

    /// The font; 17 points unless set.
    open var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet { textHasChanged() }
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

    /// The colour of the letters.
    open var textColor: UIColor? = .label

    /// The width for which the height is asked, while it is.
    private var givenWidth: CGFloat?

    private func textHasChanged() { invalidateIntrinsicContentSize() }

    /// The size of the text.
    open override var intrinsicContentSize: CGSize {
        let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        return textSize(givenWidth ?? preferred)
    }

    /// The size of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(size.width > 0 ? size.width : .infinity) }

    /// Gives the label the size of its text.
    open override func sizeToFit() { frame.size = sizeThatFits(.zero) }

    private func textSize(_ width: CGFloat) -> CGSize {
        let isBroken = numberOfLines != 1 && width.isFinite && font.advance > 0
        // A width in whole points holds what has been rounded up to it.
        let limit = isBroken ? Int((width / font.advance + 1e-9).rounded(.down)) : nil
        return TextLines(text ?? "", limit: limit).size(in: font, maximum: numberOfLines)
    }

    override func wantedHeight(forWidth width: Double) -> Double? {
        guard numberOfLines != 1, width > 0 else { return nil }
        // By way of the intrinsic size, which a subclass may have made larger.
        givenWidth = CGFloat(width)
        defer { givenWidth = nil }
        let height = intrinsicContentSize.height
        return height == UIView.noIntrinsicMetric ? nil : Double(height)
    }

    override var firstBaselineOffset: Double? { Double(font.ascender) }

    override var lastBaselineOffset: Double? { -Double(font.descender) }
}
