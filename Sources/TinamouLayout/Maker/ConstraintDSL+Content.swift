// How much a view resists having another size than its content, in one word each.

extension ConstraintDSL where Item == View {
    /// How much the view resists becoming wider than its content.
    public var contentHuggingHorizontalPriority: LayoutPriority {
        get { item.contentHuggingPriority(for: .horizontal) }
        nonmutating set { item.setContentHuggingPriority(newValue, for: .horizontal) }
    }

    /// How much the view resists becoming higher than its content.
    public var contentHuggingVerticalPriority: LayoutPriority {
        get { item.contentHuggingPriority(for: .vertical) }
        nonmutating set { item.setContentHuggingPriority(newValue, for: .vertical) }
    }

    /// How much the view resists becoming narrower than its content.
    public var contentCompressionResistanceHorizontalPriority: LayoutPriority {
        get { item.contentCompressionResistancePriority(for: .horizontal) }
        nonmutating set { item.setContentCompressionResistancePriority(newValue, for: .horizontal) }
    }

    /// How much the view resists becoming lower than its content.
    public var contentCompressionResistanceVerticalPriority: LayoutPriority {
        get { item.contentCompressionResistancePriority(for: .vertical) }
        nonmutating set { item.setContentCompressionResistancePriority(newValue, for: .vertical) }
    }
}
