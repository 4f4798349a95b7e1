import type { Database } from '@fairhouse/database';
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
  let kept: { holds: Promise<(address: string) => boolean>; untilMs: number } | undefined;
  const read = async () => addressList((await readAllowList(db)).entries);
  return {
    async holds(address) {
      if (!kept || kept.untilMs < performance.now()) {
        const holds = read();
        kept = { holds, untilMs: performance.now() + keptMs };
        holds.catch(() => {
          kept = undefined;
        });
      }
      return (await kept.holds)(address);
    },
    forget() {
      kept = undefined;
    },
  };
}
