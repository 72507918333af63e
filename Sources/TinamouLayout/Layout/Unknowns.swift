import Tinamou

/// What a rectangle is for the solver: four numbers, in the root's coordinates.
enum Unknown: Int, CaseIterable {
    case left
    case top
    case width
    case height

    /// The attribute that is this number alone.
    var attribute: LayoutAttribute {
        switch self {
        case .left: .left
        case .top: .top
        case .width: .width
        case .height: .height
        }
    }
}

/// A view's variables, those that it has.
struct Unknowns {
    private var left: Variable?
    private var top: Variable?
    private var width: Variable?
    private var height: Variable?

    subscript(unknown: Unknown) -> Variable? {
        get {
            switch unknown {
            case .left: left
            case .top: top
            case .width: width
            case .height: height
            }
        }
        set {
            switch unknown {
            case .left: left = newValue
            case .top: top = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}

extension LayoutAttribute {
    /// The attribute as origin + share · extent; a bare origin or extent has only one of the two.
    var parts: (origin: Unknown?, extent: Unknown?, share: Double) {
        switch self {
        case .left, .leading: (.left, nil, 0)
        case .right, .trailing: (.left, .width, 1)
        case .centerX: (.left, .width, 0.5)
        case .top: (.top, nil, 0)
        case .bottom: (.top, .height, 1)
        case .centerY: (.top, .height, 0.5)
        case .width: (nil, .width, 1)
        case .height: (nil, .height, 1)
        }
    }
}

extension Rect {
    /// One of the four numbers.
    subscript(unknown: Unknown) -> Double {
        get {
            switch unknown {
            case .left: origin.x
            case .top: origin.y
            case .width: size.width
            case .height: size.height
            }
        }
        set {
            switch unknown {
            case .left: origin.x = newValue
            case .top: origin.y = newValue
            case .width: size.width = newValue
            case .height: size.height = newValue
            }
        }
    }
}

extension Size {
    /// The number of a rectangle of this size at (0, 0).
    subscript(unknown: Unknown) -> Double {
        Rect(size: self)[unknown]
    }
}
