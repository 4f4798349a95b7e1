import type { DrawBelow } from '../fair/stream.ts';

/** `count` of the places 0 … of − 1, every choice as likely as another, in rising order. The fewer of chosen and left are drawn. */
export function choosePlaces(of: number, count: number, below: DrawBelow): number[] {
  const rest = Array.from({ length: of }, (_, place) => place);
  const fewer = Math.min(count, of - count);
  const drawn = Array.from({ length: fewer }, () => rest.splice(below(rest.length), 1)[0]!);
  return (fewer === count ? drawn : rest).sort((a, b) => a - b);
}
