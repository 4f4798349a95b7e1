import type { CallOutput } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import type { ShownBet } from './bet.store.ts';

/** A bet as the meter of its bonus shows it, to the member and to the desk. */
export function betWire({ seq, at, game, currency, stake, counted, share, reason }: ShownBet) {
  const of = (minor: bigint) => toWire(amountOf(currency, minor));
  return {
    id: Number(seq),
    createTime: at.toISOString(),
    game,
    currency,
    stake: of(stake),
    counted: of(counted),
    percent: share,
    reason,
  } satisfies CallOutput<'/sys/bonus/bet/page'>['content'][number];
}
