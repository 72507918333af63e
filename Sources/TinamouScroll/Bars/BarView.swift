import TinamouLayout

/// The bar itself: a view that says when it has moved, in a pass.
final class BarView: View {
    /// What is done when the bar, or something in it, has another frame.
    var onLayout: (() -> Void)?

    override func layoutSubviews() { onLayout?() }
}
