/** Times (ISO 8601 in UTC, shown in the reader's zone), ages and counts, as a reader of the language writes them. */
import type { Language } from './language.ts';
import { timeZone } from './time-zone.ts';

/** 'Nov 21, 15:04'; with the year where that is not the present one. */
export function momentText(iso: string, language: Language, now = new Date(), zone = timeZone()): string {
  const time = new Date(iso);
  const yearOf = (at: Date) => at.toLocaleDateString('en', { year: 'numeric', timeZone: zone });
  const year: Intl.DateTimeFormatOptions = yearOf(time) === yearOf(now) ? {} : { year: 'numeric' };
  const day = time.toLocaleDateString(language, { day: 'numeric', month: 'short', timeZone: zone, ...year });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  return `${day}, ${time.toLocaleTimeString(language, clock)}`;
}

/** 'November 21, 2026 at 15:04:09 UTC': exact, for records. */
export function exactText(iso: string): string {
  return `${new Date(iso).toISOString().replace('T', ' ').slice(0, 19)} UTC`;
}

export function dayText(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: timeZone(),
  });
}

/** 'Nov 21' of a day that is written YYYY-MM-DD, whatever the zone. */
export function dayMonthText(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

export function countText(count: number, language: Language): string {
  return count.toLocaleString(language);
}

/** Lists are counted up to here (`deskPageOf` of the contract); one more says that there are more. */
const mostCounted = 1_000;

/** '1,000+' where no more were counted. */
export function listCountText(count: number, language: Language): string {
  return count > mostCounted ? `${countText(mostCounted, language)}+` : countText(count, language);
}

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const;

/** '1d', '8h', '1d 12h': a span that somebody set, without a rest of nothing. */
export function spanText(seconds: number): string {
  return ageText(seconds).replace(/ 00[hm]$/, '');
}

/** '3d 4h', '2h 05m', '12m', '40s': the two largest units, which is what an eye compares. */
export function ageText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const largest = units.findIndex(([, size]) => whole >= size);
  if (largest === -1) return `${whole}s`;
  const [unit, size] = units[largest]!;
  const next = units[largest + 1];
  if (!next) return `${Math.floor(whole / size)}${unit}`;
  const rest = Math.floor((whole % size) / next[1]);
  return `${Math.floor(whole / size)}${unit} ${String(rest).padStart(2, '0')}${next[0]}`;
}

/** '250 ms', '4.2 s', '3m 05s': what something took. */
export function tookText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${String(seconds % 60).padStart(2, '0')}s`;
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}
