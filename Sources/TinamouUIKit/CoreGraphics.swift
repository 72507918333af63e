import TinamouLayout

/// A number of points.
public typealias CGFloat = Double
