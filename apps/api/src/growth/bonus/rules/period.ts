/** A stretch of time, the end not included. */
export interface Period {
  /** The ISO week it belongs to, such as 2026-W47: of the Monday of a cashback, of the Friday of a Friday bonus. */
  week: string;
  from: Date;
  until: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The Monday 00:00 UTC on which an ISO week begins; undefined for what is no week. */
export function mondayOf(week: string): Date | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (!year || !number) return undefined;
  // ISO 8601: week 1 is the one that holds the fourth of January.
  const first = startOfWeek(new Date(Date.UTC(Number(year), 0, 4)));
  const monday = new Date(first.getTime() + (Number(number) - 1) * 7 * dayMs);
  return weekOf(monday) === week ? monday : undefined;
}

/** The ISO week of a moment in UTC, such as 2026-W47. */
export function weekOf(moment: Date): string {
  const monday = startOfWeek(moment);
  const year = new Date(monday.getTime() + 3 * dayMs).getUTCFullYear();
  const first = startOfWeek(new Date(Date.UTC(year, 0, 4)));
  const number = Math.round((monday.getTime() - first.getTime()) / (7 * dayMs)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The play that cashback of a week looks at: its Monday 00:01 to its Sunday 23:59 UTC (specification, section 9). */
export function cashbackPeriod(week: string): Period | undefined {
  const monday = mondayOf(week);
  return monday && { week, from: new Date(monday.getTime() + minuteMs), until: new Date(monday.getTime() + 7 * dayMs) };
}

/** The deposits that the Friday of a week looks at: the Sunday before it 00:01 to Thursday 23:59 UTC. */
export function fridayPeriod(week: string): Period | undefined {
  const monday = mondayOf(week);
  return (
    monday && {
      week,
      from: new Date(monday.getTime() - dayMs + minuteMs),
      until: new Date(monday.getTime() + 4 * dayMs),
    }
  );
}

/** The week whose cashback is due: the one before. */
export function weekBefore(moment: Date): string {
  return weekOf(new Date(moment.getTime() - 7 * dayMs));
}

function startOfWeek(moment: Date): Date {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * dayMs);
}
