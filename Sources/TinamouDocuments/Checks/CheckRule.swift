/// What a check looks for. The name of a rule is its raw value, as configurations and comments write it.
public enum CheckRule: String, Sendable, Hashable, CaseIterable {
    /// Required constraints that cannot all hold.
    case conflict
    /// Views whose place or size the constraints leave open.
    case ambiguous
    /// Views whose stored frame is not the one that the constraints give.
    case misplaced
    /// Views that reach outside the view around them.
    case outsideParent = "outside-parent"
    /// Siblings that cover each other without a constraint that says so.
    case overlap
    /// Texts and controls with less room than they want.
    case clippedContent = "clipped-content"
    /// Views of a fixed width or height for which a screen is too small.
    case doesNotFit = "does-not-fit"
    /// Required constraints that follow from others.
    case redundantConstraint = "redundant-constraint"
    /// Views whose place hangs on how the system fills a stack in proportion.
    case proportionalFill = "proportional-fill"
    /// What a document says and nobody understands.
    case notUnderstood = "not-understood"

    /// What the rule finds, in a sentence.
    public var summary: String {
        switch self {
        case .conflict: "Required constraints contradict each other, and the system breaks one of them."
        case .ambiguous: "The constraints leave open where a view is or how large it is."
        case .misplaced: "The frame that the document has stored is not the one that its constraints give."
        case .outsideParent: "A view reaches outside the view around it, and no constraint says so."
        case .overlap: "Two siblings cover each other in part, and no constraint says so."
        case .clippedContent: "A text or control gets less room than its content wants."
        case .doesNotFit:
            "A view of a fixed width or height does not fit a screen that is smaller than the document's own."
        case .redundantConstraint: "A required constraint follows from others, so that it can go."
        case .proportionalFill: "A view hangs on how the system fills a stack in proportion, so that it is not checked."
        case .notUnderstood: "Something in the document is not understood, and passed over or changed."
        }
    }

    /// How much a finding matters unless somebody says otherwise.
    public var usualSeverity: CheckSeverity {
        switch self {
        case .conflict, .ambiguous: .error
        case .misplaced, .outsideParent, .overlap, .clippedContent, .doesNotFit, .redundantConstraint, .notUnderstood:
            .warning
        case .proportionalFill: .note
        }
    }

    /// The rule's place in the list of all.
    var number: Int { CheckRule.allCases.firstIndex(of: self) ?? 0 }
}

/// How much a finding matters.
public enum CheckSeverity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Nobody is told.
    case off
    /// To be known; no reason for a check to fail.
    case note
    /// To be looked at; a reason to fail for a strict check.
    case warning
    /// To be mended: the check fails.
    case error

    /// Whether one matters less than another.
    public static func < (left: CheckSeverity, right: CheckSeverity) -> Bool { left.rank < right.rank }

    private var rank: Int { CheckSeverity.allCases.firstIndex(of: self) ?? 0 }
}
