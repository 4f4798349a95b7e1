/**
 * The wallet that game vendors call, at `/wallet`. The vendor calls, the casino holds the money.
 *
 * Every request is a POST of JSON with three headers:
 *   X-Vendor-Id         the vendor's id
 *   X-Vendor-Timestamp  Unix seconds; refused when more than 300 s off
 *   X-Vendor-Signature  'v2=' + hex HMAC-SHA256, key = the vendor's secret, message as vendor-signature.ts says
 *
 * Every answer is HTTP 200 with `status`, except a bad signature (401), an oversized body (413) and an
 * overloaded wallet (503: nothing was done or the outcome is unknown; repeat with the same transaction id).
 * Amounts are whole numbers of minor units (cents; satoshi for BTC) and are sent as JSON integers.
 * A transaction id is processed once: the repeat gets the first answer, the same id with another content
 * answers DUPLICATE_TRANSACTION. Token expiry is not checked on win, rollback and endRound.
 */
import { z } from 'zod';
import { currency } from '../scalars.ts';
import { allowances, celebrations } from './play-restrictions.ts';

export const walletStatuses = [
  'OK',
  'UNKNOWN',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'NOT_ENOUGH_MONEY',
  'USER_DISABLED',
  'INVALID_SIGNATURE',
  'WRONG_SYNTAX',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'LIMIT_EXCEEDED',
  'MAINTENANCE',
  'FREE_ROUNDS_UNKNOWN',
  'FREE_ROUNDS_MISMATCH',
  'FREE_ROUNDS_USED_UP',
  'FREE_ROUNDS_EXPIRED',
  'FREE_ROUNDS_ENDED',
  'PROMOTION_NOT_ALLOWED',
  'PROMOTION_LIMIT_EXCEEDED',
  'PLAYER_NOT_ELIGIBLE',
  'WIN_HELD',
  'WIN_REFUSED',
] as const;
export type WalletStatus = (typeof walletStatuses)[number];

const reference = () => z.string().regex(/^[A-Za-z0-9:_-]{1,64}$/);
const minor = () => z.int().min(0).max(999_999_999_999_999);

const base = { requestId: reference().describe('Echoed in the answer') };
const inSession = {
  ...base,
  token: z.string().min(16).max(128).describe('The session token that authenticate answered'),
};
const ofRound = {
  ...inSession,
  user: z.string().max(64).describe("The vendor's id of the member, from authenticate; tells nothing about the person"),
  gameCode: z.string().max(64),
  roundId: reference(),
  transactionId: reference(),
  currency: currency(),
  amount: minor(),
};

/** Exchanges the one-time launch token for a session of the vendor. */
export const walletAuthenticate = {
  path: '/wallet/authenticate',
  input: z.object({ ...base, launchToken: z.string().min(16).max(128), gameCode: z.string().max(64) }),
} as const;

/** Lists the free rounds of the player that can be used in the game of the session now. */
export const walletFreeRoundsList = {
  path: '/wallet/free-rounds/list',
  input: z.object({ ...inSession, user: z.string().max(64) }),
} as const;

/**
 * Pays what a player has won in a promotion of the vendor: a prize of a tournament, a drop, a jackpot of a promotion. It has no stake and
 * no round. The vendor's right to it, the largest win and the budget of a day are set by the casino. Accepted after the session ended.
 */
export const walletPromotionWin = {
  path: '/wallet/promotion-win',
  input: z.object({
    ...inSession,
    user: z.string().max(64),
    gameCode: z.string().max(64).describe('A game of the vendor in which it was won'),
    promotionId: reference().describe("The vendor's own name of the promotion"),
    transactionId: reference(),
    currency: currency(),
    amount: minor().min(1),
  }),
} as const;

/**
 * Grants a player free rounds in a game of the vendor, which the casino pays (docs/free-rounds.md). `transactionId` names the grant for
 * good: its repeat answers the same `freeRoundsId`. The vendor's right to it, the largest `winMost` and the budget of a day are set by the casino.
 */
