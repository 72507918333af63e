// Simultaneous equations: a block of variables each of which depends on all the others.
//
// Goals: right first, also where the equations are stiff; cheap for what layouts bring, a wide block with
// one or two variables on which all hangs (equal columns that fill a width).
//
// Small blocks are eliminated as a dense matrix. In larger ones a few variables are *torn*: taken as
// unknowns, the others computed from them in order, and the torn ones' own equations, as many as there are
// unknowns, solved densely (Steward 1965). Which variables are torn depends on the order; starting
// from the variable with the most dependencies in and out tears one variable of a table of 300 equal
// columns where the order of discovery tears 299. Where too many would be torn, the block is eliminated sparsely. The
// result is checked in the original equations; where errors have been magnified, a block that is not too large is
// eliminated densely.

/// Solves pivotᵢ · uᵢ + Σ coefficient · u_predecessor = rightᵢ for a strongly connected block.
///
/// Filled by `begin`, `addEquation` and `addPredecessor`, equation by equation; the solution is in `solution`.
struct BlockSolver: ~Copyable {
    /// A block of up to this many variables is eliminated densely at once.
    static let denseLimit = 6

    /// Up to so many variables are torn: their equations cost the third power of their number.
    static let tearLimit = 24

    /// Where more would have to be torn, a block of up to this many variables is eliminated densely, and a larger one
    /// sparsely.
    static let squareLimit = 64

    /// A block of up to this many variables is eliminated densely where all else has failed.
    static let lastResortLimit = 512

    private(set) var count = 0
    /// Whether the block is solved by tearing.
    private var isTorn = true
    private var pivots: Buffer<Double>
    private var rights: Buffer<Double>
    /// The predecessors of equation *i* are at `starts[i] ..< starts[i + 1]`.
    private var starts: Buffer<Int>
    private var predecessors: Buffer<Int32>
    private var weights: Buffer<Double>
    /// The weights in the order of `successors`, while the equations are turned round.
    private var reweighted: Buffer<Double>
    private(set) var solution: Buffer<Double>

    private var successorStarts: Buffer<Int>
    private var successors: Buffer<Int32>
    private var order: Buffer<Int32>
    private var position: Buffer<Int32>
    private var cursors: Buffer<Int>
    private var path: Buffer<Int32>
    /// The number of a torn variable among the torn ones, or −1.
    private var tornNumber: Buffer<Int32>
    private var torn: Buffer<Int32>
    private var affine: Buffer<Double>
    private var matrix: Buffer<Double>
    private var vector: Buffer<Double>
    private var residuals: Buffer<Double>
    private var sparse: SparseElimination

    init(in arena: inout Arena) {
        pivots = Buffer(in: &arena)
        rights = Buffer(in: &arena)
        starts = Buffer(in: &arena)
        predecessors = Buffer(in: &arena)
        weights = Buffer(in: &arena)
        reweighted = Buffer(in: &arena)
        solution = Buffer(in: &arena)
        successorStarts = Buffer(in: &arena)
        successors = Buffer(in: &arena)
        order = Buffer(in: &arena)
        position = Buffer(in: &arena)
        cursors = Buffer(in: &arena)
        path = Buffer(in: &arena)
        tornNumber = Buffer(in: &arena)
        torn = Buffer(in: &arena)
        affine = Buffer(in: &arena)
        matrix = Buffer(in: &arena)
        vector = Buffer(in: &arena)
        residuals = Buffer(in: &arena)
        sparse = SparseElimination(in: &arena)
    }

    /// Starts a new block.
    mutating func begin() {
        count = 0
        pivots.removeAll()
        rights.removeAll()
        starts.removeAll()
        starts.append(0)
        predecessors.removeAll()
        weights.removeAll()
    }

    /// Adds a predecessor to the equation that the next `addEquation` completes.
    mutating func addPredecessor(_ index: Int32, coefficient: Double) {
        predecessors.append(index)
        weights.append(coefficient)
    }

    /// Completes an equation.
    mutating func addEquation(pivot: Double, right: Double) {
        pivots.append(pivot)
        rights.append(right)
        starts.append(predecessors.count)
        count += 1
    }

    /// Turns the equations round: afterwards, what was a coefficient of *i* in the equation of *j* is one of *j* in
    /// the equation of *i*, with the right sides left as they are.
    mutating func transpose() {
        findSuccessors()
        reweighted.resize(to: weights.count, filler: 0)
        cursors.removeAll()
        for equation in 0..<count { cursors.append(successorStarts[equation]) }
        for equation in 0..<count {
            for place in starts[equation]..<starts[equation + 1] {
                let predecessor = Int(predecessors[place])
                reweighted[cursors[predecessor]] = weights[place]
                cursors[predecessor] += 1
            }
        }
        for place in 0..<weights.count {
            weights[place] = reweighted[place]
            predecessors[place] = successors[place]
        }
        for equation in 0...count { starts[equation] = successorStarts[equation] }
    }

