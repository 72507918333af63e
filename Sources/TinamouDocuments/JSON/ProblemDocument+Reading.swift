import Tinamou

extension ProblemDocument {
    /// Reads a document.
    ///
    /// - Throws: the first thing that is wrong with it, in the order: encoding, syntax, `"variables"`,
    ///   `"constraints"`, `"then"`.
    /// - Complexity: O(length of the text).
    public init(reading source: SourceText) throws(Diagnostic) {
        try self.init(JSONNode(reading: source), source)
    }

    /// Reads a document that has been taken apart.
    init(_ root: JSONNode, _ source: SourceText) throws(Diagnostic) {
        var reader = ProblemReader(source)
        try reader.read(root)
        variables = reader.variables
        constraints = reader.constraints
        initialCount = reader.initialCount
        steps = reader.steps
    }
}

/// Follows a document from its first constraint to its last step, and knows at each point what is there.
private struct ProblemReader {
    private(set) var variables: [String] = []
    private(set) var constraints: [Problem.Row] = []
    private(set) var initialCount = 0
    private(set) var steps: [ProblemDocument.Step] = []

    private let source: SourceText
    private var variableNumbers: [String: Int] = [:]
    private var areVariablesListed = false
    private var live: [String: Live] = [:]
    /// The step that removed a constraint, by its id.
    private var removals: [String: Int] = [:]

    /// A constraint that is there.
    private struct Live {
        var number: Int
        /// Where its id stands.
        var offset: Int
        /// Stays when the strength changes and nothing is said about the weight, required strengths between included.
        var weight: Double
    }

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func read(_ root: JSONNode) throws(Diagnostic) {
        let document = try ObjectReader(
            root, "a problem document", keys: ["variables", "constraints", "then"], in: source)
        if let list = document.optional("variables") { try readVariables(list) }
        let initial = try document.required("constraints")
        for node in try initial.elements("an array of constraints", in: source) { _ = try readConstraint(node) }
        initialCount = constraints.count
        guard let then = document.optional("then") else { return }
        for node in try then.elements("an array of steps", in: source) { try readStep(node) }
    }

    // MARK: Variables

    private mutating func readVariables(_ list: JSONNode) throws(Diagnostic) {
        areVariablesListed = true
        for node in try list.elements("an array of variables", in: source) {
            let name = try node.string("a text for the name of a variable", in: source)
            guard variableNumbers[name] == nil else { throw fault(.duplicateVariable(name), node.offset) }
            _ = append(name)
        }
    }

    /// Makes a variable; returns its number.
    private mutating func append(_ name: String) -> Int {
        variableNumbers[name] = variables.count
        variables.append(name)
        return variables.count - 1
    }

    private mutating func variable(_ name: String, mentionedAt offset: Int) throws(Diagnostic) -> Int {
        if let number = variableNumbers[name] { return number }
        if areVariablesListed { throw fault(.unlistedVariable(name), offset) }
        return append(name)
    }

    // MARK: Constraints

    /// Reads a constraint; returns its number.
    private mutating func readConstraint(_ node: JSONNode) throws(Diagnostic) -> Int {
        let object = try ObjectReader(
            node, "a constraint", keys: ["id", "terms", "relation", "constant", "strength", "weight"], in: source)
        let id = try object.string("id")
        let idOffset = try object.required("id").offset
        if let other = live[id] {
            throw fault(.duplicateID(id, first: source.position(of: other.offset)), idOffset)
        }
        let terms = try readTerms(object.required("terms"))
        let relation = try readRelation(object.required("relation"))
        let constant = try object.number("constant")
        let weight = try object.optional("weight").map { node throws(Diagnostic) in try readWeight(node) } ?? 1
        let level = try object.optional("strength").map { node throws(Diagnostic) in try readLevel(node) } ?? 1000
        let strength = Strength(level, weight: weight)
        live[id] = Live(number: constraints.count, offset: idOffset, weight: weight)
        constraints.append(Problem.Row(terms, relation, constant, at: strength, named: id))
        return constraints.count - 1
    }

    private mutating func readTerms(_ node: JSONNode) throws(Diagnostic) -> [Problem.Summand] {
        var terms: [Problem.Summand] = []
        for member in try node.members("an object of coefficients by variable", in: source) {
            let coefficient = try member.node.number("a number for the coefficient of a variable", in: source)
            terms.append(Problem.Summand(coefficient, try variable(member.key, mentionedAt: member.keyOffset)))
        }
        return terms
    }

