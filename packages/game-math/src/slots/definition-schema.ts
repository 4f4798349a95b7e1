import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import type { SlotDefinition } from './slot.ts';

/** What the proofs of return are written for: five reels of three rows. */
const reels = 5;
const rows = 3;

const symbol = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);
const three = <T extends z.ZodType>(part: T) => z.tuple([part, part, part]);
const coins = z.int().min(0).max(1_000_000);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  reels: z.literal(reels),
  rows: z.literal(rows),
  symbols: z.array(symbol).min(3).max(32),
  wild: symbol,
  scatter: symbol,
  pays: z.record(symbol, three(coins.min(1))),
  scatterPays: three(coins),
  lines: z
    .array(
      z
        .array(
          z
            .int()
            .min(0)
            .max(rows - 1),
        )
        .length(reels),
    )
    .min(1)
    .max(100),
  strips: z.array(z.array(symbol).min(rows).max(256)).length(reels),
  freeSpins: z.strictObject({
    awards: three(z.int().min(1).max(100)),
    multiplier: z.int().min(1).max(100),
    maxPerRound: z.int().min(1).max(1_000),
  }),
  maxWin: z.int().min(1).max(100_000),
  declared: declaredFigures,
});

/** Reads a slot's definition as its folder holds it; says what is wrong with one that no engine could play. */
export const slotDefinition: z.ZodType<SlotDefinition> = shape.superRefine((slot, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const known = new Set(slot.symbols);
  if (known.size !== slot.symbols.length) wrong('a symbol is named twice');
  const paying = Object.keys(slot.pays);
  const expected = slot.symbols.filter((one) => one !== slot.wild && one !== slot.scatter);
  if (slot.wild === slot.scatter || !known.has(slot.wild) || !known.has(slot.scatter))
    wrong('wild or scatter is no symbol');
  if (paying.length !== expected.length || expected.some((one) => !paying.includes(one)))
    wrong('every symbol but wild and scatter pays, and nothing else does');
  for (const [one, [few, more, all]] of Object.entries(slot.pays))
    if (few > more || more > all) wrong(`more of ${one} pay less`);
  if (new Set(slot.lines.map(String)).size !== slot.lines.length) wrong('a line is there twice');
  if (Number(slot.declared.return) >= 100 || slot.declared.maxWin !== slot.maxWin)
    wrong('the declared figures do not fit');
  for (const [reel, strip] of slot.strips.entries()) {
    if (strip.some((one) => !known.has(one))) wrong(`reel ${reel + 1} shows an unknown symbol`);
    if (reel === 0 && strip.includes(slot.wild)) wrong('a line cannot begin with the wild');
    const far = (place: number) =>
      strip
        .slice(place + 1)
        .concat(strip)
        .slice(0, rows - 1);
    if (strip.some((one, place) => one === slot.scatter && far(place).includes(slot.scatter)))
      wrong(`two scatters of reel ${reel + 1} can be seen together`);
  }
});
