// Why frames are what they are, and what leaves them room.

import Tinamou

extension LayoutEngine {
    /// The numbers that the constraints of the last pass leave room: each an item and one of left, top, width and
    /// height.
    ///
    /// Only numbers that a constraint mentions are considered; an item with none has no place at all.
    ///
    /// - Throws: ``LayoutError/numericalTrouble(_:)``.
    public func ambiguities() throws(LayoutError) -> [(item: LayoutItem, attribute: LayoutAttribute)] {
        do throws(SolverError) {
            return try solver.ambiguities().compactMap { ambiguity in
                owners[Int(ambiguity.variable.index)].map { ($0.item, $0.unknown.attribute) }
            }
        } catch {
            throw describe(error)
        }
    }
}
