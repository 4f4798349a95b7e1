import type { CallOutput } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import type { Bonus } from './bonus.store.ts';
import { expiresAtMs } from './rules/wagering.ts';

type Wire = NonNullable<CallOutput<'/sys/bonus/overview'>['active']>;

export function bonusWire({ currency, terms, wagering, ...bonus }: Bonus): Wire {
  const of = (minor: bigint) => toWire(amountOf(currency, minor));
  const isActive = bonus.status === 'active';
  return {
    id: Number(bonus.id),
    promotion: bonus.promotion,
    status: bonus.status,
    currency,
    amount: of(bonus.amount),
    deposit: bonus.deposit === null ? null : of(bonus.deposit),
    required: of(terms.required),
    wagered: of(wagering.wagered),
    own: of(wagering.own),
    locked: of(wagering.locked),
    mostCounted: of(terms.mostCounted),
    mostReleased: terms.mostReleased === null ? null : of(terms.mostReleased),
    shares: Object.entries(terms.shares).map(([category, percent]) => ({ category, percent })),
    createTime: bonus.createdAt.toISOString(),
    expiresTime: isActive ? new Date(expiresAtMs(wagering, terms)).toISOString() : null,
    deadlineTime: terms.deadlineMs === null ? null : new Date(terms.deadlineMs).toISOString(),
    endTime: bonus.endedAt?.toISOString() ?? null,
    forfeited: of(bonus.forfeited),
    paid: of(bonus.paid),
  };
}
