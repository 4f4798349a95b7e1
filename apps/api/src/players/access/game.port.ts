import type { Transaction } from '@fairhouse/database';

/** What the end of a member's sessions means to the games that are open. */
export interface GamePort {
  /** No further bet by any of them; open rounds still settle. */
  endGameSessions(tx: Transaction, memberId: bigint): Promise<void>;
}
