import Tinamou
import TinamouLayout

extension SceneLayout {
    /// Why a view is where it is; `nil` for a view that is not there, or if there are no frames.
    ///
    /// - Parameter element: the place of the view among the document's elements.
    /// - Complexity: as ``explanations(of:stepLimit:)``.
    public func explanation(of element: Int) -> LayoutExplanation? {
        explanations(of: [element])[0]
    }

    /// Why views are where they are: for each, in their order, its explanation, or `nil` for a view that is not there, or if
    /// there are no frames.
    ///
    /// To be asked for before ``analysis``, which may move what is open to another place that the constraints allow as well.
    ///
    /// - Parameters:
    ///   - elements: the places of the views among the document's elements.
    ///   - stepLimit: after how many steps for each of a view's four numbers its explanation breaks off.
    /// - Complexity: that of ``analysis`` at the first use; for each number on which the views depend, the solver's search
    ///   for what determines it, O(terms of the constraints on which it depends); and O(steps) for each view.
    public func explanations(of elements: [Int], stepLimit: Int = .max) -> [LayoutExplanation?] {
        let none = [LayoutExplanation?](repeating: nil, count: elements.count)
        guard failure == nil, let engine else { return none }
        do throws(SolverError) {
            let builder = try ExplanationBuilder(self, engine, for: elements)
            var told: [LayoutExplanation?] = []
            for element in elements { told.append(try builder.explanation(of: element, stepLimit: stepLimit)) }
            // Last: the analysis may move what is open.
            let findings = Dictionary(grouping: analysis.findings, by: \.element)
            for place in told.indices {
                guard let element = told[place]?.item.element else { continue }
                told[place]?.findings = (findings[element] ?? []).map(\.text)
            }
            return told
        } catch {
            return none
        }
    }
}
