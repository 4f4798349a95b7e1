import type { Database } from '@fairhouse/database';
import { keepFor } from '@fairhouse/operation';
import { type PotNow, readPots } from './pot.store.ts';

/** What lies in the pots, which is sent with every round. */
export interface PotMeter {
  /** As it was read at most a second ago; undefined where there is no such pot. */
  read(pot: Pick<PotNow, 'code' | 'currency' | 'fun'>): Promise<PotNow | undefined>;
}

const freshForMs = 1_000;

/** Reads all pots at once and not again before a second is over, however many ask: no round waits for a sum of its own. */
export function potMeter(db: Database, now: () => number = Date.now): PotMeter {
  const pots = keepFor(freshForMs, () => readPots(db), now);
  return {
    async read({ code, currency, fun }) {
      return (await pots()).find((pot) => pot.code === code && pot.currency === currency && pot.fun === fun);
    },
  };
}
