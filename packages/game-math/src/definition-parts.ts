import { z } from 'zod';

/** What definitions of every engine have in common. */
export const code = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** What is written on covers and in histories: it begins with a letter or a digit. */
export const name = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} '’&.!-]{0,39}$/u);
const percent = z.string().regex(/^\d{1,2}\.\d{2}$/);

export const declaredFigures = z.strictObject({
  return: percent,
  hitRate: percent,
  deviation: z.string().regex(/^\d{1,3}\.\d{2}$/),
  volatility: z.enum(['low', 'low to medium', 'medium', 'medium to high', 'high']),
  maxWin: z.int().min(1),
});
