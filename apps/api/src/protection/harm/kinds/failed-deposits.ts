import { type HarmMarkerKind, within } from './kind.ts';

const days = 7;

/** Deposits that the provider refused. */
export const failedDeposits: HarmMarkerKind = {
  amounts: [],
  measure({ failedDeposits: failed, until }) {
    const { length } = within(failed, (at) => at, until, days);
    return { value: length, facts: { times: String(length), days: String(days) } };
  },
  sentence: ({ times, days }) => `${times} deposits were refused within ${days} days`,
};
