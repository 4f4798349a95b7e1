/**
 * Tables whose rounds are shared: everybody at a table bets on the same wheel. Commands are calls like those of every game;
 * what happens at the table comes by one stream of server-sent events, `GET /live/stream?tables=a,b` under the header
 * X-Play-Session. No ticks are sent: a message says what began and when, and the page draws.
 */
import { z } from 'zod';
import { currency } from '../../scalars.ts';
import { hash, minorUnits, signedReceipt } from './round.ts';

/**
 * OPEN takes bets until `closesAt`. LOCKING waits until every bet under way is answered. RESULT: the round is decided; the curve of a
 * crash runs, every other table has its outcome. SETTLE: it is told, and wins are paid. CLOSED: the next round follows. VOID: nothing
 * was decided, and every stake goes back.
 */
export const liveStates = ['OPEN', 'LOCKING', 'RESULT', 'SETTLE', 'CLOSED', 'VOID'] as const;
export type LiveState = (typeof liveStates)[number];

/** A round as everybody at the table may see it. Times are of the server's clock. */
export const liveRound = z.object({
  number: z.int().min(1).describe('Of this table, from 1; never used twice'),
  state: z.enum(liveStates),
  openedAt: z.iso.datetime(),
  closesAt: z.iso.datetime().describe('Until when bets are taken'),
  startedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the outcome was fixed: a wheel turns, a curve runs, from then on'),
  nextAt: z.iso.datetime().nullable().describe('When the next round opens; null until that is known'),
  outcome: z
    .unknown()
    .describe('What everybody shares of it; null until it may be known, of a curve until it has ended'),
  nonce: z.int().min(0).describe('The number of its link in the chain'),
  serverSeedHash: hash().describe('Known before: the link that was revealed last, or the published end of the chain'),
  serverSeed: hash().nullable().describe('Its link; null until the outcome may be known'),
});
export type LiveRound = z.output<typeof liveRound>;

/** A bet that somebody at the table really placed for money. */
export const seenBet = z.object({
  id: z.string().max(16).describe('Tells bets of one round apart, and nothing else'),
  player: z.string().max(24).describe('A masked name'),
  currency: currency(),
  stake: minorUnits(),
  out: z.int().min(100).nullable().describe('Of a curve: where it was cashed out, in hundredths'),
  win: minorUnits().nullable().describe('Null until the round is decided for it'),
});
export type SeenBet = z.output<typeof seenBet>;

export const othersAtTable = z.object({
  bets: z.int().min(0),
  players: z.int().min(0),
  latest: z.array(seenBet).max(12).describe('The newest first'),
});
export type OthersAtTable = z.output<typeof othersAtTable>;

export const liveResult = liveRound.pick({ number: true, outcome: true, nonce: true, serverSeed: true });
export type LiveResult = z.output<typeof liveResult>;

/** Characters of one word at a table. */
export const mostSaid = 200;

/** Why a message at a table is reported. */
export const reportReasons = ['abuse', 'spam', 'personal', 'fraud', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What somebody said at a table where that is switched on. */
export const liveWord = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .describe('Rises'),
  by: z.uuid().describe('Who wrote it, the same at all tables; tells nothing about the person'),
  player: z.string().max(24),
  text: z.string().max(mostSaid).describe('Empty once a moderator has removed it'),
  isRemoved: z.boolean(),
  at: z.iso.datetime(),
});
export type LiveWord = z.output<typeof liveWord>;

export const tableView = z.object({
  table: z.string(),
  seq: z.int().min(0).describe('Of the last message in it'),
  now: z.iso.datetime().describe("The server's clock when it was sent"),
  round: liveRound.nullable().describe('Null while the table rests'),
  others: othersAtTable,
  results: z.array(liveResult).max(100).describe('The newest first'),
  watching: z.int().min(0).describe('Players who have this table open for money now, each counted once'),
  words: z
    .array(liveWord)
    .max(30)
    .nullable()
    .describe('The newest last; null where there is no chat, and in snapshots: `words` says it'),
});
export type TableView = z.output<typeof tableView>;

const ofTable = { table: z.string(), seq: z.int().min(0), now: z.iso.datetime() };
/** The player's own bet, with what of it only its owner may see. */
export const ownBet = z.object({
  betId: z.uuid(),
  table: z.string(),
  round: z.int().min(1),
  state: z
    .enum(['ASKED', 'PLACED', 'REFUSED', 'CANCELLING', 'VOID', 'SETTLING', 'HELD', 'CLOSED', 'DENIED'])
    .describe(
      'ASKED: the casino was asked for the stake; CANCELLING: the stake is on its way back; HELD as in any round',
    ),
  stake: minorUnits(),
  bet: z.unknown(),
  out: z.int().min(100).nullable(),
  win: minorUnits().nullable().describe('Null until the round is decided for it'),
  outcome: z.unknown().describe("As the game's engine tells it; null until then"),
});
export type OwnBet = z.output<typeof ownBet>;

