const dayMs = 24 * 3_600_000;
const usualDays = 30;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The days that a trial begins with: the last thirty, today among them. */
export function usualStretch(nowMs: number): { from: string; until: string } {
  return { from: dayOf(nowMs - (usualDays - 1) * dayMs), until: dayOf(nowMs) };
}

/** Days of UTC as the moments of the call: the last one with all of it, today until now. */
export function stretchOf(from: string, until: string, nowMs: number): { from: string; until: string } {
  const end = Math.min(Date.parse(`${until}T00:00:00Z`) + dayMs, nowMs);
  return { from: `${from}T00:00:00.000Z`, until: new Date(end).toISOString() };
}
