import { functionsIn, migrationsIn } from '@fairhouse/database';

export type { Totals } from './book/accounts.ts';
export { lastMember, type MemberRange } from './book/last-member.ts';
export { lockBook, lockBooks } from './book/lock-book.ts';
export { moveNotes } from './book/move-notes.ts';
export { openBook } from './book/open-book.ts';
export { type Book, readBook } from './book/read-book.ts';
export { type HouseTotal, readHouseTotals, rollUp } from './book/roll-up.ts';
export { followMovedBooks, migrateCasino } from './installed-sharding.ts';
export { ledgerLanes } from './lanes.ts';
export { type Ledger, type LedgerOptions, openLedger } from './open-ledger.ts';
export { postAllWithin } from './post-all-within.ts';
export { postWithin } from './post-within.ts';
export {
  type Balance,
  balanceOf,
  type GameRound,
  type PostCommand,
  type Posting,
  type PostOutcome,
  type RefusalReason,
} from './posting/posting.ts';
export { type Account, type PostingType, postingRules, type RecordedType } from './posting/posting-rules.ts';
export { postingsNamed } from './posting/postings-named.ts';
export { postingsOfRound } from './posting/postings-of-round.ts';
export { countPostings, type PostingsQuery, readPostings } from './posting/read-postings.ts';
export { keyOfSlot, memberSlots, slotOf } from './slot-of-member.ts';
export type { Finding, Rule } from './verify/check-book.ts';
export { type ProvenBook, type ProvenPosting, provePostings } from './verify/prove-postings.ts';
export { type VerifyOptions, type VerifyReport, verifyBooks } from './verify/verify-books.ts';

/** Unqualified: they build the tables in the schema of the connection that runs them. */
export const ledgerMigrations = [
  ...migrationsIn(new URL('../migrations/', import.meta.url), 'ledger'),
  ...functionsIn(new URL('../functions/', import.meta.url), 'ledger'),
];
