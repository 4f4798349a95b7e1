import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { alike, type FieldRules, unlikeWays } from './fields.ts';
import type { TicketDefinition } from './ticket.ts';

/** Beyond it a number could not be drawn at once. */
const mostWays = 2 ** 32;

const fields = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('alike'), fields: z.int().min(4).max(12) }),
  z.strictObject({
    type: z.literal('match'),
    winning: z.int().min(1).max(6),
    own: z.int().min(2).max(20),
    of: z.int().min(10).max(99),
  }),
  z.strictObject({ type: z.literal('rows'), rows: z.int().min(2).max(8) }),
]);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  returns: z.int().min(5_000).max(9_999),
  stakeStep: z.int().min(1).max(1_000),
  tickets: z.int().min(100).max(100_000_000),
  fields,
  prizes: z
    .array(z.strictObject({ pays: z.int().min(100).max(10_000_000), tickets: z.int().min(1) }))
    .min(4)
    .max(12),
  declared: declaredFigures,
});

/** Reads a definition of the engine of tickets as its folder holds it; says what is wrong with one that it could not play. */
export const ticketDefinition: z.ZodType<TicketDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { prizes, tickets, returns, declared } = game;
  if (prizes.some(({ pays }) => pays % 100 !== 0)) wrong('a prize is not whole prices of a ticket');
  if (prizes.some(({ pays }, i) => i > 0 && pays >= prizes[i - 1]!.pays)) wrong('the prizes do not fall');
  if (prizes.reduce((sum, prize) => sum + prize.tickets, 0) >= tickets) wrong('there is no ticket without a prize');
  const paid = prizes.reduce((sum, prize) => sum + BigInt(prize.tickets) * BigInt(prize.pays), 0n);
  if (paid * 100n !== BigInt(tickets) * BigInt(returns)) wrong('the prizes do not return what is declared');
  if (Number(declared.return) * 100 !== returns) wrong('the declared return is not what the prizes return');
  if (prizes[0]!.pays !== declared.maxWin * 100) wrong('the largest win does not fit');
  if (!fits(game.fields, prizes.length)) wrong('the fields cannot show every prize');
});

/** There is a ticket for every prize and for none, and the fields of one are drawn by a number below 2³². */
function fits(rules: FieldRules, symbols: number): boolean {
  if (rules.type === 'match') return rules.winning + rules.own <= rules.of;
  if (rules.type === 'rows') return true;
  const rest = rules.fields - alike;
  const ways = [unlikeWays(rules.fields, symbols, 0), unlikeWays(rest, symbols - 1, 0)];
  return ways.every((count) => count > 0 && count <= mostWays);
}
