/**
 * What executes a bet: books, postings, allowances, rounds and the sessions of vendors. A page of SQL in the order of a bet: docs/a-bet-in-sql.md.
 *
 * SQL of others may read `ledger_book`, `ledger_posting`, `ledger_turnover`, `wallet_round`, `game_round_in_order`,
 * `game_round_by_time`, `wallet_held`, `wallet_session`, `wallet_name`, `wallet_playing`, and call `ledger_lock`, `ledger_played`,
 * `ledger_first_since`, `ledger_settled_until`, `wallet_played_seconds`, `wallet_playing_since`, `wallet_forget_rules`. A bet calls
 * functions and views of others: `play_allowance_of` (limits and breaks), `play_barred`, `game_record` and `game_stake` (games).
 */
import { schemaIn } from '@fairhouse/database';

// Allowances: what stakes are compared with. Limits and breaks decide the values.
export { setAllowance } from './allowances/set-allowance.ts';
// Books: lock first, then read.
export type { Totals } from './books/accounts.ts';
export { lastMember, type MemberRange } from './books/last-member.ts';
export { lockBook, lockBooks } from './books/lock-book.ts';
export { openBook } from './books/open-book.ts';
export { type Book, readBook } from './books/read-book.ts';
export { type CasinoTotal, readCasinoTotals, rollUp } from './books/roll-up.ts';
// Free rounds: the casino pays the stakes, `bet` and `play` count them.
export {
  dueFreeRounds,
  endFreeRounds,
  type FreeRounds,
  type FreeRoundsKey,
  type FreeRoundsSource,
  type FreeRoundsState,
  findFreeRounds,
  findFreeRoundsOfSource,
  freeRoundStates,
  freeRoundsOfSession,
  grantFreeRounds,
  hasOpenFreeRound,
  type NewFreeRounds,
  openFreeRoundsAfter,
  playableFreeRounds,
  readFreeRounds,
  writeFreeRoundsPaid,
} from './grants/free-rounds.store.ts';
// Where books may lie on several machines.
export { followMovedBooks, migrateCasino } from './installed-sharding.ts';
// Postings: each alone in its own commit (`openLedger` has post), or in the caller's transaction.
export { type Ledger, type LedgerOptions, openLedger } from './postings/open-ledger.ts';
export { postAllWithin } from './postings/post-all-within.ts';
export { postWithin } from './postings/post-within.ts';
export {
  type Balance,
  balanceOf,
  type GameRound,
  type PostCommand,
  type Posting,
  type PostOutcome,
  type RefusalReason,
} from './postings/posting.ts';
export { type Account, type PostingType, postingRules, type RecordedType } from './postings/posting-rules.ts';
export { postingsNamed } from './postings/postings-named.ts';
export { postingsOfRound } from './postings/postings-of-round.ts';
export { countPostings, type PostingsQuery, readPostings } from './postings/read-postings.ts';
// Bets of vendors: `openBets` has bet, play, win, rollback, endRound, balance.
export type { Caller, InstructionResult, WalletRefusal } from './rounds/instructions.ts';
export { type Bets, openBets } from './rounds/open-bets.ts';
// Sessions of vendors, and the members' names among them.
export { endSessions, removeOldSessions } from './sessions/end-sessions.ts';
export { memberOfSession } from './sessions/member-of-session.ts';
export { openSession } from './sessions/open-session.ts';
export { type DecidePrize, type Prize, payPrize } from './sessions/pay-prize.ts';
export { newWalletUser, readWalletUser, type WalletUser } from './sessions/user-name.ts';
export { keyOfSlot, memberSlots, slotOf } from './slot-of-member.ts';
// Verification.
export type { Finding, Rule } from './verify/check-book.ts';
export { type ProvenBook, type ProvenPosting, provePostings } from './verify/prove-postings.ts';
export { type VerifyOptions, type VerifyReport, verifyBooks } from './verify/verify-books.ts';

/** Unqualified: they build the tables in the schema of the connection that runs them. */
export const ledgerMigrations = schemaIn(new URL('../books/', import.meta.url), 'ledger');

/** Allowances, rounds and sessions. They use tables and views of players, games, limits and vendors: after those, and after the books. */
export const bettingMigrations = [
  ...schemaIn(new URL('../allowances/', import.meta.url), 'allowances'),
  ...schemaIn(new URL('../rounds/', import.meta.url), 'betting'),
];
