import TinamouLayout
import TinamouScroll

// Headers and bars: the behaviours of TinamouScroll on the views of a document. One that cannot be is an ordinary view,
// with a note.

extension SceneBuilder {
    /// How far a scroll view's content is scrolled, in points; `nil` for not at all, or for what cannot be.
    func offset(of number: Int) -> Point? {
        let element = document.elements[number]
        let offset = environment.offsets[element.id] ?? element.scroll?.offset
        return offset.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    }

    /// Where contents under bars are to be dragged, by the place of the scroll view.
    var draggedOffsets: [(element: Int, offset: Point)] {
        index.elements[index.sceneOfElement[scene.root]].compactMap { number in
            guard scrolledBars.contains(document.elements[number].id), let offset = offset(of: number) else {
                return nil
            }
            return (number, offset)
        }
    }

    /// Makes a view the header of the scroll view that it is in.
    mutating func makeHeader(_ number: Int, _ view: View, in parent: View?) {
        let element = document.elements[number]
        guard let header = element.header else { return }
        guard let scroll = parent as? ScrollView, header.isPossible,
            let made = try? StickyHeader(
                view, in: scroll, style: header.style, minimum: header.minimum, maximum: header.maximum)
        else {
            notes.append(note(.warning, .impossibleHeader(element.id), line: element.line))
            return
        }
        made.padsShortContent = header.padsShortContent
        headers[number] = made
    }

    /// Makes a bar in the view around it.
    ///
    /// - Returns: the view for what is inside the bar; `nil`, with a note, for a bar that cannot be.
    mutating func makeBar(_ number: Int, in host: View?) -> View? {
        let element = document.elements[number]
        guard let bar = element.bar else { return nil }
        guard let host, !(host is StackView), bar.isPossible, case .element(let place)? = index.places[bar.scrollView],
            let scroll = views[place] as? ScrollView, scroll.isDescendant(of: host)
        else {
            notes.append(note(.warning, .impossibleBar(element.id), line: element.line))
            return nil
        }
        let made = CollapsingBar(
            over: scroll, in: host, expandedHeight: bar.expandedHeight, collapsedHeight: bar.collapsedHeight,
            dividerHeight: bar.dividerHeight, behavior: BarBehavior(bar.mode, hideThreshold: bar.hideThreshold))
        made.content.name = shortened(element.id)
        made.view.name = "\(made.content.name) as seen"
        bars[number] = made
        return made.content
    }

    /// The part of a header or bar that moves otherwise than the view itself; the view, with a note, where there is
    /// none.
    mutating func movingGuide(_ guide: LayoutDocument.Guide, of view: View, _ number: Int) -> LayoutItem {
        let found: LayoutItem? = guide.kind == .bar ? bars[number]?.view : headers[number]?.visibleGuide
        if let found { return found }
        notes.append(note(.warning, .notMoving(guide: guide.id), line: guide.line))
        return view
    }
}
