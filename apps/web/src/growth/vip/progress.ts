interface Step {
  level: number;
  points: number;
}

export interface Progress<L extends Step> {
  current: L | undefined;
  /** Undefined at the top. */
  next: L | undefined;
  /** Points still to be earned; 0 at the top. */
  missing: number;
  /** Part of the way from the level to the next one, 0 to 1. */
  part: number;
}

/** Where a member stands on the ladder (lowest level first). A level once reached stays, also above the points. */
export function progressOf<L extends Step>(ladder: readonly L[], level: number, lifetimePoints: number): Progress<L> {
  const current = ladder.findLast((row) => row.level <= level);
  const next = ladder.find((row) => row.level > level);
  if (!next) return { current, next, missing: 0, part: 1 };
  const from = current?.points ?? 0;
  const part = (lifetimePoints - from) / (next.points - from);
  return { current, next, missing: Math.max(0, next.points - lifetimePoints), part: Math.min(1, Math.max(0, part)) };
}
