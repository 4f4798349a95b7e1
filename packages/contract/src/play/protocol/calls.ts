/**
 * The calls of the game page to the studio's server: POST of JSON to `/play/<call>`, bound to a session by the header
 * X-Play-Session. Every answer is `{ok: true, data}` or `{ok: false, error}`. Amounts are whole minor units.
 */
import { z } from 'zod';
import { liveCalls } from './live.ts';
import { clientSeed, openedGame, revealedSeed, seedInUse } from './opened-game.ts';
import { playRefusalCodes } from './refusal-codes.ts';
import { openedReplay, recordedRound } from './replay.ts';
import { hash, minorUnits, playedRound, sessionTotals, signedReceipt } from './round.ts';
import { roundRecord } from './round-record.ts';

/** Of one play: repeated after a lost answer, it leads to the same round. */
const playId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const action = z.string().regex(/^[a-z0-9][a-z0-9:-]{0,31}$/);
const nothing = z.unknown();

export const playCalls = {
  open: { input: nothing, output: openedGame },
  balance: { input: nothing, output: z.object({ balance: minorUnits(), session: sessionTotals }) },

  /**
   * Starts a round of the session's game. The bet is read by the game's engine. `seed` is what the page shows: the round is played under
   * that commitment and that seed of the player's, or refused with SEED_CHANGED. The first round of a commitment needs it unless the
   * player's seed was set before, since nobody else chooses it: without, it is refused with SEED_NEEDED.
   */
  start: {
    input: z.object({
      playId,
      bet: z.unknown(),
      seed: z.object({ serverSeedHash: hash(), clientSeed: clientSeed() }).optional(),
      automatic: z.boolean().optional().describe('Started by automatic play; refused where that is not allowed'),
      freeRounds: z
        .uuid()
        .optional()
        .describe(
          'The free rounds that pay the stake, which has to be theirs; refused with FREE_ROUNDS_OVER where they do not',
        ),
      actions: z
        .array(action)
        .max(50)
        .optional()
        .describe(
          'Decided before the start, in their order: each is taken while the round is open and offers it, and the answer is the round after the last',
        ),
    }),
    output: playedRound,
  },
  /** Takes one of the actions that the round's outcome offers; `step` is how many the player has seen applied. */
  act: {
    input: z.object({
      playId,
      roundId: z.string().max(64),
      step: z.int().min(0).max(1_000),
      action,
    }),
    output: playedRound,
  },

  /** What lies in the shared pot of the game, and how it fell the last times. Refused with NOT_FOUND where there is none. */
  pot: {
    input: nothing,
    output: z.object({
      amount: minorUnits(),
      wins: z.array(z.object({ amount: minorUnits(), wonAt: z.iso.datetime() })),
    }),
  },

  /** Sets or replaces the player's seed. Refused with SEED_IN_USE once a round was played under the commitment. */
  seed: { input: z.object({ clientSeed: clientSeed() }), output: seedInUse },
  /**
   * Takes the next commitment into use, which the page has shown, with the player's seed for it; the former seed is revealed, or, while
   * a round is open under it, with the end of that round. Repeated after a lost answer, it does nothing more. Refused with SEED_CHANGED
   * when another commitment is next.
   */
  rotate: {
    input: z.object({ nextServerSeedHash: hash(), clientSeed: clientSeed() }),
    output: z.object({ revealed: revealedSeed.nullable(), seed: seedInUse }),
  },
  /**
   * The numbers that were used under a commitment of the player's, in their order and in all games, plays that were refused among them:
   * of `used` numbers from 0 on, one that is in no answer was withheld. Refused with NOT_FOUND for a commitment that is not theirs.
   */
  numbers: {
    input: z.object({ serverSeedHash: hash(), from: z.int().min(0).default(0) }),
    output: z.object({
      used: z.int().min(0),
      numbers: z.array(
        z.object({
          nonce: z.int().min(0),
          roundId: z.string(),
          game: z.string(),
          state: playedRound.shape.state,
          refusal: z
            .object({ code: z.enum(playRefusalCodes), message: z.string() })
            .nullable()
            .describe('Why it was not played; null of a round that was'),
        }),
      ),
      more: z.boolean(),
    }),
  },
  rounds: {
    input: z.object({ before: z.uuid().optional(), size: z.int().min(1).max(50).default(20) }),
    output: z.object({ rounds: z.array(playedRound), more: z.boolean() }),
  },
  round: {
    // An id that cannot be one is as unknown as any other.
    input: z.object({ roundId: z.string().catch('') }),
    output: roundRecord,
  },

  /**
   * A round of the session's player and game to be shown again. Reads only: nothing is played, booked or drawn. Refused with
   * NOT_FOUND for whatever is not theirs, ROUND_OPEN until it is over, and ROUND_VOID where no stake was taken.
   */
  replay: { input: z.object({ roundId: z.string().catch('') }), output: recordedRound },
  /**
   * The same under a ticket of the casino in place of a session (`contract/replay-ticket`), for anyone who looks into a round there.
   * Refused with TICKET_SPENT unless the ticket is whole, in time, and seen for the first time.
   */
  openReplay: { input: z.object({ ticket: z.string().max(2_000) }), output: openedReplay },

  ...liveCalls,
} as const;

export type PlayCall = keyof typeof playCalls;
/** What the server works with, after reading. */
export type PlayInput<C extends PlayCall> = z.output<(typeof playCalls)[C]['input']>;
export type PlayOutput<C extends PlayCall> = z.output<(typeof playCalls)[C]['output']>;
/** The calls that start a round or act in one. */
export type RoundCall = {
  [C in PlayCall]: (typeof playCalls)[C]['output'] extends typeof playedRound ? C : never;
}[PlayCall];

/** What stands under `error`. */
export const playRefusal = z.object({
  code: z.enum(playRefusalCodes),
  message: z.string().describe('A sentence for the player'),
  balance: minorUnits().optional(),
  retryAfterMs: z.int().min(0).optional(),
  round: playedRound.optional(),
  seed: seedInUse.optional().describe('Beside SEED_CHANGED: what is in use'),
  receipt: signedReceipt.optional().describe('Of a stake that was not taken: its number and the reason'),
});
export type PlayRefusal = z.output<typeof playRefusal>;