    private func readRelation(_ node: JSONNode) throws(Diagnostic) -> Relation {
        let text = try node.string("a text for \"relation\"", in: source)
        guard let relation = Relation.allCases.first(where: { $0.description == text }) else {
            throw fault(.relation(text), node.offset)
        }
        return relation
    }

    private func readLevel(_ node: JSONNode) throws(Diagnostic) -> Double {
        switch node.content {
        case .number(let level):
            guard Strength(level).isValid else { throw fault(.strengthOutOfRange(level), node.offset) }
            return level
        case .string("required"): return Strength.required.level
        case .string("strong"): return Strength.strong.level
        case .string("medium"): return Strength.medium.level
        case .string("weak"): return Strength.weak.level
        case .string(let name): throw fault(.strengthName(name), node.offset)
        default: throw node.unexpected("a text or a number for a strength", in: source)
        }
    }

    private func readWeight(_ node: JSONNode) throws(Diagnostic) -> Double {
        let weight = try node.number("a number for \"weight\"", in: source)
        guard weight > 0 else { throw fault(.weight(weight), node.offset) }
        return weight
    }

    // MARK: Steps

    private mutating func readStep(_ node: JSONNode) throws(Diagnostic) {
        let said = try node.members("an object for a step", in: source).map(\.key)
        var actions = said.filter(ProblemFault.stepKeys.contains)
        // A suggestion may have a strength; that is not a second action.
        if said.contains("suggest") { actions.removeAll { $0 == "strength" } }
        guard actions.count == 1 else { throw fault(.step(found: actions), node.offset) }
        switch actions[0] {
        case "set": try readSet(node)
        case "suggest": try readSuggestion(node)
        case "add": try readAddition(node)
        case "remove": try readRemoval(node)
        default: try readStrength(node)
        }
    }

    private mutating func readSet(_ node: JSONNode) throws(Diagnostic) {
        let step = try ObjectReader(node, "a \"set\" step", keys: ["set", "constant"], in: source)
        let constraint = try constraint(step, "set")
        steps.append(.setConstant(constraint: constraint.number, to: try step.number("constant")))
    }

    private mutating func readSuggestion(_ node: JSONNode) throws(Diagnostic) {
        let step = try ObjectReader(node, "a \"suggest\" step", keys: ["suggest", "value", "strength"], in: source)
        let name = try step.string("suggest")
        guard let variable = variableNumbers[name] else {
            let problem: ProblemFault = areVariablesListed ? .unlistedVariable(name) : .unmentionedVariable(name)
            throw fault(problem, try step.required("suggest").offset)
        }
        let value = try step.number("value")
        let level = try step.optional("strength").map { node throws(Diagnostic) in try readLevel(node) }
        steps.append(.suggest(variable: variable, value, at: level.map { Strength($0) }))
    }

    private mutating func readAddition(_ node: JSONNode) throws(Diagnostic) {
        let step = try ObjectReader(node, "an \"add\" step", keys: ["add"], in: source)
        steps.append(.add(constraint: try readConstraint(step.required("add"))))
    }

    private mutating func readRemoval(_ node: JSONNode) throws(Diagnostic) {
        let step = try ObjectReader(node, "a \"remove\" step", keys: ["remove"], in: source)
        let constraint = try constraint(step, "remove")
        let id = constraints[constraint.number].name
        live[id] = nil
        removals[id] = steps.count
        steps.append(.remove(constraint: constraint.number))
    }

    private mutating func readStrength(_ node: JSONNode) throws(Diagnostic) {
        let step = try ObjectReader(node, "a \"strength\" step", keys: ["strength", "to", "weight"], in: source)
        let constraint = try constraint(step, "strength")
        let level = try readLevel(step.required("to"))
        let weight =
            try step.optional("weight").map { node throws(Diagnostic) in try readWeight(node) } ?? constraint.weight
        live[constraints[constraint.number].name]?.weight = weight
        steps.append(.setStrength(constraint: constraint.number, to: Strength(level, weight: weight)))
    }

    /// The constraint whose id is the value of a key.
    private func constraint(_ step: ObjectReader, _ key: String) throws(Diagnostic) -> Live {
        let id = try step.string(key)
        if let constraint = live[id] { return constraint }
        let problem: ProblemFault = removals[id].map { .removedID(id, step: $0) } ?? .unknownID(id)
        throw fault(problem, try step.required(key).offset)
    }

    private func fault(_ fault: ProblemFault, _ offset: Int) -> Diagnostic {
        source.diagnostic(fault, at: offset)
    }
}
