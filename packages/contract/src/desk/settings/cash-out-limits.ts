import { type Currency, compare } from '@fairhouse/money';
import { z } from 'zod';
import { moneyText, shortcutTexts, wrongWithLimits } from './money-text.ts';

/** What a cash-out may be, and what the form offers. */
export function cashOutLimits<C extends Currency>(currency: C) {
  return z
    .strictObject({
      minimum: moneyText(currency),
      maximum: moneyText(currency),
      shortcuts: shortcutTexts(currency),
      /** Whether the form takes another amount than a shortcut. */
      manualInput: z.boolean(),
      /** The amount must be a multiple of it; null when there is no such rule. */
      multipleOf: moneyText(currency).nullable(),
      /** A deposit of at least this comes before the first cash-out. */
      requiredDeposit: moneyText(currency),
      /** The most within one calendar month in UTC. */
      monthlyMost: moneyText(currency),
    })
    .superRefine((limits, context) => {
      const wrong = (field: string, why: string) => context.addIssue({ code: 'custom', path: [field], message: why });
      const { minimum, maximum, shortcuts, multipleOf, monthlyMost } = limits;
      const first = wrongWithLimits(limits);
      if (first) return wrong(first.field, first.why);
      if (compare(monthlyMost, minimum) < 0) wrong('monthlyMost', 'is below the minimum');
      if (!multipleOf) return;
      const isMultiple = (minor: bigint) => minor % multipleOf.minor === 0n;
      if (!shortcuts.every(({ minor }) => isMultiple(minor))) wrong('multipleOf', 'a shortcut is no multiple of it');
      // Some amount must be left that is a multiple and within the limits.
      if (maximum.minor - (maximum.minor % multipleOf.minor) < minimum.minor) {
        wrong('multipleOf', 'no amount within the limits is a multiple of it');
      }
    });
}
