import type { ChainName, OpenChain, PriceBoard } from '@fairhouse/chains';
import type { Database, Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import type { Observation } from '@fairhouse/payments';

/** What paying in coins needs of the rest of the casino. */
export interface ChainsDeps {
  db: Database;
  chains: ReadonlyMap<ChainName, OpenChain>;
  prices: PriceBoard;
  quoteMinutes: number;
  /** Hands an observation to the cashier. */
  applyObservation(observation: Observation): Promise<'moved' | 'unchanged' | 'flagged' | 'noAttempt'>;
  /** An attempt of its own for money that came besides: the same member and method. Answers its reference. */
  openFollowUp(tx: Transaction, reference: string, amount: Amount): Promise<string>;
  log: { warn(details: object, message: string): void };
}
