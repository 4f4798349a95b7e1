/** Days of UTC, both included, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 24 * 3_600_000;
/** Of one answer: a year and a month. */
const mostDays = 400;

/** Each day of a period; undefined where it runs backwards, is too long, or has not begun. */
export function daysOf({ from, to }: Period, nowMs: number): string[] | undefined {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / dayMs) + 1;
  if (count < 1 || count > mostDays || to > new Date(nowMs).toISOString().slice(0, 10)) return undefined;
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));
}
