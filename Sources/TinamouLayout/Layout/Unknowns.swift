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

/// An item's variables, those that it has.
struct Unknowns {
    // A variable of no solver stands for none: optionals would take half as much again.
    private var left = Unknowns.none
    private var top = Unknowns.none
    private var width = Unknowns.none
    private var height = Unknowns.none

    private static var none: Variable { Variable(index: -1, stamp: 0) }

    subscript(unknown: Unknown) -> Variable? {
        @inline(__always) get {
            let variable =
                switch unknown {
                case .left: left
                case .top: top
                case .width: width
                case .height: height
                }
            return variable.index < 0 ? nil : variable
        }
        @inline(__always) set {
            let variable = newValue ?? Unknowns.none
            switch unknown {
            case .left: left = variable
            case .top: top = variable
            case .width: width = variable
            case .height: height = variable
            }
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
