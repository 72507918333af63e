// No view has an extent below 0: width >= 0 and height >= 0 are required of each, as in UIKit.
//
// Stated of all views, that would be two more constraints for each, of which hardly one ever matters. So one is stated
// where it is first needed: when an extent has come out below 0, and the rest is then solved again, until none does.
// What is best without these constraints and breaks none of them is best with all of them as well, so that frames are
// those that all of them would give.
//
// They are stated when all that follows from frames has settled: a safe area that is computed from where a view was may
// leave less than nothing of it where it is now, until it is computed anew. And views may set right in their
// `layoutSubviews` what contradicts now. So a first contradiction says nothing yet: the pass goes on without these
// constraints, and has the last word when nothing changes any more. One that does not matter any more is taken out at
// the end of a pass.
//
// Guides may be turned inside out: a gap below 0 is an overlap, and margins may be wider than their view.

import Tinamou

/// How far a pass has come in keeping extents from being below 0.
struct ExtentCheck {
    /// How often extents have been looked at.
    fileprivate var rounds = 0
    /// Whether a contradiction has been met and put off until nothing changes any more.
    fileprivate(set) var isPutOff = false
    /// Whether what contradicts is thrown from now on.
    fileprivate var isLast = false
}

extension LayoutEngine {
    /// What is below this is no rounding: far less than a pixel, and far more than double precision loses on coordinates
    /// of a million points.
    static var leastExtent: Double { -1e-6 }

    /// How often views are looked at one by one: where extents are open, one that is kept may push the next below 0, and so
    /// on through a long list.
    static var extentRounds: Int { 4 }

    /// States of views whose extents have come out below 0 that they must not; of all views, after some rounds.
    ///
    /// - Returns: whether something has been stated.
    func keepExtents(_ check: inout ExtentCheck) -> Bool {
        let before = extents.count
        check.rounds += 1
        check.isLast = check.isLast || check.isPutOff
        check.isPutOff = false
        for view in shrunk where view.engine === self && view !== root {
            for unknown in [Unknown.width, .height] where view.solved[unknown] < LayoutEngine.leastExtent {
                keepExtent(unknown, of: view)
            }
        }
        if extents.count > before && check.rounds > LayoutEngine.extentRounds {
            root.forEachDescendant { view in
                if view === root { return }
                for unknown in [Unknown.width, .height] where view.unknowns[unknown] != nil {
                    keepExtent(unknown, of: view)
                }
            }
        }
        shrunk.removeAll(keepingCapacity: true)
        return extents.count > before
    }

    private func keepExtent(_ unknown: Unknown, of view: View) {
        if view.keepsExtent(unknown) { return }
        let made = view.leastExtent(unknown)
        made.isActive = true
        extents.append(made)
    }

    /// Lets go of all that is stated of extents, if some of it is part of a first contradiction.
    ///
    /// - Returns: whether it is.
    func putOff(_ check: inout ExtentCheck, _ error: LayoutError) -> Bool {
        guard !check.isPutOff, !check.isLast, case .unsatisfiable(let conflict) = error else { return false }
        let isConcerned = conflict.members.contains { member in
            guard case .constraint(let statement) = member.origin else { return false }
            return extents.contains { $0.id == statement.id }
        }
        if !isConcerned { return false }
        for extent in extents { letGo(extent) }
        extents.removeAll(keepingCapacity: true)
        check.isPutOff = true
        return true
    }

    private func letGo(_ extent: LayoutConstraint) {
        extent.isActive = false
        if let view = extent.first.item?.asView, view.engine === self { shrunk.append(view) }
    }

    /// Has the same be stated of extents as before a pass that has been refused.
    func takeBackExtents(_ before: [LayoutConstraint]) {
        for extent in extents where !before.contains(where: { $0 === extent }) { letGo(extent) }
        extents = before.filter { $0.first.item?.engine === self }
        for extent in extents { extent.isActive = true }
    }

    /// Takes out what is stated of extents that have become larger: it does not matter.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    func forgetSpareExtents() throws(LayoutError) {
        extents.removeAll { extent in
            guard extent.isActive, let view = extent.first.item?.asView, view.engine === self else { return true }
            let length = extent.first.attribute == .width ? view.solved.width : view.solved.height
            if length < -LayoutEngine.leastExtent { return false }
            extent.isActive = false
            return true
        }
        if !removed.isEmpty { try carryOutRemovals() }
    }
}

extension View {
    /// Whether it is stated that an extent is not below 0.
    func keepsExtent(_ unknown: Unknown) -> Bool {
        uses.contains { $0.object.origin == .extent && $0.object.first.attribute == unknown.attribute }
    }

    /// The constraint that an extent is not below 0, inactive.
    func leastExtent(_ unknown: Unknown) -> LayoutConstraint {
        let made = LayoutConstraint(
            first: LayoutConstraint.Side(reference: reference, attribute: unknown.attribute, start: nil),
            relation: .greaterOrEqual, multiplier: 1, second: nil, constant: 0,
            location: SourceLocation(file: #fileID, line: #line), origin: .extent)
        made.identifier = "no extent below 0"
        return made
    }
}
