import { type HarmMarkerKind, within } from './kind.ts';
import { sessionsOf } from './sessions.ts';

const days = 7;

/** Sessions that lasted long, by what the place calls long. */
export const longSessions: HarmMarkerKind = {
  amounts: [],
  measure({ play, until }, rules) {
    const least = rules['harm.sessionMinutes'];
    const long = sessionsOf(within(play, ({ at }) => at, until, days)).filter(({ minutes }) => minutes >= least);
    return {
      value: long.length,
      facts: {
        times: String(long.length),
        least: String(least),
        longest: String(Math.max(0, ...long.map(({ minutes }) => minutes))),
        days: String(days),
      },
    };
  },
  sentence: ({ times, least, longest, days }) =>
    `Within ${days} days ${times} sessions of more than ${least} minutes, the longest of ${longest}`,
};
