import { z } from 'zod';
import { isOfAuthority } from './authorities.ts';
import { type RuleName, type Rules, rulesSchema } from './rules.ts';
import { protectsAsWell } from './strictness.ts';

/** ISO 3166-1 alpha-2, or ISO 3166-2 where the place is a part of a country. */
const place = z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/);

const about = {
  /** As its source writes it. */
  clause: z.string().min(1),
  /** Where it can be read. */
  source: z.url(),
  note: z.string().optional(),
};

/**
 * `confirmed`: whether the words were read, which only the law or the page of an authority can answer, and on which day. A line
 * that is not confirmed is in force all the same where it protects players at least as well as the default, as a setting of the
 * operator's own, and is off otherwise; its note says what is in doubt.
 */
const lineOf = <V extends z.ZodType>(value: V) =>
  z.discriminatedUnion('confirmed', [
    z.strictObject({
      value,
      ...about,
      source: z.url().refine(isOfAuthority, 'neither the law nor the page of an authority'),
      confirmed: z.literal(true),
      readOn: z.iso.date(),
    }),
    z.strictObject({ value, ...about, confirmed: z.literal(false), note: z.string().min(1) }),
  ]);

const names = Object.keys(rulesSchema.shape) as RuleName[];

const lines = z.strictObject(
  Object.fromEntries(names.map((name) => [name, lineOf(rulesSchema.shape[name]).optional()])) as unknown as {
    [N in RuleName]: z.ZodOptional<z.ZodType<Line<N>>>;
  },
);

interface About<N extends RuleName> {
  value: Rules[N];
  clause: string;
  source: string;
}

export type Line<N extends RuleName = RuleName> = About<N> &
  ({ confirmed: true; readOn: string; note?: string | undefined } | { confirmed: false; note: string });

const duties = z.array(z.strictObject({ clause: z.string().min(1), duty: z.string().min(1) }));

const packSchema = z.strictObject({
  /** Its place: `GB`, `CA-ON`. */
  code: place,
  name: z.string().min(1),
  places: z.array(place).min(1),
  lines,
  /** What the place also asks for and no rule says, so that nobody takes a pack for all of its law. */
  notCarried: duties,
  /** What the place asks for and the product does not do yet. */
  notBuilt: duties,
});

export type Pack = z.output<typeof packSchema>;

/** Throws for a pack with a rule that there is not, or a value that the rule cannot have. */
export function readPack(json: unknown): Pack {
  return packSchema.parse(json);
}

export const ruleNames: readonly RuleName[] = names;

export function linesOf(pack: Pack): [RuleName, Line][] {
  return names.flatMap((name) => (pack.lines[name] ? [[name, pack.lines[name] as Line]] : []));
}

/** Whether a line counts. A source that is missing never takes protection away from a player (decision 160). */
export function isInForce(base: Rules, name: RuleName, line: Line): boolean {
  return line.confirmed || protectsAsWell(name, line.value, base[name]);
}

/** `base` with what the lines of the pack that count say instead. */
export function overlaid(base: Rules, pack: Pack): Rules {
  const on = linesOf(pack).filter(([name, line]) => isInForce(base, name, line));
  return { ...base, ...Object.fromEntries(on.map(([name, { value }]) => [name, value])) };
}
