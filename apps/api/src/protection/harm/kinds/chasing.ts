import { type HarmMarkerKind, minuteMs, slotMinutes, within } from './kind.ts';
import { isNight } from './local-hour.ts';
import { lostIn } from './sessions.ts';

const days = 7;
const minutes = 60;

/**
 * Deposits soon after losses: within the hour before, at least half of what is paid in was lost. The five minutes in which
 * the deposit lies do not count, since what was lost in them may have been lost after it.
 */
export const chasing: HarmMarkerKind = {
  amounts: ['paid'],
  measure({ deposits, play, until, timeZone }) {
    const chased = within(deposits, ({ at }) => at, until, days).filter(({ at, amount }) => {
      const from = at.getTime() - minutes * minuteMs;
      const before = play.filter(
        (slot) => slot.at.getTime() >= from && slot.at.getTime() + slotMinutes * minuteMs <= at.getTime(),
      );
      return lostIn(before) * 2n >= amount;
    });
    return {
      value: chased.length,
      facts: {
        times: String(chased.length),
        minutes: String(minutes),
        days: String(days),
        nights: String(chased.filter(({ at }) => isNight(at, timeZone)).length),
        paid: String(chased.reduce((sum, { amount }) => sum + amount, 0n)),
      },
    };
  },
  sentence: ({ times, minutes, days, nights, paid }) =>
    `Within ${days} days paid in ${times} times within ${minutes} minutes of losing, ${paid} in all; ${nights} of them at night`,
};
