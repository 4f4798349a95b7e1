import { type HarmMarkerKind, slotMinutes, within } from './kind.ts';
import { isNight } from './local-hour.ts';
import type { sessionsOf } from './sessions.ts';

const days = 7;

/** Minutes of play from midnight until five, by the member's own clock. */
export const nights: HarmMarkerKind = {
  amounts: [],
  measure({ play, until, timeZone }) {
    const slots = within(play, ({ at }) => at, until, days).filter(({ at }) => isNight(at, timeZone));
    const minutes = slots.length * slotMinutes;
    return {
      value: minutes,
      facts: { minutes: String(minutes), nights: String(nightsOf(slots)), days: String(days) },
    };
  },
  sentence: ({ minutes, nights, days }) =>
    `Within ${days} days played ${minutes} minutes between midnight and 5, in ${nights} nights`,
};

/** In how many nights: stretches of play that lie more than half a day apart belong to different ones. */
function nightsOf(slots: Parameters<typeof sessionsOf>[0]): number {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at } of slots) {
    if (at.getTime() - last > 12 * 3_600_000) count += 1;
    last = at.getTime();
  }
  return count;
}
