import Foundation
import TinamouLayout

// What the root of a tree of UIViews keeps: the engine, and the policy by which a pass goes on (UILayoutReport).

/// The layout of a tree of views, kept by its root.
final class TreeLayout {
    private unowned let root: UIView
    private(set) var engine: LayoutEngine
    private var leftOut: [LeftOut] = []

    /// Views whose frames have been set since frames were last handed out.
    var ahead: [UIView] = []

    /// What passes could not carry out, in order.
    var reports: [UILayoutReport] = []

    /// Who is told of each report.
    var onReport: ((UILayoutReport) -> Void)?

    /// The host that shows the tree, if one does.
    weak var host: LayoutHost?

    /// The last animation of a tree that no host shows.
    var lastAnimations: [UIViewAnimation] = []

    private var isRunning = false

    init(_ root: UIView) {
        self.root = root
        engine = LayoutEngine(root: root.core)
        engine.onFrames = { [weak self] in self?.framesHaveBeenHandedOut() }
    }

    /// Carries out what waits, and reports what cannot be had.
    func run() {
        if isRunning { return }
        isRunning = true
        defer { isRunning = false }
        if let host, HostContext.current?.host !== host { host.calling { carryOut() } } else { carryOut() }
    }

    /// Has views bring their constraints up to date that wait for it.
    func updateConstraints() {
        if isRunning { return }
        isRunning = true
        defer { isRunning = false }
        do throws(LayoutError) {
            try engine.updateConstraintsIfNeeded()
        } catch {
            report(UILayoutReport(error: error, leftOut: nil))
        }
    }

    private func carryOut() {
        takeInOutdated()
        var retries = 0
        var size = root.rootSize
        // A round leaves one more out. Views that state new contradictions in every round would not come to an end.
        for _ in 0..<TreeLayout.roundLimit {
            if !engine.needsLayout && size == laidOut { return }
            do throws(LayoutError) {
                try engine.layout(in: size.layout)
                laidOut = size
                size = root.rootSize  // set by a view in the pass
                // A stack that shows a view again says so in the pass: what that has left out can hold now.
                if retries < TreeLayout.retryLimit, takeInOutdated() { retries += 1 }
            } catch {
                if !goOn(after: error) { return }
            }
        }
        report(UILayoutReport(error: .unsettled(view: root.core.name), leftOut: nil))
    }

    /// After how many rounds a pass gives up.
    private static let roundLimit = 1000

    /// How often a pass tries again what it has found to be outdated: views may make it so in every round.
    private static let retryLimit = 8

    private var laidOut: CGSize?

    /// How often passes have handed out frames.
    private(set) var handOuts = 0

    private func framesHaveBeenHandedOut() {
        handOuts += 1
        for view in ahead { view.isFrameAhead = false }
        ahead.removeAll(keepingCapacity: true)
    }

    // MARK: What cannot be had

    /// Has what has been left out tried again where something is as it was not then.
    ///
    /// - Returns: whether there is something to try.
    @discardableResult
    private func takeInOutdated() -> Bool {
        var isSomeTakenIn = false
        leftOut.removeAll { left in
            if !left.constraint.isActive || !left.constraint.isLeftOut { return true }
            if !left.isOutdated(root.rootSize) { return false }
            engine.takeIn(left.constraint)
            isSomeTakenIn = true
            return true
        }
        return isSomeTakenIn
    }

    /// Reports an error and leaves out what has caused it.
    ///
    /// - Returns: whether the pass may be tried again.
    private func goOn(after error: LayoutError) -> Bool {
        switch error {
        case .unsatisfiable(let conflict):
            let members = conflict.members.compactMap { member -> NSLayoutConstraint? in
                guard case .constraint(let statement) = member.origin else { return nil }
                return engine.activeConstraint(statement.id)
            }
            guard let chosen = TreeLayout.chosen(of: members) else { break }
            leave(chosen, members, error, concernsRoot: members.count < conflict.members.count)
            return true
        case .noCommonAncestor(let statement), .invalidNumber(let statement), .invalid(_, let statement):
            guard let constraint = engine.activeConstraint(statement.id) else { break }
            leave(constraint, [constraint], error, concernsRoot: false)
            return true
        case .mistakes:
            report(UILayoutReport(error: error, leftOut: nil))
            return true  // thrown once
        case .invalidSize, .unsettled, .numericalTrouble: break
        }
        report(UILayoutReport(error: error, leftOut: nil))
        return false
    }

    private func leave(
        _ constraint: NSLayoutConstraint, _ members: [NSLayoutConstraint], _ error: LayoutError, concernsRoot: Bool
    ) {
        engine.leaveOut(constraint)
        leftOut.append(LeftOut(constraint, members: members, rootSize: concernsRoot ? root.rootSize : nil))
        report(UILayoutReport(error: error, leftOut: constraint))
    }

    /// The member of a conflict that is left out, by the rule of ``UILayoutReport``.
    static func chosen(of members: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        let stated = members.filter(\.isOfProgram)
        return stated.last { !$0.isOfFrame } ?? stated.last ?? members.last
    }

    private func report(_ report: UILayoutReport) {
        reports.append(report)
        onReport?(report)
    }
}

extension UIView {
    /// What passes of the view's tree could not carry out, in order; nothing is printed. Kept by the root, and gone
    /// when the root becomes a subview.
    public var layoutReports: [UILayoutReport] { tree?.reports ?? [] }

    /// Has a closure called with each further report of the view's tree.
    public func onLayoutReport(_ body: ((UILayoutReport) -> Void)?) { madeTree.onReport = body }

    /// The outermost view.
    var rootView: UIView {
        var here = self
        while let above = here.superview { here = above }
        return here
    }

    /// The layout of the tree, if it has been laid out.
    var tree: TreeLayout? { rootView.ownTree }

    /// The layout of the tree, made if there is none.
    var madeTree: TreeLayout {
        let root = rootView
        if let tree = root.ownTree { return tree }
        let made = TreeLayout(root)
        root.ownTree = made
        return made
    }

    /// The size of a root: that of its frame; without the constraints of a frame, what those inside come to.
    var rootSize: CGSize {
        if translatesAutoresizingMaskIntoConstraints { return modelFrame.size }
        return (try? core.fittingSize()).map { CGSize($0) } ?? modelFrame.size
    }
}
