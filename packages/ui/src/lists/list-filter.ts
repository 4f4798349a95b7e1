/** What a list is narrowed to: one kind of entry, and days (YYYY-MM-DD) by the reader's calendar. '' leaves it open. */
export interface ListFilter {
  kind: string;
  from: string;
  until: string;
}

export const unfiltered: ListFilter = { kind: '', from: '', until: '' };

export function isFiltered(filter: ListFilter): boolean {
  return filter.kind !== '' || Object.keys(boundsOf(filter)).length > 0;
}

/**
 * From which moment on and before which one, in UTC: the days from `from` to `until`, both whole. Who enters them the
 * other way round means the same.
 */
export function boundsOf({ from, until }: ListFilter): { from?: string; before?: string } {
  const [first, last] = isDay(from) && isDay(until) && until < from ? [until, from] : [from, until];
  return {
    ...(isDay(first) && { from: startOf(first, 0) }),
    ...(isDay(last) && { before: startOf(last, 1) }),
  };
}

/** The reader's day at `now`, YYYY-MM-DD. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A year is typed digit by digit: 0202-11-21 is on its way to 2026. */
function isDay(text: string): boolean {
  return /^[2-9]\d{3}-\d{2}-\d{2}$/.test(text);
}

function startOf(day: string, daysLater: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + daysLater).toISOString();
}
