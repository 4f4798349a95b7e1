import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Amount } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { Viewer } from '../../http/viewer.ts';

/** A round of the wallet, by which it can be shown again. */
export interface PlayedRound {
  vendor: string;
  roundId: string;
  memberId: bigint;
}

export interface PrizeNews {
  memberId: bigint;
  kind: 'competitionPrize';
  about: string;
  values: Record<string, string | Amount>;
}

/** What competitions need of the rest of the casino. */
export interface CompetitionsDeps {
  db: Database;
  approvals: Approvals;
  /** What the place says of a member, or of a visitor. */
  rulesFor(viewer: Viewer): Promise<Pick<Rules, 'offers.competitions'>>;
  countryOf(address: string, edgeCountry: string | undefined): string | undefined;
  /** Why nothing is offered to the member now: on a break, excluded, or with signs of harm. */
  offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<string | undefined>;
  /** Under which name a round is shown again; undefined where its vendor shows no replays. */
  refOf(round: PlayedRound): string | undefined;
  /** Tells the member in the transaction. */
  announce(tx: Transaction, news: PrizeNews): Promise<unknown>;
  /** There is something to pay now: the job need not wait for its time. */
  wake(): void;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}
