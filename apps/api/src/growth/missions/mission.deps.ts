import type { EntryConditions } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Approvals } from '../../db/approvals.ts';
import type { Result } from '../../http/result.ts';
import type { Viewer } from '../../http/viewer.ts';

/** What missions need of the rest of the casino. */
export interface MissionsDeps {
  db: Database;
  approvals: Approvals;
  /** What the place says of a member. */
  rulesFor(viewer: Viewer): Promise<Pick<Rules, 'offers.missions'>>;
  /** Why nothing is offered to the member now: on a break, excluded, or with signs of harm. */
  offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<string | undefined>;
  /** Whether such a version of a group is there, and goes by nothing that a player has lost. */
  checkEntry(db: Database | Transaction, entry: EntryConditions): Promise<Result<null>>;
  /** What of these conditions the member does not fulfil; undefined: may join. */
  entryRefusal(
    db: Database | Transaction,
    memberId: bigint,
    entry: EntryConditions,
  ): Promise<'identity' | 'level' | 'country' | 'group' | undefined>;
  /** Gives points for the store, once for each source; false: given before. */
  givePoints(tx: Transaction, memberId: bigint, given: { source: string; points: number }): Promise<boolean>;
}
