import type { Database, Transaction } from '@fairhouse/database';
import { type Compiled, compileRule } from '../rules/compile-rule.ts';
import { readRule } from '../rules/read-rule.ts';
import { findGroup } from './group.store.ts';

/** A version of a group as one condition over `m`, with the names of the conditions in it; undefined where there is none. */
export async function groupCondition(
  db: Database | Transaction,
  { groupId, groupVersion }: { groupId: number; groupVersion: number },
): Promise<(Compiled & { conditions: string[] }) | undefined> {
  const group = await findGroup(db, groupId, groupVersion);
  if (!group) return undefined;
  const read = readRule(group.rule);
  // A rule was read before it was kept, and what a condition takes is only ever added to.
  if (!read.ok) throw new Error(`the rule of group ${groupId} cannot be read any more`);
  return { ...compileRule(read.data), conditions: read.data.leaves.map(({ condition }) => condition) };
}
