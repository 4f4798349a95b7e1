import { z } from 'zod';

/**
 * The kinds of settings. An empty text counts as not set. Each message completes the name of its setting to a sentence;
 * none repeats a value that may be a secret.
 */

/** Must be set. */
export const needed = (says = 'is missing; set it.') => z.string({ error: says }).min(1, says);

export const text = (usual = '') => z.string().default(usual);

/** One of these words; a slip of the pen is told, never taken for the usual. */
export function word<const W extends string>(words: readonly [W, ...W[]], usual: NoInfer<W>) {
  const last = words.at(-1);
  const named = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
  return z.enum(words, { error: ({ input }) => `is "${input}"; set it to ${named}.` }).default(usual as never);
}

interface Range {
  usual: number;
  least?: number;
  most?: number;
  says?: string;
}

export function wholeNumber({ usual, least = 0, most = Number.MAX_SAFE_INTEGER, says }: Range) {
  const within = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `between ${least} and ${most}`;
  return z
    .string()
    .default('')
    .transform((given, context): number => {
      if (given === '') return usual;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= least && value <= most) return value;
      context.addIssue(says ?? `is "${given}"; set a whole number ${within}.`);
      return z.NEVER;
    });
}

/** With 0 the system chooses a port that is free. */
export const port = (usual: number, least = 0) => wholeNumber({ usual, least, most: 65_535 });

/** Texts with commas between. */
export const list = (usual = '') =>
  z
    .string()
    .default(usual)
    .transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );

/** An address of whatever scheme, or undefined. */
export const address = (says = 'is no address.') =>
  z
    .string()
    .default('')
    .refine((given) => given === '' || URL.canParse(given), says)
    .transform((given) => given || undefined);

/** An address that must be set; answered as it stands. */
export const webAddress = (missing?: string) =>
  needed(missing).refine(isWebAddress, 'must be an http or https address.');

/** The origin of an address that must be set, without what may follow it. */
export const originOf = (missing?: string) =>
  needed(missing)
    .refine(isWebAddress, { error: 'must be an http or https address.', abort: true })
    .transform((given) => new URL(given).origin);

function isWebAddress(given: string): boolean {
  return URL.canParse(given) && /^https?:/.test(given);
}

export const leastSecretCharacters = 32;
const placeholder = /change.?me|placeholder|example|secret_here|your[-_ ]|password|insert|^(.{1,4})\1+$/i;

/** Must be set, and neither short nor a placeholder that was left standing. */
export const secret = () =>
  needed().refine(
    (given) => given.length >= leastSecretCharacters && !placeholder.test(given),
    `is too weak: set a random text of at least ${leastSecretCharacters} characters that is no placeholder ("openssl rand -hex 32" makes one).`,
  );

/** What a secret was before, while it is being changed; undefined where it is not. */
export const formerSecret = () =>
  z
    .string()
    .default('')
    .transform((given) => given || undefined);
