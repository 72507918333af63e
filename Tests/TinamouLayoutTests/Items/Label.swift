import TinamouLayout

/// A view with text of a simple kind: lines of 20, each letter 10 wide, baselines 15 below a line's top.
final class Label: View {
    var letters: Int { didSet { invalidateIntrinsicContentSize() } }
    var wraps = false
    /// How often the height was asked for by a width.
    private(set) var questions = 0

    init(_ name: String, letters: Int) {
        self.letters = letters
        super.init(name)
    }

    override var intrinsicContentSize: (width: Double?, height: Double?) { (Double(10 * letters), 20) }

    override func intrinsicHeight(forWidth width: Double) -> Double? {
        guard wraps else { return nil }
        questions += 1
        let lettersInLine = max(1, Int(width / 10))
        return Double(20 * ((letters + lettersInLine - 1) / lettersInLine))
    }

    override var firstBaselineFromTop: Double? { 15 }
    override var lastBaselineFromBottom: Double? { 5 }
}

extension View {
    /// Puts views inside, in this order.
    func add(_ views: View...) {
        for view in views { addSubview(view) }
    }

    /// Pins the view's left and top edge in its superview, and its size if it is given.
    func pin(_ x: Double, _ y: Double, _ width: Double? = nil, _ height: Double? = nil) {
        guard let superview else { return }
        leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: y).isActive = true
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
}
