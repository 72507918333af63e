// Reaches that contain loops: split into blocks that can be solved one after the other.
//
// The blocks are the strongly connected components of the dependencies. They are canonical, the fine
// Dulmage–Mendelsohn decomposition, whichever matching the basis has: the matching cannot make up loops
// that are not there. Found by the second pass of Kosaraju's method over the walk's postorder (Sharir
// 1981), which yields them in an order in which they can be solved.

/// Scratch space for splitting a reach into blocks.
struct Loops: ~Copyable {
    /// The block of each slot.
    var block: Buffer<Int32>
    /// The number of each slot inside its block.
    var number: Buffer<Int32>
    /// Slots, block after block.
    var members: Buffer<Int32>
    /// The first member of each block, and the end of the last.
    var starts: Buffer<Int>
    var path: Buffer<Int32>
    var solver: BlockSolver

    init(in arena: inout Arena) {
        block = Buffer(in: &arena)
        number = Buffer(in: &arena)
        members = Buffer(in: &arena)
        starts = Buffer(in: &arena)
        path = Buffer(in: &arena)
        solver = BlockSolver(in: &arena)
    }
}

/// The way a walk went; blocks are found against it.
enum Course {
    case downstream
    case upstream
}

extension Basis {
    /// Splits the visited variables into blocks, each after those it depends on.
    private mutating func splitIntoBlocks(_ course: Course) {
        let count = reach.visits.count
        loops.block.removeAll()
        loops.block.resize(to: count, filler: -1)
        loops.number.resize(to: count, filler: 0)
        loops.members.removeAll()
        loops.starts.removeAll()
        for slot in 0..<count { reach.visits[slot].cursor = firstTerm(against: course, slot) }
        var place = count
        while place > 0 {
            place -= 1
            let slot = reach.postorder[place]
            if loops.block[Int(slot)] >= 0 { continue }
            loops.starts.append(loops.members.count)
            collectBlock(from: slot, course)
        }
        loops.starts.append(loops.members.count)
    }

    /// Walks against the course from a slot through slots that are in no block yet.
    private mutating func collectBlock(from start: Int32, _ course: Course) {
        let block = Int32(loops.starts.count - 1)
        join(start, block)
        loops.path.removeAll()
        loops.path.append(start)
        while !loops.path.isEmpty {
            let slot = loops.path[loops.path.count - 1]
            let next = nextNeighbour(of: slot, against: course)
            if next < 0 {
                _ = loops.path.removeLast()
            } else if loops.block[Int(next)] < 0 {
                join(next, block)
                loops.path.append(next)
            }
        }
    }

    private mutating func join(_ slot: Int32, _ block: Int32) {
        loops.block[Int(slot)] = block
        loops.number[Int(slot)] = Int32(loops.members.count - loops.starts[Int(block)])
        loops.members.append(slot)
    }

    private mutating func firstTerm(against course: Course, _ slot: Int) -> TermIndex {
        let column = reach.visits[slot].column
        switch course {
        case .upstream: return columns[column].firstTerm
        case .downstream:
            let mate = columns[column].mate
            return mate.exists ? rows[mate].firstTerm : .none
        }
    }

    /// The next visited variable on which (downstream) or from which (upstream) the walk could have come to a slot; −1
    /// when there is none left. Neighbours that are not visited, and the variable itself, are passed over.
    private mutating func nextNeighbour(of slot: Int32, against course: Course) -> Int32 {
        let column = reach.visits[Int(slot)].column
        let mate = columns[column].mate
        while true {
            let term = reach.visits[Int(slot)].cursor
            let neighbour: ColumnIndex
            switch course {
            case .downstream:
                if !mate.exists || term.raw == rows[mate].firstTerm.raw + rows[mate].termCount { return -1 }
                reach.visits[Int(slot)].cursor.raw += 1
                neighbour = coefficients[term].column
            case .upstream:
                if !term.exists { return -1 }
                reach.visits[Int(slot)].cursor = coefficients[term].next
                neighbour = rows[coefficients[term].row].mate
            }
            if !neighbour.exists || neighbour == column { continue }
            let known = reach.slot(of: neighbour)
            if known >= 0 { return known }
        }
    }

    // MARK: The three solves, block by block

