import type { DeclaredFigures } from '@fairhouse/game-math';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.string().regex(/^(0|[1-9]\d{0,19})$/);

/** What a host name and an address may be made of: the package has an origin of its own under its code. */
export const packageCode = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

/** What players read. */
export const packageName = z.string().min(1).max(60);

/** Numbers that may be above 2^53 are text. */
const modeOfPackage = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/),
  /** In base bets: `part / of`. */
  cost: z.strictObject({ part: z.int().min(1), of: z.int().min(1) }),
  lines: z.int().min(1),
  /** Of all weights. */
  sum: whole,
  /** The root of the tree over the table of weights: no line of it can be another without another root. */
  table: sha256,
  /** SHA-256 of the book of events as the server keeps it. */
  events: sha256,
});

/**
 * The rules of a package. Their hash names its version: it stands in every round, its receipt and the log of commitments, so that
 * a table cannot be exchanged afterwards.
 */
export const packageDefinition = z.strictObject({
  format: z.literal('fairhouse-package/1'),
  code: packageCode,
  name: packageName,
  declared: z.strictObject({
    return: z.string(),
    hitRate: z.string(),
    deviation: z.string(),
    volatility: z.enum(['low', 'low to medium', 'medium', 'medium to high', 'high']),
    maxWin: z.number(),
  }) satisfies z.ZodType<DeclaredFigures>,
  /** Base bets are multiples of so many minor units: every stake and every win is whole then. */
  step: z.int().min(1),
  modes: z.array(modeOfPackage).min(1).max(50),
  /** SHA-256 of the list of the files of its page. */
  page: sha256,
});
export type PackageDefinition = z.output<typeof packageDefinition>;