    /// Solves the block. Returns `false` if its equations have no single solution as far as can be told.
    mutating func solve() -> Bool {
        solution.removeAll()
        solution.resize(to: count, filler: 0)
        if count <= BlockSolver.denseLimit { return eliminateDensely() }
        findSuccessors()
        orderFromBusiest()
        tear()
        isTorn = torn.count <= BlockSolver.tearLimit
        if !isTorn && count <= BlockSolver.squareLimit { return eliminateDensely() }
        if addSolution() && refine() { return true }
        return count <= BlockSolver.lastResortLimit && eliminateDensely()
    }

    /// Adds the solution for `rights` to `solution`.
    private mutating func addSolution() -> Bool {
        isTorn ? solveTorn() : eliminateSparsely()
    }

    private mutating func eliminateSparsely() -> Bool {
        sparse.begin(count)
        for equation in 0..<count {
            sparse.add(pivots[equation], row: equation, column: equation)
            for place in starts[equation]..<starts[equation + 1] {
                sparse.add(weights[place], row: equation, column: Int(predecessors[place]))
            }
            sparse.setRight(rights[equation], row: equation)
        }
        guard sparse.solve() else { return false }
        for equation in 0..<count { solution[equation] += sparse.solution(equation) }
        return true
    }

    /// The size below which a variable of the solution is noise: what is 0 in exact arithmetic comes out as a
    /// rounding of the largest.
    var noise: Double {
        var largest = 0.0
        for equation in 0..<count { largest = max(largest, abs(solution[equation])) }
        return Tolerances.cancellation * largest
    }

    // MARK: Tearing

    private mutating func findSuccessors() {
        successorStarts.removeAll()
        successorStarts.resize(to: count + 1, filler: 0)
        for place in 0..<predecessors.count { successorStarts[Int(predecessors[place]) + 1] += 1 }
        for equation in 0..<count { successorStarts[equation + 1] += successorStarts[equation] }
        cursors.removeAll()
        for equation in 0..<count { cursors.append(successorStarts[equation]) }
        successors.resize(to: predecessors.count, filler: 0)
        for equation in 0..<count {
            for place in starts[equation]..<starts[equation + 1] {
                let predecessor = Int(predecessors[place])
                successors[cursors[predecessor]] = Int32(equation)
                cursors[predecessor] += 1
            }
        }
    }

    /// Orders the block so that most variables come after what they depend on: the reversed postorder of a walk from
    /// the variable with the largest product of dependencies in and out.
    private mutating func orderFromBusiest() {
        var root = 0
        var most = -1
        for equation in 0..<count {
            let incoming = starts[equation + 1] - starts[equation]
            let outgoing = successorStarts[equation + 1] - successorStarts[equation]
            if incoming * outgoing > most {
                most = incoming * outgoing
                root = equation
            }
        }
        cursors.removeAll()
        for equation in 0..<count { cursors.append(successorStarts[equation]) }
        position.removeAll()
        position.resize(to: count, filler: -1)  // −1: not visited, −2: visited
        order.removeAll()
        path.removeAll()
        path.append(Int32(root))
        position[root] = -2
        while !path.isEmpty {
            let here = Int(path[path.count - 1])
            if cursors[here] == successorStarts[here + 1] {
                order.append(path.removeLast())
                continue
            }
            let next = successors[cursors[here]]
            cursors[here] += 1
            if position[Int(next)] == -1 {
                position[Int(next)] = -2
                path.append(next)
            }
        }
        // The block is strongly connected, so that everything has been reached.
        var low = 0
        var high = count - 1
        while low < high {
            (order[low], order[high]) = (order[high], order[low])
            low += 1
            high -= 1
        }
        for place in 0..<count { position[Int(order[place])] = Int32(place) }
    }

    /// Tears every variable that depends on one later in the order.
    private mutating func tear() {
        tornNumber.removeAll()
        tornNumber.resize(to: count, filler: -1)
        torn.removeAll()
        for place in 0..<count {
            let equation = Int(order[place])
            for at in starts[equation]..<starts[equation + 1] where position[Int(predecessors[at])] > Int32(place) {
                tornNumber[equation] = Int32(torn.count)
                torn.append(Int32(equation))
                break
            }
        }
    }

