import type { Database } from '@fairhouse/database';

/** By which names the features that take and pay money file their postings; their notes are methods. */
export interface Sources {
  payments: string[];
}

export interface FinanceDeps {
  db: Database;
  sources: Sources;
  nowMs(): number;
}

/** What it takes to read sums. */
export type SumsDeps = Pick<FinanceDeps, 'sources' | 'nowMs'>;
