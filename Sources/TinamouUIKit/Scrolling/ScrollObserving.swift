import Foundation
import TinamouLayout

#if !canImport(ObjectiveC)
    /// What an observer is told.
    public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The options of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The value now.
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        /// The value before.
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// A call at once, with the value that is.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    }

    /// A change that an observer is told of.
    public struct NSKeyValueObservedChange<Value> {
        /// The value now, if that was asked for.
        public let newValue: Value?
        /// The value before, if that was asked for and there was one.
        public let oldValue: Value?
    }

    /// Someone who is told of changes until this is invalidated or let go.
    public final class NSKeyValueObservation {
        private var cancellation: (() -> Void)?

        init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

        deinit { invalidate() }

        /// Stops the telling.
        public func invalidate() {
            cancellation?()
            cancellation = nil
        }
    }

    /// What can be observed of a scroll view by key path: where UIKit has a runtime for that, here are these two.
    public protocol UIScrollViewObserving: UIScrollView {}

    extension UIScrollView: UIScrollViewObserving {}

    extension UIScrollViewObserving {
        /// Has a closure called for every change of the offset, before the pass that follows; after those who have asked
        /// before, and independently of the delegate.
        ///
        /// - Precondition: the key path is `\.contentOffset`.
        public func observe(
            _ keyPath: KeyPath<Self, CGPoint>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<CGPoint>) -> Void
        ) -> NSKeyValueObservation {
            precondition(keyPath == \Self.contentOffset, "of the points of a scroll view, the offset can be observed")
            let observation = scroll.observe { [weak self] _, change in
                guard let self else { return }
                changeHandler(self, .init(CGPoint(change.new), CGPoint(change.old), options))
            }
            if options.contains(.initial) { changeHandler(self, .init(contentOffset, nil, options)) }
            return NSKeyValueObservation { observation.cancel() }
        }

        /// Has a closure called when the content's size has become another: at once where it is set, in the pass where it
        /// follows from constraints.
        ///
        /// - Precondition: the key path is `\.contentSize`.
        public func observe(
            _ keyPath: KeyPath<Self, CGSize>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<CGSize>) -> Void
        ) -> NSKeyValueObservation {
            precondition(keyPath == \Self.contentSize, "of the sizes of a scroll view, the content's can be observed")
            let id = sizeObservers.add { [weak self] old, new in
                if let self { changeHandler(self, .init(new, old, options)) }
            }
            if options.contains(.initial) { changeHandler(self, .init(contentSize, nil, options)) }
            return NSKeyValueObservation { [weak self] in self?.sizeObservers.remove(id) }
        }
    }

    extension NSKeyValueObservedChange {
        fileprivate init(_ new: Value, _ old: Value?, _ options: NSKeyValueObservingOptions) {
            self.init(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
        }
    }
#endif

/// Who is told of the sizes of a content.
struct SizeObservers {
    private var observers: [(id: Int, body: (CGSize, CGSize) -> Void)] = []
    private var last = 0
    private var known = CGSize.zero

    mutating func add(_ body: @escaping (_ old: CGSize, _ new: CGSize) -> Void) -> Int {
        last += 1
        observers.append((last, body))
        return last
    }

    mutating func remove(_ id: Int) { observers.removeAll { $0.id == id } }

    /// Takes note of a size.
    ///
    /// - Returns: the calls that are to be made.
    mutating func take(_ size: CGSize) -> [() -> Void] {
        if size == known { return [] }
        let old = known
        known = size
        return observers.map { observer in { observer.body(old, size) } }
    }
}
