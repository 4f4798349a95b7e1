import type { SettingValue } from '@fairhouse/contract/operator';
import { type Amount, amountOf, compare, least, subtract, zero } from '@fairhouse/money';

type Limits = Pick<SettingValue<'cashOut'>, 'minimum' | 'maximum' | 'multipleOf' | 'monthlyMost'>;

/** What this month still allows, `spent` being what was cashed out or applied for in it. */
export function leftThisMonth({ monthlyMost }: Pick<Limits, 'monthlyMost'>, spent: Amount): Amount {
  const left = subtract(monthlyMost, spent);
  return left.minor > 0n ? left : zero(monthlyMost.currency);
}

/** The most that an application may be for now; zero where not even the minimum is left. */
export function mostNow(limits: Limits, cash: Amount, spent: Amount): Amount {
  const bound = least(least(cash, limits.maximum), leftThisMonth(limits, spent));
  const step = limits.multipleOf?.minor ?? 1n;
  const most = amountOf(bound.currency, bound.minor - (bound.minor % step));
  return compare(most, limits.minimum) < 0 ? zero(bound.currency) : most;
}
