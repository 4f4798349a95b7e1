import type { Database } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Currency } from '@fairhouse/money';
import type { Viewer } from '../../../http/viewer.ts';
import type { TablesDeps } from '../tables.deps.ts';
import type { VendorSecrets } from './table-invitation.ts';

type Talk = 'play.tableInvitations' | 'age.least' | 'account.currencies';

/** What links to tables and reports of messages need. */
export interface TalkDeps extends Pick<TablesDeps, 'askTables' | 'askWords' | 'clock'> {
  db: Database;
  secrets: VendorSecrets;
  rulesFor(viewer: Viewer): Promise<Pick<Rules, Talk>>;
  /** The countries that are known of a reader, for what is offered there. */
  countriesOf(asked: Reader): readonly string[];
  viewerOf(asked: Reader): Viewer;
  /** Counts one invitation, or one report, of a member; false when there were too many. */
  mayInvite(memberId: bigint): Promise<boolean>;
  mayReport(memberId: bigint): Promise<boolean>;
}

export interface Reader {
  member?: { id: bigint; currency: Currency; countryCode: string } | undefined;
  address: string;
  edgeCountry: string | undefined;
}