    /// Values of a reach with loops.
    mutating func evaluateBlocks() throws(Failure) {
        splitIntoBlocks(.downstream)
        for block in 0..<(loops.starts.count - 1) {
            let members = loops.starts[block]..<loops.starts[block + 1]
            if members.count == 1 {
                let column = reach.visits[Int(loops.members[members.lowerBound])].column
                if columns[column].mate.exists { try evaluate(column) }
                continue
            }
            loops.solver.begin()
            for member in members {
                let mate = columns[reach.visits[Int(loops.members[member])].column].mate
                var right = links[rows[mate].active].bound
                let pivot = state(loops.members[member], block) { basis, column, _, weight in
                    right -= weight * basis.values[column]
                }
                loops.solver.addEquation(pivot: pivot, right: right)
            }
            counts.evaluations += members.count
            guard loops.solver.solve() else { throw .trouble(.singular) }
            for member in members {
                let column = reach.visits[Int(loops.members[member])].column
                try assign(column, loops.solver.solution[member - members.lowerBound])
            }
        }
    }

    /// Rates of a reach with loops.
    mutating func findRatesInBlocks(source: Form?) throws(Failure) {
        splitIntoBlocks(.downstream)
        for block in 0..<(loops.starts.count - 1) {
            let members = loops.starts[block]..<loops.starts[block + 1]
            if members.count == 1 {
                let slot = loops.members[members.lowerBound]
                if columns[reach.visits[Int(slot)].column].mate.exists { findRate(slot, source: source) }
                continue
            }
            loops.solver.begin()
            for member in members {
                let mate = columns[reach.visits[Int(loops.members[member])].column].mate
                var right = Form(mate) == source ? 1.0 : 0
                let pivot = state(loops.members[member], block) { basis, _, slot, weight in
                    if slot >= 0 { right -= weight * basis.reach.visits[Int(slot)].number }
                }
                loops.solver.addEquation(pivot: pivot, right: right)
            }
            try solveBlock(members)
        }
    }

    /// Shares of a reach with loops.
    mutating func passOnInBlocks() throws(Failure) {
        splitIntoBlocks(.upstream)
        for block in 0..<(loops.starts.count - 1) {
            let members = loops.starts[block]..<loops.starts[block + 1]
            if members.count == 1 {
                let slot = loops.members[members.lowerBound]
                if columns[reach.visits[Int(slot)].column].mate.exists { passOn(slot) }
                continue
            }
            loops.solver.begin()
            for member in members {
                let slot = loops.members[member]
                let visit = reach.visits[Int(slot)]
                let right = abs(visit.number) <= Tolerances.cancellation * visit.magnitude ? 0 : visit.number
                let pivot = state(slot, block) { _, _, _, _ in }
                loops.solver.addEquation(pivot: pivot, right: right)
            }
            loops.solver.transpose()
            try solveBlock(members)
            for member in members {
                let slot = loops.members[member]
                let column = reach.visits[Int(slot)].column
                let share = reach.visits[Int(slot)].number
                if share != 0 { spread(share, of: columns[column].mate, outside: Int32(block)) }
            }
        }
    }

    /// States the equation of a block's member to the solver, its row's variables inside the block as predecessors;
    /// gives the others to `outside`, with their slots or −1.
    ///
    /// - Returns: the coefficient of the member itself.
    private mutating func state(
        _ slot: Int32, _ block: Int,
        outside: (borrowing Basis, ColumnIndex, Int32, Double) -> Void
    ) -> Double {
        let column = reach.visits[Int(slot)].column
        let row = rows[columns[column].mate]
        var pivot = 1.0
        var term = row.firstTerm
        for _ in 0..<row.termCount {
            let coefficient = coefficients[term]
            term.raw += 1
            if coefficient.column == column {
                pivot = coefficient.value
                continue
            }
            let other = reach.slot(of: coefficient.column)
            if other >= 0 && loops.block[Int(other)] == Int32(block) {
                loops.solver.addPredecessor(loops.number[Int(other)], coefficient: coefficient.value)
            } else {
                outside(self, coefficient.column, other, coefficient.value)
            }
        }
        return pivot
    }

    /// Solves the stated block and stores its solution as the members' numbers.
    private mutating func solveBlock(_ members: Range<Int>) throws(Failure) {
        guard loops.solver.solve() else { throw .trouble(.singular) }
        let noise = loops.solver.noise
        for member in members {
            let number = loops.solver.solution[member - members.lowerBound]
            let slot = Int(loops.members[member])
            reach.visits[slot].number = abs(number) <= noise ? 0 : number
            reach.visits[slot].magnitude = abs(number)
        }
    }

    /// Takes a row's share off what its variables outside a block have gathered.
    private mutating func spread(_ share: Double, of row: RowIndex, outside block: Int32) {
        var term = rows[row].firstTerm
        for _ in 0..<rows[row].termCount {
            let slot = Int(reach.slot(of: coefficients[term].column))
            if loops.block[slot] != block {
                let product = share * coefficients[term].value
                reach.visits[slot].number -= product
                reach.visits[slot].magnitude += abs(product)
            }
            term.raw += 1
        }
    }
}
