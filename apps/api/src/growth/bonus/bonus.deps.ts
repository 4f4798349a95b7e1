import type { Database, Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import type { InEachLanguage } from '../../lib/in-each-language.ts';
import type { BonusRules } from './rules/allowed.ts';

export interface BonusNews {
  memberId: bigint;
  about: string;
  kind: 'bonusGiven' | 'bonusReleased' | 'bonusExpired' | 'cashback' | 'inactivityFee';
  values: { amount: Amount };
}

/** A bonus that ends within a day: promotional, since it may lead to play. */
export interface EndingNews {
  memberId: bigint;
  about: string;
  kind: 'bonusEnding';
  values: { amount: Amount } & InEachLanguage<'day'>;
}

/**
 * Something a member was seen with: a device, a network address, a payment account, an address that coins came from. Such
 * an address may be an exchange's, which pays for thousands: it is flagged and refuses nobody.
 */
export interface SeenWith {
  kind: 'device' | 'address' | 'account' | 'coins';
  hash: Buffer;
  /** Masked, for operators. */
  label?: string;
}

/** What bonuses need of the rest of the casino. */
export interface BonusDeps {
  db: Database;
  /** Keys the hashes of what tells one household from another. */
  secret: string;
  /** Keeps the member's cash-outs from being applied for until the transaction ends. */
  lockCashOuts(tx: Transaction, memberId: bigint): Promise<void>;
  /** What the places of these members say of bonuses. */
  rulesOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, BonusRules>>;
  seenWith(tx: Transaction, memberId: bigint): Promise<SeenWith[]>;
  /** Tells the member in the same transaction. */
  announce(tx: Transaction, news: BonusNews | EndingNews): Promise<unknown>;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}
