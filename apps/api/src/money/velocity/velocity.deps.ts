import type { Database, Transaction } from '@fairhouse/database';

/** What velocity limits need of the rest of the casino. */
export interface VelocityDeps {
  db: Database;
  /** Whether the player has paused, is excluded or has closed the account: then nothing keeps their money from them. */
  isBarred(tx: Transaction, memberId: bigint): Promise<boolean>;
  /** Opens a case about the player for staff to look into. */
  openCase(tx: Transaction, about: { memberId: bigint; title: string; note: string }): Promise<void>;
}
