import { z } from 'zod';

/** What definitions of every engine have in common. */
export const code = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** What is written on covers and in histories: it begins with a letter or a digit. */
export const name = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} '’&.!-]{0,39}$/u);
const percent = z.string().regex(/^\d{1,2}\.\d{2}$/);

const minorUnits = z.int().min(1).max(1_000_000_000_000);
const inEach = z.strictObject({ USD: minorUnits, EUR: minorUnits, BRL: minorUnits, BTC: minorUnits });
/** No draw has more. */
const mostChances = 2 ** 32;

/** A pot whose figures come out even: one return in every currency, and no more paid in than is paid out in the end. */
export const potRules = z
  .strictObject({
    code,
    contribution: z.int().min(1).max(100_000),
    start: inEach,
    most: inEach,
    chances: inEach,
  })
  .superRefine(({ contribution, start, most, chances }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC'] as const) {
      const all = BigInt(chances[currency]);
      if (chances[currency] > mostChances) wrong(`no draw has the chances of the pot in ${currency}`);
      if (BigInt(start[currency]) * BigInt(chances.USD) !== BigInt(start.USD) * all)
        wrong('the pot begins with another share of the stakes in another currency');
      // What is paid in between two wins has to find room, or it would pile up and never be won.
      const paidIn = (all * BigInt(contribution)) / 1_000_000n;
      if (BigInt(most[currency]) < BigInt(start[currency]) + 2n * paidIn) wrong('the pot cannot hold what is paid in');
    }
  });

export const declaredFigures = z.strictObject({
  return: percent,
  hitRate: z.string().regex(/^(100|\d{1,2})\.\d{2}$/),
  profitRate: percent.optional(),
  deviation: z.string().regex(/^\d{1,3}\.\d{2}$/),
  volatility: z.enum(['low', 'low to medium', 'medium', 'medium to high', 'high']),
  maxWin: z.int().min(1),
});
