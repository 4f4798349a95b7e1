import { type HarmMarkerKind, within } from './kind.ts';

const days = 30;

/** Cash-outs that the member took back before they were paid. */
export const cancelledCashOuts: HarmMarkerKind = {
  amounts: [],
  measure({ cancelledCashOuts: cancelled, until }) {
    const { length } = within(cancelled, (at) => at, until, days);
    return { value: length, facts: { times: String(length), days: String(days) } };
  },
  sentence: ({ times, days }) => `Took ${times} cash-outs back within ${days} days`,
};
