import type { EntryConditions } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Amount } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { Result } from '../../http/result.ts';
import type { Viewer } from '../../http/viewer.ts';

/** A round of the wallet, by which it can be shown again. */
export interface PlayedRound {
  vendor: string;
  roundId: string;
  memberId: bigint;
}

export interface CompetitionNews {
  memberId: bigint;
  kind: 'competitionPrize' | 'competitionCancelled' | 'competitionDisqualified' | 'competitionReinstated';
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
  /** Whether such a version of a group is there, and goes by nothing that a player has lost. */
  checkEntry(db: Database | Transaction, entry: EntryConditions): Promise<Result<null>>;
  /** What of these conditions the member does not fulfil; undefined: may join. */
  entryRefusal(
    db: Database | Transaction,
    memberId: bigint,
    entry: EntryConditions,
  ): Promise<'identity' | 'level' | 'country' | 'group' | undefined>;
  /** Under which name a round is shown again; undefined where its vendor shows no replays. */
  refOf(round: PlayedRound): string | undefined;
  /** Tells the member in the transaction. */
  announce(tx: Transaction, news: CompetitionNews): Promise<unknown>;
  /** There is something to pay now: the job need not wait for its time. */
  wake(): void;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}
