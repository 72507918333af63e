import TinamouLayout

/// The outlines of the views of a scene, as a drawing shows them: where each is, and what of it is seen.
package struct SceneOutlines {
    /// What views are for, as far as a drawing tells them apart.
    package enum Family: String, CaseIterable {
        /// What holds others, and what is of no known kind.
        case container
        /// A row or column.
        case stack
        /// What shows more than it has room for.
        case scroll
        /// What is read.
        case text
        /// What is touched.
        case control
        /// What is looked at.
        case picture
    }

    /// A view that is drawn.
    package struct Outline {
        /// The place of the view among the document's elements.
        package var element: Int
        /// Its number among all views of the scene that are there, from 1, in the order of the document.
        package var number: Int
        /// In how many others it is.
        package var depth: Int
        /// What it is for.
        package var family: Family
        /// Where it is, in the root's coordinates, in points.
        package var frame: Rect
        /// What of it shows through the scroll views that it is in, and on the screen; `nil` for nothing.
        package var visible: Rect?
        /// Whether that is all of it.
        package var isAllVisible: Bool { visible == frame }
    }

    /// A view that is there, drawn or not.
    package struct Entry {
        /// The place of the view among the document's elements.
        package var element: Int
        /// In how many others it is.
        package var depth: Int
        /// Whether it, or one around it, is hidden.
        package var isHidden: Bool
    }

    /// All views that are there, each before those inside it; the number of a view is its place here, and 1.
    package let entries: [Entry]

    /// Those that are drawn, the front one last.
    package let outlines: [Outline]

    /// The outlines of a scene; none if it is not laid out.
    ///
    /// - Complexity: O(views).
    package init(_ scene: SceneLayout) {
        let document = scene.document
        let screen = Rect(size: scene.size)
        var entries: [Entry] = []
        var outlines: [Outline] = []
        // What is open to the views inside one: how deep they are, whether they are hidden, what they show through.
        var inside: [Int: (depth: Int, isHidden: Bool, window: Rect?)] = [:]
        for element in document.elements(of: scene.scene) {
            guard let frame = scene.frameInRoot(of: element) else { continue }
            let view = document.elements[element]
            let around = view.parent.flatMap { inside[$0] } ?? (0, false, screen)
            let isHidden = around.isHidden || view.isHidden
            let window = view.scroll == nil ? around.window : around.window.flatMap { $0.intersection(frame) }
            inside[element] = (around.depth + 1, isHidden, window)
            entries.append(Entry(element: element, depth: around.depth, isHidden: isHidden))
            if isHidden { continue }
            outlines.append(
                Outline(
                    element: element, number: entries.count, depth: around.depth, family: Family(view), frame: frame,
                    visible: around.window.flatMap { SceneOutlines.visible(frame, in: $0) }))
        }
        self.entries = entries
        self.outlines = outlines
    }

    /// What of a rectangle shows in a window: all of it if it reaches out by no more than a rounding, a line or a point
    /// of it if it has no extent.
    private static func visible(_ frame: Rect, in window: Rect) -> Rect? {
        let near = 1e-6
        if frame.minX >= window.minX - near, frame.maxX <= window.maxX + near, frame.minY >= window.minY - near,
            frame.maxY <= window.maxY + near
        {
            return frame
        }
        return frame.intersection(window)
    }
}

extension SceneOutlines.Family {
    /// What a view is for, by its kind and what it holds.
    init(_ view: LayoutDocument.Element) {
        switch view.kind {
        case "label", "textView": self = .text
        case "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl", "datePicker",
            "pickerView", "searchBar", "control", "colorWell", "navigationBar", "toolbar", "tabBar":
            self = .control
        case "imageView", "activityIndicatorView", "progressView", "mapView", "mkMapView", "webView", "wkWebView",
            "sceneKitView", "scnView", "skView", "arscnView", "arskView", "glkView", "mtkView", "pdfView":
            self = .picture
        default:
            if view.stack != nil { self = .stack } else { self = view.scroll != nil ? .scroll : .container }
        }
    }
}
