extension Rect {
    /// The rectangle with every edge on the nearest edge of a pixel, halves away from zero.
    ///
    /// Edges are rounded, not extents: neighbours that share an edge still do, while two equal widths may come to
    /// differ by a pixel. Round in a space whose origin lies on a pixel, the root's.
    ///
    /// - Parameter scale: pixels for each point, above 0.
    public func rounded(toPixelsAt scale: Double) -> Rect {
        precondition(scale > 0 && scale.isFinite, "there must be pixels")
        let left = (minX * scale).rounded() / scale, right = (maxX * scale).rounded() / scale
        let top = (minY * scale).rounded() / scale, bottom = (maxY * scale).rounded() / scale
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
