/// What a page of layouts does: a view that is pointed at, tapped or has the focus is shown, in the drawing and in the
/// list, with what it hangs on.
enum LayoutPageScript {
    /// The script. What comes from documents goes into the page as text, never as markup, but for the drawings, which
    /// are markup of the tool's own.
    static let source = #"""
        const byId = (id) => document.getElementById(id);
        const scenes = JSON.parse(byId("data").textContent);
        const plane = byId("plane"), details = byId("details"), problems = byId("problems"), list = byId("views");

        const make = (tag, name, text) => {
          const made = document.createElement(tag);
          if (name) made.className = name;
          if (text !== undefined) made.textContent = text;
          return made;
        };

        // The scene in the page; the number of the view that stays shown; that of the one that is.
        let scene = null, kept = 0, shown = 0, rows = [], outlines = [];

        const viewOf = (place) => {
          const one = place.closest?.("[data-view], [data-badge]");
          return one ? Number(one.dataset.view ?? one.dataset.badge) : 0;
        };

        function open(number) {
          scene = scenes[number];
          const copy = byId(`scene-${number}`).content.cloneNode(true);
          plane.replaceChildren(copy);
          const box = plane.firstElementChild.viewBox.baseVal;
          plane.style.setProperty("--width", box.width);
          plane.style.setProperty("--height", box.height);
          plane.firstElementChild.setAttribute("role", "group");
          plane.firstElementChild.setAttribute("aria-label", scene.title);
          list.replaceChildren(makeList());
          rows = [...list.querySelectorAll("[data-view]")];
          outlines = [];
          for (const one of plane.querySelectorAll("[data-view]")) outlines[Number(one.dataset.view)] = one;
          tellProblems();
          kept = 0;
          shown = -1;
          show(0);
          for (const group of [rows, outlines.filter(Boolean)]) group[0]?.setAttribute("tabindex", 0);
        }

        function makeList() {
          const table = make("div", "list");
          const head = make("div", "line head");
          for (const text of ["", "view", "kind", "x", "y", "width", "height", ""]) head.append(make("span", "", text));
          table.append(head);
          for (const view of scene.views) {
            const line = make("button", "line" + (view.isHidden ? " hiddenView" : ""));
            line.type = "button";
            line.dataset.view = view.number;
            line.tabIndex = -1;
            line.append(make("span", `tag ${view.family}`, view.number));
            const name = make("span", "viewName", view.name);
            name.style.paddingLeft = `${Math.min(view.depth, 12) * 9}px`;
            if (view.id) name.append(" ", make("i", "", view.id));
            line.append(name, make("span", "kind", view.kind));
            for (const number of view.frame) line.append(make("span", "figure", number));
            line.append(make("span", "remark" + (view.isConflicting ? " bad" : view.open.length ? " open" : ""),
              view.remark));
            table.append(line);
          }
          return table;
        }

        function tellProblems() {
          const parts = [];
          for (const conflict of scene.conflicts) {
            const told = make("ul", "members");
            for (const member of conflict.slice(1)) told.append(make("li", "", member));
            parts.push(make("h2", "bad", conflict[0]), told);
          }
          const open = scene.views.flatMap((view) => view.open);
          if (open.length) {
            const told = make("ul", "members");
            for (const text of open) told.append(make("li", "", text));
            parts.push(make("h2", "open", "open:"), told);
          }
          for (const text of [scene.failure, scene.notAnalysed]) if (text) parts.push(make("p", "bad", text));
          problems.replaceChildren(...parts);
          problems.hidden = parts.length === 0;
        }

        // MARK: A view

        function show(number) {
          if (number === shown) return;
          shown = number;
          const view = scene.views[number - 1];
          const steps = view?.steps ?? [];
          const through = new Set(steps.flatMap((step) => step.views));
          const stated = new Set(view?.constraints ?? []);
          for (const one of document.querySelectorAll("[data-view], [data-badge]")) {
            const other = Number(one.dataset.view ?? one.dataset.badge);
            one.classList.toggle("on", other === number);
            one.classList.toggle("through", other !== number && through.has(other));
          }
          for (const one of plane.querySelectorAll("[data-constraint]")) {
            one.classList.toggle("on", stated.has(Number(one.dataset.constraint)));
          }
          details.replaceChildren(...(view ? tell(view) : [make("p", "hint",
            "Point at a view, tap it, or go from one to the next with the arrow keys: here stands why it is where it is."
          )]));
          details.scrollTop = 0;
        }

