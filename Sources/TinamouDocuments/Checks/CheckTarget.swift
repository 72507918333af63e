import TinamouLayout

/// A screen to check a document on, with the direction in which it is read.
public struct CheckTarget: Sendable, Hashable {
    /// What reports call it.
    public var name: String

    /// What is laid out.
    public var environment: LayoutEnvironment

    /// A screen, read in a direction.
    ///
    /// - Parameters:
    ///   - target: the screen.
    ///   - direction: the direction.
    ///   - environment: what else there is to know.
    public init(_ target: LayoutTarget, _ direction: LayoutDirection, _ environment: LayoutEnvironment) {
        self.environment = environment.on(target)
        self.environment.direction = direction
        let screen = target.title ?? "the document's own screen"
        name = direction == .leftToRight ? screen : screen + " (right to left)"
    }

    /// Whether this is the document as it is stored.
    var isOwn: Bool {
        environment.size == nil && environment.device == nil && environment.orientation == nil
            && environment.direction == .leftToRight && environment.constants.isEmpty && environment.offsets.isEmpty
    }

    /// The document as it is stored, with what else is known here.
    var own: CheckTarget {
        var bare = LayoutEnvironment()
        bare.inputs = environment.inputs
        return CheckTarget(.own, .leftToRight, bare)
    }
}
