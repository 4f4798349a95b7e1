import type { Database, Transaction } from '@fairhouse/database';
import type { PaymentProvider } from '@fairhouse/payments';
import type { SettingOf } from '../../db/setting-of.ts';
import type { NotedInstrument } from './instrument.store.ts';

/** What deposits need of the rest of the house. */
export interface DepositDeps {
  db: Database;
  settingOf: SettingOf;
  /** By the name that the method's row gives. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** The casino's own origin, for the way back from the provider. */
  publicOrigin: string;
  /** Marks that this member has deposited; called in the transaction that credits. */
  markCredited(tx: Transaction, memberId: bigint): Promise<unknown>;
  /** The same for many members at once. */
  markAllCredited(tx: Transaction, memberIds: readonly bigint[]): Promise<unknown>;
  /** Keys the digests of what deposits were paid with. */
  secret: string;
  /** Something new that the member has paid with; in the transaction that notes it, after the book. */
  instrumentsNoted(tx: Transaction, memberId: bigint, instruments: NotedInstrument[]): Promise<void>;
  /** For prefilling the provider's page. */
  emailOf(memberId: bigint): Promise<string | undefined>;
  log: { warn(details: object, message: string): void };
}
