import { parseCronItems } from 'graphile-worker';

const minuteMs = 60_000;
/** A calendar that names a day of a month comes round within two of them. */
const mostMinutes = 62 * 24 * 60;

/** When five fields of a crontab come next after a moment, in UTC; null: not within two months. */
export function nextMoment(schedule: string, after: Date): Date | null {
  const [item] = parseCronItems([{ task: 'any', match: schedule }]);
  let atMs = Math.floor(after.getTime() / minuteMs) * minuteMs;
  for (let minutes = 0; minutes < mostMinutes; minutes++) {
    atMs += minuteMs;
    const at = new Date(atMs);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (item!.match(digest)) return at;
  }
  return null;
}
