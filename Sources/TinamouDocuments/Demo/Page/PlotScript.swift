/// Lines over a common axis with a cursor, as a page draws them: offset or time from left to right, points upwards.
enum PlotScript {
    /// The script.
    static let source = #"""
        class Plot {
          // An area in which x and y run over `range` and `heights`; `ticks` are where lines cross it. Where there is
          // little room, it is narrow, so that its texts stay as large as they are.
          constructor(svg, { range, heights, ticks, height }) {
            const width = svg.clientWidth < 520 ? 380 : 640, left = 44, right = width - 80;
            Object.assign(this, { svg, range, heights, left, right, top: 14, bottom: height - 28 });
            svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
            svg.parentElement.style.setProperty("--left", left / width);
            svg.parentElement.style.setProperty("--axis", (right - left) / width);
            svg.replaceChildren();
            this.grid = this.add("g", {}, svg);
            for (const y of ticks) {
              const place = this.y(y);
              this.add("line", { class: "grid", x1: this.left, x2: this.right, y1: place, y2: place }, this.grid);
              this.text(shown(y), { class: "tick end", x: this.left - 7, y: place + 4 }, this.grid);
            }
            this.lines = this.add("g", {}, svg);
            this.front = this.add("g", {}, svg);
          }

          x(number) {
            const part = (number - this.range[0]) / (this.range[1] - this.range[0]);
            return this.left + (this.right - this.left) * Math.min(Math.max(part, 0), 1);
          }
          y(number) {
            const part = (number - this.heights[0]) / (this.heights[1] - this.heights[0]);
            return this.bottom - (this.bottom - this.top) * Math.min(Math.max(part, 0), 1);
          }

          add(name, attributes, parent) {
            const element = document.createElementNS("http://www.w3.org/2000/svg", name);
            for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
            return parent.appendChild(element);
          }
          text(text, attributes, parent) {
            this.add("text", attributes, parent).textContent = text;
          }

          // A thin upright line with a name below it.
          mark(x, text, style = "turn") {
            this.add("line", { class: style, x1: this.x(x), x2: this.x(x), y1: this.top, y2: this.bottom }, this.grid);
            this.text(text, { class: "tick middle", x: this.x(x), y: this.bottom + 18 }, this.grid);
          }

          // The points of a path in the range.
          points(path) {
            const turns = path.map(([at]) => at).filter((at) => at > this.range[0] && at < this.range[1]);
            return [this.range[0], ...turns, this.range[1]].map((x) => [x, valueAt(path, x)]);
          }

          line(points, style, name) {
            const list = points.map(([x, y]) => `${this.x(x).toFixed(1)},${this.y(y).toFixed(1)}`).join(" ");
            this.add("polyline", { class: `line ${style}`, points: list }, this.lines);
            if (name) this.label(name, style, points[points.length - 1][1]);
          }

          label(name, style, y, shift = 0) {
            this.text(name, { class: `label ${style}`, x: this.right + 8, y: this.y(y) + 4 - shift }, this.lines);
          }

          // Where one is: an upright line and a dot on each line.
          cursor(x, dots) {
            this.front.replaceChildren();
            const place = this.x(x);
            this.add("line", { class: "cursor", x1: place, x2: place, y1: this.top, y2: this.bottom }, this.front);
            for (const { y, style } of dots) {
              this.add("circle", { class: `dot ${style}`, cx: place, cy: this.y(y), r: 5 }, this.front);
            }
          }
        }
        """#
}
