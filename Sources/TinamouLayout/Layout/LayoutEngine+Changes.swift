// How changes come into the solver.

import Tinamou

extension LayoutEngine {
    // MARK: Removals

    func carryOutRemovals() throws(LayoutError) {
        do throws(SolverError) {
            while let handle = removed.last {
                try solver.remove(handle)
                removed.removeLast()
            }
            while let variable = freed.last {
                try solver.remove(variable)
                freed.removeLast()
            }
        } catch {
            throw describe(error)
        }
    }

    // MARK: Constants and strengths

    /// The rectangle to which the root is pinned: what constraints on it refer to.
    func rootRect(_ size: Size) -> Rect {
        Rect(size: size).inset(by: root.alignmentRectInsets)
    }

    /// Brings strengths and constants up to date: what becomes weaker first, so that it can make room for the rest.
    func carryOutChanges() throws(LayoutError) {
        let rect = givenSize.map(rootRect)
        let isResized = rect != pinned
        if changed.isEmpty && !isResized { return }
        constants.removeAll(keepingCapacity: true)
        var strengthsChange = false
        for constraint in changed where constraint.isChanged {
            guard let handle = constraint.handle else { continue }
            guard constraint.constant.isFinite, constraint.priority.strength.isValid else {
                throw .invalidNumber(LayoutError.Statement(constraint))
            }
            constants.append((handle, constraint.constant + constraint.shift))
            if constraint.isPriorityChanged { strengthsChange = true }
        }
        if isResized, let rect {
            for unknown in Unknown.allCases {
                if let pin = pins[unknown.rawValue], pin.constant != rect[unknown] {
                    constants.append((pin.handle, rect[unknown]))
                }
            }
        }
        do throws(SolverError) {
            if strengthsChange { try setStrengths { $0 != .required } }
            if constants.count == 1 {
                try solver.setConstant(of: constants[0].0, to: constants[0].1)
            } else if !constants.isEmpty {
                try solver.setConstants(constants)
            }
            if isResized, let rect {  // at once: the solver keeps it even if what follows is refused
                for unknown in Unknown.allCases { pins[unknown.rawValue]?.constant = rect[unknown] }
                pinned = rect
            }
            if strengthsChange { try setStrengths { $0 == .required } }
        } catch {
            throw describe(error)
        }
        for constraint in changed {
            constraint.isChanged = false
            constraint.isPriorityChanged = false
        }
        changed.removeAll(keepingCapacity: true)
    }

    private func setStrengths(where isMeant: (LayoutPriority) -> Bool) throws(SolverError) {
        for constraint in changed where constraint.isPriorityChanged && isMeant(constraint.priority) {
            if let handle = constraint.handle { try solver.setStrength(of: handle, to: constraint.priority.strength) }
        }
    }

    // MARK: Additions

    /// Adds what waits to be added, all of it or nothing.
    func carryOutAdditions() throws(LayoutError) {
        let werePinsMissing = arePinsMissing
        do throws(LayoutError) {
            try addAll()
            made.removeAll(keepingCapacity: true)
        } catch {
            takeBackVariables()
            arePinsMissing = werePinsMissing
            throw error
        }
    }

    /// Takes out the variables that were made for what has been refused.
    private func takeBackVariables() {
        while let variable = made.popLast() {
            if let owner = owners[Int(variable.index)] { owner.item.unknowns[owner.unknown] = nil }
            owners[Int(variable.index)] = nil
            freed.append(variable)
        }
        // Nothing in the solver mentions them; should it refuse all the same, the next round tries again.
        try? carryOutRemovals()
    }

    private func addAll() throws(LayoutError) {
        stated.removeAll(keepingCapacity: true)
        reserve(added.count)
        do throws(LayoutError) {
            // Making a guide adds constraints, and sets constants of others around the view: before one is stated.
            var place = 0
            while place < added.count {
                if added[place].speaksOfMargins && added[place].isIn(self) { added[place].makeMarginsGuides() }
                place += 1
            }
            if arePinsMissing { try stateMissingPins() }
            place = 0
            while place < added.count {
                let constraint = added[place]
                place += 1
                // One that was taken back in between may stand in the list twice.
                if constraint.isIn(self) && constraint.isPending {
                    constraint.isPending = false
                    try state(constraint)
                }
            }
        } catch {
            solver.cancelBatch()
            forgetBatch()
            throw error
        }
        if pinned == nil { pinned = givenSize.map(rootRect) }
        do throws(SolverError) {
            try solver.finishBatch {
                stated.map { self.constraint($0) }
            } taking: { place, handle in
                keep(stated[place], handle)
            }
        } catch {
            let error = describe(error)
            forgetBatch()
            throw error
        }
        arePinsMissing = givenSize == nil && arePinsMissing
        added.removeAll(keepingCapacity: true)
        forsakenCount = 0
        stated.removeAll(keepingCapacity: true)
    }

    /// Has everything wait again after a batch was refused.
    private func forgetBatch() {
        for constraint in added where constraint.isIn(self) && constraint.handle == nil {
            constraint.isPending = true
        }
    }

