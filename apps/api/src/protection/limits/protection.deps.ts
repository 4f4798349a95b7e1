import type { Database, Transaction } from '@fairhouse/database';
import type { Jurisdiction, RuledPlace } from '@fairhouse/jurisdictions';

/** What protection needs of the rest of the casino. */
export interface ProtectionDeps {
  db: Database;
  /** Of a country, for visitors. */
  jurisdictionOf(countryCode: string): Jurisdiction;
  /** `within`: the transaction of the caller. */
  jurisdictionOfMember(memberId: bigint, within?: Transaction): Promise<Jurisdiction>;
  /** The country of a connection, for visitors. */
  countryOf(address: string, edgeCountry: string | undefined): string | undefined;
  /** Every place that there are rules of. */
  ruledPlaces(): RuledPlace[];
  /** Says in a message that so many minutes of break have begun after so many of play. Once for each `about`. */
  tellOfBreak(
    tx: Transaction,
    reported: { memberId: bigint; about: string; minutes: number; afterMinutes: number },
  ): Promise<unknown>;
  /** Asks in a message to look at the account, its transactions and the limits. Once for each `about`. */
  tellToReview(tx: Transaction, reported: { memberId: bigint; about: string }): Promise<unknown>;
  /** Ends every log-in of the member; the transaction has locked the member. */
  endSessions(tx: Transaction, memberId: bigint): Promise<void>;
  /** No further bet by any game that is open now. */
  endGameSessions(tx: Transaction, memberId: bigint): Promise<void>;
  /** Keys the marks of people who have excluded themselves. */
  secret: string;
  clock(): Date;
}