        function tell(view) {
          const parts = [];
          const name = make("h2", "viewTitle", view.name);
          name.prepend(make("span", `tag ${view.family}`, view.number));
          name.append(make("span", "kind", [view.kind, view.id].filter(Boolean).join(", ")));
          if (view.text) name.append(make("span", "kind", `“${view.text}”`));
          parts.push(name);
          const facts = make("dl", "facts");
          for (const [place, word] of ["x", "y", "width", "height"].entries()) {
            const fact = make("div");
            fact.append(make("dt", "", word), make("dd", "", view.frame[place]));
            facts.append(fact);
          }
          if (view.inRoot.some((number, place) => number !== view.frame[place])) {
            const fact = make("div");
            fact.append(make("dt", "", "in the root"), make("dd", "", view.inRoot.join(", ")));
            facts.append(fact);
          }
          parts.push(facts);
          if (view.isHidden) parts.push(make("p", "soft", "hidden, so that it is not drawn"));
          for (const text of view.open) parts.push(make("p", "open", text));
          if (view.isConflicting) parts.push(make("p", "bad", "part of a contradiction, which stands with what is wrong"));
          if (view.steps?.length) {
            const chain = make("ol", "steps");
            for (const step of view.steps) {
              if (step.together) chain.append(make("li", "together", step.together));
              const line = make("li", step.inGroup ? "inGroup" : "");
              line.append(make("code", "", step.text));
              if (step.source) line.append(" ", make("span", "source", step.source));
              chain.append(line);
            }
            if (view.isCut) chain.append(make("li", "together", "… and so on"));
            parts.push(chain);
          }
          if (!view.steps) parts.push(make("p", "soft", "why is not told here; 'tinamou explain' does"));
          for (const loss of view.losses ?? []) parts.push(make("p", "loss", loss));
          return parts;
        }

        // Shows a view until another is chosen.
        function keep(number) {
          kept = number;
          for (const group of [rows, outlines.filter(Boolean)]) {
            for (const one of group) one.tabIndex = Number(one.dataset.view) === (number || 1) ? 0 : -1;
            if (!group.some((one) => one.tabIndex === 0)) group[0]?.setAttribute("tabindex", 0);
          }
          for (const row of rows) row.setAttribute("aria-current", Number(row.dataset.view) === number);
          show(number);
        }

        // MARK: Hands

        for (const place of [plane, list]) {
          place.addEventListener("pointerover", (event) => {
            if (event.pointerType !== "touch") show(viewOf(event.target) || kept);
          });
          place.addEventListener("pointerleave", () => show(kept));
          place.addEventListener("click", (event) => {
            const number = viewOf(event.target);
            keep(number);
            if (number && place === plane) reveal(rows[number - 1]);
          });
          place.addEventListener("focusin", (event) => {
            if (viewOf(event.target)) keep(viewOf(event.target));
          });
          place.addEventListener("keydown", (event) => {
            const number = viewOf(event.target);
            if (!number) return;
            const all = (place === plane ? outlines.filter(Boolean) : rows), at = all.findIndex((one) => viewOf(one) === number);
            const next = {
              ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1,
            }[event.key];
            if (event.key === "Escape") keep(0);
            else if (event.key === "Enter" || event.key === " ") keep(number);
            else if (next === undefined) return;
            else all[Math.max(0, Math.min(all.length - 1, next))].focus();
            event.preventDefault();
          });
        }

        // Scrolls the list, not the page, so far that a row is seen.
        function reveal(row) {
          if (!row || list.scrollHeight <= list.clientHeight) return;
          const box = list.getBoundingClientRect(), line = row.getBoundingClientRect();
          if (line.top < box.top + 30) list.scrollTop -= box.top + 30 - line.top;
          if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom;
        }

        for (const box of document.querySelectorAll(".switches input")) {
          const turn = () => document.body.classList.toggle(`no-${box.value}`, !box.checked);
          box.addEventListener("change", turn);
          turn();
        }
        byId("scenes").addEventListener("change", (event) => open(Number(event.target.value)));
        if (scenes.length < 2) document.querySelector(".choice").hidden = true;
        if (scenes.length) open(Number(byId("scenes").value));
        """#
}
