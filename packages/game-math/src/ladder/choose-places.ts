import type { DrawBelow } from '../fair/stream.ts';

/** Which places are drawn, while they are: more than any board has. */
const drawn = new Uint8Array(64);

/** `count` of the places 0 … of − 1, every choice as likely as another, in rising order. The fewer of chosen and left are drawn. */
export function choosePlaces(of: number, count: number, below: DrawBelow): number[] {
  if (of > drawn.length) throw new RangeError(`no board has ${of} places`);
  drawn.fill(0, 0, of);
  const fewer = Math.min(count, of - count);
  for (let draws = 0; draws < fewer; draws++) {
    // Of those that are left, counted in their order.
    let left = below(of - draws);
    let at = 0;
    while (drawn[at] === 1 || left-- > 0) at++;
    drawn[at] = 1;
  }
  const chosen = fewer === count ? 1 : 0;
  const places = Array<number>(count);
  for (let at = 0, place = 0; at < of; at++) if (drawn[at] === chosen) places[place++] = at;
  return places;
}
