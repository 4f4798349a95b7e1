import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Result } from '../../http/result.ts';

/** Free rounds as a vendor grants them; amounts in minor units. */
export interface GrantTerms {
  game: string;
  currency: Currency;
  stake: bigint;
  count: number;
  wagering: number;
  winMost: bigint;
  expires: { at: Date };
}

/** What promotions of vendors need of the rest of the casino. */
export interface PromotionParts {
  /** Whether the place of the member allows free rounds and what comes without a stake. */
  isPlaceOpen(memberId: bigint): Promise<boolean>;
  /** Why nothing is offered to the member now: on a break, excluded, or with signs of harm. */
  offersHeldBack(tx: Transaction, memberId: bigint): Promise<string | undefined>;
  /**
   * Grants free rounds, to members to whom something may be offered. `decide` is asked in the transaction that grants them, with the book
   * locked; what it refuses is not granted, and what it wrote is taken back. The same key grants once: `rewardAlreadyTaken` for its repeat.
   */
  grant(grant: {
    memberId: bigint;
    sourceKey: string;
    actor: string;
    decide(tx: Transaction): Promise<Result<GrantTerms>>;
  }): Promise<Result<null>>;
  /** Ends free rounds that are open; refused when they are not. */
  cancel(memberId: bigint, id: string, actor: string): Promise<Result<null>>;
}