    /// Computes every variable as a number plus multiples of the torn ones, and solves for these.
    private mutating func solveTorn() -> Bool {
        let unknowns = torn.count
        let width = unknowns + 1
        affine.resize(to: count * width, filler: 0)
        for place in 0..<count {
            let equation = Int(order[place])
            if tornNumber[equation] >= 0 {
                for column in 0..<width { affine[equation * width + column] = 0 }
                affine[equation * width + 1 + Int(tornNumber[equation])] = 1
            } else {
                combinePredecessors(of: equation, into: equation * width, width)
            }
        }
        matrix.resize(to: unknowns * unknowns, filler: 0)
        vector.resize(to: unknowns, filler: 0)
        let spare = count * width
        affine.resize(to: spare + width, filler: 0)
        for number in 0..<unknowns {
            combinePredecessors(of: Int(torn[number]), into: spare, width)
            for column in 0..<unknowns {
                matrix[number * unknowns + column] = (column == number ? 1 : 0) - affine[spare + 1 + column]
            }
            vector[number] = affine[spare]
        }
        guard eliminate(unknowns) else { return false }
        for equation in 0..<count {
            var value = affine[equation * width]
            for number in 0..<unknowns { value += affine[equation * width + 1 + number] * vector[number] }
            solution[equation] += value
        }
        return true
    }

    /// (right − Σ coefficient · predecessor) / pivot, as a number and multiples of the torn variables.
    private mutating func combinePredecessors(of equation: Int, into target: Int, _ width: Int) {
        for column in 0..<width { affine[target + column] = 0 }
        affine[target] = rights[equation]
        for place in starts[equation]..<starts[equation + 1] {
            let source = Int(predecessors[place]) * width
            let weight = weights[place]
            for column in 0..<width where affine[source + column] != 0 {
                affine[target + column] -= weight * affine[source + column]
            }
        }
        let pivot = pivots[equation]
        for column in 0..<width where affine[target + column] != 0 { affine[target + column] /= pivot }
    }

    // MARK: Checking

    /// Checks the solution in the equations; improves it once if need be.
    private mutating func refine() -> Bool {
        if findResiduals() { return true }
        swapRightsAndResiduals()
        let isSolved = (!isTorn || torn.count > 0) && addSolution()
        swapRightsAndResiduals()
        return isSolved && findResiduals()
    }

    /// Computes what is missing in each equation, and says whether all of it is rounding.
    private mutating func findResiduals() -> Bool {
        residuals.resize(to: count, filler: 0)
        var isGood = true
        for equation in 0..<count {
            var rest = rights[equation] - pivots[equation] * solution[equation]
            var magnitude = abs(rights[equation]) + abs(pivots[equation] * solution[equation])
            for place in starts[equation]..<starts[equation + 1] {
                let product = weights[place] * solution[Int(predecessors[place])]
                rest -= product
                magnitude += abs(product)
            }
            residuals[equation] = rest
            if !(abs(rest) <= Tolerances.loopResidual * magnitude) { isGood = false }
        }
        return isGood
    }

    private mutating func swapRightsAndResiduals() {
        for equation in 0..<count { (rights[equation], residuals[equation]) = (residuals[equation], rights[equation]) }
    }

    // MARK: Dense elimination

    private mutating func eliminateDensely() -> Bool {
        matrix.removeAll()
        matrix.resize(to: count * count, filler: 0)
        vector.removeAll()
        vector.resize(to: count, filler: 0)
        torn.removeAll()
        for equation in 0..<count {
            matrix[equation * count + equation] += pivots[equation]
            for place in starts[equation]..<starts[equation + 1] {
                matrix[equation * count + Int(predecessors[place])] += weights[place]
            }
            vector[equation] = rights[equation]
        }
        guard eliminate(count) else { return false }
        for equation in 0..<count { solution[equation] = vector[equation] }
        return true
    }

    /// Solves `matrix` · x = `vector` in place by elimination with scaled row pivoting; x is left in `vector`.
    private mutating func eliminate(_ size: Int) -> Bool {
        for step in 0..<size {
            var best = step
            var bestShare = 0.0
            for row in step..<size {
                var largest = 0.0
                for column in step..<size { largest = max(largest, abs(matrix[row * size + column])) }
                let share = largest > 0 ? abs(matrix[row * size + step]) / largest : 0
                if share > bestShare {
                    bestShare = share
                    best = row
                }
            }
            if !(bestShare > Tolerances.cancellation) { return false }
            if best != step {
                for column in step..<size {
                    (matrix[step * size + column], matrix[best * size + column]) =
                        (matrix[best * size + column], matrix[step * size + column])
                }
                (vector[step], vector[best]) = (vector[best], vector[step])
            }
            let pivot = matrix[step * size + step]
            for row in (step + 1)..<size where matrix[row * size + step] != 0 {
                let factor = matrix[row * size + step] / pivot
                for column in (step + 1)..<size {
                    matrix[row * size + column] -= factor * matrix[step * size + column]
                }
                vector[row] -= factor * vector[step]
            }
        }
        for step in (0..<size).reversed() {
            for column in (step + 1)..<size {
                vector[step] -= matrix[step * size + column] * vector[column]
            }
            vector[step] /= matrix[step * size + step]
        }
        return true
    }
}