/**
 * What the stream says, one JSON object an event. Messages of a table carry `seq`, each one more than the one before; after a gap
 * the page asks for `table`. A stream begins with a snapshot of each table, and sends one again whenever messages were dropped
 * because the page did not read them, or did not reach its process: what is `mine` may have been among them. `ended`: the session
 * has, and with it the stream; a stream that ends without is begun again. What is said has no part in the sequence:
 * `words` holds it all, and is sent after each snapshot to pages that may read the chat of their table.
 */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), view: tableView }),
  z.object({ type: z.literal('round'), ...ofTable, round: liveRound.nullable() }),
  z.object({ type: z.literal('bets'), ...ofTable, others: othersAtTable }),
  z.object({ type: z.literal('word'), table: z.string(), word: liveWord }),
  z.object({
    type: z.literal('unsaid'),
    table: z.string(),
    ids: z.array(z.string()),
    isErased: z.boolean().optional().describe('Nothing stays in their place'),
  }),
  z.object({ type: z.literal('words'), table: z.string(), words: z.array(liveWord).max(30).nullable() }),
  z.object({ type: z.literal('watching'), table: z.string(), watching: z.int().min(0) }),
  z.object({ type: z.literal('mine'), bets: z.array(ownBet), balance: minorUnits().nullable() }),
  z.object({ type: z.literal('ended') }),
]);
export type LiveMessage = z.output<typeof liveMessage>;

/** The chain of seeds of a table: published whole before its first round. */
export const liveChain = z.object({
  end: hash().describe('Published first: SHA-256 of the link of the first round'),
  links: z.int().min(1),
  publishedAt: z.iso.datetime(),
  beacon: z.string().describe('The public source of random values from which the salt was taken'),
  beaconRound: z.int().min(1).describe('Which of its values: one that was not known when the end was published'),
  salt: z.string().max(64),
  saltedAt: z.iso.datetime(),
});
export type LiveChain = z.output<typeof liveChain>;

/** Where a table stands, and the player's own bets in its running round and the one before. */
const tableStanding = z.object({ view: tableView, mine: z.array(ownBet), balance: minorUnits().nullable() });
export type TableStanding = z.output<typeof tableStanding>;

/** What the page of a shared table is sent when it opens. */
export const openedTable = z.object({
  openMs: z.int().min(1_000).describe('How long bets are taken'),
  mostBets: z.int().min(1).describe('Bets of one player in one round'),
  chain: liveChain.nullable().describe('Null until the table has one'),
  tables: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('All tables of the casino, which can be watched from here'),
  standing: tableStanding.nullable().describe('As a page begins with it; null until the table is opened'),
  chat: z
    .object({
      may: z.enum(['read', 'write']).describe('read: until the mail address is confirmed'),
      me: z.uuid().describe('`by` of what the player writes'),
    })
    .nullable()
    .describe('Null for players to whom no chat is shown: for fun, by the place, and with signs of harm'),
});
export type OpenedTable = z.output<typeof openedTable>;

const playId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const betId = z.uuid();
const answeredBet = z.object({ bet: ownBet, balance: minorUnits().nullable(), receipt: signedReceipt.optional() });

export const liveCalls = {
  /** Of the table of the session. */
  table: { input: z.unknown(), output: tableStanding },
  /** The server's clock, to set the page's by. */
  clock: { input: z.unknown(), output: z.object({ now: z.iso.datetime() }) },
  /** Bets in a round. Refused with BETS_CLOSED when the round is not open any more. The bet is read by the game's engine. */
  place: { input: z.object({ playId, round: z.int().min(1), bet: z.unknown() }), output: answeredBet },
  /** Takes a bet back while the round is open. */
  takeBack: { input: z.object({ betId }), output: answeredBet },
  /** Ends a bet on a running curve where the server's clock says it stands. Refused with TOO_LATE when the curve has ended. */
  cashOut: { input: z.object({ betId }), output: answeredBet },
  /** What the studio signs of the player's bets in a round of the session's table, each with its outcome once everybody may know it. */
  receipts: {
    input: z.object({ round: z.int().min(1) }),
    output: z.object({ receipts: z.array(z.object({ betId, receipt: signedReceipt })) }),
  },
  /**
   * Says something at a table where that is switched on, and only when playing for money. Refused with NOTHING_SAID, MUTED, SAID_TOO_OFTEN
   * (with `retryAfterMs`), and NOT_TO_BE_SAID of links, addresses, numbers to call, and words that hurt. The wallet is asked first whether
   * it still takes the session.
   */
  say: { input: z.object({ text: z.string().trim().min(1).max(mostSaid) }), output: z.object({ word: liveWord }) },
} as const;
