import type { Database } from '@fairhouse/database';
import { keepFor } from '@fairhouse/operation';
import { addressList } from '../../../lib/address-list.ts';
import { readAllowList } from './allow-list.store.ts';

export interface AllowedAddresses {
  /** By the list as it was at most 3 s ago. */
  holds(address: string): Promise<boolean>;
  forget(): void;
}

const keptMs = 3_000;

/** From which addresses the desk answers. While the database does not say so, from none. */
export function allowedAddresses(db: Database): AllowedAddresses {
  const list = keepFor(keptMs, async () => addressList((await readAllowList(db)).entries));
  return {
    holds: async (address) => (await list())(address),
    forget: list.forget,
  };
}
