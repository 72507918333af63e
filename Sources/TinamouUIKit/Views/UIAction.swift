import Foundation

/// What has happened to a touch or a control. Nothing here makes one, so that `nil` is all that can be said.
public final class UIEvent {
    private init() {}
}

/// Something that is done when a control says so.
public final class UIAction {
    /// What the action is called.
    public var title: String

    /// What is done.
    let handler: (UIAction) -> Void

    /// The control that has said so, while it is done.
    public internal(set) weak var sender: AnyObject?

    /// An action.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}

extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The events of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger comes down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger lifts on the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The value is another.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What a button is there for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The text begins to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text is another.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The text is no longer edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    /// Has an action done when one of some events happens, after those that have been added before.
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

    /// No longer has an action done.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    /// Does what has been added for one of some events. A host does so where it taps (``LayoutHost/tap(at:)``).
    public func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            action.handler(action)
        }
    }
}
