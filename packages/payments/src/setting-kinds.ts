import { z } from 'zod';

/** A setting of a provider that may be left out, as a whole. */
export const optional = () => z.string().default('');

/** Where the first is set, so must be the others. */
export function withFirst<S extends z.ZodRawShape>(shape: S) {
  const [first, ...others] = Object.keys(shape) as [string, ...string[]];
  return z.object(shape).refine(
    (read) => {
      const texts = read as Record<string, string>;
      return !texts[first] || others.every((name) => texts[name]);
    },
    { error: `${first} is set; set ${others.join(' and ')} as well.` },
  );
}
