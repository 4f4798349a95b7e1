import type { Rules } from '@fairhouse/jurisdictions';
import { type Amount, type Currency, parseAmount } from '@fairhouse/money';
import type { LimitPeriod } from './limit.ts';

/** What the place lets be paid in of a period in this currency, whatever the member sets. */
export function placeMostOf(rules: Rules, currency: Currency): { period: LimitPeriod; most: Amount }[] {
  return Object.entries(rules['limits.depositMost']).flatMap(([period, amounts]) => {
    const most = amounts?.[currency];
    return most === undefined ? [] : [{ period: period as LimitPeriod, most: parseAmount(most, currency)! }];
  });
}
