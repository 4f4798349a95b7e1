import type { Database } from '@fairhouse/database';
import { keepFor } from '@fairhouse/operation';
import { type Chain, readChains } from './chain.store.ts';

/** The chains of all tables, for anyone who looks at them: as they were read at most two seconds ago. */
export interface PublishedChains {
  read(): Promise<readonly Chain[]>;
}

const freshForMs = 2_000;

/** Reads once, however many ask at the same time: anybody may, and nobody has to be known for it. */
export function publishedChains(db: Database, now: () => number = Date.now): PublishedChains {
  return { read: keepFor(freshForMs, () => readChains(db), now) };
}
