import type { Database, Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import type { Approvals } from '../../../db/approvals.ts';

export interface HeldWinNews {
  memberId: bigint;
  about: string;
  kind: 'heldWinReleased' | 'heldWinRefused';
  values: { amount: Amount; game: string; reason: string };
}

/** What the desk of the wallet needs of the rest of the casino. */
export interface WalletDeskDeps {
  db: Database;
  /** Tells the member in the same transaction. */
  announce(tx: Transaction, news: HeldWinNews): Promise<unknown>;
  approvals: Approvals;
}
