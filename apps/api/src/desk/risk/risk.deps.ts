import type { Posting } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import type { Approvals } from '../../db/approvals.ts';
import type { WatchLists } from './screening/watch-lists.port.ts';

/** What a game declares about itself; both in stakes, as decimal text. */
export interface GameFigures {
  vendor: string;
  code: string;
  /** The mean of a round's return: '0.9600'. */
  returned: string;
  /** Its standard deviation. */
  deviation: string;
}

export interface RiskDeps {
  db: Database;
  approvals: Approvals;
  /** Of the games that the casino knows the figures of. */
  games: readonly GameFigures[];
  /** Postings of a member from a moment on, the newest first, with their place in the chain. */
  postingsOf(memberId: bigint, from: Date, most: number): Promise<Posting[]>;
  watchLists: WatchLists | undefined;
  /** Suspends a member in the transaction of what is decided; nothing where they are suspended already. */
  suspend(tx: Transaction, operatorName: string, memberId: bigint, reason: string): Promise<unknown>;
  siteName: string;
  clock(): Date;
}
