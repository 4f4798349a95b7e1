import { z } from 'zod';
import { jsonOf } from '../json-of.ts';

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Milliseconds and UTC, as Date writes it: one moment has one text. */
export const moment = () => z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A server seed of one player. The fields stand in the order of their names, as they are written. */
const seedEntry = z.strictObject({
  at: moment(),
  /** SHA-256 of the seed, as its text is hashed. */
  commitment: sha256,
  /** Which of the player's seeds it is, from 0. */
  number: z.int().min(0),
  /** A name of the player in the log and in receipts, and nowhere else. */
  player: z.string().regex(/^[0-9a-f]{32}$/),
});

/** The chain of seeds of a shared table. */
const chainEntry = z.strictObject({
  at: moment(),
  /** As it is published with the chain: its name and the hash of its own chain. */
  beacon: z.string().max(200),
  /** Its salt is the value of this round of the beacon, which nobody knew then. */
  beaconRound: z.int().min(1),
  /** The end of the chain. */
  commitment: sha256,
  links: z.int().min(1),
  table: z.string().max(64),
});

/** The rules of a package of an outside studio, before the first round by them. */
const rulesEntry = z.strictObject({
  at: moment(),
  /** The hash of the rules, which name the tables by their roots. */
  commitment: sha256,
  /** Its code. */
  package: z.string().max(64),
});

export type SeedEntry = z.output<typeof seedEntry>;
export type ChainEntry = z.output<typeof chainEntry>;
export type RulesEntry = z.output<typeof rulesEntry>;
export type CommitmentEntry = SeedEntry | ChainEntry | RulesEntry;
/** An entry before it is known when it is written. */
export type ContentOfEntry = Omit<SeedEntry, 'at'> | Omit<ChainEntry, 'at'> | Omit<RulesEntry, 'at'>;

const entry = z.union([seedEntry, chainEntry, rulesEntry]);

/** What is hashed: one line of JSON with sorted keys and without spaces. Throws on what is no entry. */
export function entryText(content: CommitmentEntry): string {
  return JSON.stringify(entry.parse(content));
}

/** Undefined for what is no entry in its one right form: each entry has one text, and each text one reading. */
export function readEntry(text: string): CommitmentEntry | undefined {
  const read = entry.safeParse(jsonOf(text));
  return read.success && JSON.stringify(read.data) === text ? read.data : undefined;
}
