/// The state machine of a bar that hides, for a page: `CollapsingBarState` in the page's language, without the event of
/// other heights, which no page has.
///
/// The same sums in the same order, so that both give the same bits; a test compares them on random events. What is
/// done and why is said there, not here.
package enum BarScript {
    /// The script.
    package static let source = #"""
        class BarMachine {
          constructor(heights, behavior, range) {
            Object.assign(this, { heights, behavior, range, offset: range[0], hidden: 0 });
            Object.assign(this, { animation: null, animated: 0, wish: null, ceiling: Infinity });
            Object.assign(this, { direction: "none", travel: 0 });
          }

          get height() { return this.heights.expanded - this.hidden; }
          get toCollapsed() { return this.heights.expanded - this.heights.collapsed; }
          get toHidden() { return this.heights.expanded - this.heights.hidden; }
          isResting(amount) { return amount === 0 || amount === this.toCollapsed || amount === this.toHidden; }

          handle(event) {
            switch (event.kind) {
              case "scrolled": return this.scroll(event.from, event.to, event.cause);
              case "touched": return this.interrupt();
              case "lifted": return this.lift(event.speed, event.projected);
              case "stopped": return this.stop();
              case "tick": return this.tick(event.time);
              case "command": return this.carryOut(event.command, event.isAnimated);
              case "range": return this.takeIn(event.range);
            }
          }

          // MARK: Following

          clamped(offset) { return Math.min(Math.max(offset, this.range[0]), this.range[1]); }
          get limit() { return this.clamped(this.offset) - this.range[0]; }
          get most() {
            const room = this.range[1] - this.range[0];
            if (this.toHidden <= room) return this.toHidden;
            return this.toCollapsed <= room ? this.toCollapsed : 0;
          }
          get mostByScrolling() {
            switch (this.behavior.mode) {
              case "always": return 0;
              case "exitUntilCollapsed": return Math.min(this.most, this.toCollapsed);
              case "enterAlwaysCollapsed": return this.most;
              default: return this.most === this.toHidden ? this.most : 0;
            }
          }

          followed(amount, distance) {
            if (distance >= 0) return Math.max(amount, Math.min(amount + distance, this.mostByScrolling));
            switch (this.behavior.mode) {
              case "always": case "exitUntilCollapsed": return amount;
              case "enterAlwaysCollapsed": return Math.max(amount + distance, Math.min(amount, this.toCollapsed));
              default: return Math.max(0, amount + distance);
            }
          }

          scroll(old, offset, cause) {
            this.offset = offset;
            const distance = this.clamped(offset) - this.clamped(old);
            if (cause === "finger") this.drag(distance);
            if (cause === "deceleration" && this.wish === null && this.behavior.mode !== "revealAtOnce") {
              this.hidden = this.followed(this.hidden, this.resisted(distance));
            }
            if (distance < 0 || this.limit === 0) this.ceiling = Math.min(this.ceiling, this.limit);
            this.hold();
          }

          drag(distance) {
            if (distance === 0) return;
            const step = this.resisted(distance);
            if (this.behavior.mode === "revealAtOnce" && distance < 0) {
              if (step !== 0 && this.hidden > 0 && this.wish !== 0) this.decide(0, true);
              return;
            }
            this.animation = null;
            this.wish = null;
            this.hidden = this.followed(this.hidden, step);
          }

          resisted(distance) {
            if (distance === 0) return 0;
            const heading = distance > 0 ? "onwards" : "back";
            if (heading !== this.direction) {
              this.direction = heading;
              this.travel = 0;
            }
            const threshold = distance > 0 ? this.behavior.hideThreshold : this.behavior.showThreshold;
            const missing = Math.max(0, threshold - this.travel), length = Math.abs(distance);
            this.travel = Math.min(this.travel + length, threshold);
            const rest = Math.max(0, length - missing);
            return distance > 0 ? rest : -rest;
          }

          hold() {
            if (this.wish !== null) {
              this.hidden = Math.min(this.animation === null ? this.wish : this.animated, this.ceiling);
            }
            this.hidden = Math.min(this.hidden, this.limit, this.most);
          }

          takeIn(range) {
            this.range = range;
            if (this.wish !== null && this.wish > this.most) this.ceiling = Math.min(this.ceiling, this.most);
            this.hold();
          }

          // MARK: Deciding

          interrupt() {
            this.animation = null;
            this.wish = null;
            this.direction = "none";
            this.travel = 0;
          }

          decide(amount, isAnimated) {
            this.wish = amount;
            this.ceiling = Infinity;
            if (isAnimated && this.behavior.duration > 0 && amount !== this.hidden) {
              this.animation = { from: this.hidden, to: amount, start: null };
              this.animated = this.hidden;
            } else {
              this.animation = null;
            }
            this.hold();
          }

          carryOut(command, isAnimated) {
            const amount = { show: 0, collapse: this.toCollapsed, hide: this.toHidden }[command];
            this.decide(Math.min(amount, this.most), isAnimated);
          }

          tick(time) {
            const running = this.animation;
            if (running === null) return;
            if (running.start === null) running.start = time;
            const part = (time - running.start) / this.behavior.duration;
            this.animated = time <= running.start ? running.from : part >= 1 ? running.to
              : running.from + (running.to - running.from) * (part * part * (3 - 2 * part));
            if (time - running.start >= this.behavior.duration) this.animation = null;
            this.hold();
          }

          // MARK: Settling

          get settlesAfterLift() { return this.behavior.settles || this.behavior.mode === "revealAtOnce"; }

          lift(speed, projected) {
            if (this.settlesAfterLift) this.settle(speed, projected);
          }

          stop() {
            if (!this.settlesAfterLift) return;
            if (this.wish !== null && this.wish <= Math.min(this.limit, this.ceiling)) return;
            this.settle(0, this.offset);
          }

          settle(speed, projected) {
            const room = this.clamped(projected) - this.range[0];
            const goal = this.target(speed, this.expected(projected), room);
            if (this.animation !== null && this.animation.to === goal && this.ceiling === Infinity) return;
            this.decide(goal, true);
          }

          expected(projected) {
            const now = this.animation === null ? this.hidden : this.animation.to, end = this.clamped(projected);
            return Math.min(this.followed(now, end - this.clamped(this.offset)), end - this.range[0]);
          }

          target(speed, expected, room) {
            const isFlick = Math.abs(speed) >= this.behavior.flickSpeed && speed !== 0;
            if (isFlick && speed > 0) {
              return this.restingAmount(room, (amount) => amount >= expected && amount > this.hidden)
                ?? this.deepest(room);
            }
            const returns = this.followed(this.hidden, -this.heights.expanded) < this.hidden;
            if (isFlick && returns) return this.deepest(Math.min(expected, this.hidden, room));
            let nearest = 0;
            this.restingAmount(room, (amount) => {
              if (Math.abs(amount - expected) < Math.abs(nearest - expected)) nearest = amount;
              return false;
            });
            return nearest;
          }

          restingAmount(room, isMeant) {
            if (isMeant(0)) return 0;
            const rested = this.isResting(this.hidden) ? this.hidden : 0;
            const bound = Math.min(room, Math.max(this.mostByScrolling, rested)), middle = this.toCollapsed;
            if (this.restsAtCollapsed && middle <= bound && isMeant(middle)) return middle;
            return bound >= this.toHidden && isMeant(this.toHidden) ? this.toHidden : null;
          }

          deepest(room) {
            let deepest = 0;
            this.restingAmount(room, (amount) => {
              if (amount <= room) deepest = amount;
              return false;
            });
            return deepest;
          }

          get restsAtCollapsed() {
            const hasCollapsed = ["exitUntilCollapsed", "enterAlwaysCollapsed"].includes(this.behavior.mode);
            return hasCollapsed || this.hidden === this.toCollapsed;
          }

          restingOffset(projected, speed) {
            const room = this.clamped(projected) - this.range[0], expected = this.expected(projected);
            if (!this.settlesAfterLift || room >= this.mostByScrolling || this.isResting(expected)) return projected;
            return this.range[0] + this.target(speed, expected, this.most);
          }
        }
        """#
}
