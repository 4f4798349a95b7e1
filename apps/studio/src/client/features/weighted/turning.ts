import { motionReduced, nextFrame, tween } from '../../lib/motion.ts';
import { sound } from '../../lib/sound.ts';
import { degreesTo } from '../../ui/wheels/fields.ts';

/** Degrees a millisecond while the answer is on its way; the wheel slows down from it. */
const speed = 0.62;
/** A peg is heard no more often than this. */
const leastTickMs = 46;

/** The motion of a wheel: `draw` is given its angle, and how far the pointer is pushed aside by a peg, 0 … 1. */
export function turning(draw: (angle: number, push: number) => void) {
  let angle = 0;
  let waiting = false;
  let tickedMs = 0;
  let push = 0;

  function turnTo(next: number, fields: number) {
    const step = 360 / fields;
    if (Math.floor(next / step) !== Math.floor(angle / step)) {
      push = 1;
      const now = performance.now();
      if (now - tickedMs > leastTickMs) {
        tickedMs = now;
        sound('ballHit');
      }
    }
    push *= 0.86;
    angle = next;
    draw(angle, push);
  }

  return {
    begin(fields: number) {
      if (motionReduced()) return;
      waiting = true;
      const [startMs, from] = [performance.now(), angle];
      const turn = () => {
        if (!waiting) return;
        const ms = performance.now() - startMs;
        // It takes a moment until the whole wheel is moving.
        turnTo(from + speed * (ms - 160 * (1 - Math.exp(-ms / 160))), fields);
        nextFrame(turn);
      };
      turn();
    },
    /** Resolves when the wheel has come to rest with the field at the pointer. */
    async rest(field: number, fields: number) {
      waiting = false;
      const [from, way] = [angle, degreesTo(angle, field, fields, 500)];
      // A cube that starts at the speed it had.
      await tween(motionReduced() ? 0 : (3 * way) / speed, (part) =>
        turnTo(from + way * (1 - (1 - part) ** 3), fields),
      );
      angle = (from + way) % 360;
      draw(angle, 0);
    },
    stop() {
      waiting = false;
    },
  };
}
