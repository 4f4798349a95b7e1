import { dayMs, hourMs } from './day-sums.ts';
import type { HomeDeps } from './home.deps.ts';

/** The day of UTC that the home page is of, and the same day a week ago. */
export interface HomeDay {
  day: string;
  startMs: number;
  weekAgo: { day: string; startMs: number };
  asOf: Date | null;
  /** Whole hours of the day that everything is in of; these are compared. */
  wholeHours: number;
}

export async function readDay({ summedUp, nowMs }: Pick<HomeDeps, 'summedUp' | 'nowMs'>): Promise<HomeDay> {
  const asOf = await summedUp();
  const startMs = Math.floor(nowMs() / dayMs) * dayMs;
  const weekAgoMs = startMs - 7 * dayMs;
  const hours = asOf ? Math.floor((asOf.getTime() - startMs) / hourMs) : 0;
  return {
    day: dayOf(startMs),
    startMs,
    weekAgo: { day: dayOf(weekAgoMs), startMs: weekAgoMs },
    asOf,
    wholeHours: Math.max(0, Math.min(24, hours)),
  };
}

export const stateOf = ({ asOf, day, wholeHours }: HomeDay) => ({ asOf: asOf?.toISOString() ?? null, day, wholeHours });

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Both days of a source. */
export async function rowsOfBoth<Row>(
  { startMs, weekAgo }: HomeDay,
  read: (from: Date, until: Date) => Promise<Row[]>,
): Promise<Row[]> {
  const of = (ms: number) => read(new Date(ms), new Date(ms + dayMs));
  return (await Promise.all([of(weekAgo.startMs), of(startMs)])).flat();
}