export const walletFreeRoundsGrant = {
  path: '/wallet/free-rounds/grant',
  input: z.object({
    ...inSession,
    user: z.string().max(64),
    gameCode: z.string().max(64).describe('The game of the vendor in which they can be played'),
    transactionId: reference().describe('The name of the grant, among grants of the vendor to this player'),
    currency: currency(),
    stake: minor().min(1).describe('Of each round'),
    count: z.int().min(1).max(1_000),
    winMost: minor().min(1).describe('At most this is credited of what they win together'),
    wagering: z.int().min(0).max(100).describe('How many times the winnings are to be wagered; 0: they are cash'),
    expiresAt: z.iso.datetime().describe('At most 90 days ahead'),
  }),
} as const;

/** Cancels what is left of free rounds that the vendor has granted. What was won by those that were played is credited. */
export const walletFreeRoundsCancel = {
  path: '/wallet/free-rounds/cancel',
  input: z.object({ ...inSession, user: z.string().max(64), freeRoundsId: z.uuid() }),
} as const;

export const walletBalance = {
  path: '/wallet/balance',
  input: z.object({ ...inSession, user: z.string().max(64) }),
} as const;

const freeRoundsId = z
  .uuid()
  .optional()
  .describe('The free rounds that pay for this stake, which has to be theirs exactly; one stake a round');

/**
 * Takes the stake. `amount` above 0. With `freeRoundsId` the casino pays: one of the free rounds is counted, the balance stays, and what
 * the round wins is added to the winnings of the free rounds, which are credited once they are over.
 */
export const walletBet = {
  path: '/wallet/bet',
  input: z.object({ ...ofRound, amount: minor().min(1), freeRoundsId, meta: z.string().max(500).optional() }),
} as const;

/**
 * Pays a win; 0 is allowed and closes the round when `roundClosed` is true. Accepted after the session ended. One that
 * passes the bound of its game is noted and not paid: WIN_HELD, until the casino has decided; then OK or WIN_REFUSED.
 */
export const walletWin = {
  path: '/wallet/win',
  input: z.object({
    ...ofRound,
    referenceTransactionId: reference().optional().describe('The bet that won'),
    roundClosed: z.boolean().default(false),
    meta: z.string().max(500).optional(),
  }),
} as const;

/**
 * A round whose outcome is known at once: takes the stake as a bet does, pays what it won as a win does, and closes the
 * round, all or nothing. A win above its bound answers WIN_HELD, and the stake is taken.
 */
export const walletPlay = {
  path: '/wallet/play',
  input: z
    .object({
      ...ofRound,
      amount: minor().min(1).describe('The stake'),
      freeRoundsId,
      winTransactionId: reference().describe('The id of the win; of a play that won nothing it stays free'),
      winAmount: minor().describe('What the round won; 0 for nothing'),
      meta: z.string().max(500).optional(),
    })
    .refine(
      ({ transactionId, winTransactionId }) => transactionId !== winTransactionId,
      'stake and win never share an id',
    ),
} as const;

/** Takes a bet back. May overtake its bet: the late bet is then refused with TRANSACTION_DOES_NOT_EXIST. */
export const walletRollback = {
  path: '/wallet/rollback',
  input: z.object({
    ...inSession,
    user: z.string().max(64),
    gameCode: z.string().max(64),
    roundId: reference(),
    transactionId: reference().describe('The id of this rollback'),
    referenceTransactionId: reference().describe('The id of the bet to take back'),
    roundClosed: z.boolean().default(true),
  }),
} as const;

/** Closes a round that ended without a win. */
export const walletEndRound = {
  path: '/wallet/end-round',
  input: z.object({ ...inSession, user: z.string().max(64), gameCode: z.string().max(64), roundId: reference() }),
} as const;

/** A page of rounds that a vendor reports, asked for by the casino under the same signature. Times in ISO 8601, UTC. */
export const vendorReportInput = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    after: z.uuid().optional().describe('The last round of the page before'),
    size: z.int().min(1).max(1_000).default(1_000),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'from must be before to');

