import TinamouLayout

// What the bar does to the scroll view: its content begins below the expanded bar. The inset does not follow the bar as it
// hides: then the content would move with it, or the range under the finger.

extension CollapsingBar {
    /// The top inset that the app wants for itself, in points: above the content, below the bar. The scroll view's own
    /// `contentInset.top`; the bar's part is added to it.
    public var contentInsetTop: Double {
        get { scrollView.contentInset.top }
        set { scrollView.contentInset.top = newValue }
    }

    /// What is covered of the scroll view, in points: by the bar as it is seen, as of the last pass, and by the safe area at
    /// the other sides. Scroll indicators keep to the rest.
    public var indicatorInsets: EdgeInsets {
        let frame = scrollView.frameInRoot, area = host.frameInRoot.inset(by: host.safeAreaInsets)
        return EdgeInsets(
            top: max(0, view.frameInRoot.maxY - frame.minY), left: max(0, area.minX - frame.minX),
            bottom: max(0, frame.maxY - area.maxY), right: max(0, frame.maxX - area.maxX))
    }

    /// Brings the bar's part of the scroll view's top inset up to date.
    func updateInset() {
        // What the scroll view adds by itself, for the part of the safe area under which it lies, is not added once more.
        let bottom = host.frameInRoot.minY + host.safeAreaInsets.top + state.heights.expanded
        giveInset(max(0, bottom - scrollView.frameInRoot.minY - scrollView.safeAreaPartOfInset.top))
    }

    /// Adds a part to the app's own inset.
    func giveInset(_ part: Double) {
        if givenPart == part { return }
        givenPart = part
        scrollView.addInsets(EdgeInsets(top: part), for: self)
        // The range that comes of it is known when the pass has taken it in; no frame need move.
        view.setNeedsLayout()
    }
}
