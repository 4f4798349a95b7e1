import type { Database, Transaction } from '@fairhouse/database';
import type { ExclusionRegister, IdentityProvider } from '@fairhouse/identity';
import type { Jurisdiction, RuledPlace } from '@fairhouse/jurisdictions';
import type { InLanguages } from '@fairhouse/money';

/** What knowing members needs of the rest of the casino. */
export interface IdentityDeps {
  db: Database;
  /** Undefined: documents that people look at are the only way. */
  provider: IdentityProvider | undefined;
  /** By the names that jurisdictions give. */
  registers: ReadonlyMap<string, ExclusionRegister>;
  /** Whether providers and registers are fake. */
  isSandbox: boolean;
  /** At a place where nobody lives yet. */
  jurisdictionOf(countryCode: string, stateCode?: string): Jurisdiction;
  /** `within`: the transaction of the caller. */
  jurisdictionOfMember(memberId: bigint, within?: Transaction): Promise<Jurisdiction>;
  ruledPlaces(): RuledPlace[];
  /** The alpha-3 code of a country. */
  alpha3Of(countryCode: string): string;
  origin: string;
  /** Where the desk's pictures are. */
  deskOrigin: string;
  ownsFiles(db: Database | Transaction, memberId: bigint, fileIds: bigint[]): Promise<boolean>;
  /** A sentence of the casino for the member, once about each thing. */
  tellMember(
    tx: Transaction,
    reported: { memberId: bigint; about: string; texts: InLanguages<string> },
  ): Promise<unknown>;
  /** What follows when a register excludes somebody: in the transaction that notes it. */
  excludeByRegister(tx: Transaction, memberId: bigint, register: string): Promise<void>;
  log: { warn(details: object, message: string): void };
  clock(): Date;
}