/** Amounts are whole minor units; what was refused or given back counts as 0 staked. */
export const vendorReportAnswer = z.object({
  rounds: z
    .array(
      z.object({
        roundId: reference(),
        user: z.string().max(64),
        currency: currency(),
        staked: z.int().min(0),
        won: z.int().min(0),
        isClosed: z.boolean(),
        openedAt: z.iso.datetime(),
      }),
    )
    .max(1_000),
  isLast: z.boolean(),
});
export type VendorReport = z.infer<typeof vendorReportAnswer>;

/** One round whole, asked for at `<report address>/one` where a person looks at it. */
export const vendorRoundInput = z.object({ roundId: reference() });

/** What decided it and what came of it; a vendor without seeds leaves them out. Amounts are whole minor units. */
export const vendorRoundAnswer = z.object({
  roundId: reference(),
  user: z.string().max(64),
  state: z.string().max(40),
  staked: z.int().min(0),
  won: z.int().min(0),
  bet: z.unknown(),
  actions: z.array(z.string().max(40)).max(200),
  outcome: z.unknown(),
  proof: z
    .object({
      definitionHash: z.string().max(64),
      serverSeedHash: z.string().max(128),
      serverSeed: z.string().max(256).nullable().describe('Once the player has it; never before'),
      clientSeed: z.string().max(256),
      nonce: z.int().min(0),
      chain: z
        .object({ end: z.string().max(128), link: z.int().min(1) })
        .optional()
        .describe(
          'Of a round that everybody at a table shares: its seed hashed so often gives the published end of a chain',
        ),
    })
    .nullable(),
});
export type VendorRound = z.infer<typeof vendorRoundAnswer>;

/** A pot that games of a vendor share, in one currency, for money or for play money. Amounts are whole minor units. */
export const vendorPot = z.object({
  code: reference(),
  games: z.array(z.string().max(64)).max(100),
  currency: currency(),
  fun: z.boolean(),
  start: z.int().min(0).describe('With what each begins'),
  most: z.int().min(0).describe('Maximum paid at once'),
  amount: z.int().min(0).describe('Amount paid if it is won now'),
  paidInMillionths: z
    .string()
    .regex(/^\d{1,19}$/)
    .describe('What was ever paid in, in millionths of a minor unit'),
  rounds: z.int().min(0).describe('By so many rounds'),
  wins: z.int().min(0).describe('How often it was taken'),
  latest: z
    .array(z.object({ roundId: reference(), amount: z.int().min(0), wonAt: z.iso.datetime() }))
    .max(20)
    .describe('The last times, the last one first'),
});
export type VendorPot = z.infer<typeof vendorPot>;
export const vendorPotsAnswer = z.object({ pots: z.array(vendorPot).max(200) });

/**
 * How rounds of one UTC day came out, beside what refused plays would have come to, asked for at the address `refusals` beside the report address: a wallet that
 * refuses what would win shows there. A win pays more than its stake; rounds in which the player acts after the bet count, on both sides, by what they come to when
 * nothing more is done. A vendor whose outcomes are not known before the stake is taken
 * answers nothing.
 */
export const vendorRefusalsInput = z.object({ day: z.iso.date() });
const byOutcome = z.object({ wins: z.int().min(0), losses: z.int().min(0) });
export const vendorRefusalsAnswer = z.object({
  games: z.array(z.object({ game: z.string().max(64), played: byOutcome, refused: byOutcome })).max(2_000),
  isWhole: z.boolean().describe('Whether every refused play of the day was looked at'),
});
export type VendorRefusals = z.infer<typeof vendorRefusalsAnswer>;

const answered = { requestId: z.string().optional(), status: z.enum(walletStatuses) };

