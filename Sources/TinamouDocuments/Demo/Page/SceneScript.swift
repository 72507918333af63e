/// What a page shows of a layout: views where their paths say, and what the constraints come to.
enum SceneScript {
    /// The script.
    static let source = #"""
        // A number of points as a person reads it.
        const shown = (number) => String(Math.round(number * 10) / 10 + 0).replace("-", "\u2212");
        const isZero = (number) => Math.abs(number) < 1e-6;

        // Puts views where their paths say. A view's element is inside its superview's, if that is shown too.
        class Scene {
          constructor(views) {
            this.parts = [];
            for (const [name, paths] of Object.entries(views)) {
              const element = document.querySelector(`[data-view="${name}"]`);
              if (!element) continue;
              const outer = element.parentElement.closest("[data-view]")?.dataset.view;
              this.parts.push({ element, paths, outer: outer && views[outer], style: "" });
            }
          }

          show(moved) {
            for (const part of this.parts) {
              const { paths, outer } = part, at = (path) => (path ? valueAt(path, moved) : 0);
              const x = at(paths.left) - at(outer?.left), y = at(paths.top) - at(outer?.top);
              const style = `translate(${x}px,${y}px)|${at(paths.width)}px|${at(paths.height)}px`;
              if (style === part.style) continue;
              part.style = style;
              const css = part.element.style;
              [css.transform, css.width, css.height] = style.split("|");
            }
          }
        }

        // The constraints beside the phone: which are active, and what the others have to spare or lack.
        class ConstraintList {
          constructor(list, constraints) {
            this.constraints = constraints;
            this.rows = constraints.map(({ text, priority }) => {
              const row = document.createElement("li");
              row.innerHTML = "<i></i><code></code><b></b><span></span>";
              row.querySelector("code").textContent = text;
              row.querySelector("b").textContent = priority === 1000 ? "required" : priority;
              return row;
            });
            list.replaceChildren(...this.rows);
          }

          show(moved) {
            this.constraints.forEach(({ relation, residual, runs }, number) => {
              const row = this.rows[number], left = valueAt(residual, moved) + (runs ? moved : 0);
              const holds = relation === "==" ? isZero(left) : relation === ">=" ? left > -1e-6 : left < 1e-6;
              const state = isZero(left) ? "active" : holds ? "spare" : "lacking";
              const amount = shown(Math.abs(left));
              const text = { active: "active", spare: `${amount} to spare`, lacking: `gives way by ${amount}` }[state];
              row.lastChild.textContent = text;
              row.style.setProperty("--share", Math.min(Math.abs(left) / 200, 1));
              if (row.dataset.state === state) return;
              const isFirst = row.dataset.state === undefined;
              row.dataset.state = state;
              if (isFirst) return;
              row.classList.remove("turned");
              void row.offsetWidth;  // begins the flash anew
              row.classList.add("turned");
            });
          }
        }

        // The bar at the right edge that tells where in the list one is; it begins below what covers the list.
        class Indicator {
          constructor(element) { this.element = element; }

          show(scroller, top, bottom) {
            const { low, high, viewport } = scroller.limits, room = bottom - top - 8;
            const length = Math.max(36, room * viewport / (viewport + high - low));
            const part = high > low ? (scroller.offset - low) / (high - low) : 0;
            const over = Math.abs(scroller.offset - scroller.clamp(scroller.offset));
            const size = Math.max(8, length - over), y = Math.min(Math.max(part, 0), 1) * (room - size);
            this.element.style.transform = `translateY(${top + 4 + y}px)`;
            this.element.style.height = `${size}px`;
            this.element.classList.add("seen");
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.element.classList.remove("seen"), 700);
          }
        }
        """#
}
