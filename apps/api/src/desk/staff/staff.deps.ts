import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { Sealing } from '../../lib/sealing.ts';
import type { StaffMailKind } from '../../lib/staff-mail-kind.ts';
import type { Company } from './company/company.ts';

export interface StaffDeps {
  db: Database;
  /** Seals the secrets of authenticator apps. */
  sealing: Sealing;
  siteName: string;
  /** The desk's own origin: its passkeys are made for its host and for nothing else. */
  origin: string;
  sessions: StaffSessionSettings;
  /** A change of the staff that takes two administrators. */
  approvals: Pick<Approvals, 'ask'>;
  /** Mails somebody of the staff in their language, when the transaction commits. */
  mail(
    tx: Transaction,
    to: { email: string; language: StaffLanguage },
    kind: StaffMailKind,
    values: Record<string, string>,
  ): Promise<void>;
  /** Where the staff also sign in; undefined when nothing is set. */
  company: Company | undefined;
  log: { warn(details: object, message: string): void };
  /** Ends the API keys of a person who is disabled. */
  endKeysOf(tx: Transaction, staffId: bigint, ending: { by: string; at: Date }): Promise<void>;
  memberExists(id: bigint): Promise<boolean>;
  clock(): Date;
}

export interface StaffSessionSettings {
  /** A session that nobody used for so long is over. */
  idleMinutes: number;
  /** However busy, a session or a token ends after so long. */
  absoluteHours: number;
}
