import type { Currency } from '@fairhouse/money';
import { z } from 'zod';
import { moneyText, shortcutTexts, wrongWithLimits } from './money-text.ts';

/** What a deposit may be, and what the forms offer. */
export function depositLimits<C extends Currency>(currency: C) {
  return z
    .strictObject({
      minimum: moneyText(currency),
      maximum: moneyText(currency),
      shortcuts: shortcutTexts(currency),
      /** Whether the forms take another amount than a shortcut. */
      manualInput: z.boolean(),
    })
    .superRefine((limits, context) => {
      const wrong = wrongWithLimits(limits);
      if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.why });
    });
}
