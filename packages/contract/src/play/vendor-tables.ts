/**
 * What the casino asks a vendor with shared tables, at addresses beside its report address, signed as reports are
 * (docs/vendor-wallet.md): how its tables stand, what is said at them, and the orders of the casino about them.
 */
import { z } from 'zod';
import { currency } from '../scalars.ts';

const tableCode = () => z.string().regex(/^[a-z0-9-]{1,60}$/);
const user = () => z.string().min(1).max(64);
const wordId = () => z.string().regex(/^\d{1,18}$/);
const count = () => z.int().min(0);

export const vendorTable = z.object({
  code: tableCode(),
  name: z.string().min(1).max(80),
  round: z
    .object({
      number: z.int().min(1),
      state: z.string().max(40),
      bets: count().describe('Placed in it for money; those for fun are left out'),
      players: count(),
      stakes: z
        .array(z.object({ currency: currency(), amount: count() }))
        .max(20)
        .describe('Whole minor units'),
    })
    .nullable()
    .describe('The running one; null between rounds'),
  movedAt: z.iso
    .datetime()
    .nullable()
    .describe('Since when it stands as it does; null before its first round. A curve that runs moves all the time'),
  rests: z.boolean().default(false).describe('By order of the casino: no round is opened after the running one'),
  words: z.boolean().describe('Whether players may say something at it'),
  wordsEverySeconds: z.int().min(1).default(3).describe('Time between two messages of one player'),
  seated: count().default(0).describe('People who have it open for money now, each counted once'),
  alive: z.boolean().describe('Whether a process runs it now'),
  chain: z
    .object({ end: z.string().max(64), links: count(), left: count(), salted: z.boolean() })
    .nullable()
    .describe('The seeds of its rounds: the end that was published, and how many rounds are left in it'),
  settled: z
    .object({ number: z.int().min(1), at: z.iso.datetime(), tookMs: count() })
    .nullable()
    .describe('The last round that was finished, and how long its wins took'),
  owed: z
    .object({ bets: count(), since: z.iso.datetime().nullable() })
    .describe('Bets whose round is over and which are not: neither paid nor given back, nor held by the casino'),
});
export type VendorTable = z.output<typeof vendorTable>;
/** Whether no round is opened at it, by order of the casino. */
export const isPaused = (table: VendorTable): boolean => table.rests;
export const vendorTablesAnswer = z.object({ tables: z.array(vendorTable).max(100) });

/** Newest first, of all tables and players or of one of them. */
export const vendorWordsInput = z.object({
  table: tableCode().optional(),
  user: user().optional(),
  before: wordId().optional().describe('The last word of the page before'),
  size: z.int().min(1).max(200).default(50),
});

export const vendorWord = z.object({
  id: wordId(),
  table: tableCode(),
  user: user(),
  player: z.string().max(24).describe('As the others see who said it'),
  text: z.string().max(200),
  at: z.iso.datetime(),
  removedAt: z.iso.datetime().nullable().describe('When the casino took it out; players do not see it any more'),
});
export type VendorWord = z.output<typeof vendorWord>;
export const vendorWordsAnswer = z.object({ words: z.array(vendorWord).max(200), isLast: z.boolean() });

const id = z.int().min(1).describe('Of the order; it rises. An older one never undoes a newer one about the same');

/** One order of the casino. It may come twice, and late. */
export const vendorTableOrder = z.discriminatedUnion('order', [
  z.object({ id, order: z.literal('rest'), table: tableCode() }),
  z.object({ id, order: z.literal('open'), table: tableCode() }),
  z.object({
    id,
    order: z.literal('words'),
    table: tableCode(),
    on: z.boolean(),
    everySeconds: z.int().min(1).max(600).default(3).describe('Time between two messages of one player'),
  }),
  z.object({ id, order: z.literal('unsay'), table: tableCode(), ids: z.array(wordId()).min(1).max(100) }),
  z.object({
    id,
    order: z.literal('mute'),
    user: user(),
    until: z.iso.datetime().nullable().describe('Null: until the casino says otherwise'),
  }),
  z.object({ id, order: z.literal('unmute'), user: user() }),
  z.object({ id, order: z.literal('forget'), user: user() }),
]);
export type VendorTableOrder = z.output<typeof vendorTableOrder>;

/** `overtaken`: a newer order about the same was there before it, and holds. */
export const vendorTableOrderAnswer = z.object({ id: z.int().min(1), state: z.enum(['done', 'overtaken']) });
