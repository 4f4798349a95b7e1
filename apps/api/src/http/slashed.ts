import { type Amount, decimalText } from '@fairhouse/money';

/** Shortcut amounts as the specified wire has them, '25/30/0.5': places that are all zero are left out. */
export function slashed(amounts: Amount[]): string {
  return amounts.map((amount) => decimalText(amount).replace(/\.?0+$/, '')).join('/');
}
