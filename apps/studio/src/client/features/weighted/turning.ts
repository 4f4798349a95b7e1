import { motionReduced, nextFrame, tween } from '../../lib/win/motion.ts';
import { degreesTo } from '../../ui/wheels/fields.ts';
import { pegged } from '../../ui/wheels/pegs.ts';
import type { DrawAngle } from '../../ui/wheels/wheel-picture.tsx';

/** Degrees a millisecond while the answer is on its way; the wheel slows down from it. */
const speed = 0.62;

/** The motion of a wheel: `draw` is given its angle, and how far the pointer is pushed aside by a peg, 0 … 1. */
export function turning(draw: DrawAngle) {
  let angle = 0;
  let waiting = false;
  const pass = pegged(draw);

  function turnTo(next: number, fields: number) {
    angle = next;
    pass(next, fields);
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
