import Foundation
import TinamouLayout

extension LayoutConstraint {
    /// How the views of a format are aligned, and which way it runs.
    public struct FormatOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt

        /// The options of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The edges at which reading starts.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The edges at which reading ends.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last lines of text.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First lines of text.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// In reading direction: as without an option.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, however the views are read.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, however the views are read.
        public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)
        /// Distances of a column count between lines of text.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

        fileprivate var layout: VisualFormatOptions {
            let alignments: [(FormatOptions, VisualFormatOptions.Alignment)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            var options = VisualFormatOptions()
            for (own, alignment) in alignments where contains(own) { options.alignment.insert(alignment) }
            if contains(.directionLeftToRight) { options.direction = .leftToRight }
            if contains(.directionRightToLeft) { options.direction = .rightToLeft }
            if contains(.spacingBaselineToBaseline) { options.spacing = .baselineToBaseline }
            return options
        }
    }

    /// The constraints that a line of visual format stands for, inactive.
    ///
    /// - Precondition: the format is one, names are known, and metrics are numbers; the report shows the place.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
        file: StaticString = #fileID, line: UInt = #line
    ) -> [LayoutConstraint] {
        let items = views.compactMapValues { ($0 as? UILayoutItem)?.layoutItem }
        let numbers = (metrics ?? [:]).mapValues { metric -> Double in
            switch metric {
            case let number as CGFloat: return Double(number)
            case let number as Double: return number
            case let number as Float: return Double(number)
            case let number as Int: return Double(number)
            case let number as NSNumber: return number.doubleValue
            default: preconditionFailure("a metric is a number, not \(metric)")
            }
        }
        do throws(VisualFormatError) {
            return try constraints(
                withVisualFormat: format, options: options.layout, metrics: numbers, views: items, file: file,
                line: line)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
