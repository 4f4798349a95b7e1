import type { Affiliate } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { countSignals, type SignalCounts } from './signals.store.ts';

type Signal = Affiliate['signals'][number];

/** A share of fewer players says nothing. */
const fewestPlayers = 5;
const leastClicks = 100;

/** Reasons to look at a partner before a statement is paid; none decides by itself. */
export async function signalsOf(db: Database | Transaction, affiliateId: number): Promise<Signal[]> {
  return judgeSignals(await countSignals(db, affiliateId));
}

/** A fifth who share an origin, a quarter with the least deposit and no play, a tenth with chargebacks, five times the usual clicks. */
export function judgeSignals(counts: SignalCounts): Signal[] {
  const { players, depositors, sharing, selves, minimum, chargedBack, mostClicks, usualClicks } = counts;
  const isMany = (count: number, of: number, one: number) => of >= fewestPlayers && count * one >= of;
  return [
    ...(selves > 0 ? [{ kind: 'selfReferral' as const, count: selves, of: players }] : []),
    ...(sharing > 0 && isMany(sharing, players, 5)
      ? [{ kind: 'sharedOrigin' as const, count: sharing, of: players }]
      : []),
    ...(minimum > 0 && isMany(minimum, depositors, 4)
      ? [{ kind: 'minimumNoPlay' as const, count: minimum, of: depositors }]
      : []),
    ...(chargedBack > 0 && isMany(chargedBack, depositors, 10)
      ? [{ kind: 'chargebacks' as const, count: chargedBack, of: depositors }]
      : []),
    ...(mostClicks >= leastClicks && mostClicks > 5 * usualClicks
      ? [{ kind: 'clickSpike' as const, count: mostClicks, of: usualClicks }]
      : []),
  ];
}
