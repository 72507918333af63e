import Tinamou
import TinamouLayout
import TinamouScroll

/// What the scripts of a page need to know, as JSON: numbers to the last bit.
package enum PageData {
    static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

    static func number(_ value: Double) -> String { JSONText.number(value) }

    static func numbers(_ members: [(String, Double)]) -> String {
        JSONText.object(members.map { ($0, number($1)) })
    }

    /// A path: the start of each piece, the value there, and the slope.
    static func path(_ path: DemoPath) -> String {
        array(path.knots.map { array([$0.at, $0.value, $0.slope].map(number)) })
    }

    /// The constants of the formulas of scrolling.
    package static func physics(_ physics: ScrollPhysics) -> String {
        numbers([
            ("share", physics.rate.share), ("logarithm", physics.logarithm),
            ("rubberBandShare", ScrollPhysics.rubberBandShare), ("bandEnd", ScrollPhysics.bandEnd),
            ("springFrequency", ScrollPhysics.springFrequency), ("stoppingSpeed", ScrollPhysics.stoppingSpeed),
            ("settledOverscroll", ScrollPhysics.settledOverscroll), ("fingerMemory", ScrollPhysics.fingerMemory),
            ("animationDuration", ScrollPhysics.animationDuration),
        ])
    }

    /// Where an offset may rest and what is seen.
    package static func limits(_ limits: ScrollLimits.Axis) -> String {
        JSONText.object([
            ("low", number(limits.range.lowerBound)), ("high", number(limits.range.upperBound)),
            ("viewport", number(limits.viewport)), ("bounces", limits.bounces ? "true" : "false"),
        ])
    }

    /// The heights at which a bar may rest.
    package static func heights(_ heights: BarHeights) -> String {
        numbers([("hidden", heights.hidden), ("collapsed", heights.collapsed), ("expanded", heights.expanded)])
    }

    /// How a bar goes with a list.
    package static func behavior(_ behavior: BarBehavior) -> String {
        JSONText.object([
            ("mode", JSONText.string("\(behavior.mode)")), ("settles", behavior.settles ? "true" : "false"),
            ("hideThreshold", number(behavior.hideThreshold)), ("showThreshold", number(behavior.showThreshold)),
            ("flickSpeed", number(behavior.flickSpeed)), ("duration", number(behavior.duration)),
        ])
    }

    /// A screen and what of it is kept free.
    static func screen(_ size: Size, _ safeArea: EdgeInsets) -> String {
        numbers([
            ("width", size.width), ("height", size.height), ("top", safeArea.top), ("bottom", safeArea.bottom),
        ])
    }

    /// Views by their names, each as the paths of its place and size on the screen.
    static func views(_ items: [(name: String, item: View)], _ run: DemoRun) throws -> String {
        JSONText.object(
            try items.map { name, view in
                let paths = [
                    ("left", try run.path(of: view.leftAnchor)), ("top", try run.path(of: view.topAnchor)),
                    ("width", try run.path(of: view.widthAnchor)), ("height", try run.path(of: view.heightAnchor)),
                ]
                return (name, JSONText.object(paths.map { ($0, path($1)) }))
            })
    }

    /// Constraints, the one whose constant runs first and then the strongest, each with how far its left side is above
    /// its right side.
    ///
    /// - Parameter name: what the text calls the constant that runs, with its sign changed.
    static func constraints(
        _ runner: LayoutConstraint, named name: String, then constraints: [LayoutConstraint], _ run: DemoRun
    ) throws -> String {
        let strongestFirst = constraints.filter { $0 !== runner }.enumerated().sorted {
            ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
        }
        return array(
            try ([runner] + strongestFirst.map(\.element)).map { constraint in
                // The priority has a column of its own, and so has the constant that runs.
                let words = constraint.equation.split(separator: " ")
                let text = words.prefix(while: { !$0.hasPrefix("@") }).joined(separator: " ")
                let isRunner = constraint === runner
                let stated = text.split(separator: constraint.constant < 0 ? " - " : " + ")[0]
                return JSONText.object([
                    ("text", JSONText.string(isRunner ? "\(stated) - \(name)" : text)),
                    ("priority", number(constraint.priority.rawValue)),
                    ("relation", JSONText.string("\(constraint.relation)")),
                    ("residual", path(try run.residual(of: constraint))), ("runs", isRunner ? "true" : "false"),
                ])
            })
    }
}

extension LayoutConstraint {
    /// Whether it is about places or extents along the vertical axis.
    var isVertical: Bool { [.top, .bottom, .height].contains(first.attribute) }
}
