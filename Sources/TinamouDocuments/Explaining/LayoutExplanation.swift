import Tinamou
import TinamouLayout

/// Why a view is where it is: its numbers, each from others, back to what is given.
///
/// Places are in the coordinates of the scene's root, in points, y down. As constraints do, they mean alignment
/// rectangles, from which a frame differs by the view's alignment insets.
public struct LayoutExplanation: Sendable, Hashable {
    /// A number of a view or a guide.
    public struct Number: Sendable, Hashable {
        /// What reports call the view or guide; empty for the view that is explained.
        public var item: String

        /// The place in the document of the view, or of the view to which the guide belongs; `nil` for one that is not
        /// in the document.
        public var element: Int?

        /// The name of the guide, as `safeArea`, or its id; `nil` for a view.
        public var guide: String?

        /// Which number it is: an edge, a centre, a width or a height.
        public var attribute: LayoutAttribute

        /// What it is, in points.
        public var value: Double
    }

    /// A number, so many times.
    public struct Term: Sendable, Hashable {
        /// How many times it counts.
        public var factor: Double

        /// The number.
        public var number: Number
    }

    /// What says that an equation holds.
    public struct Source: Sendable, Hashable {
        /// Who says it.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// A constraint of the document.
            case constraint
            /// The size that a view's content wants.
            case content
            /// A frame that is given, or follows the view around.
            case frame
            /// A stack.
            case stack
            /// A guide: margins, a safe area, the content of a scroll view.
            case guide
            /// A header or bar that goes with what is scrolled.
            case behavior
            /// That no extent is below 0.
            case extent
            /// That a rectangle's right is its left and its width together, and the like.
            case rectangle
            /// The size that is laid out for.
            case root
            /// Nobody: the number is open, and stays as it is.
            case nothing
        }

        /// Who says it.
        public var kind: Kind

        /// Who says it, in words: `gap, line 42`; empty for a rectangle.
        public var text: String

        /// The place of the constraint in the document; `nil` for what is not one of its constraints.
        public var constraint: Int?

        /// What the constraint asks for; an inequality that is a source is at its limit.
        public var relation = Relation.equal

        /// The constraint's priority; 1000 for what holds anyway.
        public var priority = 1000.0

        /// The constraint as it reads, where the equation looks otherwise: with baselines, from right to left, multiplied
        /// places. `nil` elsewhere.
        public var statement: String?
    }

    /// A number from others: `number = Σ factor · term + constant`.
    public struct Equation: Sendable, Hashable {
        /// The number on the left.
        public var number: Number

        /// What it follows from.
        public var terms: [Term]

        /// What is added, in points.
        public var constant: Double

        /// What the right side comes to: the number's value, but for rounding.
        public var sum: Double { terms.reduce(constant) { $0 + $1.factor * $1.number.value } }
    }

    /// Where a number comes from.
    public struct Step: Sendable, Hashable {
        /// The number and what it follows from. Each term is explained by a step of its own, or is the left or top of the
        /// root, which is 0.
        public var equation: Equation

        /// What says so.
        public var source: Source

        /// The place among ``LayoutExplanation/groups``, for a step that gives its number only together with others: these
        /// stand one after the other. `nil` for a step by itself.
        public var group: Int?
    }

    /// Steps that give their numbers only together, as of views with equal widths that share a length.
    public struct Group: Sendable, Hashable {
        /// The number that is asked for, from those outside the group; `nil` where that would be too long to read.
        public var solution: Equation?
    }

    /// A constraint on the view that does not get what it wants.
    public struct Loss: Sendable, Hashable {
        /// What asks for it.
        public var source: Source

        /// The constraint as it reads.
        public var statement: String

        /// How far it is from having it, in points; `nil` for a required constraint that is left out because it
        /// contradicts others.
        public var violation: Double?
    }

    /// A view as people find it in the document.
    public struct Item: Sendable, Hashable {
        /// What reports call the view: its name, or else its id.
        public var name: String

        /// Its place in the document.
        public var element: Int

        /// Its kind: `label`, `imageView`.
        public var kind: String

        /// What it shows; `nil` for nothing that can be written.
        public var text: String?

        /// The line of the document in which it stands, from 1.
        public var line: Int?

        /// Whether the view is hidden.
        public var isHidden: Bool

        /// Whether the name is an id that an editor has made up, which says nothing to anybody.
        public var isMachineMade: Bool
    }

    /// The view.
    public var item: Item

    /// What reports call the view around; `nil` for the root.
    public var container: String?

    /// The frame in the coordinates of the view around; in a scroll view, of the content.
    public var frame: Rect

    /// The alignment rectangle, which constraints mean, in the coordinates of the root.
    public var rect: Rect

    /// The steps along each axis, from the view back to what is given: left and width, then top and height, each followed
    /// by what it follows from. No number is explained twice.
    public var steps: [Step]

    /// The other views of which steps speak, in the order in which they do.
    public var others: [Item]

    /// The steps that belong together, in the order in which they occur.
    public var groups: [Group]

    /// What is open about the view, as ``LayoutAnalysis`` finds it.
    public var findings: [String]

    /// What constraints on the view ask for in vain, in the order of their priority.
    public var losses: [Loss]

    /// Whether the steps break off, as they would be more than was asked for: what the last ones follow from is not told.
    public var isCut = false
}
