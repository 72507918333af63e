/// What the page of the collapsing bar does, with what it is given in `data`.
enum BarPageScript {
    /// The script.
    static let source = #"""
        const data = JSON.parse(byId("data").textContent);
        const scene = new Scene(data.views), constraints = new ConstraintList(byId("constraints"), data.constraints);
        const indicator = new Indicator(byId("indicator")), behavior = { ...data.behavior };
        const machine = new BarMachine(data.heights, behavior, [data.limits.low, data.limits.high]);
        const log = [], record = [];
        let clock = 0, lastTime = null;

        const scroller = new Scroller(data.physics, data.limits, (event) => tell(event));
        scroller.choose = (projected, speed) => machine.restingOffset(projected, speed);
        const wake = pictures((time) => {
          const isMoving = hands.step(time);
          if (machine.animation !== null) tell({ kind: "tick", time });
          const isBusy = isMoving || machine.animation !== null;
          if (isBusy || scroller.isTracking) remember(time);
          if (!isBusy && !scroller.isTracking) lastTime = null;
          return isBusy;
        });
        const hands = new Hands(byId("screen"), scroller, wake);

        // Every event goes to the machine, and what has come of it is shown.
        function tell(event) {
          const wasAnimating = machine.animation !== null;
          machine.handle(event);
          if (!wasAnimating && machine.animation !== null) wake();
          note(event);
          render();
        }

        const stateText = () => {
          const name = (amount) => amount === 0 ? "shown" : amount === machine.toHidden ? "hidden"
            : amount === machine.toCollapsed ? "collapsed" : "partly hidden";
          return machine.animation ? `on its way to ${name(machine.animation.to)}` : name(machine.hidden);
        };

        function render() {
          const { hidden } = machine, { offset } = scroller, height = data.screen.top + machine.height;
          scene.show(hidden);
          byId("rows").style.transform = `translateY(${-offset}px)`;
          constraints.show(hidden);
          indicator.show(scroller, height, data.screen.height - data.screen.bottom);
          for (const [id, number] of Object.entries({ offset, height, hidden })) byId(id).textContent = shown(number);
          if (byId("note").textContent !== stateText()) byId("note").textContent = stateText();
        }

        // MARK: What has happened

        const eventTexts = {
          touched: () => "a finger comes down",
          lifted: (event) => Math.abs(event.speed) < 1 ? "it lifts" : `it lifts, ${shown(event.speed)} a second`,
          stopped: () => "the list rests",
          range: () => "the list has another length",
          command: (event) => `the program says ${event.command}`,
          scrolled: (event, way) => {
            const sign = way > 0 ? "+" : "", by = { finger: "a finger scrolls", deceleration: "the flick goes on",
              bounce: "the list springs back", program: "the program scrolls", layout: "the layout scrolls" };
            return `${by[event.cause]}, ${sign}${shown(way)}`;
          },
        };

        // One row for what goes on in one direction.
        function note(event) {
          if (event.kind === "tick") {
            if (log.length > 0) log[0].hidden = machine.hidden;
          } else {
            const way = event.kind === "scrolled" ? event.to - event.from : 0, last = log[0];
            const goesOn = way !== 0 && last?.cause === event.cause && last.way * way > 0;
            if (!goesOn) log.unshift({ kind: event.kind, cause: event.cause, way: 0 });
            log.length = Math.min(log.length, 8);
            const row = log[0];
            row.way += way;
            Object.assign(row, { text: eventTexts[event.kind](event, row.way), offset: scroller.offset });
            row.hidden = machine.hidden;
          }
          byId("log").replaceChildren(...log.map(({ text, offset, hidden }) => {
            const row = document.createElement("tr");
            const height = data.screen.top + data.heights.expanded - hidden;
            for (const cell of [text, shown(offset), shown(hidden), shown(height)]) {
              row.appendChild(document.createElement("td")).textContent = cell;
            }
            return row;
          }));
        }

        // MARK: The plot: the last seconds in which something moved

        const span = 10;
        function remember(time) {
          clock += lastTime === null ? 0.25 : Math.min(time - lastTime, 0.25);
          lastTime = time;
          record.push({ clock, offset: scroller.offset, hidden: machine.hidden, isHeld: scroller.isTracking });
          while (record.length > 1 && record[1].clock < clock - span) record.shift();
          draw();
        }

        function draw() {
          const range = [Math.max(0, clock - span), Math.max(span, clock)], { top } = data.screen;
          const high = top + data.heights.expanded, middle = top + data.heights.collapsed;
          const plot = new Plot(byId("plot"), { range, heights: [30, 140], ticks: [top, middle, high], height: 130 });
          const offsets = record.map((one) => one.offset), low = Math.min(...offsets, scroller.limits.low);
          const most = Math.max(...offsets, low + 400), track = new Plot(byId("offsets"), { range, heights: [low, most],
            ticks: [low, most], height: 130 });
          for (const area of [plot, track]) {
            for (let second = Math.ceil(range[0] / 2) * 2; second <= range[1]; second += 2) {
              area.mark(second, area === track ? `${second} s` : "", "grid");
            }
            for (const one of record.filter(({ isHeld }) => isHeld)) {
              const place = { x: area.x(one.clock) - 2, y: area.bottom, width: 3, height: 4 };
              area.add("rect", { class: "held", ...place }, area.grid);
            }
          }
          plot.line(record.map((one) => [one.clock, high - one.hidden]), "bottom");
          track.line(record.map((one) => [one.clock, one.offset]), "top");
          plot.label("bar", "bottom", high - machine.hidden);
          track.label("offset", "top", scroller.offset);
          plot.cursor(clock, [{ y: high - machine.hidden, style: "bottom" }]);
          track.cursor(clock, [{ y: scroller.offset, style: "top" }]);
        }

        // MARK: What can be chosen

        function choose(id) {
          const mode = data.modes.find((one) => one.id === id);
          behavior.mode = id;
          byId("about").textContent = mode.about;
          byId("settles").disabled = id === "revealAtOnce";
        }

        for (const input of document.querySelectorAll("[name=mode]")) {
          input.addEventListener("change", () => choose(input.value));
        }
        byId("settles").addEventListener("change", (event) => { behavior.settles = event.target.checked; });
        byId("short").addEventListener("change", (event) => {
          byId("rows").classList.toggle("few", event.target.checked);
          hands.endWheel();
          scroller.changeLimits(event.target.checked ? data.short : data.limits);
          remember(now());
          lastTime = null;
        });
        for (const button of document.querySelectorAll("[data-command]")) {
          button.addEventListener("click", () => {
            tell({ kind: "command", command: button.dataset.command, isAnimated: behavior.duration > 0 });
            wake();
          });
        }
        byId("to-top").addEventListener("click", () => hands.toTop());
        addEventListener("resize", draw);
        followStillness((isStill) => {
          scroller.isStill = isStill;
          behavior.duration = isStill ? 0 : data.behavior.duration;
        });
        behavior.settles = byId("settles").checked;
        choose(document.querySelector("[name=mode]:checked").value);
        record.push({ clock, offset: scroller.offset, hidden: 0, isHeld: false });
        render();
        draw();
        """#
}
