import TinamouLayout

// For each section, with t and b its header's top and bottom, p the line at which headers pin, and the section's region:
//
//     b <= the region's bottom   required      the next section pushes it out
//     t >= p                     at 999        it pins
//     t == the region's top      at 250        else it lies where its section begins
//
// The second cannot be required: it must give way when the section leaves.

/// Headers of the sections of a list: each pins at the top while its section is there, and is pushed out by the next one.
///
/// Below a ``StickyHeader`` they pin at its bottom edge, wherever that is. They do so as long as this object lives.
public final class SectionHeaders {
    /// The scroll view in which the sections are.
    public let scrollView: ScrollView

    /// The header below which the sections' headers pin.
    public let stickyHeader: StickyHeader?

    /// The sections' headers, in the order of their adding.
    public private(set) var views: [View] = []

    private var floors: [LayoutConstraint] = []
    private var constraints: [LayoutConstraint] = []
    private var observation: ScrollObservation?

    /// Section headers in a scroll view, below its sticky header if it has one.
    public init(in scrollView: ScrollView, below stickyHeader: StickyHeader? = nil) {
        self.scrollView = scrollView
        self.stickyHeader = stickyHeader
        observation = scrollView.followLayout { [weak self] _ in self?.update() }
    }

    deinit {
        LayoutConstraint.deactivate(constraints)
    }

    /// Adds the header of a section, behind the sticky header and in front of everything else.
    ///
    /// - Parameters:
    ///   - view: the header, of a height of its own.
    ///   - section: what the section occupies, in the content: a view or a guide.
    public func add(_ view: View, for section: LayoutItem) {
        if let front = stickyHeader?.view, let place = scrollView.subviews.firstIndex(where: { $0 === front }) {
            scrollView.insertSubview(view, at: place)
        } else {
            scrollView.addSubview(view)
        }
        let frame = scrollView.frameLayoutGuide
        let floor = view.topAnchor.constraint(
            greaterThanOrEqualTo: stickyHeader?.view.bottomAnchor ?? frame.topAnchor)
        floor.priority = LayoutPriority(999)
        let flow = view.topAnchor.constraint(equalTo: section.topAnchor)
        flow.priority = .defaultLow
        let all = [
            floor, flow, view.bottomAnchor.constraint(lessThanOrEqualTo: section.bottomAnchor),
            view.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            view.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ]
        for constraint in all { constraint.identifier = "section header" }
        LayoutConstraint.activate(all)
        constraints += all
        views.append(view)
        floors.append(floor)
        update()
    }

    /// Pins below bars, where no sticky header says where.
    private func update() {
        if stickyHeader != nil { return }
        let line = scrollView.adjustedContentInset.top
        for floor in floors { floor.constant = line }
    }
}
