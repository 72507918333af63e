import Foundation
import TinamouLayout

/// What a program asks of its surroundings by way of statics: those of the host that is calling it.
struct HostContext: @unchecked Sendable {
    weak var host: LayoutHost?

    /// The host that is calling the program. Bound to the task and never changed, so that hosts side by side do not
    /// meet; only the thread that has bound it sees it.
    @TaskLocal static var current: HostContext?
}

/// The program, as far as layout asks.
public final class UIApplication {
    private weak var host: LayoutHost?

    /// The program that the ``LayoutHost`` shows which is calling; one without windows where none is.
    ///
    /// A static because UIKit's is one; see ``UIScreen/main``.
    public static var shared: UIApplication { UIApplication(HostContext.current?.host) }

    private init(_ host: LayoutHost?) { self.host = host }

    /// The host's window.
    public var windows: [UIWindow] { host.map { [$0.window] } ?? [] }

    /// The host's window.
    public var keyWindow: UIWindow? { host?.window }

    /// Where the status bar is: as high as the top of the host's safe area.
    public var statusBarFrame: CGRect {
        guard let host else { return .zero }
        return CGRect(x: 0, y: 0, width: host.size.width, height: host.safeAreaInsets.top)
    }
}

/// The machine, as far as layout asks.
public final class UIDevice: Sendable {
    /// The machine. It has no state of its own.
    public static let current = UIDevice()

    private init() {}

    /// A pad if the screen is at least 600 points wide and high, else a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let size = UIScreen.main.bounds.size
        return min(size.width, size.height) >= 600 ? .pad : .phone
    }
}

/// Kinds of machines.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nobody says.
    case unspecified = -1
    /// A phone.
    case phone
    /// A pad.
    case pad
}
