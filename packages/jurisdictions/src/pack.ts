import { z } from 'zod';
import { type RuleName, type Rules, rulesSchema } from './rules.ts';

/** ISO 3166-1 alpha-2, or ISO 3166-2 where the place is a part of a country. */
const place = z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/);

const about = {
  /** As its source writes it. */
  clause: z.string().min(1),
  /** Where it can be read. */
  source: z.url(),
  /** Whether the words were read there. One that is not confirmed is off. */
  confirmed: z.boolean(),
  /** The words themselves, the amount in the currency of the law, or what is in doubt. */
  note: z.string().optional(),
};

const names = Object.keys(rulesSchema.shape) as RuleName[];

const lines = z.strictObject(
  Object.fromEntries(
    names.map((name) => [name, z.strictObject({ value: rulesSchema.shape[name], ...about }).optional()]),
  ) as unknown as { [N in RuleName]: z.ZodOptional<z.ZodType<Line<N>>> },
);

export interface Line<N extends RuleName = RuleName> {
  value: Rules[N];
  clause: string;
  source: string;
  confirmed: boolean;
  note?: string | undefined;
}

const packSchema = z.strictObject({
  /** Its place: `GB`, `CA-ON`. */
  code: place,
  name: z.string().min(1),
  places: z.array(place).min(1),
  lines,
  /** What the place also asks for and no rule says, so that nobody takes a pack for all of its law. */
  notCarried: z.array(z.strictObject({ clause: z.string().min(1), duty: z.string().min(1) })),
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

/** `base` with what the confirmed lines of the pack say instead. */
export function overlaid(base: Rules, pack: Pack): Rules {
  const on = linesOf(pack).filter(([, { confirmed }]) => confirmed);
  return { ...base, ...Object.fromEntries(on.map(([name, { value }]) => [name, value])) };
}
