import TinamouLayout

/// A superview of 300 × 200 with four views.
struct FormatTree {
    let root = View("root")
    let a = TextView("a")
    let b = TextView("b")
    let c = View("c")
    let d = View("d")
    let engine: LayoutEngine

    init() {
        for view in [a, b, c, d] { root.addSubview(view) }
        engine = LayoutEngine(root: root)
    }

    /// The views by their names.
    var views: [String: LayoutItem] { ["a": a, "b": b, "c": c, "d": d] }

    /// The constraints of a format.
    func make(
        _ format: String, options: VisualFormatOptions = VisualFormatOptions(), metrics: [String: Double] = [:],
        views: [String: LayoutItem]? = nil
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try LayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views ?? self.views)
    }

    /// Activates the constraints of formats and lays out.
    func lay(
        _ formats: String..., options: VisualFormatOptions = VisualFormatOptions(), metrics: [String: Double] = [:],
        views: [String: LayoutItem]? = nil
    ) throws {
        for format in formats {
            LayoutConstraint.activate(try make(format, options: options, metrics: metrics, views: views))
        }
        try engine.layout(in: Size(width: 300, height: 200))
    }
}

/// A view whose text stands somewhere.
final class TextView: View {
    var first: Double?
    var last: Double?
    override var firstBaselineFromTop: Double? { first }
    override var lastBaselineFromBottom: Double? { last }
    override var baselineSpacing: Double { 12 }
}
