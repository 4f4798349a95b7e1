import type { CallOutput } from '@fairhouse/contract';
import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { useLanguage } from '../../lib/language/language.ts';
import { useMember } from '../../lib/session.ts';

export type Overview = CallOutput<'/sys/bonus/overview'>;
export type Bonus = NonNullable<Overview['active']>;

/** Writes an amount of the API within a sentence; in the member's currency unless another is named. */
export function useMoneyText(): (value: number, currency?: Currency) => string {
  const language = useLanguage();
  const member = useMember();
  return (value, currency = member?.currency ?? 'USD') => formatAmount(fromWire(value, currency)!, language);
}
