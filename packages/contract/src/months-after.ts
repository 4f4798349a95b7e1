/**
 * The same day and time so many months later, in UTC; where that month has no such day, the end of its last day, so that
 * nothing lasts shorter than it was asked for.
 */
export function monthsAfter(from: Date | string, months: number): Date {
  const moment = new Date(from);
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (moment.getUTCDate() > lastDay) return new Date(Date.UTC(year, month, lastDay, 23, 59, 59, 999));
  const later = new Date(moment);
  later.setUTCFullYear(year, month);
  return later;
}
