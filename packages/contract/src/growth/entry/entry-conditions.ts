import { z } from 'zod';
import { flag, listedId, whole } from '../../scalars.ts';

/** Who may join a competition or a mission. What is empty or null asks for nothing. */
export const entryConditions = z.strictObject({
  group: z
    .strictObject({ id: listedId(), version: whole(1, 1_000_000) })
    .nullable()
    .default(null)
    .describe('Members of this version of a group'),
  levels: z.array(whole(0, 100)).max(20).default([]).describe('VIP levels; empty: every level'),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(100)
    .default([])
    .describe('Countries of residence; empty: every country'),
  verified: flag().default(false).describe('Members whose identity check is passed'),
});
export type EntryConditions = z.output<typeof entryConditions>;

export const anyone = (): EntryConditions => ({ group: null, levels: [], countries: [], verified: false });

/** Why a member cannot join; each has a sentence with a next step. */
export const entryRefusals = ['currency', 'full', 'closed', 'identity', 'level', 'country', 'group'] as const;
export type EntryRefusal = (typeof entryRefusals)[number];
