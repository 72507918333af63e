/// What a view waits for.
struct Needs: OptionSet {
    let rawValue: UInt8

    /// ``View/updateConstraints()``.
    static let constraints = Needs(rawValue: 1)
    /// ``View/layoutSubviews()``.
    static let layout = Needs(rawValue: 2)
    /// Its content is asked for its size.
    static let content = Needs(rawValue: 4)
    /// Its surroundings are computed.
    static let surroundings = Needs(rawValue: 8)
    /// Its content is asked for its height by the width that is found.
    static let height = Needs(rawValue: 16)
}

extension View {
    /// Has the next pass call ``updateConstraints()``.
    public final func setNeedsUpdateConstraints() {
        engine?.needs(.constraints, self)
    }

    /// Has the next pass call ``layoutSubviews()``.
    public final func setNeedsLayout() {
        engine?.needs(.layout, self)
    }

    /// Carries out what waits for the next pass of the tree, if something does: at the size of the last one.
    ///
    /// Nothing happens before the first pass, or in a tree without an engine. An error goes to
    /// ``LayoutEngine/onError`` if that is set, and is thrown otherwise.
    ///
    /// - Throws: ``LayoutError``, as ``LayoutEngine/layout(in:)``.
    public final func layoutIfNeeded() throws(LayoutError) {
        try engine?.layoutIfNeeded()
    }
}
