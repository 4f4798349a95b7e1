import type { Database } from '@fairhouse/database';
import type { ComparedPart } from '../../db/comparison.ts';

export interface ReconciliationDeps {
  db: Database;
  /** Whom there is to compare with now: vendors and providers come and go. */
  parts(): ComparedPart[];
  log: { warn(details: object, message: string): void };
}
