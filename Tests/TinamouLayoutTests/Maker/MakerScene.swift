import Testing
import TinamouLayout

/// A root of 400 × 300 with two boxes in it.
struct MakerScene {
    let root = View("root")
    let box = View("box")
    let other = View("other")
    let engine: LayoutEngine
    let size: Size

    init(width: Double = 400, height: Double = 300, _ direction: LayoutDirection = .leftToRight) {
        size = Size(width: width, height: height)
        root.forcedLayoutDirection = direction
        root.addSubview(box)
        root.addSubview(other)
        engine = LayoutEngine(root: root)
    }

    /// Carries out a pass.
    func layOut() throws {
        try engine.layout(in: size)
    }

    /// The box's frame after a pass.
    func frame() throws -> Rect {
        try layOut()
        return box.frame
    }

    /// The error that the next pass ends in.
    func failure() -> LayoutError? {
        do throws(LayoutError) {
            try engine.layout(in: size)
        } catch {
            return error
        }
        return nil
    }

    /// Why the next pass ends in mistakes; empty if it does not.
    func mistakes() -> [MakerMistake] {
        guard case .mistakes(let mistakes)? = failure() else { return [] }
        return mistakes
    }

    /// Puts the other box at (100, 50), 60 × 40.
    func placeOther() {
        other.snp.makeConstraints { make in
            make.left.equalTo(100)
            make.top.equalTo(50)
            make.size.equalTo(Size(width: 60, height: 40))
        }
    }
}

/// The error of a call.
func error(of body: () throws -> Void) -> LayoutError? {
    do {
        try body()
    } catch {
        return error as? LayoutError
    }
    return nil
}

/// The mistakes of a call; empty if it ends otherwise.
func mistakes(of body: () throws -> Void) -> [MakerMistake] {
    guard case .mistakes(let mistakes)? = error(of: body) else { return [] }
    return mistakes
}
