import type { Database } from '@fairhouse/database';
import type { Comparison, Day } from '../../db/comparison.ts';

export interface ReconciliationDeps {
  db: Database;
  /** Whom there is to compare with now: vendors and providers come and go. */
  parts(): { name: string; compare(day: Day): Promise<Comparison> }[];
  log: { warn(details: object, message: string): void };
}
