import { type HarmMarkerKind, type PlaySlot, within } from './kind.ts';
import { lostIn, sessionsOf } from './sessions.ts';

const days = 7;
/** Half an hour: a shorter session says little. */
const leastSlots = 6;
const leastPercent = 200;

/** Sessions in which the mean stake at least doubled while the member was losing: their last third beside their first. */
export const raisedStakes: HarmMarkerKind = {
  amounts: [],
  measure({ play, until }) {
    const sessions = sessionsOf(within(play, ({ at }) => at, until, days)).filter(
      ({ slots }) => slots.length >= leastSlots,
    );
    const raises = sessions.flatMap(({ slots }) => raiseOf(slots) ?? []);
    return {
      value: raises.length,
      facts: { times: String(raises.length), days: String(days), percent: String(Math.max(0, ...raises)) },
    };
  },
  sentence: ({ times, days, percent }) =>
    `Within ${days} days ${times} sessions in which the stakes at least doubled while losing, once to ${percent} % of the first`,
};

/** The last mean stake in per cent of the first, where it doubled while the member was losing. */
function raiseOf(slots: readonly PlaySlot[]): number | undefined {
  const third = Math.floor(slots.length / 3);
  if (lostIn(slots.slice(0, -third)) <= 0n) return undefined;
  const [first, last] = [totalOf(slots.slice(0, third)), totalOf(slots.slice(-third))];
  if (first.staked === 0n || last.stakes === 0n) return undefined;
  const percent = Number((last.staked * first.stakes * 100n) / (last.stakes * first.staked));
  return percent >= leastPercent ? percent : undefined;
}

function totalOf(slots: readonly PlaySlot[]): { staked: bigint; stakes: bigint } {
  return slots.reduce(
    (sum, { staked, stakes }) => ({ staked: sum.staked + staked, stakes: sum.stakes + BigInt(stakes) }),
    { staked: 0n, stakes: 0n },
  );
}
