import type { Database, Transaction } from '@fairhouse/database';

/** A group as one condition over `m`, a row of member_record, by the value of $1; and the names of the conditions in it. */
export interface GroupCondition {
  sql: string;
  bound: string;
  conditions: readonly string[];
}

export interface EntryDeps {
  /** Undefined where there is no such version of a group. */
  groupCondition(
    db: Database | Transaction,
    group: { groupId: number; groupVersion: number },
  ): Promise<GroupCondition | undefined>;
}
