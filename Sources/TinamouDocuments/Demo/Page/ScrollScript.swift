/// How a finger, a flick and an edge move the offset, for a page: `ScrollGesture` along one axis, in the page's
/// language. What it needs to know of `ScrollPhysics` is handed to it.
///
/// It has no clock, no view and no constant of its own. A test compares it with the original, event by event.
package enum ScrollScript {
    /// The script.
    package static let source = #"""
        // Straight pieces: [[at, value, slope], ...] by increasing amount moved.
        function valueAt(path, moved) {
          let knot = path[0];
          for (const next of path) {
            if (next[0] > moved) break;
            knot = next;
          }
          return knot[1] + (moved - knot[0]) * knot[2];
        }

        // Lengths are points, times seconds, speeds points a second. `tell` hears of every event, `choose` may move the
        // end of a flick.
        class Scroller {
          constructor(physics, limits, tell) {
            Object.assign(this, { physics, limits, tell, offset: limits.low, phase: "resting" });
            this.motion = null;     // a flick or a bounce
            this.animation = null;  // what a key or the program has ordered
            this.finger = null;
            this.choose = (projected) => projected;
            this.isStill = false;   // for those who want no motion but their own
          }

          clamp(offset) { return Math.min(Math.max(offset, this.limits.low), this.limits.high); }
          get isMoving() { return this.phase === "decelerating" || this.phase === "animating"; }
          get isTracking() { return this.phase === "touched" || this.phase === "dragging"; }

          move(to, cause) {
            if (to === this.offset) return;
            const from = this.offset;
            this.offset = to;
            this.tell({ kind: "scrolled", from, to, cause });
          }

          // MARK: A finger

          touchDown(y, time) {
            this.advance(time);
            this.stop();
            const sample = { y, time };
            this.finger = { samples: [sample, sample, sample, sample], anchor: y, offset: this.offset };
            this.phase = "touched";
            this.tell({ kind: "touched" });
          }

          drag(y, time) {
            const finger = this.finger, samples = finger.samples;
            if (time === samples[3].time && samples[2].time < time) samples[3] = { y, time };
            else finger.samples = [samples[1], samples[2], samples[3], { y, time }];
            if (this.phase === "touched" && y !== finger.anchor) this.phase = "dragging";
            if (this.phase === "dragging") this.move(this.pulled(finger.offset, finger.anchor - y), "finger");
          }

          lift(time) {
            const hasMoved = this.phase === "dragging", speed = hasMoved ? this.fingerSpeed(time) : 0;
            const over = this.offset - this.clamp(this.offset);
            this.motion = this.motionFrom(this.offset, speed * (over === 0 ? 1 : this.slope(over)), time);
            if (hasMoved) {
              const proposed = this.target(), chosen = this.choose(proposed, speed), target = this.clamp(chosen);
              this.tell({ kind: "lifted", speed, projected: target });
              if (chosen !== proposed) this.motion = this.flick(this.offset, target, time, true);
            } else {
              this.tell({ kind: "lifted", speed: 0, projected: this.clamp(this.offset) });
            }
            this.finger = null;
            this.phase = this.motion ? "decelerating" : "resting";
            if (this.isStill && this.motion) this.land();
          }

          fingerSpeed(time) {
            const samples = this.finger.samples, last = samples[3];
            const from = samples.find((sample) => time - sample.time <= this.physics.fingerMemory) ?? last;
            const duration = time - from.time;
            return duration > 0 ? 0 - (last.y - from.y) / duration : 0;
          }

          // Where an offset goes when the finger that took hold of it has gone so far.
          pulled(offset, way) {
            if (way === 0) return offset;
            const end = this.clamp(offset), held = end + this.travel(offset - end), pulled = held + way;
            const inside = this.clamp(pulled);
            if (!this.limits.bounces) return inside;
            return pulled === inside ? pulled : inside + this.overscroll(pulled - inside);
          }

          // MARK: Time

          advance(time) {
            if (this.phase === "animating") {
              const { from, to, start, end, cause } = this.animation, s = (time - start) / (end - start);
              this.move(time >= end ? to : from + (to - from) * (s * s * (3 - 2 * s)), cause);
              if (time >= end) this.stop();
            } else if (this.phase === "decelerating") {
              const old = this.offset, offset = this.follow(time);
              const isInside = this.clamp(offset) === offset && this.clamp(old) === old;
              this.move(offset, this.motion?.isFlick || isInside ? "deceleration" : "bounce");
              if (!this.motion) this.stop();
            }
          }

          follow(time) {
            for (;;) {
              const motion = this.motion;
              if (!motion) return this.offset;
              const elapsed = Math.max(time - motion.since, 0);
              if (motion.isFlick) {
                const end = motion.isAimed ? motion.target : this.clamp(motion.target);
                const crossing = end === motion.target ? null : this.timeToTravel(motion.speed, end - motion.start);
                if (crossing === null || elapsed < crossing) {
                  if (elapsed < motion.duration) return motion.start + this.travelAfter(motion.speed, elapsed);
                  this.motion = null;
                  return motion.target;
                }
                const since = motion.since + crossing;
                this.motion = null;
                if (!this.limits.bounces) return end;
                this.motion = { isFlick: false, end, over: 0, speed: this.speedAfter(motion.speed, crossing), since };
                continue;
              }
              const pull = motion.speed + this.physics.springFrequency * motion.over;
              const crosses = pull !== 0 && pull < 0 !== motion.over < 0 && motion.over !== 0;
              if (crosses && elapsed >= -motion.over / pull) {
                const crossing = -motion.over / pull;
                this.motion = this.motionFrom(motion.end, this.bounceSpeed(motion, crossing), motion.since + crossing);
                if (!this.motion) return motion.end;
                continue;
              }
              const over = this.bounceAfter(motion, elapsed), speed = this.bounceSpeed(motion, elapsed);
              const { settledOverscroll, stoppingSpeed } = this.physics;
              if (Math.abs(over) > settledOverscroll || Math.abs(speed) > stoppingSpeed) return motion.end + over;
              this.motion = null;
              return motion.end;
            }
          }

          stop() {
            const wasDecelerating = this.phase === "decelerating", animation = this.animation;
            this.motion = null;
            this.animation = null;
            if (this.isMoving) this.phase = "resting";
            if (wasDecelerating) this.tell({ kind: "stopped" });
            if (animation?.isHand) this.tell({ kind: "lifted", speed: 0, projected: this.clamp(this.offset) });
          }

          // Without motion: what has been let go is at once where it may rest, and goes no further.
          land() {
            this.motion = null;
            this.move(this.clamp(this.offset), "bounce");
            this.stop();
          }

          // MARK: Keys and the program

          // A key is a hand on the list, as a finger is; the program is none. A finger that is down has precedence.
          animate(to, time, isHand = false) {
            if (this.finger) return;
            const goes = this.animation;
            if (isHand && goes?.isHand) this.animation = null;
            this.stop();
            if (isHand && !goes?.isHand) this.tell({ kind: "touched" });
            const cause = isHand ? "finger" : "program";
            const end = time + (this.isStill ? 0 : this.physics.animationDuration);
            this.animation = { from: this.offset, to, start: time, end, cause, isHand };
            this.phase = "animating";
            if (this.isStill || to === this.offset) this.advance(this.animation.end);
          }

          jump(to) {
            this.stop();
            this.move(to, "program");
            this.holdAnew();
          }

          // A finger that is down holds the list as it is now.
          holdAnew() {
            if (this.finger) Object.assign(this.finger, { anchor: this.finger.samples[3].y, offset: this.offset });
          }

          changeLimits(limits) {
            this.stop();
            const rested = this.offset === this.limits.low;
            this.limits = limits;
            this.tell({ kind: "range", range: [limits.low, limits.high] });
            this.move(rested ? limits.low : this.clamp(this.offset), "layout");
            this.holdAnew();
          }

          // MARK: Formulas

          overscroll(way) {
            const length = Math.max(this.limits.viewport, 1), size = Math.abs(way), { bandEnd } = this.physics;
            const last = this.bandTravel(bandEnd * length, length), q = size * this.physics.rubberBandShare / length;
            const shown = size <= last ? q / (q + 1) * length : bandEnd * length + (size - last) * this.bandEndSlope;
            return way < 0 ? -shown : shown;
          }

          travel(over) {
            const length = Math.max(this.limits.viewport, 1), size = Math.abs(over);
            const end = this.physics.bandEnd * length;
            const way = size <= end ? this.bandTravel(size, length)
              : this.bandTravel(end, length) + (size - end) / this.bandEndSlope;
            return over < 0 ? -way : way;
          }

          slope(over) {
            const left = 1 - Math.abs(over) / Math.max(this.limits.viewport, 1);
            return this.physics.rubberBandShare * Math.max(left, 1 - this.physics.bandEnd) ** 2;
          }

          bandTravel(shown, length) { return shown / (length - shown) * length / this.physics.rubberBandShare; }
          get bandEndSlope() { return this.physics.rubberBandShare * (1 - this.physics.bandEnd) ** 2; }

          speedAfter(speed, time) { return speed * Math.exp(1000 * time * this.physics.logarithm); }
          travelAfter(speed, time) {
            const { logarithm } = this.physics;
            return speed / 1000 * (Math.exp(1000 * time * logarithm) - 1) / logarithm;
          }
          timeToTravel(speed, way) {
            if (way === 0) return 0;
            const left = 1 + way * 1000 * this.physics.logarithm / speed;
            return left > 0 && left < 1 ? Math.log(left) / this.physics.logarithm / 1000 : null;
          }

          bounceAfter({ over, speed }, time) {
            const w = this.physics.springFrequency;
            return (over + (speed + w * over) * time) * Math.exp(-w * time);
          }
          bounceSpeed({ over, speed }, time) {
            const w = this.physics.springFrequency;
            return (speed - w * (speed + w * over) * time) * Math.exp(-w * time);
          }

          flick(start, target, since, isAimed) {
            if (start === target) return null;
            const { share, stoppingSpeed, logarithm } = this.physics, way = target - start;
            const wanted = Math.abs(way * 1000 * (1 - share) / share);
            const left = wanted > 2 * stoppingSpeed ? stoppingSpeed / wanted : 0.5;
            const duration = Math.log(left) / logarithm / 1000, speed = way * 1000 * logarithm / (left - 1);
            return { isFlick: true, isAimed, start, target, speed, duration, since };
          }

          motionFrom(offset, speed, since) {
            const end = this.clamp(offset), { share, stoppingSpeed } = this.physics;
            if (offset !== end) return { isFlick: false, end, over: offset - end, speed, since };
            const canMove = this.limits.bounces || (speed > 0 ? offset < this.limits.high : offset > this.limits.low);
            if (Math.abs(speed) <= stoppingSpeed || !canMove) return null;
            return this.flick(offset, offset + speed / 1000 * share / (1 - share), since, false);
          }

          // Where the motion comes to rest.
          target() {
            const motion = this.motion;
            if (!motion) return this.offset;
            if (motion.isFlick) return this.clamp(motion.target);
            const pull = motion.speed + this.physics.springFrequency * motion.over;
            if (pull === 0 || pull < 0 === motion.over < 0) return motion.end;
            const speed = this.bounceSpeed(motion, -motion.over / pull), { share } = this.physics;
            return this.clamp(motion.end + speed / 1000 * share / (1 - share));
          }
        }
        """#
}
