import { sound } from '../../lib/win/sound.ts';
import type { DrawAngle } from './wheel-picture.tsx';

/** A peg is heard no more often than this. */
const leastTickMs = 46;

/** Turns a wheel from one angle to the next: a peg that passes is heard, and pushes the pointer aside. */
export function pegged(draw: DrawAngle) {
  let angle = 0;
  let push = 0;
  let tickedMs = 0;
  return (next: number, fields: number): void => {
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
    draw(next, push);
  };
}
