/// What takes in texts from anywhere, and so is fuzzed: a text is understood or refused, what is understood means the same
/// when it is written and read again, and can be laid out or run.
///
/// Both the fuzzers and the test that replays their finds use it.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Interface Builder documents.
    case interfaceBuilder = "interface-builder"
    /// Layout documents in JSON.
    case layoutJSON = "layout-json"
    /// Lines of visual format; their first character stands for options.
    case visualFormat = "visual-format"
    /// Side files with inputs.
    case inputs
    /// Problem documents.
    case problem
    /// Traces.
    case trace

    /// What is wrong with how the bytes are taken; `nil` if nothing is. A crash is wrong as well.
    public func complaint(about bytes: [UInt8]) -> String? {
        do throws(Complaint) {
            switch self {
            case .interfaceBuilder, .layoutJSON: try LayoutCheck.check(bytes)
            case .visualFormat: try VisualFormatCheck.check(bytes)
            case .inputs: try LayoutCheck.checkInputs(bytes)
            case .problem: try ProblemCheck.check(bytes)
            case .trace: try ProblemCheck.checkTrace(bytes)
            }
            return nil
        } catch {
            return error.text
        }
    }
}

/// Something that must not be.
struct Complaint: Error {
    var text: String

    /// Complains unless a condition holds.
    static func unless(_ condition: Bool, _ text: @autoclosure () -> String) throws(Complaint) {
        if !condition { throw Complaint(text: text()) }
    }
}
