/** What a list is narrowed to: one kind of entry, and days (YYYY-MM-DD) by the reader's calendar. '' leaves it open. */
export interface ListFilter {
  kind: string;
  from: string;
  until: string;
}

export const unfiltered: ListFilter = { kind: '', from: '', until: '' };

export function isFiltered(filter: ListFilter): boolean {
  return filter.kind !== '' || Object.keys(momentsOf(filter)).length > 0;
}

/** The days from `from` to `until`, both whole, as a list call takes them. Who enters them the other way round means the same. */
export function momentsOf({ from, until }: ListFilter): { createTime_GTE?: string; createTime_LT?: string } {
  const [first, last] = isDay(from) && isDay(until) && until < from ? [until, from] : [from, until];
  return {
    ...(isDay(first) && { createTime_GTE: startOf(first, 0) }),
    ...(isDay(last) && { createTime_LT: startOf(last, 1) }),
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
