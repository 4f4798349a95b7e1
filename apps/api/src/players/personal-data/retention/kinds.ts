import type { RetentionKind } from '@fairhouse/contract/operator';
import type { Rules } from '@fairhouse/jurisdictions';

/** What is removed by itself: how many days it is kept, how much is past that, and its removal. */
export interface RetainedKind {
  days(rules: Rules): number;
  /** Counted up to `most`. */
  countDue(days: number, most: number): Promise<number>;
  /** Answers how many went. */
  remove(days: number): Promise<number>;
}

export type RetainedKinds = Readonly<Record<RetentionKind, RetainedKind>>;
