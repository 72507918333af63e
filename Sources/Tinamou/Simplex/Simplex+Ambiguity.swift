// Which variables the constraints leave room, and why.
//
// With the multipliers fixed, the optimal solutions are exactly the points where every constraint stays on its
// side: a convex set, in which a form is *loose* if it may leave the place where it is held (Goldman and Tucker
// 1956). What depends on loose variables can move as far as constraints that hold exactly let it; in which directions
// all of it can move together is a small system of constraints again, `Movement`, and is answered by a solver of its
// own.

/// What leaves a variable room.
enum Looseness: Equatable {
    /// Nothing holds this variable.
    case unpinned(ColumnIndex)
    /// This constraint can give way at no cost, as others would pull less by just as much.
    case tied(ConstraintIndex)
}

extension Simplex {
    /// The variables that optimal solutions leave more than one value, in order of their numbers, each with what
    /// leaves it room: the first loose variable on which it depends.
    mutating func findAmbiguous() throws(Failure) -> [(column: ColumnIndex, cause: Looseness)] {
        let loose = basis.liveColumns().filter { looseness(of: $0) != nil }
        if loose.isEmpty { return [] }
        walk(from: loose)
        var movement = movement()
        let columns = (0..<basis.reach.visits.count).map { basis.reach.visits[$0].column }
        let moves = try movement.findMoving()
        var isMoving = [Bool](repeating: false, count: basis.columns.count)
        for (column, moves) in zip(columns, moves) where moves { isMoving[column.position] = true }
        let sources = loose.filter { isMoving[$0.position] }
        let origins = try findOrigins(sources)
        return isMoving.indices.compactMap { position in
            guard isMoving[position], origins[position] >= 0 else { return nil }
            return looseness(of: sources[Int(origins[position])]).map { (ColumnIndex(position: position), $0) }
        }
    }

    /// Why a held variable may leave its place; `nil` if it may not. Rows are never loose at rest.
    private mutating func looseness(of column: ColumnIndex) -> Looseness? {
        let active = basis.columns[column].active
        if active == .none { return nil }
        if active == .stay { return .unpinned(column) }
        return basis.looseSide(Form(column)) == nil ? nil : .tied(active)
    }

    /// Finds what depends on some variables, in `reach`.
    private mutating func walk(from columns: [ColumnIndex]) {
        for column in columns { basis.sources.append(Form(column)) }
        basis.walkDownstream()
        basis.sources.removeAll()
    }

    // MARK: Movement

    /// The conditions on how the variables reached may move.
    private mutating func movement() -> Movement {
        var movement = Movement(columnCount: basis.reach.visits.count)
        for slot in 0..<basis.reach.visits.count {
            let column = basis.reach.visits[slot].column
            let state = basis.columns[column]
            if state.mate.exists { say(Form(state.mate), .equal, &movement, determining: Int32(slot)) }
            if state.active.exists {
                say(Form(column), basis.looseSide(Form(column)) == .right ? .greaterOrEqual : .lessOrEqual, &movement)
            }
            sayBounds(of: Form(column), &movement)
        }
        for index in 0..<basis.reach.rows.count { sayBounds(of: Form(basis.reach.rows[index]), &movement) }
        return movement
    }

    /// Says that a form moves only to where the constraints on it that hold exactly, and do not hold it, let it.
    private mutating func sayBounds(of form: Form, _ movement: inout Movement) {
        var constraint = basis.firstConstraint(form)
        if !constraint.exists { return }
        let active = basis.active(form)
        let value = basis.measure(form).value
        while constraint.exists {
            let link = basis.links[constraint]
            if constraint != active
                && abs(value - link.bound) <= Tolerances.room * max(1, abs(value), min(abs(link.bound), 1e9))
            {
                switch link.side {
                case .none: say(form, .equal, &movement)
                case .left: say(form, .lessOrEqual, &movement)
                case .right: say(form, .greaterOrEqual, &movement)
                }
            }
            constraint = link.next
        }
    }

    /// Says how a form may move. Variables that have not been reached do not.
    private func say(
        _ form: Form, _ relation: Relation, _ movement: inout Movement, determining slot: Int32 = -1
    ) {
        basis.forEachTerm(of: form) { column, coefficient in
            let slot = basis.reach.slot(of: column)
            if slot >= 0 { movement.add(coefficient, slot) }
        }
        movement.state(relation, determining: slot)
    }

