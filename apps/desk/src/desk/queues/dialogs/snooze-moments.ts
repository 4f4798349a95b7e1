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

/** As a datetime-local field takes it: in the reader's zone, to the minute. */
export function inputMoment(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
