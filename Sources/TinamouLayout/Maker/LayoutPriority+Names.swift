extension LayoutPriority {
    /// 750, the same as ``defaultHigh``: `priority(.high)`.
    public static let high = LayoutPriority(750)

    /// 500: between ``high`` and ``low``.
    public static let medium = LayoutPriority(500)

    /// 250, the same as ``defaultLow``.
    public static let low = LayoutPriority(250)
}
