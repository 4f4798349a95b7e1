/** When something runs by whole days in UTC: the end is the first moment that is not part of it. */
export interface DayWindow {
  phase: 'coming' | 'running' | 'ended';
  beginTime: string | null;
  endTime: string | null;
}

const dayMs = 24 * 3_600_000;

/** Days as YYYY-MM-DD, the last one included; null for no bound. */
export function windowOfDays(firstDay: string | null, lastDay: string | null, now: Date): DayWindow {
  const begin = firstDay === null ? undefined : new Date(firstDay);
  const end = lastDay === null ? undefined : new Date(Date.parse(lastDay) + dayMs);
  const phase = begin && now < begin ? 'coming' : end && now >= end ? 'ended' : 'running';
  return { phase, beginTime: begin?.toISOString() ?? null, endTime: end?.toISOString() ?? null };
}
