import { z } from 'zod';
import { currency, moment, text } from '../../scalars.ts';
import { type GroupRule, groupConditions } from './group-words.ts';

/** Longer than any rule within the bounds of its tree can be. */
const longestRule = 20_000;

/**
 * The tree is read by the feature `groups`, which says what is wrong with it by the name of the condition; here it is only held
 * to a length.
 */
export const groupRule = () =>
  z
    .record(z.string().max(10), z.unknown())
    .refine((rule) => JSON.stringify(rule).length <= longestRule, 'too long')
    .transform((rule) => rule as unknown as GroupRule)
    .describe(
      'A tree: {all: [rule, …]}, {any: [rule, …]}, {not: rule} or {is: condition, with: {parameter: value}}; at most 8 deep, at most 30 conditions',
    );

export const groupName = () => text(80).describe('Not empty');

/** A group as one of its versions has it. */
export const group = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int().describe('From 1; what is saved is another version, and none is ever changed'),
  rule: z.record(z.string(), z.unknown()),
  ruleHash: z.string().describe('SHA-256 in hex over the rule'),
  savedBy: z.string(),
  savedTime: moment(),
  reason: z.string(),
});
export type MemberGroup = z.output<typeof group>;

/** How many of which currency. */
export const byCurrency = z.array(z.object({ currency: currency(), members: z.int() }));

/** A condition, for anyone who writes a rule. */
export const groupConditionKind = z.object({
  condition: z.enum(groupConditions),
  parameters: z.array(
    z.object({
      name: z.string(),
      unit: z.string().describe("'days', 'level', 'amount', 'words', 'day', 'currency', …"),
      least: z.int().nullable(),
      most: z.int().nullable(),
      words: z.array(z.string()).nullable().describe('Where it is one or several of these codes'),
      several: z.boolean(),
      needed: z.boolean(),
    }),
  ),
});
export type GroupConditionKind = z.output<typeof groupConditionKind>;
