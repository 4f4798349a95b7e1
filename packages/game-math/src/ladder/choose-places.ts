import type { DrawBelow } from '../fair/stream.ts';

/** `count` of the places 0 … of − 1, every choice as likely as another, in rising order. The fewer of chosen and left are drawn. */
export function choosePlaces(of: number, count: number, below: DrawBelow): number[] {
  const rest: number[] = [];
  for (let place = 0; place < of; place++) rest.push(place);
  const fewer = Math.min(count, of - count);
  const drawn: number[] = [];
  while (drawn.length < fewer) {
    const place = below(rest.length);
    drawn.push(rest[place]!);
    // Those behind it move up: the rest stays in its order.
    for (let at = place + 1; at < rest.length; at++) rest[at - 1] = rest[at]!;
    rest.pop();
  }
  return fewer === count ? drawn.sort((a, b) => a - b) : rest;
}