    /// Makes room for so many more constraints.
    private func reserve(_ count: Int) {
        solver.beginBatch(reserving: count)
        if count < 4 { return }  // what grows by itself grows in larger steps
        stated.reserveCapacity(count)
        terms.reserveCapacity(8)
        if statements.isEmpty { statements.reserveCapacity(count + 4) }
        if owners.isEmpty { owners.reserveCapacity(count + 4) }
        if moved.isEmpty { moved.reserveCapacity(count / 2) }
    }

    private func state(_ constraint: LayoutConstraint) throws(LayoutError) {
        try constraint.check()
        if !constraint.mentionsOnly({ $0.isIn(self) }) {
            throw .noCommonAncestor(LayoutError.Statement(constraint))
        }
        try lower(constraint)
        constraint.shift = lowering.shift
        let (strength, constant) = (constraint.priority.strength, constraint.constant + lowering.shift)
        do throws(SolverError) {
            try terms.withUnsafeBufferPointer { terms throws(SolverError) in
                try solver.state(terms, constraint.relation, constant, at: strength, constraint.location)
            }
        } catch {
            throw .invalidNumber(LayoutError.Statement(constraint))  // all else has been checked
        }
        stated.append(Stated(constraint: constraint))
    }

    /// Pins the numbers of the root that were mentioned before there was a size.
    private func stateMissingPins() throws(LayoutError) {
        for unknown in Unknown.allCases where pins[unknown.rawValue] == nil {
            if let variable = root.unknowns[unknown] { try statePin(unknown, variable) }
        }
    }

    /// Pins a number of the root, if there is a size.
    private func statePin(_ unknown: Unknown, _ variable: Variable) throws(LayoutError) {
        guard let constant = givenSize.map(rootRect)?[unknown] else {
            arePinsMissing = true
            return
        }
        let here = SourceLocation(file: #fileID, line: #line)
        do throws(SolverError) {
            try withUnsafePointer(to: Term(1, variable)) { term throws(SolverError) in
                let terms = UnsafeBufferPointer(start: term, count: 1)
                try solver.state(terms, .equal, constant, at: .required, here)
            }
        } catch {
            throw describe(error)
        }
        stated.append(Stated(pin: unknown))
    }

    private func keep(_ stated: Stated, _ handle: ConstraintHandle) {
        while statements.count <= Int(handle.index) { statements.append(Stated()) }
        statements[Int(handle.index)] = stated
        if let constraint = stated.uncounted {
            constraint.with {
                $0.handle = handle
                $0.isPriorityChanged = false
            }
        } else if let unknown = stated.pin {
            pins[unknown.rawValue] = (handle, pinned?[unknown] ?? 0)
        }
    }

    // MARK: In the solver's words

    /// Puts the terms of a constraint into `terms`.
    private func lower(_ constraint: LayoutConstraint) throws(LayoutError) {
        lowering.lower(constraint)
        terms.removeAll(keepingCapacity: true)
        for place in lowering.terms.indices {
            let term = lowering.terms[place]
            if let known = term.variable {
                terms.append(Term(term.factor, known))
            } else {
                terms.append(Term(term.factor, try variable(term.item, term.unknown)))
            }
        }
    }

    /// Makes the variable of an item that has none for a number yet.
    private func variable(_ item: LayoutItem, _ unknown: Unknown) throws(LayoutError) -> Variable {
        let variable = solver.variable()
        item.unknowns[unknown] = variable
        made.append(variable)
        while owners.count <= Int(variable.index) { owners.append(nil) }
        let owner = Owner(item: item, unknown: unknown)
        owners[Int(variable.index)] = owner
        if item === root { try statePin(unknown, variable) }  // first, so that what refers to it can be placed at once
        return variable
    }

    /// What has been stated, once more; all variables have been made for that.
    private func constraint(_ stated: Stated) -> Constraint {
        guard let constraint = stated.constraint else {
            let unknown = stated.pin ?? .left
            let pinned = root.unknowns[unknown].map { Expression($0) } ?? Expression()
            return Constraint(pinned, .equal, givenSize.map(rootRect)?[unknown] ?? 0)
        }
        lowering.lower(constraint)
        let terms = lowering.terms.compactMap { term in term.variable.map { Term(term.factor, $0) } }
        var statement = Constraint(
            Expression(terms), constraint.relation, constraint.constant + constraint.shift,
            at: constraint.priority.strength)
        statement.location = constraint.location
        return statement
    }

    /// The layout's own words for what the solver refused.
    func describe(_ error: SolverError) -> LayoutError {
        switch error {
        case .unsatisfiable(let conflict):
            return .unsatisfiable(
                LayoutConflict(conflict) { origin in
                    switch origin {
                    case .present(let handle): statements[Int(handle.index)]
                    case .refused(let place): stated[place]
                    }
                })
        case .numericalTrouble(let trouble):
            return .numericalTrouble(trouble)
        case .notFinite, .invalidStrength, .unknownVariable, .unknownConstraint, .variableInUse:
            preconditionFailure("what the solver refuses here has been checked before: \(error)")
        }
    }
}
