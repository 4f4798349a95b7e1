/** Until when a row is usually put aside, in the reader's zone. */
export function snoozeMoments(now: Date) {
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const morning = new Date(now);
  morning.setDate(morning.getDate() + 1);
  morning.setHours(9, 0, 0, 0);
  const week = new Date(now);
  week.setDate(week.getDate() + 7);
  return { inAnHour: later(1), inFourHours: later(4), tomorrow: morning, nextWeek: week };
}
