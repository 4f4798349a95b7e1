import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Amount, Currency } from '@fairhouse/money';
import type { Viewer } from '../../http/viewer.ts';

type PlaceRules = Pick<Rules, 'account.currencies' | 'bonus.offers' | 'bonus.wageringMost'>;

/** What the ladder needs of the rest of the casino. */
export interface VipDeps {
  db: Database;
  countryOf(address: string, edgeCountry: string | undefined): string | undefined;
  /** What the place says of a member, or of a visitor. */
  rulesFor(viewer: Viewer): Promise<PlaceRules>;
  /** What the weekly promotions bring there: the terms that they are paid by. */
  weeklyTerms(
    rules: PlaceRules,
    currency: Currency,
  ): Promise<{
    cashback: { least: Amount } | null;
    friday: ((level: number) => { deposits: Amount; balanceBelow: Amount; bonus: Amount } | undefined) | null;
    wageringTimes: number;
  }>;
  /** Why nothing is offered to the member now: on a break, excluded, or with signs of harm. */
  offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<string | undefined>;
}
