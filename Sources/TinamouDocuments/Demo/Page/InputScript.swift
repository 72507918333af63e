/// What connects a person with the list: pointers, wheel, keys, and the pictures in between.
enum InputScript {
    /// The script.
    static let source = #"""
        const now = () => performance.now() / 1000;
        const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");
        const byId = (id) => document.getElementById(id);

        // Pictures as long as `step` has something to show; none otherwise.
        function pictures(step) {
          let isRunning = false;
          const picture = () => {
            isRunning = step(now());
            if (isRunning) requestAnimationFrame(picture);
          };
          return () => {
            if (!isRunning) requestAnimationFrame(picture);
            isRunning = true;
          };
        }

        // Lets a person scroll: a pointer is a finger, a wheel is one that is moved by its notches, a key is a hand
        // that takes the list along. `wake` asks for pictures.
        class Hands {
          constructor(screen, scroller, wake) {
            Object.assign(this, { screen, scroller, wake, pointer: null, wheel: null });
            screen.addEventListener("pointerdown", (event) => this.down(event));
            screen.addEventListener("pointermove", (event) => this.moved(event));
            for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
              screen.addEventListener(end, (event) => this.up(event));
            }
            screen.addEventListener("wheel", (event) => this.turn(event), { passive: false });
            screen.addEventListener("keydown", (event) => this.key(event));
          }

          // The page shows the phone smaller than it is.
          get scale() { return this.screen.getBoundingClientRect().height / this.screen.offsetHeight; }

          down(event) {
            if (event.button !== 0 || this.pointer !== null) return;
            this.endWheel();
            this.pointer = event.pointerId;
            this.touched = event.target;
            this.screen.setPointerCapture(event.pointerId);
            this.screen.classList.add("held");
            this.scroller.touchDown(event.clientY / this.scale, now());
            this.wake();
          }

          moved(event) {
            if (event.pointerId !== this.pointer) return;
            this.scroller.drag(event.clientY / this.scale, now());
            this.wake();
          }

          up(event) {
            if (event.pointerId !== this.pointer) return;
            this.pointer = null;
            this.screen.classList.remove("held");
            const isTap = this.scroller.phase === "touched" && event.type === "pointerup";
            this.scroller.lift(now());
            if (isTap && this.touched.closest(".status")) this.toTop();
            this.wake();
          }

          // What the program does with the list: a wheel that still turns is let go first.
          toTop() {
            this.endWheel();
            this.scroller.animate(this.scroller.limits.low, now());
            this.wake();
          }

          jump(offset) {
            this.endWheel();
            this.scroller.jump(offset);
          }

          turn(event) {
            if (event.ctrlKey) return;
            event.preventDefault();
            if (this.pointer !== null) return;
            const line = 40, unit = [1 / this.scale, line, this.scroller.limits.viewport][event.deltaMode];
            if (this.wheel === null) {
              this.wheel = { y: 0, rest: 0, last: now() };
              this.scroller.touchDown(0, now());
            }
            this.wheel.rest += event.deltaY * unit;
            this.wheel.last = now();
            this.wake();
          }

          // A notch is spread over some pictures; the finger lifts when the wheel has rested.
          turnOn(time, passed) {
            const wheel = this.wheel;
            if (wheel === null) return;
            const isAll = this.scroller.isStill || Math.abs(wheel.rest) < 0.5;
            const step = isAll ? wheel.rest : wheel.rest * (1 - Math.exp(-passed / 0.05));
            wheel.rest -= step;
            wheel.y -= step;
            if (step !== 0) {
              this.scroller.drag(wheel.y, time);
              wheel.last = time;
            }
            if (wheel.rest === 0 && time - wheel.last > 0.18) this.endWheel();
          }

          endWheel() {
            if (this.wheel === null) return;
            this.wheel = null;
            this.scroller.lift(now());
          }

          key(event) {
            const { low, high, viewport } = this.scroller.limits, page = viewport * 0.8;
            const ways = { ArrowDown: 60, ArrowUp: -60, PageDown: page, PageUp: -page };
            ways[" "] = event.shiftKey ? -page : page;
            const ends = { Home: low, End: high };
            if (event.ctrlKey || event.metaKey || event.altKey || this.pointer !== null) return;
            if (!(event.key in ways || event.key in ends)) return;
            event.preventDefault();
            this.endWheel();
            const animation = this.scroller.animation, from = animation?.isHand ? animation.to : this.scroller.offset;
            this.scroller.animate(ends[event.key] ?? this.scroller.clamp(from + ways[event.key]), now(), true);
            this.wake();
          }

          // Lets time pass; whether something moves.
          step(time) {
            const passed = Math.min(time - (this.time ?? time), 0.1);
            this.time = time;
            this.turnOn(time, passed);
            this.scroller.advance(time);
            const isBusy = this.scroller.isMoving || this.wheel !== null;
            if (!isBusy) this.time = undefined;
            return isBusy;
          }
        }

        // Follows what a person wants of motion, also when that changes.
        function followStillness(apply) {
          apply(wantsStillness.matches);
          wantsStillness.addEventListener("change", () => apply(wantsStillness.matches));
        }
        """#
}
