import type { Permission } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { ReportsDeps } from '../reports.deps.ts';

/** A colleague, with what they may do at this moment. */
export interface Colleague {
  id: bigint;
  name: string;
  /** null: there is no address. */
  email: string | null;
  language: StaffLanguage;
  enabled: boolean;
  permissions: ReadonlySet<Permission>;
}

export interface MailedReport {
  subject: string;
  paragraphs: string[];
  language: StaffLanguage;
  files: { name: string; contentType: string; content: Buffer }[];
}

export interface MailingDeps extends ReportsDeps {
  staff(): Promise<Colleague[]>;
  /** Hands a mail to those that wait to be sent, in the transaction. Answers its id. */
  writeMail(tx: Transaction, to: string, mail: MailedReport): Promise<bigint>;
  log: { warn(details: object, message: string): void };
}