    // MARK: Causes

    /// For each variable, by its position, the first of some held variables with which it moves if the others stay: its
    /// place among them; −1 if there is none.
    ///
    /// One walk: a variable's first source is the first among those of the variables that it follows from, unless their
    /// movements with it cancel; only then all that the variable depends on is gone through.
    private mutating func findOrigins(_ sources: [ColumnIndex]) throws(Failure) -> [Int32] {
        var origins = [Int32](repeating: -1, count: basis.columns.count)
        var rates = [Double](repeating: 0, count: basis.columns.count)
        walk(from: sources)
        let order = (0..<basis.reach.postorder.count).map {
            basis.reach.visits[Int(basis.reach.postorder[basis.reach.postorder.count - 1 - $0])].column
        }
        let hasLoop = basis.reach.hasLoop
        for (place, source) in sources.enumerated() {
            origins[source.position] = Int32(place)
            rates[source.position] = 1
        }
        for column in order where basis.columns[column].mate.exists {
            if !hasLoop, let (origin, rate) = follow(column, origins, rates) {
                origins[column.position] = origin
                rates[column.position] = rate
                continue
            }
            try basis.express(Form(column))
            for index in 0..<basis.support.count where !basis.support[index].form.isRow {
                let source = basis.support[index].form.column.position
                guard !basis.columns[basis.support[index].form.column].mate.exists, origins[source] >= 0 else {
                    continue
                }
                if origins[column.position] < 0 || origins[source] < origins[column.position] {
                    origins[column.position] = origins[source]
                    rates[column.position] = basis.support[index].share
                }
            }
        }
        return origins
    }

    /// The first source of a variable that a row determines, and how fast it moves with it, the other variables of the row
    /// being known; `nil` if the movements with the first source cancel, so that another may be the first.
    private func follow(
        _ column: ColumnIndex, _ origins: [Int32], _ rates: [Double]
    ) -> (origin: Int32, rate: Double)? {
        var origin = Int32.max
        var (rate, magnitude, pivot) = (0.0, 0.0, 1.0)
        basis.forEachTerm(of: Form(basis.columns[column].mate)) { other, coefficient in
            if other == column {
                pivot = coefficient
                return
            }
            let known = origins[other.position]
            if known < 0 || known > origin { return }
            if known < origin { (origin, rate, magnitude) = (known, 0, 0) }
            rate -= coefficient * rates[other.position]
            magnitude += abs(coefficient * rates[other.position])
        }
        if origin == .max { return (-1, 0) }
        return abs(rate) <= Tolerances.cancellation * magnitude ? nil : (origin, rate / pivot)
    }

    // MARK: What determines a variable

    /// The constraints that fix a variable's value: it is the same whatever the others do, as long as these are active.
    mutating func findDetermining(_ column: ColumnIndex) throws(Failure) -> [ConstraintIndex] {
        try basis.express(Form(column))
        var found: [ConstraintIndex] = []
        for index in 0..<basis.support.count {
            let active = basis.active(basis.support[index].form)
            if active.exists { found.append(active) }
        }
        return found
    }
}

/// The directions in which variables can move together: a cone, in the speed of each of them.
private struct Movement {
    /// A form of the speeds that is equal to 0, or on one side of it.
    struct Statement {
        var relation: Relation
        /// The variable that it determines in the problem, and so here to begin with; −1 for none.
        var determined: Int32
        /// Where its terms end; they begin where those of the statement before end.
        fileprivate var end: Int
    }

    typealias Terms = ArraySlice<(coefficient: Double, column: Int32)>

    private let columnCount: Int
    private var terms: [(coefficient: Double, column: Int32)] = []
    private var statements: [Statement] = []

    /// So many variables, each of which can move as it likes.
    init(columnCount: Int) {
        self.columnCount = columnCount
    }

    /// Adds a term to the next statement.
    mutating func add(_ coefficient: Double, _ column: Int32) {
        terms.append((coefficient, column))
    }

    /// States that what has been added is equal to 0, or on one side of it.
    mutating func state(_ relation: Relation, determining column: Int32) {
        statements.append(Statement(relation: relation, determined: column, end: terms.count))
    }

    /// Which variables move in some direction of the cone.
    mutating func findMoving() throws(Failure) -> [Bool] {
        if statements.contains(where: { $0.relation != .equal }) { try findEquations() }
        return try findFree()
    }

