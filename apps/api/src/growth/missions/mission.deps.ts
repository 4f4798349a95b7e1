import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Approvals } from '../../db/approvals.ts';
import type { Viewer } from '../../http/viewer.ts';

/** What missions need of the rest of the casino. */
export interface MissionsDeps {
  db: Database;
  approvals: Approvals;
  /** What the place says of a member. */
  rulesFor(viewer: Viewer): Promise<Pick<Rules, 'offers.missions'>>;
  /** Why nothing is offered to the member now: on a break, excluded, or with signs of harm. */
  offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<string | undefined>;
  /** Gives points for the store, once for each source; false: given before. */
  givePoints(tx: Transaction, memberId: bigint, given: { source: string; points: number }): Promise<boolean>;
}
