import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface FoundDifference extends ReconciliationDifference {
  /** YYYY-MM-DD */
  day: string;
  part: string;
}

export interface SettlementDeps {
  db: Database;
  /** Puts differences among those that finance works off; in the transaction in which the file counts. */
  addDifferences(tx: Transaction, found: readonly FoundDifference[]): Promise<void>;
  /** A refund that the provider's file agrees with, or does not. */
  refundSettled(tx: Transaction, depositId: bigint, agrees: boolean): Promise<void>;
}
