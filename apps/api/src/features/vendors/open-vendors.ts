import type { Database } from '@fairhouse/database';
import { addressList } from '../../lib/address-list.ts';
import { readVendors, type VendorRow } from './vendors.store.ts';

export interface Vendor {
  id: string;
  name: string;
  secret: string;
  launchUrl: string;
  /** Where it answers what it played; null: it is not asked. */
  reportUrl: string | null;
  wrapperDomains: Record<string, string>;
  /** Until when signatures of version 1 are taken, in milliseconds since 1970; 0: never. */
  version1UntilMs: number;
  isAllowedFrom(address: string): boolean;
}

/** The vendors in memory, since every wallet call asks for one; read again every `refreshMs`. */
export interface VendorRegistry {
  /** Undefined for a vendor that is unknown, disabled, or whose secret is not set. */
  find(id: string): Vendor | undefined;
  all(): Vendor[];
  /** Milliseconds since 1970 by the database's clock, carried on by this process's monotonic one. */
  nowMs(): number;
  stop(): Promise<void>;
}

interface RegistryParts {
  db: Database;
  /** The secret that is kept under a name, from the environment. */
  secretOf(name: string): string | undefined;
  logger: { error(details: object, message: string): void };
  refreshMs?: number;
}

export async function openVendors({
  db,
  secretOf,
  logger,
  refreshMs = 10_000,
}: RegistryParts): Promise<VendorRegistry> {
  let vendors = new Map<string, Vendor>();
  let databaseAheadMs = 0;

  async function read(): Promise<void> {
    const rows = await readVendors(db);
    databaseAheadMs = rows.nowMs - performance.now();
    vendors = new Map(rows.vendors.flatMap((row) => vendorOf(row, secretOf)).map((vendor) => [vendor.id, vendor]));
  }

  await read();
  let reading: Promise<void> | undefined;
  // A timer and no job: each process fills its own memory.
  const timer = setInterval(() => {
    // The last list stays good enough when the database is away for a while.
    reading ??= read()
      .catch((err) => logger.error({ err }, 'the vendors could not be read again'))
      .finally(() => {
        reading = undefined;
      });
  }, refreshMs);
  timer.unref();

  return {
    find: (id) => vendors.get(id),
    all: () => [...vendors.values()],
    nowMs: () => performance.now() + databaseAheadMs,
    async stop() {
      clearInterval(timer);
      await reading;
    },
  };
}

function vendorOf(row: VendorRow, secretOf: RegistryParts['secretOf']): Vendor[] {
  const secret = secretOf(row.secretName);
  if (!secret) return [];
  const { allowedAddresses, secretName: _, version1Until, ...vendor } = row;
  const version1UntilMs = version1Until?.getTime() ?? 0;
  return [{ ...vendor, secret, version1UntilMs, isAllowedFrom: addressList(allowedAddresses) }];
}
