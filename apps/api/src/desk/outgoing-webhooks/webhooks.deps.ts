import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { AddressRules } from '../../lib/outgoing-address.ts';
import type { Sealing } from '../../lib/sealing.ts';
import type { Receiver } from './sending/post-event.ts';

/** What outgoing webhooks need of the rest of the casino. */
export interface WebhooksDeps {
  db: Database;
  /** Of the secrets that events are signed with. */
  sealing: Sealing;
  /** Which addresses staff may name. */
  addresses: AddressRules;
  receiver: Receiver;
  /** What alerts call the casino, and where its desk is. */
  site: { name: string; deskOrigin: string };
  /** Writes to every administrator, in the transaction. */
  tellAdministrators(tx: Transaction, letter: (language: StaffLanguage) => AdministratorLetter): Promise<void>;
  /** There is something to send now: the job need not wait for its time. */
  wake(): void;
  log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

export interface AdministratorLetter {
  subject: string;
  paragraphs: string[];
}
