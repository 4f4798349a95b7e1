import type { CallOutput } from '@fairhouse/contract';
import { amountOf, type Currency, toWire } from '@fairhouse/money';
import { maskedName } from '../../../lib/masked-name.ts';
import type { PlayedRound } from './live-rounds.store.ts';

export type LiveRound = NonNullable<CallOutput<'/sys/liveRound/list'>['rounds']>[number];

/** Where one band of stakes ends and the next begins, in minor units: about one, ten and a hundred dollars. */
const bandEnds: Record<Currency, readonly [bigint, bigint, bigint]> = {
  USD: [1_00n, 10_00n, 100_00n],
  EUR: [1_00n, 10_00n, 100_00n],
  BRL: [5_00n, 50_00n, 500_00n],
  BTC: [1_000n, 10_000n, 100_000n],
};

/** What visitors always see of a round: the multiple in hundredths, rounded down, and a name only with consent. */
export function withoutAmounts(round: PlayedRound) {
  return {
    gameId: round.gameId,
    game: round.game,
    cover: round.cover,
    player: round.agreed ? maskedName(round.username) : null,
    currency: round.currency,
    multiple: Number((round.won * 100n) / round.staked),
    time: round.closedAt.toISOString(),
  };
}

/** A round as it is listed: no amount but the band of its stake. */
export function showRound(round: PlayedRound, ref: string | undefined): LiveRound {
  const { currency, staked } = round;
  const ends = bandEnds[currency];
  const above = ends.filter((end) => staked >= end).length;
  const wire = (minor: bigint | undefined) => (minor === undefined ? null : toWire(amountOf(currency, minor)));
  return {
    ...withoutAmounts(round),
    ref: ref ?? null,
    stakeFrom: wire(ends[above - 1]),
    stakeBelow: wire(ends[above]),
  };
}