/** The balance is answered whenever it is known, also with NOT_ENOUGH_MONEY. Whole minor units. */
export const walletAnswer = z.object({
  ...answered,
  balance: z.int().optional(),
  currency: currency().optional(),
  transactionId: z.string().optional(),
});
export type WalletAnswer = z.infer<typeof walletAnswer>;

/**
 * How a game may be played: the stricter of the rules where the member lives and the casino's own setting. A vendor that has stricter
 * rules of its own keeps to those. What is missing is not restricted.
 */
export const walletJurisdiction = z.object({
  code: z.string().max(16).describe("'casino', or the place whose rules they are: 'GB', 'CA-ON'"),
  slotLeastMs: z.int().min(0).describe('Least time from the start of one round of a slot to the next'),
  tableLeastMs: z.int().min(0).describe('The same of every other game'),
  automatic: z.enum(allowances).describe('Which games may have automatic play'),
  quick: z.enum(allowances).describe('Which games may have a quick mode, with shorter animations'),
  skip: z
    .enum(allowances)
    .default('all')
    .describe('In which games an animation may be ended before the result is shown'),
  celebrations: z.enum(celebrations).default('full').describe('How far a win above the stake is celebrated'),
  bonusBuy: z.boolean().default(true).describe('Whether a bonus round may be bought'),
  doubleUp: z.boolean().default(true).describe('Whether a win may be put at risk again before it is paid'),
});
export type WalletJurisdiction = z.infer<typeof walletJurisdiction>;

/** The same as JSON, in the launch address of a game for fun, where there is no session to ask for. */
export const launchJurisdiction = z
  .string()
  .max(500)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(walletJurisdiction);

/** Free rounds that a player can use in a game now. Whole minor units. */
export const walletFreeRounds = z.object({
  freeRoundsId: z.uuid(),
  gameCode: z.string().max(64),
  stake: z.int().min(1).describe('Of each round; no other stake is taken'),
  currency: currency(),
  count: z.int().min(1),
  left: z.int().min(0),
  won: z.int().min(0).describe('By the rounds that were played'),
  winMost: z.int().min(1).describe('At most this is credited'),
  wagering: z.int().min(0).describe('How many times the winnings are to be wagered; 0: they are cash'),
  expiresAt: z.iso.datetime(),
});
export type WalletFreeRounds = z.infer<typeof walletFreeRounds>;

export const walletAuthenticateAnswer = walletAnswer.extend({
  user: z.string().optional(),
  token: z.string().optional(),
  gameCode: z.string().optional(),
  language: z.string().optional(),
  country: z.string().optional(),
  minimumBet: z.int().optional(),
  maximumBet: z.int().optional(),
  jurisdiction: walletJurisdiction.optional(),
  alias: z
    .string()
    .min(1)
    .max(24)
    .optional()
    .describe('As others at a shared table may see the player; tells nothing about the person'),
  chat: z
    .enum(['off', 'read', 'write'])
    .default('off')
    .optional()
    .describe('What of the chat at a shared table the player may do; nothing where it is missing'),
  openRoundId: z.string().nullable().optional().describe('The round of this game that is still open, to resume'),
  freeRounds: z.array(walletFreeRounds).max(20).optional().describe('That can be used in this game now'),
});
export const walletFreeRoundsAnswer = walletAnswer.extend({ freeRounds: z.array(walletFreeRounds).max(20).optional() });
export const walletFreeRoundsGrantAnswer = walletAnswer.extend({ freeRoundsId: z.uuid().optional() });
export type WalletFreeRoundsGrantAnswer = z.infer<typeof walletFreeRoundsGrantAnswer>;
export type WalletFreeRoundsAnswer = z.infer<typeof walletFreeRoundsAnswer>;
export type WalletAuthenticateAnswer = z.infer<typeof walletAuthenticateAnswer>;

export type WalletBetInput = z.infer<typeof walletBet.input>;
export type WalletPlayInput = z.infer<typeof walletPlay.input>;
export type WalletWinInput = z.infer<typeof walletWin.input>;
export type WalletRollbackInput = z.infer<typeof walletRollback.input>;
