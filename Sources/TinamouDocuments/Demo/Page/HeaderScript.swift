/// What the page of the sticky header does, with what it is given in `data`.
enum HeaderScript {
    /// The script.
    static let source = #"""
        const data = JSON.parse(byId("data").textContent);
        let style, scene, constraints, plot;
        const indicator = new Indicator(byId("indicator"));
        const scroller = new Scroller(data.physics, data.limits, (event) => {
          if (event.kind === "scrolled") render();
        });
        const wake = pictures((time) => hands.step(time));
        const hands = new Hands(byId("screen"), scroller, wake);
        // What the plot and the slider show: a little more than the range.
        const range = [data.limits.low - 130, data.limits.high + 60];
        [byId("scrub").min, byId("scrub").max] = range;

        function render() {
          const offset = scroller.offset, at = (path) => valueAt(path, offset), { top, bottom, height } = style.header;
          scene.show(offset);
          constraints.show(offset);
          indicator.show(scroller, data.screen.top + at(bottom), data.screen.height - data.screen.bottom);
          for (const [id, number] of Object.entries({ offset, top: at(top), bottom: at(bottom), height: at(height) })) {
            byId(id).textContent = shown(number);
          }
          const note = style.notes.find(({ from, through }) => offset >= from && offset <= through);
          if (note && byId("note").textContent !== note.text) byId("note").textContent = note.text;
          byId("scrub").value = offset;
          plot.cursor(offset, [{ y: at(top), style: "top" }, { y: at(height), style: "height" },
            { y: at(bottom), style: "bottom" }]);
        }

        function choose(id) {
          style = data.styles.find((one) => one.id === id);
          scene = new Scene(style.views);
          constraints = new ConstraintList(byId("constraints"), style.constraints);
          byId("about").textContent = style.about;
          plot = new Plot(byId("plot"), { range, heights: [-150, 335], ticks: [-100, 0, 100, 200, 300], height: 216 });
          for (const turn of style.turns) plot.mark(turn, shown(turn));
          for (const end of [data.limits.low, data.limits.high]) {
            if (!style.turns.includes(end)) plot.mark(end, shown(end), "end");
          }
          const { top, bottom, height } = style.header;
          plot.line(plot.points(height), "height");
          plot.line(plot.points(bottom), "bottom");
          plot.line(plot.points(top), "top");
          const end = (path) => valueAt(path, plot.range[1]);
          const areOne = end(height) === end(bottom);
          plot.label("height", "height", end(height), areOne ? 14 : 0);
          plot.label("bottom", "bottom", end(bottom));
          plot.label("top", "top", end(top));
          for (const table of document.querySelectorAll("[data-style]")) table.hidden = table.dataset.style !== id;
          render();
        }

        for (const input of document.querySelectorAll("[name=style]")) {
          input.addEventListener("change", () => choose(input.value));
        }
        byId("scrub").addEventListener("input", (event) => hands.jump(Number(event.target.value)));
        addEventListener("resize", () => choose(style.id));
        followStillness((isStill) => { scroller.isStill = isStill; });
        choose(document.querySelector("[name=style]:checked").value);
        """#
}
