import type { Counts } from './shared-counts.ts';

/** Shared counts as several processes of a test see them; `isAway` puts them out of reach. */
export function memoryCounts(nowMs: () => number = () => performance.now()) {
  const kept = new Map<string, { calls: number; untilMs: number }>();
  const world = { isAway: false, writes: 0 };
  const counts: Counts = {
    async add(asked) {
      if (world.isAway) throw new Error('out of reach');
      world.writes += 1;
      return asked.map(({ key, calls, windowMs }) => {
        const last = kept.get(key);
        const row = last && last.untilMs > nowMs() ? last : { calls: 0, untilMs: nowMs() + windowMs };
        row.calls += calls;
        kept.set(key, row);
        return { calls: row.calls, leftMs: row.untilMs - nowMs() };
      });
    },
  };
  return { world, counts };
}
