import type { Database } from '@fairhouse/database';
import { keepReading } from '@fairhouse/operation';
import { addressList } from '../../lib/address-list.ts';
import { readVendors, type VendorRow } from './vendors.store.ts';

export interface Vendor {
  id: string;
  name: string;
  secret: string;
  /** What it was before, where a setting says so: calls signed with it are taken as well. */
  formerSecret: string | undefined;
  launchUrl: string;
  /** Where it answers what it played; null: it is not asked. */
  reportUrl: string | null;
  wrapperDomains: Record<string, string>;
  /** Until when signatures of version 1 are taken, in milliseconds since 1970; 0: never. */
  version1UntilMs: number;
  isAllowedFrom(address: string): boolean;
}

/** The vendors in memory, since every wallet call asks for one; read again every `refreshMs`, gone by for 5 s at most. */
export interface VendorRegistry {
  /** Undefined for a vendor that is unknown, disabled, or whose secret is not set. */
  find(id: string): Vendor | undefined;
  all(): Vendor[];
  /** Milliseconds since 1970 by the database's clock, carried on by this process's monotonic one. */
  nowMs(): number;
  /** To be waited for, where there is something to wait for, before a vendor's call is believed. */
  upToDate(): Promise<void> | undefined;
  /** Takes note of a change that this process has made. */
  readAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface RegistryParts {
  db: Database;
  /** The secret that is kept under a name, from the environment. */
  secretOf(name: string): string | undefined;
  logger: { error(details: object, message: string): void };
  refreshMs?: number;
}

export async function openVendors({ db, secretOf, logger, refreshMs = 2_000 }: RegistryParts): Promise<VendorRegistry> {
  const kept = await keepReading({
    async read() {
      const { nowMs, vendors } = await readVendors(db);
      const known = vendors.flatMap((row) => vendorOf(row, secretOf));
      return { byId: new Map(known.map((vendor) => [vendor.id, vendor])), databaseAheadMs: nowMs - performance.now() };
    },
    everyMs: refreshMs,
    onFailure: (err) => logger.error({ err }, 'the vendors could not be read again'),
  });
  return {
    find: (id) => kept.now().byId.get(id),
    all: () => [...kept.now().byId.values()],
    nowMs: () => performance.now() + kept.now().databaseAheadMs,
    upToDate: kept.upToDate,
    readAgain: kept.readAgain,
    stop: kept.stop,
  };
}

function vendorOf(row: VendorRow, secretOf: RegistryParts['secretOf']): Vendor[] {
  const { allowedAddresses, secretName, version1Until, ...vendor } = row;
  const secret = secretOf(secretName);
  if (!secret) return [];
  const version1UntilMs = version1Until?.getTime() ?? 0;
  const formerSecret = secretOf(`${secretName}_FORMER`);
  return [{ ...vendor, secret, formerSecret, version1UntilMs, isAllowedFrom: addressList(allowedAddresses) }];
}
