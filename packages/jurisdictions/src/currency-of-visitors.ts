import type { Currency } from '@fairhouse/money';
import type { Rules } from './rules.ts';

/** The currency that figures for visitors are in: one in which they could keep an account there. */
export function currencyOfVisitors({ 'account.currencies': allowed }: Pick<Rules, 'account.currencies'>): Currency {
  return allowed === null || allowed.includes('USD') ? 'USD' : allowed[0]!;
}