    /// Finds the statements that no direction in the cone can slacken, and makes them equations: these span what is left
    /// of freedom.
    ///
    /// In a cone all that can be positive can be at least 1 at the same time, so that wishing each slack to be 1 leaves
    /// exactly those unfulfilled.
    private mutating func findEquations() throws(Failure) {
        let cone = SimplexBlock()
        for _ in 0..<columnCount { _ = cone.simplex.basis.makeColumn() }
        var wishes: [(statement: Int, constraint: ConstraintIndex)] = []
        cone.simplex.beginTogether()
        forEach { index, statement, terms in
            cone.simplex.stateInBatch(terms, statement)
            if statement.relation == .equal { return }
            let wish = cone.simplex.stateInBatch(terms, statement, slack: 1, level: 1)
            wishes.append((index, wish))
        }
        try cone.simplex.finishTogether()
        for wish in wishes where cone.simplex.isUnfulfilled(wish.constraint) {
            statements[wish.statement].relation = .equal
        }
    }

    /// Which variables the equations do not determine: they move when all that nothing holds moves at random.
    private func findFree() throws(Failure) -> [Bool] {
        let span = SimplexBlock()
        for column in 0..<columnCount {
            // An equation that happens to hold would not be looked at.
            let made = span.simplex.basis.makeColumn()
            span.simplex.basis.values[made] = Movement.speed(column)
        }
        span.simplex.beginTogether()
        forEach { _, statement, terms in
            if statement.relation == .equal { span.simplex.stateInBatch(terms, statement) }
        }
        try span.simplex.finishTogether()
        return try span.simplex.findMoving { Movement.speed($0.position + columnCount) }
    }

    private func forEach(_ body: (Int, Statement, Terms) -> Void) {
        var start = 0
        for (index, statement) in statements.enumerated() {
            body(index, statement, terms[start..<statement.end])
            start = statement.end
        }
    }

    /// A number between 1 and 2 for each number, without any relation between them (the mixing function of SplitMix64,
    /// Steele, Lea and Flood 2014): what depends on several of them is 0 only if it is always.
    private static func speed(_ number: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: number + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return 1 + Double((bits ^ (bits >> 31)) >> 12) * 0x1p-52
    }
}

extension Simplex {
    /// States a constraint of a batch on speeds, and lets it determine the variable that it determines in the problem, so
    /// that little is left to be found out.
    @discardableResult
    fileprivate mutating func stateInBatch(
        _ terms: Movement.Terms, _ statement: Movement.Statement, slack: Double = 0, level: Double = 1000
    ) -> ConstraintIndex {
        basis.beginSaying(terms.count)
        for (coefficient, column) in terms { basis.say(coefficient, ColumnIndex(raw: column)) }
        basis.finishSaying()
        let constant = statement.relation == .lessOrEqual ? -slack : slack
        let made = basis.make(Saying(relation: statement.relation, constant: constant, level: level, weight: 1))
        batch.append(made)
        if statement.determined >= 0 {
            let column = ColumnIndex(raw: statement.determined)
            basis.determine(column, by: made.constraint)
            basis.values[column] = 0
            basis.sources.append(basis.links[made.constraint].form)
        }
        return made.constraint
    }

    /// Which variables move when each that nothing holds moves at a speed.
    fileprivate mutating func findMoving(at speed: (ColumnIndex) -> Double) throws(Failure) -> [Bool] {
        var moves = [Bool](repeating: false, count: basis.columns.count)
        walk(from: basis.liveColumns().filter { basis.columns[$0].active == .stay })
        for slot in 0..<basis.reach.visits.count {
            let column = basis.reach.visits[slot].column
            if !basis.columns[column].mate.exists { basis.reach.visits[slot].number = speed(column) }
        }
        try basis.findRates(source: nil)
        for slot in 0..<basis.reach.visits.count where basis.reach.visits[slot].number != 0 {
            moves[basis.reach.visits[slot].column.position] = true
        }
        return moves
    }

    /// Whether a wish of weight 1 for a slack of 1 has been left unfulfilled.
    fileprivate mutating func isUnfulfilled(_ constraint: ConstraintIndex) -> Bool {
        let link = basis.links[constraint]
        let slack = basis.measure(link.form).value * link.scale
        return abs(slack) < abs(link.constant) * 0.5
    }
}
