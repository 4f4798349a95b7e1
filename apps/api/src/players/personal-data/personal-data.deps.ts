import type { Database, Transaction } from '@fairhouse/database';
import type { RuledPlace, Rules } from '@fairhouse/jurisdictions';
import type { Currency, InLanguages } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { Result } from '../../http/result.ts';
import type { Storage } from '../../lib/storage/storage.ts';

/** What features that own them know of a member who asks about data. */
export interface DataMember {
  id: bigint;
  username: string;
  email: string;
  currency: Currency;
}

export interface WordAtTable {
  table: string;
  text: string;
  at: string;
  removedAt: string | null;
}

/** What the member's own data needs of the rest of the casino. */
export interface PersonalDataDeps {
  db: Database;
  clock(): Date;
  siteName: string;
  /** Where archives lie until they are fetched. */
  copies: Storage;
  /** Where pictures of documents lie. */
  pictures: Storage;
  approvals: Approvals;
  /** Of the place where the member lives. `within`: the transaction of the caller. */
  rulesOf(memberId: bigint, within?: Transaction): Promise<Rules>;
  /** Every place that there are rules of. */
  ruledPlaces(): RuledPlace[];
  findMember(memberId: bigint, within?: Transaction): Promise<DataMember | undefined>;
  confirmPassword(memberId: bigint, password: string): Promise<Result<null>>;
  /** Cash, bonus and held together are nothing, under the lock of the book. */
  hasNothing(tx: Transaction, memberId: bigint): Promise<boolean>;
  /** Games and sessions end at once. */
  endPlay(tx: Transaction, memberId: bigint): Promise<void>;
  /** A hash that no password has. */
  hashOfNobody(): Promise<string>;
  picturesOf(db: Database | Transaction, memberId: bigint): Promise<{ id: bigint; storageName: string }[]>;
  /** What the member said at shared tables, which lies at their vendors; without `words` where one has not answered. */
  wordsOfMember(memberId: bigint): Promise<{ vendor: string; words: readonly WordAtTable[] | undefined }[]>;
  /** From the commit on the vendors are told to forget it, until they have. */
  forgetSpeaker(tx: Transaction, memberId: bigint): Promise<void>;
  tell(tx: Transaction, memberId: bigint, about: string, words: InLanguages<string>): Promise<unknown>;
  /** Mails the member that the details were changed; to `formerEmail` in place of the member's where that was one of them. */
  mailChanged(tx: Transaction, memberId: bigint, formerEmail?: string): Promise<unknown>;
  /** Reads a number as it is called; undefined for none. */
  e164Of(number: { mobilePrefix: string; mobile: string }): string | undefined;
  /** There is something to do for the jobs of this feature. */
  wake(): void;
  log: { warn(details: object, message: string): void };
}
