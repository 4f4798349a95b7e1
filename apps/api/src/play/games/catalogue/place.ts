/** Between two games as they came: half of it is left after each move to the same spot. */
export const room = 4_294_967_296n;

/** A place between two, of which either may be missing; undefined when there is no room left. */
export function placeBetween(before: bigint | undefined, after: bigint | undefined): bigint | undefined {
  if (before === undefined) return after === undefined ? 0n : after - room;
  if (after === undefined) return before + room;
  const between = (before + after) / 2n;
  return between > before && between < after ? between : undefined;
}

export interface Placed {
  id: number;
  position: bigint;
}

/**
 * Where something stands when it comes before another of an order, or at its end (null): one place, so that one row is
 * written. Undefined when there is no room there, and false when there is no such other.
 */
export function placeBefore(order: readonly Placed[], id: number | undefined, before: number | null) {
  const others = order.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  if (at < 0) return false;
  return placeBetween(others[at - 1]?.position, others[at]?.position);
}
