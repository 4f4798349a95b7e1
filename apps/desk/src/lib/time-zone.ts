/** The zone that times are shown in: that of the device, unless this person has chosen UTC. Kept in this browser. */
const key = 'fairhouse.desk.zone';

export type ZoneChoice = 'device' | 'utc';

export function zoneChoice(): ZoneChoice {
  return globalThis.localStorage?.getItem(key) === 'utc' ? 'utc' : 'device';
}

/** Every time on the page is written again. */
export function chooseZone(choice: ZoneChoice): void {
  localStorage.setItem(key, choice);
  location.reload();
}

/** As `toLocaleString` takes it; undefined: that of the device. */
export function timeZone(): string | undefined {
  return zoneChoice() === 'utc' ? 'UTC' : undefined;
}

/** 'UTC', 'GMT+8': what the clock of the desk is called. */
export function zoneName(now = new Date(), zone = timeZone()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'short' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}
