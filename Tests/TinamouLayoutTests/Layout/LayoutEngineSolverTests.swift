import Testing
import Tinamou
import TinamouLayout

/// The solver's names for views and constraints.
@Suite struct LayoutEngineSolverTests {
    private let root = View("root")
    private let box = View("box")

    @Test func anchorsAreSumsOfVariables() throws {
        root.addSubview(box)
        let edge = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        LayoutConstraint.activate([edge, box.heightAnchor.constraint(equalToConstant: 30)])
        let engine = LayoutEngine(root: root)
        #expect(engine.expression(of: box.topAnchor) == nil && engine.handle(of: edge) == nil)
        try engine.layout(in: Size(width: 100, height: 200))
        // Top 10, height 30.
        for (anchor, number) in [(box.topAnchor, 10.0), (box.centerYAnchor, 25), (box.bottomAnchor, 40)] {
            #expect(try engine.solver.value(of: #require(engine.expression(of: anchor))) == number)
        }
        #expect(try engine.solver.value(of: #require(engine.expression(of: box.heightAnchor))) == 30)
        #expect(engine.expression(of: box.widthAnchor) == nil, "nothing mentions the width")
        #expect(engine.expression(of: View().topAnchor) == nil)
    }

    /// Also where reading goes from right to left: leading 10 is right 90 of 100, the extent 30 leads to left 60; the
    /// distance from the trailing edge to the leading one counts in reading direction.
    @Test func mirroredAnchorsAreWhereTheyAre() throws {
        root.addSubview(box)
        root.forcedLayoutDirection = .rightToLeft
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.widthAnchor.constraint(equalToConstant: 30),
        ])
        let engine = LayoutEngine(root: root)
        try engine.layout(in: Size(width: 100, height: 200))
        #expect(box.frame.minX == 60)
        let places = [
            (box.leadingAnchor, 90.0), (box.trailingAnchor, 60), (box.leftAnchor, 60), (box.centerXAnchor, 75),
        ]
        for (anchor, number) in places {
            #expect(try engine.solver.value(of: #require(engine.expression(of: anchor))) == number)
        }
        let reach = root.leadingAnchor.anchorWithOffset(to: box.trailingAnchor)
        #expect(try engine.solver.value(of: #require(engine.expression(of: reach))) == 40)
    }

    @Test func constraintsHaveHandles() throws {
        root.addSubview(box)
        let edge = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        edge.isActive = true
        let engine = LayoutEngine(root: root)
        try engine.layout(in: Size(width: 100, height: 200))
        let handle = try #require(engine.handle(of: edge))
        let top = try #require(engine.expression(of: box.topAnchor))
        // The box follows the one constant one to one.
        let run = try engine.solver.trajectory(of: handle, from: 0, through: 50)
        #expect(try run.path(of: top).knots == [.init(at: 0, value: 0, slope: 1)])
        #expect(LayoutEngine(root: View()).handle(of: edge) == nil)
        edge.isActive = false
        #expect(engine.handle(of: edge) == nil)
    }
}
