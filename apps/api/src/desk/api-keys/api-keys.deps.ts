import type { StaffCommand, StoredProposal } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { LimitCalls } from '@fairhouse/operation';
import type { Result } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import type { StaffPerson } from '../../http/staff-person.ts';

/** A person of the staff at this moment, signed in or not. */
export type Maker = StaffPerson & Pick<Operator, 'displayName'>;

/** What keys need of the rest of the casino. */
export interface ApiKeysDeps {
  db: Database;
  /** A person of the staff with what they may do now; undefined once the account is disabled. */
  personOf(staffId: bigint): Promise<Maker | undefined>;
  /** Spends a fresh proof of this person; false when it is none, or is spent or over. */
  spendProof(tx: Transaction, staffId: bigint, token: string): Promise<boolean>;
  /** Proposes to a second administrator what a key is. */
  askSecond<T>(
    operator: StaffPerson,
    proposed: {
      command: Extract<StaffCommand, 'apiKey.create'>;
      subject: string;
      proposal: StoredProposal<'apiKey.create'>;
    },
    carryOut: () => Promise<Result<T>>,
  ): Promise<Result<T>>;
  /** Where mail to a person goes; undefined: nowhere. */
  addressOf(tx: Transaction, staffId: bigint): Promise<{ email: string; language: StaffLanguage } | undefined>;
  /** Mails that a key ends soon, when the transaction commits. */
  mailEnding(
    tx: Transaction,
    to: { email: string; language: StaffLanguage },
    values: { username: string; key: string; day: string },
  ): Promise<void>;
  clock(): Date;
}

/** Counts of calls by key, in all processes. */
export interface KeyLimits {
  /** One call of this key, of so many a minute. */
  mayCall(id: number, perMinute: number): Promise<boolean>;
  /** One more that was refused: false when this address has had its share. */
  mayFail: LimitCalls;
  /** Whether a refusal is to be recorded: once a minute for each address, and so many a minute in all. */
  mayRecord(address: string): Promise<boolean>;
}
