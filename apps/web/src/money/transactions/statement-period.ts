import { serverNow } from '../../lib/server-clock.ts';

export const periods = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type Period = (typeof periods)[number];

/** The first and the last day of a period in UTC, as the book counts days; a running one ends today. */
export function daysOf(period: Period, now = serverNow()): { from: string; until: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  switch (period) {
    case 'thisMonth':
      return { from: day(year, month, 1), until: day(year, month, now.getUTCDate()) };
    case 'lastMonth':
      // Day 0 of a month is the last one of the month before.
      return { from: day(year, month - 1, 1), until: day(year, month, 0) };
    case 'thisYear':
      return { from: day(year, 0, 1), until: day(year, month, now.getUTCDate()) };
    case 'lastYear':
      return { from: day(year - 1, 0, 1), until: day(year, 0, 0) };
  }
}

function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
