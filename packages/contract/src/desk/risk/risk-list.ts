import { z } from 'zod';
import { id, maybe, whole } from '../../scalars.ts';

/** How a list of this feature is asked for: what it is filtered by, and from which number on it is walked through. */
export function listedBy<F extends z.ZodRawShape>(filters: F) {
  return z.strictObject({
    ...filters,
    direction: z.enum(['asc', 'desc']).default('desc').describe('`desc`: the newest first'),
    after: maybe(id()).describe('The `next` of the page before, under the same filters'),
    limit: whole(1, 300).default(50),
  });
}

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    next: z.int().nullable().describe('What to send as `after` for the next page; null at the end'),
  });

export const anyOf = <T extends readonly [string, ...string[]]>(words: T) =>
  z.array(z.enum(words)).min(1).max(words.length).optional();
