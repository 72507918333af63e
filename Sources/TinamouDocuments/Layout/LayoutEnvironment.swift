import TinamouLayout

/// What a document is laid out for. Whatever is not said is as the document says.
public struct LayoutEnvironment: Sendable, Hashable {
    /// The size of screens and of views by themselves, in points; `nil` for the device's, or the document's own.
    public var size: Size?

    /// The device; `nil` for the document's own.
    public var device: Device?

    /// How the device is held; `nil` for as the document says.
    public var orientation: LayoutDocument.Orientation?

    /// The direction in which scenes are read.
    public var direction = LayoutDirection.leftToRight

    /// What documents do not say by themselves.
    public var inputs = LayoutInputs()

    /// Other constants for constraints, in points, by the constraint's id.
    public var constants: [String: Double] = [:]

    /// How far contents are scrolled, in points, by the scroll view's id.
    public var offsets: [String: Point] = [:]

    /// A document as it says itself.
    public init() {}
}

/// What a document leaves to the system or to its contents, given from outside: it goes before what the document says
/// and before the tool's own tables. All in points, by the ids of views and guides.
public struct LayoutInputs: Sendable, Hashable {
    /// How far the safe area keeps from the edges of a view.
    public var safeAreas: [String: EdgeInsets] = [:]

    /// How high top and bottom guides are.
    public var guideLengths: [String: Double] = [:]

    /// The margins of a view in force, whatever they come from.
    public var margins: [String: EdgeInsets] = [:]

    /// The sizes that contents want.
    public var intrinsicSizes: [String: LayoutDocument.Extents] = [:]

    /// How much further frames reach than alignment rectangles.
    public var alignmentInsets: [String: EdgeInsets] = [:]

    /// Where text stands.
    public var baselines: [String: LayoutDocument.Baselines] = [:]

    /// The views whose frame is the stored one.
    public var fixed: Set<String> = []

    /// No inputs.
    public init() {}

    /// These inputs, and what others say besides.
    func before(_ others: LayoutInputs) -> LayoutInputs {
        if others == LayoutInputs() { return self }
        var both = self
        both.safeAreas.merge(others.safeAreas) { own, _ in own }
        both.guideLengths.merge(others.guideLengths) { own, _ in own }
        both.margins.merge(others.margins) { own, _ in own }
        both.intrinsicSizes.merge(others.intrinsicSizes) { own, _ in own }
        both.alignmentInsets.merge(others.alignmentInsets) { own, _ in own }
        both.baselines.merge(others.baselines) { own, _ in own }
        both.fixed.formUnion(others.fixed)
        return both
    }
}
