import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** A UTC day, from its first moment to the first of the next. */
export interface Day {
  from: Date;
  to: Date;
}

/** Our books beside somebody else's. Totals in minor units. */
export interface Comparison {
  checked: number;
  totals: { what: string; currency: Currency; ours: bigint; theirs: bigint }[];
  differences: ReconciliationDifference[];
}

export interface ReconciliationDeps {
  db: Database;
  /** Whom there is to compare with now: vendors and providers come and go. */
  parts(): { name: string; compare(day: Day): Promise<Comparison> }[];
  log: { warn(details: object, message: string): void };
}
