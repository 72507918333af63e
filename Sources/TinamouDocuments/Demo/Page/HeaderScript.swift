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
          plot = new Plot(byId("plot"), { range: [-330, 391], heights: [-150, 335], ticks: [-100, 0, 100, 200, 300],
            height: 216 });
          for (const turn of style.turns) plot.mark(turn, shown(turn));
          plot.mark(data.limits.high, shown(data.limits.high), "end");
          const { top, bottom, height } = style.header;
          plot.line(plot.points(height), "height");
          plot.line(plot.points(bottom), "bottom");
          plot.line(plot.points(top), "top");
          const end = (path) => valueAt(path, plot.range[1]);
          const areOne = end(height) === end(bottom);
          if (!areOne) plot.label("height", "height", end(height));
          plot.label(areOne ? "= height" : "bottom", "bottom", end(bottom));
          plot.label("top", "top", end(top));
          for (const table of document.querySelectorAll("[data-style]")) table.hidden = table.dataset.style !== id;
          render();
        }

        for (const input of document.querySelectorAll("[name=style]")) {
          input.addEventListener("change", () => choose(input.value));
        }
        byId("scrub").addEventListener("input", (event) => scroller.jump(Number(event.target.value)));
        byId("status").addEventListener("click", () => {
          scroller.animate(data.limits.low, now());
          wake();
        });
        addEventListener("resize", () => choose(style.id));
        followStillness((isStill) => { scroller.isStill = isStill; });
        choose(document.querySelector("[name=style]:checked").value);
        """#
}
