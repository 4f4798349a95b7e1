import { type Amount, type Currency, compare, parseWrittenAmount } from '@fairhouse/money';
import { z } from 'zod';

/** An amount above zero as exact text in major units: '25', '0.00025'. */
export function moneyText<C extends Currency>(currency: C) {
  return moneyFrom(currency, 1n);
}

/** The same from nothing (0n) or from the smallest unit (1n) on. */
export function moneyFrom<C extends Currency>(currency: C, least: 0n | 1n) {
  return z.string().transform((text, context): Amount<C> => {
    const amount = parseWrittenAmount(text, currency);
    if (amount && amount.minor >= least) return amount;
    context.addIssue(`'${text.slice(0, 30)}' is no amount of ${currency}${least === 0n ? '' : ' above zero'}`);
    return z.NEVER;
  });
}

/** Shortcut amounts: a few, rising, none twice. */
export function shortcutTexts<C extends Currency>(currency: C) {
  return z
    .array(moneyText(currency))
    .min(1, 'at least one is needed')
    .max(12, 'more than 12 are too many')
    .refine(
      (amounts) => amounts.every((amount, index) => index === 0 || compare(amounts[index - 1]!, amount) < 0),
      'each must be above the one before',
    );
}

interface Limits {
  minimum: Amount;
  maximum: Amount;
  shortcuts: Amount[];
}

/** What is wrong about limits that belong together; undefined when nothing is. */
export function wrongWithLimits({ minimum, maximum, shortcuts }: Limits): { field: string; why: string } | undefined {
  if (compare(minimum, maximum) > 0) return { field: 'minimum', why: 'is above the maximum' };
  const outside = shortcuts.some((amount) => compare(amount, minimum) < 0 || compare(amount, maximum) > 0);
  return outside ? { field: 'shortcuts', why: 'one lies outside the limits' } : undefined;
}
