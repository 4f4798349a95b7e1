import type { Currency } from '@fairhouse/money';
import type { Rules } from './rules.ts';

/** What one round of a slot may cost a player of this age, in major units; null for no bound. */
export function stakeMostOf(rules: Rules, currency: Currency, ageYears: number): string | null {
  const young = rules['slots.stakeMostYoung'];
  const ofYoung = young && ageYears < young.below ? young.most[currency] : undefined;
  return ofYoung ?? rules['slots.stakeMost'][currency] ?? null;
}
