import Tinamou

/// Which variables and constraints there are as a trace goes on, if all goes as it says.
struct TraceBook {
    private var isVariableThere: [Bool] = []
    private var constraints: [Entry] = []
    private var edited: Set<Int> = []

    private struct Entry {
        var variables: [Int]
        var isIn: Bool
    }

    /// How many variables a line may make.
    ///
    /// More than any system that was meant; a slip of the keyboard must not fill the memory.
    static let mostVariables = 1_000_000

    // MARK: What there is

    /// What is wrong with naming a variable; `nil` if nothing is.
    func fault(ofVariable number: Int) -> TraceFault? {
        guard number < isVariableThere.count else {
            return .unknown("variable", number, count: isVariableThere.count)
        }
        return isVariableThere[number] ? nil : .removedVariable(number)
    }

    /// What is wrong with naming the equation that carries a variable's suggestions.
    func fault(ofSuggestion number: Int) -> TraceFault? {
        fault(ofVariable: number) ?? (edited.contains(number) ? nil : .notEdited(number))
    }

    /// What is wrong with reading a constraint, whether it is in the solver or not.
    func fault(ofConstraint number: Int) -> TraceFault? {
        guard number < constraints.count else { return .unknown("constraint", number, count: constraints.count) }
        let gone = constraints[number].variables.first { !isVariableThere[$0] }
        return gone.map { .hasRemovedVariable(constraint: number, variable: $0) }
    }

    /// What is wrong with adding a constraint.
    func fault(ofAdding number: Int) -> TraceFault? {
        fault(ofConstraint: number) ?? (constraints[number].isIn ? .alreadyIn(number) : nil)
    }

    /// What is wrong with changing or removing a constraint.
    func fault(ofChanging number: Int) -> TraceFault? {
        fault(ofConstraint: number) ?? (constraints[number].isIn ? nil : .notIn(number))
    }

    // MARK: What happens

    /// Follows a line that has no fault.
    mutating func follow(_ content: Trace.Content) {
        switch content {
        case .makeVariables(let count): isVariableThere += Array(repeating: true, count: count)
        case .removeVariable(let number): isVariableThere[number] = false
        case .define(let row): constraints.append(Entry(variables: row.terms.map(\.variable), isIn: false))
        case .add(let numbers): for number in numbers { constraints[number].isIn = true }
        case .remove(let number): constraints[number].isIn = false
        case .edit(let number, _): edited.insert(number)
        case .suggest(let suggestions): for suggestion in suggestions { edited.insert(suggestion.variable) }
        case .endEdit(let number): edited.remove(number)
        case .setConstants, .setStrength, .value, .violation: break
        }
    }
}
