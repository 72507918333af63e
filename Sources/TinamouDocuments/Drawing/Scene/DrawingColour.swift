/// The colours of drawings of scenes, on light paper and on dark.
enum DrawingColour: String, CaseIterable {
    case paper, beyond, stripe, ink, soft, faint
    /// For outlines, by what views are for.
    case container, stack, scroll, text, control, picture
    /// For what is wrong; the second of each for letters, which are thinner.
    case ambiguous, ambiguousText, conflict, conflictText
    /// For what is drawn on request.
    case guide, guideText, baseline, constraint, constraintText, broken, brokenText, extensionLine

    /// On light paper.
    var light: String {
        switch self {
        case .paper: "#ffffff"
        case .beyond: "#f1f3f5"
        case .stripe: "#f5f7f9"
        case .ink: "#1f2933"
        case .soft: "#5b6773"
        case .faint: "#8c96a3"
        case .container: "#5f6f80"
        case .stack: "#8a7458"
        case .scroll: "#3f7f86"
        case .text: "#2f6db3"
        case .control: "#2f7d4f"
        case .picture: "#7d5ba6"
        case .ambiguous: "#c45a00"
        case .ambiguousText: "#a34a00"
        case .conflict: "#c62828"
        case .conflictText: "#b71c1c"
        case .guide: "#00838f"
        case .guideText: "#006974"
        case .baseline: "#d0309a"
        case .constraint: "#5a4fcf"
        case .constraintText: "#443aa8"
        case .broken: "#b26a00"
        case .brokenText: "#8a5200"
        case .extensionLine: "#8c96a3"
        }
    }

    /// On dark paper.
    var dark: String {
        switch self {
        case .paper: "#161b21"
        case .beyond: "#0f1317"
        case .stripe: "#1e252d"
        case .ink: "#e9edf0"
        case .soft: "#a3b0bc"
        case .faint: "#7d8995"
        case .container: "#93a4b5"
        case .stack: "#c4ab88"
        case .scroll: "#6fb7be"
        case .text: "#7fb2ea"
        case .control: "#6cc28d"
        case .picture: "#b99be0"
        case .ambiguous: "#f2914a"
        case .ambiguousText: "#ffa766"
        case .conflict: "#f0706a"
        case .conflictText: "#ff8f88"
        case .guide: "#3fb8c4"
        case .guideText: "#5fd0da"
        case .baseline: "#ea6cc0"
        case .constraint: "#9a92ff"
        case .constraintText: "#b7b1ff"
        case .broken: "#d9a441"
        case .brokenText: "#e8b860"
        case .extensionLine: "#6b7783"
        }
    }
}
