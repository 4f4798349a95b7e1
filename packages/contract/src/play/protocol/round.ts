import { z } from 'zod';
import { playRefusalCodes } from './refusal-codes.ts';

/** Whole minor units; a session's sums and a player's balance stay far below 2⁵³. */
export const minorUnits = () => z.int().min(0);
/** SHA-256 in hex. */
export const hash = () => z.string().regex(/^[0-9a-f]{64}$/);

/** What the studio has signed: `body` is canonical JSON, byte for byte as it was signed. docs/fairness.md says what stands in it. */
export const signedReceipt = z.object({
  format: z.string(),
  keyId: z.string(),
  body: z.string(),
  signature: z.string().describe('Ed25519, in base64; the keys are at GET /fair/keys'),
  batch: z
    .object({ index: z.int().min(0), size: z.int().min(2), hashes: z.array(z.string()) })
    .optional()
    .describe('Of receipts that were answered at the same moment: one signature covers the root of their tree'),
});
export type SignedReceipt = z.output<typeof signedReceipt>;

/** Of a session, from its launch on. */
export const sessionTotals = z.object({ staked: minorUnits(), won: minorUnits() });

export const playedRound = z.object({
  roundId: z.string().max(64),
  game: z.string(),
  state: z
    .enum(['BETTING', 'PLAYING', 'SETTLING', 'CANCELLING', 'HELD', 'CLOSED', 'DENIED', 'REFUSED', 'VOID'])
    .describe('HELD: the casino looks at the win before it pays; DENIED: it did not pay it'),
  stake: minorUnits().describe('Everything staked in the round'),
  win: minorUnits().describe('Everything returned by the round, returned stakes included'),
  nonce: z.int().min(0),
  step: z.int().min(0).describe('How many actions the round has seen; the next one names it'),
  balance: minorUnits().nullable().describe('Null while the win is still being paid, and in histories'),
  session: sessionTotals.optional(),
  waitsSince: z.iso
    .datetime()
    .optional()
    .describe('Of a round that waits for its player: since when. A round that runs by the clock began then'),
  freeRounds: z
    .uuid()
    .optional()
    .describe('The free rounds that paid its stake: its win is credited with theirs, once they are over'),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  pot: minorUnits().optional().describe('What lies in the shared pot of the game now, where it has one'),
  refusal: z
    .object({ code: z.enum(playRefusalCodes), message: z.string() })
    .optional()
    .describe('Why its stake was not taken; then nothing was played, and its number is used up'),
  receipt: signedReceipt.optional().describe('Of this answer'),
  outcome: z.unknown().describe('What the engine of the game shows; null before a stake was taken'),
});
