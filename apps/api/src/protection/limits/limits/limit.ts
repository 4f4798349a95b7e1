import type { LimitKind, LimitPeriod } from '@fairhouse/contract';
import { type Amount, type Currency, fromWire, toWire } from '@fairhouse/money';

export type { LimitKind, LimitPeriod };

export interface WhichLimit {
  kind: LimitKind;
  period: LimitPeriod;
}

/** No period has more. */
export const minutesOf: Record<LimitPeriod, number> = { day: 1_440, week: 7 * 1_440, month: 31 * 1_440 };

/** Minutes of `time` as they are, amounts in minor units; undefined for what is neither. */
export function storedOf(kind: LimitKind, value: number, currency: Currency): bigint | undefined {
  if (kind === 'time') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined;
  const amount = fromWire(value, currency);
  return amount && amount.minor >= 0n ? amount.minor : undefined;
}

export function wireOf(kind: LimitKind, stored: bigint, currency: Currency): number {
  return kind === 'time' ? Number(stored) : toWire({ minor: stored, currency } satisfies Amount);
}
