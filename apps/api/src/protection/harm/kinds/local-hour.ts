const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day in a time zone, 0 to 23. */
export function localHour(at: Date, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  return Number(format.format(at));
}

/** From midnight until five. */
export const isNight = (at: Date, timeZone: string): boolean => localHour(at, timeZone) < 5;
